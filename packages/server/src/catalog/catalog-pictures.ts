/** Which pictures a word leads to, as a film would take them. */
import { openArtwork, type Subject } from '../artwork/open-artwork';
import type { Picture } from '../artwork/picture';
import { WORD_LANGUAGES, wordLanguage } from '../artwork/words/languages';

export interface CatalogPicture {
  readonly name: string;
  readonly set: Picture['set'];
  readonly type: Picture['type'];
  /** The language that the word was found in; a word may be one of several. */
  readonly language: string;
  readonly concept?: string;
  readonly trade?: string;
  readonly place?: string;
  readonly sounds?: readonly string[];
}

export interface PictureCatalog {
  /** The best first; empty when a scene would be set with type alone. */
  readonly pictures: readonly CatalogPicture[];
  /** What is missing or can't be used, in sentences. */
  readonly notes: readonly string[];
  /** Draws the pictures on one sheet, a PNG. */
  sheet(): Promise<Buffer>;
}

export interface CatalogOptions {
  /** Tag of the word's language. Default: every language that words are known in, English first. */
  readonly language?: string | undefined;
  /** Folder of the user's own pictures. */
  readonly artwork?: string | undefined;
}

const describe = (picture: Picture, { concept, trade, place, sounds }: Subject, language: string): CatalogPicture => ({
  name: picture.name,
  set: picture.set,
  type: picture.type,
  language,
  ...(concept !== undefined && { concept }),
  ...(trade !== undefined && { trade }),
  ...(place !== undefined && { place }),
  ...(sounds !== undefined && { sounds }),
});

/** A tag of a language that no words are known in; every word would be unknown. */
const unknownLanguage = (tag: string | undefined): readonly string[] =>
  tag === undefined || wordLanguage(tag) !== undefined
    ? []
    : [`No words are known in the language ${tag}; they are in ${WORD_LANGUAGES.join(', ')}.`];

export function catalogPictures(word: string, { language, artwork: folder }: CatalogOptions = {}): PictureCatalog {
  const artwork = openArtwork({ folder });
  const found = new Map<string, { readonly picture: Picture; readonly entry: CatalogPicture }>();
  for (const tag of language === undefined ? WORD_LANGUAGES : [language])
    for (const subject of artwork.named(word, tag))
      for (const picture of subject.pictures) {
        const key = `${picture.set} ${picture.name}`;
        if (!found.has(key)) found.set(key, { picture, entry: describe(picture, subject, tag) });
      }
  const all = [...found.values()];
  return {
    pictures: all.map(({ entry }) => entry),
    notes: [...unknownLanguage(language), ...artwork.notes],
    async sheet() {
      const { pictureSheet } = await import('./picture-sheet');
      return pictureSheet(
        all.map(({ picture, entry }) => ({ picture, lines: [entry.name, entry.concept ?? entry.set] })),
      );
    },
  };
}
