/** The shapes of facts in a brief: addresses, prices, quantities, dates, quotations. Months and weekdays come from Intl. */
import { URL_LIKE } from '../../../web-address';

export const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const PHONE_LIKE = /(?<![\p{N}\p{L}.,/-])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{N}%])/gu;
const THOUSANDS = /^[1-9]\d{0,2}([ .]\d{3})+$/u;
const DATE_LIKE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}\s?-\s?\d{4}|\d{1,2}\.\d{2}\s?-\s?\d{1,2}\.\d{2})$/u;

/** All addresses and numbers of a text that one can visit, write to or call, in their order. */
export const contactsIn = (text: string): readonly string[] => {
  const found = [...text.matchAll(new RegExp(`${EMAIL.source}|${URL_LIKE.source}`, 'giu'))].map(([address]) => address);
  const phone = findPhone(found.reduce((rest, address) => rest.replace(address, ' '), text));
  const all = [...found, ...(phone === undefined ? [] : [phone])];
  const places = new Map(all.map((contact) => [contact, text.indexOf(contact)]));
  return all.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
};

/** The phone number of a text, if it has one: 6 to 15 digits that are no date and no grouped number. */
export const findPhone = (text: string): string | undefined =>
  (text.match(PHONE_LIKE) ?? [])
    .map((found) => found.trim())
    .find((found) => {
      const digits = found.replace(/\D/gu, '').length;
      const grouped = /[\s()/-]/u.test(found) || found.startsWith('+') || found.startsWith('0');
      return digits >= 6 && digits <= 15 && grouped && !THOUSANDS.test(found) && !DATE_LIKE.test(found);
    });

const CURRENCY =
  '[$€£¥₹₽₺₩₪₴฿]|zł|kr|Kč|USD|EUR|GBP|CHF|AED|SAR|SEK|NOK|DKK|PLN|TL|R\\$|円|元|원|रुपये|₪|руб|دولار|درهم|ريال|يورو|евро|euros?|Euro|dollars?|pounds?|pence|cents?';
// The mark between digits must be there: an optional one makes long numbers take for ever.
const AMOUNT = '\\p{Nd}+(?:[ .,\\u00a0\\u202f]\\p{Nd}+)*';
/** What follows an amount is looked for once, from its first digit, and not again from each of them. */
const WHOLE_AMOUNT = `(?<!\\p{Nd}[ .,\\u00a0\\u202f]?)${AMOUNT}`;
/** A price. */
export const PRICE = new RegExp(`(?:(?:${CURRENCY})\\s?${AMOUNT}|${WHOLE_AMOUNT}\\s?(?:${CURRENCY})(?!\\p{L}))`, 'u');
/** A percentage, a rating or another number with what it counts. */
export const NUMBER = new RegExp(`${AMOUNT}(?:\\s?[%٪%]|\\+)?`, 'u');
export const PERCENT = /(?<!\p{Nd})\p{Nd}+(?:[.,]\p{Nd}+)?\s?[%٪%]/u;

/** A quotation of several words, with its marks. */
export const QUOTATION = /[“„«"「『]\s?([^”“»"」』]{6,240}?)\s?[”“»"」』]/u;

const CLOCK =
  /\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})\s?(?:[ap]\.?m\.?|Uhr|h|uur)?(?!\p{Nd})|\p{Nd}{1,2}\s?(?:[ap]\.?m\b\.?|Uhr|uur|時|点|시|h\b)/iu;
const DAY_DATE = /\p{Nd}{1,2}\s?[月월]\s?\p{Nd}{0,2}|[日月火水木金土]曜|周[一二三四五六日末]|星期[一二三四五六日]/u;

const calendar = new Map<string, RegExp>();
const calendarWords = (language: string): RegExp => {
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
  const made = names.size === 0 ? /(?!)/u : new RegExp(`(?<!\\p{L})(?:${[...names].join('|')})s?(?!\\p{L})`, 'iu');
  calendar.set(language, made);
  return made;
};

const safeLanguage = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
};

/** A locale that Intl accepts, whatever was asked for. */
export const localeOf = safeLanguage;

/** Whether the text names a day, a month or an hour. */
export const namesTime = (text: string, language: string): boolean =>
  CLOCK.test(text) || DAY_DATE.test(text) || calendarWords(safeLanguage(language)).test(text);

const STREET_ENDINGS = '(?:straße|strasse|gasse|platz|straat|laan|gatan|vägen|plein)\\s\\p{N}';
/**
 * Each alternative begins at what is rare. What stands before a street's ending is looked at from the ending backwards: a
 * run of letters would else be tried from each of its letters.
 */
const STREET = new RegExp(
  `\\p{N}\\s+(?:\\p{Lu}[\\p{L}'’-]+\\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Row|Quay|Drive|Way|Place|Boulevard)(?!\\p{L})|${STREET_ENDINGS}(?<=\\p{Lu}[\\p{L}-]*${STREET_ENDINGS})|(?:calle|rue|via|rua|plaza|avenida|piazza|place|praça|улица|ул\\.|ulica|ul\\.)\\s\\p{L}|[0-9]丁目|[0-9]号|شارع\\s\\p{L}`,
  'iu',
);

/** Whether the text holds a street address. */
export const namesStreet = (text: string): boolean => STREET.test(text);
