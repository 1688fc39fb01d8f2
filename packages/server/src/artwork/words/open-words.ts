/** The words that the build left: read a language at a time, when it is first asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundSubject, findSubjects, type Reading } from './find-subjects';
import { fold } from './fold';
import { type WordLanguage, wordLanguage } from './languages';
import type { Numbered, Subjects, WordTable } from './word-table';

/** Subjects of a text in a language tag's language; none in one that no words are known in. */
export type FindSubjects = (
  text: string,
  language: string,
  reading: Reading,
  about?: string,
) => readonly FoundSubject[];

export interface WordSources {
  /** Where the build left the artwork; undefined when it did not. */
  readonly folder: string | undefined;
  /** The words of each of the user's own pictures. */
  readonly own: readonly (readonly string[])[];
}

const NOTHING: WordTable = { concepts: {}, names: {}, heads: {}, keywords: {} };
const NO_SUBJECTS: Subjects = { concepts: [], pictures: [], persons: 0 };

const numbered = (lists: WordSources['own'], language: WordLanguage): Numbered => {
  const found: Record<string, number[]> = Object.create(null) as Record<string, number[]>;
  lists.forEach((words, number) => {
    for (const word of new Set(words.map((word) => fold(word, language))))
      if (word !== '') (found[word] ??= []).push(number);
  });
  return found;
};

export function openWords({ folder, own }: WordSources): FindSubjects {
  const read = <T>(path: string, otherwise: T): T =>
    folder === undefined ? otherwise : (JSON.parse(readFileSync(join(folder, path), 'utf8')) as T);
  let subjects: Subjects | undefined;
  const tables = new Map<string, WordTable>();
  return (text, tag, reading, about) => {
    const known = wordLanguage(tag);
    // The user's own words may be of any language; most are written as English is.
    const language = known ?? 'en';
    if (known === undefined && own.length === 0) return [];
    subjects ??= read('subjects.json', NO_SUBJECTS);
    const key = known ?? 'own';
    const table = tables.get(key) ?? {
      ...(known === undefined ? NOTHING : read(`words/${known}.json`, NOTHING)),
      ...(own.length > 0 && { own: numbered(own, language) }),
    };
    tables.set(key, table);
    return findSubjects(text, reading, language, table, subjects, about);
  };
}
