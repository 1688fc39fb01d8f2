/** How often words lead to a fitting picture, to none, or to a wrong one: over a list of nouns in all languages. */
import { readFileSync } from 'node:fs';
import type { Artwork } from '../../src/artwork/open-artwork';

export interface Rate {
  readonly words: number;
  /** A fitting picture, or none where the list says that none fits. */
  readonly fitting: number;
  readonly none: number;
  readonly wrong: number;
}

const TYPE_ALONE = 'NONE';

const judge = (artwork: Artwork, word: string, language: string, accepted: readonly string[]): keyof Rate => {
  const name = artwork.named(word, language)[0]?.pictures[0]?.name;
  if (name === undefined) return accepted.includes(TYPE_ALONE) ? 'fitting' : 'none';
  return accepted.includes(name) ? 'fitting' : 'wrong';
};

/** `path`: a table whose columns are languages and, last, the names of pictures that fit. */
export function rateNouns(artwork: Artwork, path: string): ReadonlyMap<string, Rate> {
  const [header = [], ...rows] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const languages = header.slice(0, -1);
  return new Map(
    languages.map((language, column) => {
      const judged = rows.map((row) => judge(artwork, row[column] ?? '', language, (row.at(-1) ?? '').split(',')));
      const count = (what: keyof Rate): number => judged.filter((one) => one === what).length;
      return [language, { words: rows.length, fitting: count('fitting'), none: count('none'), wrong: count('wrong') }];
    }),
  );
}
