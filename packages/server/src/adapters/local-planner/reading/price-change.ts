/** A price and the one that it takes the place of: "Eye test £10 instead of £25 until 30 November". */
import { folded } from '../../../wording/folded';
import { holdsOneOf, isOneOf } from '../../../wording/phrases';
import { BESIDE_NUMBERS } from '../languages/numbers';
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced } from './measure';
import { namesTime } from './patterns';
import { trimEndOf } from './trim-end';

export interface PriceChange {
  /** What stands before that with a price of its own; may be empty. */
  readonly also: string;
  /** What costs that; may be empty. */
  readonly thing: string;
  readonly before: string;
  readonly now: string;
  /** What stood behind the price that holds: "a month", "in June". */
  readonly aside?: string;
  /** What follows, such as until when. */
  readonly rest: string;
}

// The mark between digits must be there: an optional one makes long numbers take for ever.
const AMOUNT =
  /(?:(?:R\$|[$€£¥₹₽₺₩₴₫฿])\s?)?(?<![\p{Script=Latin}\p{N}.,:/])\p{Nd}+(?:[.,\u00a0\u202f’']\p{Nd}+|\s\p{Nd}{3}(?!\p{Nd}))*(?:[.,][-–])?(?![\p{N}%:/])/gu;
const LONGEST_CURRENCY = 12;
const SIGN = /^\s?(?:\p{Sc}|zł|kr\b|円|元|원)/u;

interface Amount {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isPrice: boolean;
}

const LEADING_SIGN = /^\p{Sc}\s?/u;

/** "1.189 € 949 €": where signs stand behind, the one before a number is that of the number before. */
const withoutOthersSign = (text: string): readonly RegExpExecArray[] => {
  const found = /\p{Nd}/u.test(text) ? [...text.matchAll(AMOUNT)] : [];
  // "5 L: 68 € 62 €": a number of something else has no sign at all.
  const first = found.find(
    ({ index, 0: amount }) => LEADING_SIGN.test(amount) || SIGN.test(text.slice(index + amount.length)),
  );
  const behind = first !== undefined && !LEADING_SIGN.test(first[0]);
  if (!behind) return found;
  for (const match of found) {
    const sign = LEADING_SIGN.exec(match[0])?.[0].length ?? 0;
    match.index += sign;
    match[0] = match[0].slice(sign);
  }
  return found;
};

const amountsIn = (text: string): readonly Amount[] =>
  withoutOthersSign(text).map(({ index, 0: amount }) => {
    const until = index + amount.length;
    const after = text.slice(until, until + LONGEST_CURRENCY);
    const space = /^\s/u.test(after) ? 1 : 0;
    // The sign behind "£32 £39" is that of the next.
    const sign = /^\p{Sc}/u.test(amount) ? 0 : (SIGN.exec(after)?.[0].length ?? 0);
    const word = BESIDE_NUMBERS.currencies.at(folded(after.slice(space)), 0)[0]?.end ?? 0;
    const end = until + Math.max(sign, word === 0 ? 0 : word + space);
    return { start: index, end, text: text.slice(index, end), isPrice: end > until || /^\P{N}|[-–]$/u.test(amount) };
  });

/** "٤٩" is 49: digits of other scripts stand in runs of ten. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The number of a price: separators before three digits group them. */
const valueOf = ({ text }: Amount): number => {
  const digits = withPlainDigits(text)
    .replaceAll(/[^\p{Nd}.,]/gu, '')
    .replaceAll(/[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  return Number.parseFloat(digits.replace(',', '.'));
};

const ARROW = /[→➜➔➡]\uFE0F?|->|=>/gu;

/** A text without the words that put one price in another's place; undefined where it has none of them. */
const withoutLinks = (text: string): string | undefined => {
  // "Prezzo di listino" is more than "prezzo".
  const links = [...BESIDE_NUMBERS.instead.all(text)].sort((a, b) => a.start - b.start || b.end - a.end);
  if (links.length === 0 && !/[→➜➔➡]|->|=>/u.test(text)) return undefined;
  const letters = [...text].join('');
  let bare = '';
  let at = 0;
  for (const { start, end } of links) {
    if (start < at) continue;
    bare += letters.slice(at, start);
    at = end;
  }
  return (bare + text.slice(at)).replace(ARROW, ' ');
};

const LOOSE = /[\s,;:،、，–—(（-]/u;
/** "5,500円→初月2,750円": what an arrow leads to may say when that is paid. */
const LONGEST_LABEL = 8;
const labelBehind = (between: string, linked: string | undefined): string => {
  const label = (linked ?? '').trim();
  const isLabel = /[→➜➔➡]|->|=>/u.test(between) && /^\p{L}+$/u.test(label) && [...label].length <= LONGEST_LABEL;
  return isLabel ? label : '';
};

const BEGINS_LOOSE = /^[\s,;:.،、，)）–—-]+/u;
const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** Words in front of a price that belong to it: "was", "por", "now only". */
const withoutLead = (text: string, { hangs, starts }: Lexicon): string => {
  let rest = trimEndOf(text, LOOSE);
  for (;;) {
    const link = [...BESIDE_NUMBERS.instead.all(rest), ...BESIDE_NUMBERS.costs.all(rest)].findLast(
      ({ end }) => end === rest.length,
    );
    const word = /(\S+)$/u.exec(rest)?.[1]?.toLowerCase() ?? '';
    const length =
      link === undefined ? (hangs.has(word) || starts.has(word) ? word.length : 0) : rest.length - link.start;
    // "بـ" before a number is no word.
    if (length === 0) return rest.replace(/\s\p{L}ـ$/u, '');
    rest = trimEndOf(rest.slice(0, rest.length - length), LOOSE);
  }
};

/** Words between two prices that stay: "980 € in June instead of 1,250 €". */
const MOST_BETWEEN = 3;

const partedBy = (between: string): string | undefined => {
  const text = between.trimEnd();
  const link = BESIDE_NUMBERS.insteadOf.all(text).find(({ end }) => end === text.length);
  const rest = link === undefined ? '' : trimEndOf(text.slice(0, link.start), LOOSE).trim();
  return rest !== '' && rest.split(/\s+/u).length <= MOST_BETWEEN && !/[.!?;]/u.test(rest)
    ? rest.replace(BEGINS_LOOSE, '')
    : undefined;
};

/** Words behind the other price that say where one pays it. */
const MOST_OTHERS = 3;
const isOthers = (after: string, now: Amount, { starts, language }: Lexicon): boolean => {
  const words = after.trim().split(/\s+/u);
  return (
    /^\s\p{Ll}/u.test(after) &&
    now.isPrice &&
    words.length <= MOST_OTHERS &&
    starts.has(words[0] ?? '') &&
    !holdsOneOf(BESIDE_NUMBERS.until, after) &&
    !/\p{N}/u.test(after) &&
    !namesTime(after, language)
  );
};

const withLabel = (label: string, price: string): string =>
  label === '' ? price : `${label}${isUnspaced(label) ? '' : ' '}${price}`;

const AT_HOUR = /(?:^|\s)(?:a las|las|às|alle|ore|um|om|at|o godz\.|saat|à|à partir de|dalle|from)\s$/iu;
/** So many times the other price is none: "box of 6 for £32" has six of something. */
const MOST_TIMES = 3;

/** "Caixa de 12 por 9 euros": so many things in a box. */
const MOST_COUNTED = 48;
const OF_SOME = /\p{L}{3}\s(?:de|of|di|von|van|à)\s$/u;

/** What costs something, before a colon or a gap. */
const ROW = /^[^,;.!?]{2,60}[:：–—]\s*$/u;

/** A longer text tells more than that. */
const LONGEST = 200;

/** The price change that a text tells, if it tells one. */
export const priceChangeOf = (text: string, lexicon: Lexicon): PriceChange | undefined => {
  const amounts = text.length > LONGEST ? [] : amountsIn(text);
  for (const [at, first] of amounts.entries()) {
    const second = amounts[at + 1];
    if (second === undefined) return undefined;
    const between = text.slice(first.end, second.start);
    const linked = withoutLinks(between);
    const led = withoutLinks(text.slice(0, first.start).split(/\s+/u).slice(-3).join(' ')) !== undefined;
    // Bare numbers are prices only where words on both sides say so: "was 129 now 89".
    const prices =
      (first.isPrice && second.isPrice) || ((first.isPrice || second.isPrice || led) && linked !== undefined);
    // On a page the two stand side by side, the one that is struck first.
    const both = first.isPrice && second.isPrice;
    const falls = both && valueOf(first) > valueOf(second);
    // "Tin of 5 L: £68 £62": so they do behind what costs that.
    const label = text.slice(0, first.start);
    const isRow = falls && isBlank(text.slice(second.end)) && ROW.test(label) && at === amounts.length - 2;
    const bare = both && isBlank(between) && (isBlank(label) || isRow);
    const alone = bare && (falls || isBlank(text.slice(second.end)));
    const apart = both ? partedBy(between) : undefined;
    const lowered = falls && isOneOf(BESIDE_NUMBERS.downTo, between.trim());
    const named = labelBehind(between, linked);
    const joins = (isBlank(linked ?? between) || named !== '') && (linked !== undefined || led || alone);
    if (!(prices && joins) && !alone && apart === undefined && !lowered) continue;
    const [low, high] = valueOf(first) < valueOf(second) ? [first, second] : [second, first];
    if (!(valueOf(low) < valueOf(high))) continue;
    // "Los sábados a las 12 por 10 €": an hour is no price that something had.
    if (!first.isPrice && AT_HOUR.test(text.slice(0, first.start))) continue;
    // "Caixa de 6 por 32 €, antes 39 €": a number of things, and two prices behind it.
    const third = amounts[at + 2];
    const counts = third?.isPrice === true && withoutLinks(text.slice(second.end, third.start)) !== undefined;
    const isCount = !first.isPrice && valueOf(first) <= MOST_COUNTED && OF_SOME.test(text.slice(0, first.start));
    if (!both && (counts || isCount || valueOf(low) * MOST_TIMES < valueOf(high))) continue;
    const after = text.slice(second.end).replace(BEGINS_LOOSE, '');
    const trailing = withoutLinks(after);
    const own = amounts.slice(0, at).findLast(({ isPrice }) => isPrice)?.end ?? 0;
    return {
      also: text.slice(0, own),
      thing: withoutLead(text.slice(own, first.start).replace(BEGINS_LOOSE, ''), lexicon),
      before: high.text.trim(),
      ...(apart === undefined ? {} : { aside: apart }),
      now: withLabel(named, low.text.trim()),
      // "£4 instead of £6 in the shops": that is where the other price is.
      rest:
        (trailing !== undefined && isBlank(trailing)) || isOthers(text.slice(second.end), first, lexicon) ? '' : after,
    };
  }
  return undefined;
};
