/** Conjunctions at the beginning of what stands by itself. */
import type { Lexicon } from '../lexicon/lexicon';

/** Conjunctions that only add; "or" and "but" carry meaning and stay. */
const ADDING = new Set('and und en och y e et i oraz ve и و और & plus sowie samt'.split(' '));

/** A thought of its own does not begin with "and". */
export const withoutConjunction = (text: string, { and }: Lexicon): string => {
  const [first = '', ...rest] = text.split(/\s+/u);
  const word = first.toLowerCase();
  return rest.length > 0 && and.has(word) && ADDING.has(word) ? rest.join(' ') : text;
};
