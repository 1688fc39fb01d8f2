/**
 * The artwork of films: pictures of things, photographs of places, and which words they belong to. Opening reads next to
 * nothing; everything is read when it is first asked for. Where artwork is missing nothing is thrown: there are no
 * pictures then, and a note says so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtPictures } from './built-pictures';
import { locateArtwork } from './locate-artwork';
import { ownPictures } from './own-pictures';
import type { Picture, VectorPicture } from './picture';
import type { PictureSet } from './picture-index';
import { type Lacking, lacking } from './whole-artwork';
import type { FoundSubject, Reading } from './words/find-subjects';
import { openWords } from './words/open-words';

export interface ArtworkOptions {
  /** Where the built-in artwork lies. Default: where the build leaves it. */
  readonly built?: string | undefined;
  /** A folder of the user's own pictures, which come before the built-in ones. */
  readonly folder?: string | undefined;
}

/** A thing that a text speaks of and that can be shown. */
export interface Subject {
  /** As it stands in the text, and where. */
  readonly words: string;
  readonly at: number;
  /** At least one, the best one first. */
  readonly pictures: readonly Picture[];
  /** What belongs to it and says nothing of it by itself. */
  readonly beside?: readonly Picture[];
  /** The concept that the words are of, when the table has one: its name, its family of palettes, where it is at home, and
   * what it sounds like. */
  readonly concept?: string;
  readonly trade?: string;
  readonly place?: string;
  readonly sounds?: readonly string[];
  /** Grows with how much the text is about it; about 0.4 to 5. */
  readonly score: number;
}

export interface Artwork {
  /** What is missing or can't be used, in sentences for the user. */
  readonly notes: readonly string[];
  /** A picture by its name. Without a set: Fluent's, else Noto's. */
  readonly picture: (name: string, set?: PictureSet) => VectorPicture | undefined;
  /** The names of a set's pictures. */
  readonly pictures: (set: PictureSet) => readonly string[];
  /** Path of a place's photograph (WebP, 640×640, sharp). */
  readonly place: (name: string) => string | undefined;
  /** The names of the places that were photographed. */
  readonly places: () => readonly string[];
  /**
   * The things of a sentence in a language (a tag such as `pt-BR`), the best first; none when nothing can be shown well.
   * `about`: what is said around it, which settles what its words mean.
   */
  readonly subjects: (text: string, language: string, about?: string) => readonly Subject[];
  /** What shows the one thing that the words name; stricter, since no other word tells what is meant. */
  readonly named: (name: string, language: string) => readonly Subject[];
}

const notesOf = ({ pictures, faces, places }: Lacking): string[] =>
  [
    pictures && `The built-in pictures can't be used (${pictures}), so that scenes are drawn with type alone.`,
    faces && `Faces of headlines can't be used (${faces}), so that others are drawn.`,
    places && `Photographs of places can't be used (${places}), so that scenes are drawn without them.`,
  ].flatMap((note) => (note ? [`${note} \`npm run build\` makes them.`] : []));

const ONE_SET = /^(noto|fluent):(.+)$/;

export function openArtwork({ built = locateArtwork(), folder }: ArtworkOptions = {}): Artwork {
  const own = folder === undefined ? undefined : ownPictures(folder);
  const lacks = lacking(built);
  const there = lacks.pictures === undefined;
  const pictures = there ? builtPictures(built) : undefined;
  let names: readonly string[] | undefined;
  const places = (): readonly string[] => {
    const folder = join(built, 'places');
    names ??= existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith('.webp'))
          .map((file) => file.slice(0, -'.webp'.length))
          .sort()
      : [];
    return names;
  };
  const findPicture = (name: string, set?: PictureSet): VectorPicture | undefined => pictures?.find(name, set);
  const pictureOf = (wanted: string): VectorPicture | undefined => {
    const [, set, name] = ONE_SET.exec(wanted) ?? [];
    return (set && name ? findPicture(name, set as PictureSet) : undefined) ?? findPicture(name ?? wanted);
  };
  const toSubject = ({ pictures: wanted, concept, own: ownNumbers = [], ...found }: FoundSubject): Subject[] => {
    const shown = [
      ...ownNumbers.flatMap((number) => own?.pictures[number] ?? []),
      ...wanted.flatMap((name) => pictureOf(name) ?? []),
    ];
    if (shown.length === 0) return [];
    if (concept === undefined) return [{ ...found, pictures: shown }];
    const { id, trade, place, sounds } = concept;
    const beside = (concept.beside ?? []).flatMap((name) => pictureOf(name) ?? []);
    return [{ ...found, pictures: shown, beside, concept: id, trade, place, sounds }];
  };
  const findWords = openWords({ folder: there ? built : undefined, own: own?.words ?? [] });
  const read = (text: string, language: string, reading: Reading, about?: string): readonly Subject[] =>
    findWords(text, language, reading, about).flatMap(toSubject);
  return {
    notes: [...notesOf(lacks), ...(own?.notes ?? [])],
    picture: findPicture,
    pictures: (set) => pictures?.names(set) ?? [],
    place: (name) => (places().includes(name) ? join(built, 'places', `${name}.webp`) : undefined),
    places,
    subjects: (text, language, about) => read(text, language, 'sentence', about),
    named: (name, language) => read(name, language, 'name'),
  };
}
