/**
 * A brief of one short line is told in its parts, "Handmade soap" and "From Cornwall", before any of it is said again.
 */
import { visibleWords } from '../reading/measure';
import { joinPhrases, type Phrase, phrasesOf, STRENGTH } from '../reading/phrases';
import type { Reading } from '../reading/read-brief';
import { readThought, type Thought } from '../reading/thought';

const LEAST_WORDS = 2;
/** Longer texts are no short line; what a sentence can be cut into was cut before. */
const MOST_WORDS = 30;
/** Characters of a short line, whatever it counts as words. */
const LONGEST = 400;

const COMMAS = /(?<=[,،、，;])\s*/u;

/** "Bar Luca, via Roma 3, aperitivo 18-21" */
const listed = (text: string): Phrase[] =>
  text.split(COMMAS).map((part, at) => ({ text: part, strength: at === 0 ? 0 : STRENGTH.comma }));

/** The two parts of a text that come nearest to halves, each of two words or more. */
const halves = (text: string, weakest: number, { lexicon }: Reading): readonly string[] => {
  if (visibleWords(text) > MOST_WORDS || text.length > LONGEST) return [text];
  const phrases = text.split(COMMAS).length > 1 ? listed(text) : phrasesOf(text, lexicon);
  const cuts = phrases.flatMap(({ strength }, at) =>
    strength >= weakest ? [[joinPhrases(phrases.slice(0, at)), joinPhrases(phrases.slice(at))]] : [],
  );
  const uneven = ([before = '', after = '']: readonly string[]): number =>
    Math.abs(visibleWords(before) - visibleWords(after));
  return (
    cuts
      .filter((parts) =>
        parts.every((part) => visibleWords(part) >= (phrases.length > 1 && COMMAS.test(text) ? 1 : LEAST_WORDS)),
      )
      .sort((a, b) => uneven(a) - uneven(b))[0] ?? [text]
  );
};

interface Cutting {
  /** How many thoughts there should be. */
  readonly wanted: number;
  /** The weakest break at which one is cut. */
  readonly weakest: number;
}

/** Cuts the longest thoughts until there are enough, or none can be cut. */
export const tellInParts = (
  thoughts: readonly Thought[],
  { wanted, weakest }: Cutting,
  reading: Reading,
): Thought[] => {
  let told = [...thoughts];
  const whole = new Set<Thought>();
  while (told.length < wanted) {
    const [longest] = told
      .filter((thought) => !whole.has(thought) && thought.list === undefined && thought.quotation === undefined)
      .sort((a, b) => visibleWords(b.text) - visibleWords(a.text));
    if (longest === undefined) break;
    const parts = halves(longest.text, weakest, reading);
    if (parts.length === 1) whole.add(longest);
    else {
      const read = parts.map((part, at) => readThought(part, 0, reading.lexicon, undefined, undefined, at > 0));
      told = told.flatMap((thought) => (thought === longest ? read : [thought]));
    }
  }
  return told.map((thought, order) => ({ ...thought, order }));
};
