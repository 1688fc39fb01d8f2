/** Finds the words of a table in a text of one of the eleven languages. */
import { fold } from '../../../artwork/words/fold';
import { WORD_LANGUAGES, type WordLanguage, wordLanguage } from '../../../artwork/words/languages';

/** How many letters more a word may have at its end, where endings say its case or number. */
const ENDINGS: Partial<Record<WordLanguage, number>> = { de: 2, pl: 3, tr: 5, ja: 0, ar: 2 };
/** Only words of so many letters may have an ending, or be the tail of a compound. */
const LONG = 5;
const COMPOUNDS: readonly WordLanguage[] = ['de', 'nl'];

export interface Spotted<Key> {
  readonly key: Key;
  /** Letters before it, and its own, in the folded text. */
  readonly at: number;
  readonly length: number;
}

const patternOf = (word: string, language: WordLanguage): RegExp => {
  if (language === 'ja') return new RegExp(word, 'u');
  const endings = word.length < LONG ? 0 : (ENDINGS[language] ?? 2);
  const head = word.length >= LONG && COMPOUNDS.includes(language) ? '\\p{L}*' : '';
  const article = language === 'ar' ? '(?:[وبلف]?(?:ال)?)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${article}${head}${word}\\p{L}{0,${endings}}(?![\\p{L}\\p{N}])`, 'u');
};

/** Patterns of a table, made when a language is first asked for. */
const compiled = new WeakMap<object, Map<WordLanguage, readonly (readonly [string, readonly RegExp[]])[]>>();

function patternsOf(table: Readonly<Record<string, readonly string[]>>, language: WordLanguage) {
  const known = compiled.get(table) ?? new Map<WordLanguage, readonly (readonly [string, readonly RegExp[]])[]>();
  compiled.set(table, known);
  const there = known.get(language);
  if (there !== undefined) return there;
  const column = WORD_LANGUAGES.indexOf(language);
  const made = Object.entries(table).map(([key, row]): readonly [string, readonly RegExp[]] => [
    key,
    (row[column] ?? '').split(',').map((word) => patternOf(fold(word, language), language)),
  ]);
  known.set(language, made);
  return made;
}

/** Every key whose words stand in the text, in the order of the text; of a tag without words, those of English are sought. */
export function spot<Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
  text: string,
  tag: string,
): Spotted<Key>[] {
  const language = wordLanguage(tag) ?? 'en';
  const folded = fold(text, language);
  return patternsOf(table, language)
    .flatMap(([key, patterns]) => {
      const found = patterns.flatMap((pattern) => {
        const hit = pattern.exec(folded);
        return hit === null ? [] : [{ key: key as Key, at: hit.index, length: hit[0].length }];
      });
      const [longest] = found.sort((one, other) => other.length - one.length);
      return longest === undefined ? [] : [longest];
    })
    .sort((one, other) => one.at - other.at || other.length - one.length);
}
