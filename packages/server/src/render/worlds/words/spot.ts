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

/** What says more than its letters. */
const SYNTAX = /[\\()[\]{}|?*+.^$]/;

/** Finds a word in folded texts. Its pattern is made when a text has its letters: of hundreds of words few do, and each takes long. */
function finderOf(word: string, language: WordLanguage): (folded: string) => RegExpExecArray | null {
  const isPlain = !SYNTAX.test(word);
  let pattern: RegExp | undefined;
  return (folded) => {
    if (isPlain && !folded.includes(word)) return null;
    pattern ??= patternOf(word, language);
    return pattern.exec(folded);
  };
}

type Finders = readonly (readonly [string, readonly ReturnType<typeof finderOf>[]])[];

/** Finders of a table, made when a language is first asked for. */
const made = new WeakMap<object, Map<WordLanguage, Finders>>();

function findersOf(table: Readonly<Record<string, readonly string[]>>, language: WordLanguage): Finders {
  const known = made.get(table) ?? new Map<WordLanguage, Finders>();
  made.set(table, known);
  const there = known.get(language);
  if (there !== undefined) return there;
  const column = WORD_LANGUAGES.indexOf(language);
  const finders = Object.entries(table).map(([key, row]): Finders[number] => [
    key,
    (row[column] ?? '').split(',').map((word) => finderOf(fold(word, language), language)),
  ]);
  known.set(language, finders);
  return finders;
}

/** Every key whose words stand in the text, in the order of the text; of a tag without words, those of English are sought. */
export function spot<Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
  text: string,
  tag: string,
): Spotted<Key>[] {
  const language = wordLanguage(tag) ?? 'en';
  const folded = fold(text, language);
  return findersOf(table, language)
    .flatMap(([key, finders]) => {
      const found = finders.flatMap((find) => {
        const hit = find(folded);
        return hit === null ? [] : [{ key: key as Key, at: hit.index, length: hit[0].length }];
      });
      const [longest] = found.sort((one, other) => other.length - one.length);
      return longest === undefined ? [] : [longest];
    })
    .sort((one, other) => one.at - other.at || other.length - one.length);
}
