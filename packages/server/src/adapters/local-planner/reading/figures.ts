/**
 * Finds a number that can stand large on its own, with the words before and after it. Dates, hours, addresses, phone
 * numbers and years are no figures.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { findPhone, namesStreet, namesTime, pricesIn } from './patterns';

export interface Figure {
  /** What leads to the number, set small above it; may be empty. */
  readonly before: string;
  /** The number as the brief writes it, with what it counts. */
  readonly words: string;
}

const MOST_WORDS = 11;
const MOST_BEFORE = 4;
const MOST_AFTER = 6;
/** The same where words lead to it: what goes on for long is a sentence. */
const MOST_AFTER_LEAD = 4;
/** A preposition of one letter, which Arabic writes before a number, or a bracket that ends behind it. */
const HANGING = /(?:^|\s)\p{Lo}ـ?$|[(（]$/u;
const FIGURE =
  /(?<![\p{L}\p{N}.,:/%-])(?:(?:R\$|[%\p{Sc}])\s?)?\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+)*(?:\s?(?:[%٪%]|\p{Sc}|zł|kr|円|元|원)(?!\p{L})|\+)?(?![\p{L}\p{N}:/×–-])/gu;

/** A limit belongs to the words before it: "Children under 12". */
const COMPARING =
  /(?:^|\s)(?:under|over|below|above|über|unter|bajo|sobre|más de|menos de|moins de|sous|sotto|sopra|menores de|até|onder|boven)$/iu;

/** "There is", "you get": these lead to a number without saying anything. */
const EMPTY =
  /^(?:there (?:is|are)|you get|we (?:have|offer)|es gibt|il y a|c’è|ci sono|hay|há|er (?:is|zijn)|det finns)$/iu;

const hasContent = (text: string, { hangs }: Lexicon): boolean =>
  !EMPTY.test(text) && text.split(/\s+/u).some((word) => !hangs.has(word.toLowerCase()) && /\p{L}{3}/u.test(word));

/** Arabic writes "and" as the first letter of the next word. */
const joins = (word: string, { and, language }: Lexicon): boolean =>
  and.has(word.toLowerCase()) || (language === 'ar' && /^و\p{L}{4,}/u.test(word));

const isYear = (value: string): boolean => /^(?:19|20)\d\d$/u.test(value);

/** The one figure of a short text. */
export const findFigure = (text: string, lexicon: Lexicon): Figure | undefined => {
  if (visibleWords(text) > MOST_WORDS || findPhone(text) !== undefined || namesStreet(text)) return undefined;
  if (/[,;:.!?]\s/u.test(text)) return undefined;
  const [first, ...others] = [...text.matchAll(FIGURE)];
  if (first === undefined || isYear(first[0])) return undefined;
  // "50 ml for £18": what is for sale is a price, and how much of it no figure.
  const prices = pricesIn(text);
  if (!/[%٪%]/u.test(first[0]) && prices.length > 0 && !prices.some((price) => first[0].includes(price)))
    return undefined;
  const before = text.slice(0, first.index).trim();
  const words = text.slice(first.index).trim();
  const near = words.split(/\s+/u).slice(0, 3).join(' ');
  if (namesTime(near, lexicon.language) || /^\S+\s(?:\p{Nd}{3}|to|bis|a|à|до|till|tot|al)(?!\p{L})/u.test(words))
    return undefined;
  // "€ 12.50 and all of it goes to the hospice": the sentence goes on beyond what is counted.
  const goesOn = words.split(/\s+/u).findIndex((word, at) => at > 0 && joins(word, lexicon));
  if (goesOn > 0 && visibleWords(words) - goesOn > 3) return undefined;
  // What leads to the number must say something: "Tickets from", not "It is".
  const leads = before.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  // Only what is large is worth its preposition: "Tickets from | £12", "Trusted by | 4,200 firms", and not "from | 6 am".
  if (lexicon.starts.has(leads) && !/\p{Sc}|\p{Nd}\D?\p{Nd}{2}/u.test(first[0])) return undefined;
  if (before !== '' && (visibleWords(before) < 2 || !hasContent(before, lexicon) || COMPARING.test(before)))
    return undefined;
  if (before !== '' && (HANGING.test(before) || others.length > 0 || visibleWords(words) - 1 > MOST_AFTER_LEAD))
    return undefined;
  const plain = /^\p{Nd}{1,2}$/u.test(first[0]) && before !== '';
  const worthy = !plain || (others.length === 0 && visibleWords(words) > 1);
  if (!worthy || visibleWords(before) > MOST_BEFORE || visibleWords(words) - 1 > MOST_AFTER) return undefined;
  // A number inside a longer statement belongs to it, unless what leads to it is short.
  return before === '' && words === first[0] ? undefined : { before, words };
};
