/** Conjunctions at the beginning of what stands by itself. */
import type { Lexicon } from '../lexicon/lexicon';

/** Conjunctions that only add; "or" and "but" carry meaning and stay. */
const ADDING = new Set('and und en och y e et i oraz ve и و और & plus sowie samt'.split(' '));

/** Arabic writes "and" as a part of the next word; these begin with the letter themselves. */
const OWN_WAW =
  /^و(?:رد|رش|جب|ات|اي|سط|قت|قود|كال|كيل|ظائف|ظيف|حد|اح|زن|رق|طن|ثائق|صف|صل|لاد|لد|اجه|اسع|سيط|فر|فّر|يب|اق|الد|عي|عد|ضع|ضوح)/u;
const JOINED_AND = /^و(?=\p{L}{4})/u;

/** A thought of its own does not begin with "and". */
export const withoutConjunction = (text: string, { and }: Lexicon): string => {
  const [first = '', ...rest] = text.split(/\s+/u);
  const word = first.toLowerCase();
  if (JOINED_AND.test(text) && !OWN_WAW.test(text)) return text.slice(1);
  return rest.length > 0 && and.has(word) && ADDING.has(word) ? rest.join(' ') : text;
};
