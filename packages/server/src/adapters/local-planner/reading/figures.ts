/** Finds a number that can stand large on its own, with the words that explain it. Dates, hours and addresses are no figures. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { findPhone, namesStreet, namesTime, PERCENT, PRICE } from './patterns';

export interface Figure {
  /** The number as the brief writes it, with its currency or sign and a word such as "from" before it. */
  readonly value: string;
  readonly label: string;
}

const LONGEST_LABEL = 9;
const LEADING_NUMBER =
  /^((?:[\p{Sc}]\s?)?\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+|\s\p{Nd}{3}(?!\p{Nd}))*\s?(?:[%٪%+]|million\b|billion\b|Mio\.|k\b)?)\s+(.+)$/u;
const QUANTIFIERS =
  /^(over|more than|up to|nearly|almost|just|only|around|about|from|at least|über|mehr als|bis zu|nur|rund|ab|más de|hasta|solo|desde|plus de|jusqu['’]à|seulement|dès|oltre|più di|fino a|solo|mais de|até|meer dan|ruim|slechts|vanaf|över|mer än|upp till|bara|ponad|tylko|od|более|больше|от|всего|أكثر من|حتى)\s+/iu;
/** Prepositions that the value does without: "a month for £29" shows "£29". */
const FOR = new Set('for für por pour per para voor för za за بـ ב a à at um'.split(' '));

const isYear = (value: string): boolean => /^(?:19|20)\d\d$/u.test(value.trim());

/** The figure at the head of a text, or a price at its end. */
export const findFigure = (text: string, lexicon: Lexicon): Figure | undefined => {
  if (findPhone(text) !== undefined || namesStreet(text) || visibleWords(text) > LONGEST_LABEL + 4) return undefined;
  return leading(text, lexicon) ?? closingPrice(text, lexicon);
};

const leading = (text: string, lexicon: Lexicon): Figure | undefined => {
  const quantifier = QUANTIFIERS.exec(text)?.[0] ?? '';
  const match = LEADING_NUMBER.exec(text.slice(quantifier.length));
  const number = match?.[1]?.trim();
  const label = match?.[2]?.trim() ?? '';
  if (number === undefined || isYear(number) || /^[-–x×/:]/u.test(label)) return undefined;
  if (namesTime(`${number} ${label.split(' ').slice(0, 2).join(' ')}`, lexicon.language)) return undefined;
  if (
    visibleWords(label) > LONGEST_LABEL ||
    visibleWords(label) < 1 ||
    /[,;:]\s/u.test(label) ||
    /^(?:to|bis|a|à|–|-)\s/u.test(label)
  )
    return undefined;
  if (lexicon.and.has(label.split(' ')[0]?.toLowerCase() ?? '')) return undefined;
  return { value: `${quantifier}${number}`, label };
};

const closingPrice = (text: string, lexicon: Lexicon): Figure | undefined => {
  const price = PRICE.exec(text) ?? PERCENT.exec(text);
  if (price === null || price.index === 0) return undefined;
  const after = text.slice(price.index + price[0].length).trim();
  if (after !== '' && !/^(?:a|per|each|pro|al|por|par|la|le)\s\p{L}+$|^each$/u.test(after)) return undefined;
  const words = text.slice(0, price.index).trim().split(/\s+/u);
  const last = words.at(-1)?.toLowerCase() ?? '';
  const value = `${price[0]}${after === '' ? '' : ` ${after}`}`;
  const drop = lexicon.hangs.has(last) ? 1 : 0;
  const label = words
    .slice(0, words.length - drop)
    .join(' ')
    .replace(/[,:;–-]+$/u, '');
  if (label === '' || /[,;:]\s/u.test(label) || lexicon.hangs.has(label.split(' ').at(-1)?.toLowerCase() ?? ''))
    return undefined;
  if (visibleWords(label) > LONGEST_LABEL) return undefined;
  return { value: drop === 1 && !FOR.has(last) ? `${words.at(-1) ?? ''} ${value}` : value, label };
};
