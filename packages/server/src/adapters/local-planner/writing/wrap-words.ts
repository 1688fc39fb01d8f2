/** Cuts what is too long for a line and offers no break between words, as a last resort. */
import type { Lexicon } from '../lexicon/lexicon';
import { AUXILIARIES, beginsWithDeterminer } from '../reading/lists';
import { visibleWords } from '../reading/measure';
import { OUT_OF, type Phrase, STRENGTH } from '../reading/phrases';

/** Words of a line, which is a card of its own where there is time: they are read in a glance. */
export const LINE_WORDS = 7;
/** A line of fewer words looks forgotten. */
export const LEAST_LEFT = 3;
/** "15 h" is read as one word. */
const HOUR = /^[hu]$/u;

/** Words of a line. */
export const wordsOfLine = (text: string): number =>
  visibleWords(text.replaceAll(/(?<=\p{N})\s(?=[hu](?![\p{L}\p{N}]))/gu, ''));

/** Words that a line without a better end is filled with. */
const FULL = 6;

/** The strength of a break where the sentence offers none. */
const TORN = 0.5;

/** Fewer words before what hangs on the next line are no line. */
const LEAST_WRAPPED = 3;

/** What it is worth that a line begins with a word: an article does, a particle before a preposition goes with its verb. */
const beginScore = (word: string, next: string, { starts, hangs }: Lexicon): number => {
  if (starts.has(word) || beginsWithDeterminer(word)) return 2;
  return hangs.has(word) && !AUXILIARIES.has(word) && starts.has(next) ? -2 : 0;
};

/** Two words with capitals are rather a name, where nouns have none. */
const TITLED = /^(?:\p{L}[’'])?\p{Lu}\p{Ll}[\p{L}’'-]*$/u;

/** How good it is to end a line before the word at `end`: after a comma, before an article, never after one. */
const wrapScore = (words: readonly string[], end: number, lexicon: Lexicon): number => {
  const [last = '', word = '', next = ''] = words.slice(end - 1, end + 2);
  const left = words.length - end;
  // As written: "May" is a month where "may" hangs.
  // "24h su 24 | provincia di Latina": so many of so many stay together.
  const isCounted = OUT_OF.test(words[end - 2] ?? '') && /^\p{N}{1,2}$/u.test(last);
  const isWithin = OUT_OF.test(word) && /^\p{N}/u.test(last) && /^\p{N}/u.test(next);
  const hangs = lexicon.hangs.has(last) || (/\p{N}\.?$/u.test(last) && !isCounted);
  const begins = beginScore(word.toLowerCase(), next.toLowerCase(), lexicon);
  return (
    (/[,،]$/u.test(last) ? 3 : 0) +
    (hangs ? -4 + (AUXILIARIES.has(last) ? Math.max(0, begins) : 0) : begins) -
    (/^\p{N}{1,2}\.$/u.test(last) ? 4 : 0) +
    (isCounted ? 2 : 0) -
    (isWithin ? 6 : 0) -
    // "de 15 h à 17 h"
    (HOUR.test(word) && /\p{N}$/u.test(last) ? 8 : 0) -
    (lexicon.language !== 'de' && TITLED.test(last) && TITLED.test(word) ? 4 : 0) -
    (left > 0 && left < LEAST_LEFT ? 2 : 0) +
    end * 0.2
  );
};

/** The parts of a text, of a line's words each: "serves a hot | meal" is "serves | a hot meal". */
export const wordWrapped = (text: string, lexicon: Lexicon): Phrase[] => {
  const phrases: Phrase[] = [];
  let words = text.split(/\s+/u);
  let strength = 0;
  while (words.length - words.filter((word) => HOUR.test(word)).length > LINE_WORDS) {
    let end = LEAST_WRAPPED;
    for (let at = end + 1; at <= FULL; at += 1)
      if (wrapScore(words, at, lexicon) > wrapScore(words, end, lexicon)) end = at;
    phrases.push({ text: words.slice(0, end).join(' '), strength });
    strength = /[,،]$/u.test(words[end - 1] ?? '') ? STRENGTH.comma : TORN;
    words = words.slice(end);
  }
  return [...phrases, { text: words.join(' '), strength }];
};
