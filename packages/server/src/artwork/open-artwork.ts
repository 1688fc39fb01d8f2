/**
 * The artwork of films: pictures of things, photographs of places, and which words they belong to. Opening reads next to
 * nothing; everything is read when it is first asked for. Where artwork is missing nothing is thrown: there are no
 * pictures then, and a note says so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtPictures } from './built-pictures';
import { locateArtwork } from './locate-artwork';
import type { VectorPicture } from './picture';
import type { PictureSet } from './picture-index';

export interface ArtworkOptions {
  /** Where the built-in artwork lies. Default: where the build leaves it. */
  readonly built?: string | undefined;
}

export interface Artwork {
  /** What is missing, in sentences for the user. */
  readonly notes: readonly string[];
  /** A picture by its name. Without a set: Fluent's, else Noto's. */
  readonly picture: (name: string, set?: PictureSet) => VectorPicture | undefined;
  /** The names of a set's pictures. */
  readonly pictures: (set: PictureSet) => readonly string[];
  /** Path of a place's photograph (WebP, 640×640, sharp). */
  readonly place: (name: string) => string | undefined;
  /** The names of the places that were photographed. */
  readonly places: () => readonly string[];
}

const MISSING =
  'The built-in pictures are missing (the build did not leave them), so that scenes are drawn with type alone. `npm run build` makes them.';

export function openArtwork({ built = locateArtwork() }: ArtworkOptions = {}): Artwork {
  const there = existsSync(join(built, 'pictures.json'));
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
  return {
    notes: there ? [] : [MISSING],
    picture: (name, set) => pictures?.find(name, set),
    pictures: (set) => pictures?.names(set) ?? [],
    place: (name) => (places().includes(name) ? join(built, 'places', `${name}.webp`) : undefined),
    places,
  };
}
