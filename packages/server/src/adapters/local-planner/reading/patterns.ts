/** The shapes of facts in a brief: addresses, prices, quantities, dates, quotations. Months and weekdays come from Intl. */

import { webAddressesIn } from '../../../web-address';
import { folded } from '../../../wording/folded';
import { holdsOneOf, isOneOf, type PhraseIndex, phrases } from '../../../wording/phrases';
import { remembering } from '../../../wording/remembering';
import { BESIDE_NUMBERS } from '../languages/numbers';

export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** A script without spaces has what it is right before it: 電話075-555-0148. */
const PHONE_LIKE =
  /(?=[+(\p{Nd}])(?<![\p{N}.,/-]|\p{Sc}\s?|(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\p{L})(?!\p{Nd}{1,2}\/\p{Nd}{1,2}\s\p{Nd})\+?\(?\p{Nd}(?:[\p{Nd}\s()/-]|\.\b){5,}\p{Nd}(?![\p{N}%])/gu;
const THOUSANDS = /^[1-9]\d{0,2}([ .]\d{3})+$/u;
/** Nobody sells hundreds of millions: "952 555 033" is a number to call. */
const NINE_DIGITS = /^\d{3} \d{3} \d{3}$/u;
const DATE_LIKE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}\s?-\s?\d{4}|\d{1,2}\.\d{2}\s?-\s?\d{1,2}\.\d{2})$/u;
/** "4.7/5 (312 reviews)" */
const RATING_LIKE = /^\d(?:[.,]\d)?\s?\/\s?\d{1,2}\s/u;

const EMAILS = new RegExp(EMAIL, 'giu');

/** How somebody is called where people share pictures: "@kahveduragi". */
export const HANDLE = /(?<![^\s(:：、。，])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{1,28}[\p{L}\p{N}_])/u;
const HANDLES = new RegExp(HANDLE, 'gu');

interface Found {
  readonly index: number;
  readonly found: string;
}

/** Addresses to write to, to visit and to follow, in their order; what is within one to write to is none to visit. */
const addressesIn = (text: string): readonly Found[] => {
  const mails = [...text.matchAll(EMAILS)].map(({ index, 0: found }) => ({ index, found }));
  const pages = webAddressesIn(text).filter(
    ({ index }) => !mails.some((mail) => index >= mail.index && index < mail.index + mail.found.length),
  );
  const handles = [...text.matchAll(HANDLES)].map(({ index, 0: found }) => ({ index, found }));
  return [...mails, ...pages, ...handles].sort((a, b) => a.index - b.index);
};

/** In one walk, however many there are. */
const without = (text: string, parts: readonly Found[], filler: (found: string) => string): string => {
  let [rest, at] = ['', 0];
  for (const { index, found } of parts) {
    if (index < at) continue;
    rest += text.slice(at, index) + filler(found);
    at = index + found.length;
  }
  return rest + text.slice(at);
};

const contactsAt = remembering((text: string): readonly Found[] => {
  const found = addressesIn(text);
  const phone = findPhone(without(text, found, () => ' '));
  if (phone === undefined) return found;
  return [...found, { index: text.indexOf(phone), found: phone }].sort((a, b) => a.index - b.index);
});

/** All addresses and numbers of a text that one can visit, write to, follow or call, in their order. */
export const contactsIn = (text: string): readonly string[] => contactsAt(text).map(({ found }) => found);

/** A text without them; `filler`: what stands in the place of one. */
export const withoutContacts = (text: string, filler: (found: string) => string = () => ' '): string =>
  without(text, contactsAt(text), filler);

const LONGEST_HOTLINE = 24;
/** Most texts hold fewer, and are looked at no further. */
const SIX_FIGURES = /\p{Nd}(?:\P{Nd}*\p{Nd}){5}/u;
const GULF_DIGITS = 8;
const ARABIC = /\p{Script=Arabic}/u;

/** "19555", "alo 153": a number that stands alone is one to call, unless it is a year. */
const HOTLINE = /^\s*(?:\p{L}{2,9}[\s:：]{1,2})?(\p{Nd}{3,6})[.!\s]*$/u;
/** Shorter ones alone count something. */
const LEAST_ALONE = 4;
const YEAR = /^(?:1[89]|20|١٩|٢٠)\p{Nd}{2}$/u;
const hotlineIn = (text: string): string | undefined => {
  const [, number = ''] = HOTLINE.exec(text) ?? [];
  const isAlone = /^\s*\p{Nd}/u.test(text) && number.length >= LEAST_ALONE;
  const isCalled = isAlone || holdsOneOf(BESIDE_NUMBERS.calls, text);
  return number === '' || (isAlone && YEAR.test(number)) || !isCalled ? undefined : number;
};

/** The phone number of a text, if it has one: 6 to 15 digits that are no date and no grouped number. */
export const findPhone = (text: string): string | undefined =>
  (text.length <= LONGEST_HOTLINE ? hotlineIn(text) : undefined) ??
  (SIX_FIGURES.test(text) ? (text.match(PHONE_LIKE) ?? []) : [])
    // "72052 (2,46 zł)": a bracket that does not close is none of the number's.
    .map((found) => (/.\([^)]*$/u.test(found) ? found.slice(0, found.lastIndexOf('(')) : found).trim())
    .find((found) => {
      const digits = found.replace(/\P{Nd}/gu, '').length;
      // In the Gulf numbers are written in one.
      const isGulf = digits === GULF_DIGITS && ARABIC.test(text);
      const grouped = isGulf || /[\s()/-]/u.test(found) || /^[+0٠۰]/u.test(found);
      return (
        digits >= 6 &&
        digits <= 15 &&
        grouped &&
        (!THOUSANDS.test(found) || NINE_DIGITS.test(found)) &&
        !DATE_LIKE.test(found) &&
        !RATING_LIKE.test(found)
      );
    });

// The mark between digits must be there: an optional one makes long numbers take for ever.
const AMOUNT = /\p{Nd}+(?:[ .,\u00a0\u202f]\p{Nd}+)*/gu;
/** A percentage, a rating or another number with what it counts. */
export const NUMBER = /\p{Nd}+(?:[ .,\u00a0\u202f]\p{Nd}+)*(?:\s?[%٪%]|\+)?/u;
export const PERCENT = /(?<!\p{Nd})\p{Nd}+(?:[.,]\p{Nd}+)?\s?[%٪%]/u;

/** A quotation of several words, with its marks. */
export const QUOTATION = /(?:[“„«"「『]|»(?=[^»«]{6,240}«))\s?([^”“»«"」』]{6,240}?)\s?[”“»«"」』]/u;

/** Characters in which the longest word beside a number stands. */
const BESIDE = 16;

/** Whether a number that ends at a place of the text has one of the phrases behind it. */
const isFollowedBy = (text: string, end: number, index: PhraseIndex<true>): boolean =>
  index.at(folded(text.slice(end, end + BESIDE).trimStart()), 0).length > 0;

const isLedBy = (text: string, start: number, index: PhraseIndex<true>): boolean => {
  const [, word = ''] = /([\p{L}\p{M}]+)\s?$/u.exec(text.slice(Math.max(0, start - BESIDE), start)) ?? [];
  return word !== '' && isOneOf(index, word);
};

const SIGN_BEFORE = /\p{Sc}\s?$/u;
/** "x50 £11": the sign belongs to what it stands before. */
const SIGN_AFTER = /^\s?\p{Sc}(?!\p{N})/u;

/** The amounts of a text that have a currency beside them, as a sign or a word; without it. */
export const pricesIn = remembering((text: string): readonly string[] =>
  [...text.matchAll(AMOUNT)].flatMap(({ index, 0: amount }) => {
    const end = index + amount.length;
    const isPrice =
      SIGN_BEFORE.test(text.slice(Math.max(0, index - 2), index)) ||
      SIGN_AFTER.test(text.slice(end, end + 3)) ||
      isFollowedBy(text, end, BESIDE_NUMBERS.currencies) ||
      isLedBy(text, index, BESIDE_NUMBERS.currencies);
    return isPrice ? [amount] : [];
  }),
);

/** Whether the text names a price. */
export const namesPrice = (text: string): boolean => pricesIn(text).length > 0;

const CLOCK = /\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})/iu;
const SMALL_NUMBER = /\p{Nd}{1,2}(?!\p{Nd})/gu;

/** Whether the text names an hour or, by its number, a month. */
const namesHour = remembering(
  (text: string): boolean =>
    CLOCK.test(text) ||
    [...text.matchAll(SMALL_NUMBER)].some(({ index, 0: { length } }) =>
      [BESIDE_NUMBERS.hours, BESIDE_NUMBERS.months].some((units) => isFollowedBy(text, index + length, units)),
    ),
);

const calendar = new Map<string, PhraseIndex<true>>();
const calendarWords = (language: string): PhraseIndex<true> => {
  const known = calendar.get(language);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const add = (options: Intl.DateTimeFormatOptions, day: Date): void => {
    const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(day);
    const name = parts.find(({ type }) => type === 'month' || type === 'weekday')?.value ?? '';
    if (name.length > 2 && /^\p{L}+$/u.test(name)) names.add(name);
  };
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2024, month, 1 + month));
    add({ month: 'long' }, day);
    add({ month: 'long', day: 'numeric' }, day);
  }
  for (let day = 1; day <= 7; day += 1) add({ weekday: 'long' }, new Date(Date.UTC(2024, 0, day)));
  const made = phrases([...names].flatMap((name) => [name, `${name}s`]).join('|'));
  calendar.set(language, made);
  return made;
};

/** A locale that Intl accepts, whatever was asked for. */
export const localeOf = remembering((language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
});

/** Whether the text begins with the number of a day: "21 marca", "4月25日". */
export const beginsWithDay = (text: string, language: string): boolean =>
  /^\p{N}{1,2}(?:[./]\p{N}{1,2}(?!\p{N})|月)/u.test(text) ||
  (/^\p{N}{1,2}(?!\p{N})/u.test(text) &&
    holdsOneOf(calendarWords(localeOf(language)), text.split(/\s/u).slice(0, DAY_WORDS).join(' ')));
/** "8 and 9 May", "8 de mayo". */
const DAY_WORDS = 4;

/** Whether the text names a day, a month or an hour. */
export const namesTime = (text: string, language: string): boolean =>
  namesHour(text) || holdsOneOf(BESIDE_NUMBERS.days, text) || holdsOneOf(calendarWords(localeOf(language)), text);

/** "Rua do Almada", "rue de la Gare": small words join a street to its name. */
const NAME_NEXT = /^\s(?:\p{Ll}{1,3}\s){0,2}(?:\p{Lu}|\p{Lo}|\p{N})/u;
const LONGEST_NEXT = 12;
const NUMBER_NEXT = /^\s\p{N}/u;
/** "12 Mill " before "Road". */
const HOUSE_BEFORE = /\p{N}\s+(?:\p{Lu}[\p{L}'’-]+\s){1,3}$/u;
const HOUSE = 60;

/** Whether the text holds a street address. */
export const namesStreet = remembering(
  (text: string): boolean =>
    BESIDE_NUMBERS.streets.all(text).some(({ end }) => NAME_NEXT.test(text.slice(end, end + LONGEST_NEXT))) ||
    BESIDE_NUMBERS.streetEnds.all(text).some(({ end }) => NUMBER_NEXT.test(text.slice(end, end + 2))) ||
    BESIDE_NUMBERS.roads
      .all(text)
      .some(({ start }) => HOUSE_BEFORE.test(text.slice(Math.max(0, start - HOUSE), start))) ||
    BESIDE_NUMBERS.blocks.all(text).some(({ start }) => /[0-9]/u.test(text.charAt(start - 1))),
);
