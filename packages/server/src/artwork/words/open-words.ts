/** The words that the build left: read a language at a time, when it is first asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundSubject, findSubjects, type Reading } from './find-subjects';
import { type WordLanguage, wordLanguage } from './languages';
import type { Subjects, WordTable } from './word-table';

/** Subjects of a text in a language tag's language; none in one that no words are known in. */
export type FindSubjects = (text: string, language: string, reading: Reading) => readonly FoundSubject[];

/** `folder` is where the build left the artwork, and must hold it. */
export function openWords(folder: string): FindSubjects {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
  let subjects: Subjects | undefined;
  const tables = new Map<WordLanguage, WordTable>();
  return (text, tag, reading) => {
    const language = wordLanguage(tag);
    if (language === undefined) return [];
    subjects ??= read<Subjects>('subjects.json');
    const table = tables.get(language) ?? read<WordTable>(`words/${language}.json`);
    tables.set(language, table);
    return findSubjects(text, reading, language, table, subjects);
  };
}
