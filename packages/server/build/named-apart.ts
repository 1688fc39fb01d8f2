/**
 * Words of a concept that are the whole name of another picture than the concept's first: a tram is of trains, and yet has a
 * picture of its own. They are shown as what they name, with the colours, the place and the sounds of their concept.
 *
 * In one language a name may be that of another thing too (the French `casque` is a helmet and headphones). What a concept
 * and a picture share in several languages is the same thing.
 */
import type { WordLanguage } from '../src/artwork/words/languages';
import type { Numbered, Subjects, WordTable } from '../src/artwork/words/word-table';

type Tables = readonly (readonly [WordLanguage, WordTable])[];

/** Languages in which a word of the concept names the picture, at least. Pictures are named in English. */
const AGREEING = 3;
const OF_PICTURES: WordLanguage = 'en';

const pairOf = (concept: number, picture: number): string => `${concept} ${picture}`;

/** Words of a single concept whose picture by name shows a thing and is not the first of the concept's. */
const candidates = ({ concepts, names }: WordTable, subjects: Subjects) =>
  Object.entries(concepts).flatMap(([word, [concept, ...others]]) => {
    const picture = Object.hasOwn(names, word) ? names[word]?.[0] : undefined;
    if (concept === undefined || others.length > 0 || picture === undefined || picture >= subjects.persons) return [];
    const [first] = subjects.concepts[concept]?.pictures ?? [];
    // A concept without pictures says that there is none.
    const shown = first === undefined || first.replace(/^noto:/, '') === subjects.pictures[picture];
    return shown ? [] : [{ word, picture, pair: pairOf(concept, picture) }];
  });

export function namedApart(tables: Tables, subjects: Subjects): ReadonlyMap<WordLanguage, Numbered> {
  const found = tables.map(([language, table]) => ({ language, words: candidates(table, subjects) }));
  const agreeing = new Map<string, number>();
  for (const { words } of found)
    for (const pair of new Set(words.map(({ pair }) => pair))) agreeing.set(pair, (agreeing.get(pair) ?? 0) + 1);
  return new Map(
    found.map(({ language, words }) => [
      language,
      Object.fromEntries(
        words
          .filter(({ pair }) => language === OF_PICTURES || (agreeing.get(pair) ?? 0) >= AGREEING)
          .map(({ word, picture }) => [word, [picture]] as const),
      ),
    ]),
  );
}
