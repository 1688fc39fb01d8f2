/**
 * What says nothing by itself shares the scene of what stands before it: a price alone, what it costs later, until when an offer
 * holds. "£95 until 1 April." and "Then it's £130." are one thought; so are a candle and "£18".
 */
import { isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { namesPrice, namesTime, pricesIn } from './patterns';
import type { Thought } from './thought';

/** Words of what leans on a price or on an offer. */
const MOST_LEANING = 7;
const MOST_DEADLINE = 5;
/** Words that a scene holds at a glance, and how many parts. */
const MOST_WORDS = 16;
const MOST_PARTS = 3;

/** A price and nothing else, at most with small words: "only £18". */
const isPriceAlone = (text: string, { starts, hangs, always }: Lexicon): boolean => {
  const [price, second] = pricesIn(text);
  if (price === undefined || second !== undefined) return false;
  const beside = text.replace(price, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSmall = (word: string): boolean =>
    [starts, hangs, always].some((words) => words.has(word.toLowerCase())) || isOneOf(BESIDE_NUMBERS.currencies, word);
  return beside.length <= MOST_BESIDE && beside.every(isSmall);
};
const MOST_BESIDE = 2;

/** "Then it's £130" */
const goesOn = ({ text, refersBack, kinds }: Thought): boolean =>
  refersBack && kinds.has('price') && !kinds.has('offer') && visibleWords(text) <= MOST_LEANING;

/** "Until Sunday", "only until 3 May". */
const isDeadline = ({ text, kinds }: Thought, { starts, always, language }: Lexicon): boolean => {
  const words = text.toLowerCase().split(/\s+/u);
  const [first = '', second = ''] = words;
  const leads = starts.has(first) || (always.has(first) && starts.has(second));
  const isOnlyTime = [...kinds].every((kind) => kind === 'time') && !namesPrice(text);
  return leads && isOnlyTime && namesTime(text, language) && words.length <= MOST_DEADLINE && words.length > 1;
};

/** "(thin crust only)" */
const isAside = (text: string): boolean => /^[(（][^()（）]*[)）]$/u.test(text) && visibleWords(text) <= MOST_LEANING;

/** "PASTICCERIA DOLCE VITA – BOLOGNA": a town alone is where who stands before it is. */
const isWhereOf = (before: Thought, { text, kinds }: Thought, { towns }: Lexicon): boolean =>
  kinds.size === 0 &&
  visibleWords(before.text) <= MOST_DEADLINE &&
  [...before.kinds].every((kind) => kind === 'introduction') &&
  isOneOf(towns, text);

/** "AOVE-0750" is what a shop calls it. */
const isNamed = (text: string): boolean =>
  /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text.replace(/\S*\p{N}\S*/gu, ''));

const isPlain = ({ list, quotation, contact, sides, kinds }: Thought): boolean =>
  list === undefined &&
  quotation === undefined &&
  contact === undefined &&
  sides === undefined &&
  !kinds.has('question');

const joins = (before: Thought, thought: Thought, lexicon: Lexicon): boolean => {
  const sells = before.kinds.has('offer') || before.kinds.has('price');
  const isPriced = pricesIn(before.text).length > 0;
  const leans = isPriceAlone(thought.text, lexicon)
    ? !before.kinds.has('price') && isNamed(before.text)
    : isAside(thought.text) ||
      isWhereOf(before, thought, lexicon) ||
      (sells && isDeadline(thought, lexicon)) ||
      (isPriced && goesOn(thought));
  return (
    leans &&
    isPlain(before) &&
    isPlain(thought) &&
    (before.parts?.length ?? 1) < MOST_PARTS &&
    visibleWords(before.text) + visibleWords(thought.text) <= MOST_WORDS
  );
};

/** The thoughts, each of which says something by itself. */
export const withLooseFactsBeside = (thoughts: readonly Thought[], lexicon: Lexicon): Thought[] => {
  const told: Thought[] = [];
  for (const thought of thoughts) {
    const before = told.at(-1);
    if (before === undefined || !joins(before, thought, lexicon)) {
      if (!isAside(thought.text) || thought.kinds.size > 0) told.push(thought);
      continue;
    }
    if (isWhereOf(before, thought, lexicon)) {
      told[told.length - 1] = { ...before, text: `${before.text}, ${thought.text}` };
      continue;
    }
    const { figure: _, ...rest } = before;
    told[told.length - 1] = {
      ...rest,
      text: `${before.text}${isAside(thought.text) ? '' : '.'} ${thought.text}`,
      parts: [...(before.parts ?? [before.text]), thought.text],
      kinds: new Set([...before.kinds, ...thought.kinds]),
    };
  }
  return told;
};
