/** The table of concepts: `concepts/*.psv`, a row a concept, its columns named by the first line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_LANGUAGES, type WordLanguage } from '../src/artwork/words/languages';
import type { Concept } from '../src/artwork/words/word-table';

export interface ConceptRow extends Concept {
  readonly words: Readonly<Record<WordLanguage, readonly string[]>>;
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Ids that begin with `~` are broad; pictures that begin with `+` only ever lie beside. */
const rowOf = (file: string, header: readonly string[], line: string): ConceptRow => {
  const cells = line.split('|');
  if (cells.length !== header.length) throw new Error(`${file}: ${cells.length} columns in ${line.slice(0, 60)}`);
  const cell = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));
  const { id = '', trade = '', place = '', pictures = '', sounds = '' } = cell;
  const words = {} as Record<WordLanguage, readonly string[]>;
  for (const language of WORD_LANGUAGES) words[language] = list(cell[language] ?? '');
  const shown = list(pictures);
  const beside = shown.flatMap((name) => (name.startsWith('+') ? [name.slice(1)] : []));
  return {
    id: id.replace(/^~/, ''),
    pictures: shown.filter((name) => !name.startsWith('+')),
    ...(beside.length > 0 && { beside }),
    trade,
    place,
    sounds: list(sounds),
    ...(id.startsWith('~') && { broad: true as const }),
    words,
  };
};

export function readConcepts(folder: string): readonly ConceptRow[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.psv'))
    .sort()
    .flatMap((file) => {
      const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
      return lines.map((line) => rowOf(file, header.split('|'), line));
    });
}
