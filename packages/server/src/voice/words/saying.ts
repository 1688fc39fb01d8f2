/** Numbers, counts and names as a language says them. */
import type { Forms, SpokenLanguage } from './spoken-language';

/** Above this, what a number counts is no longer exact: its figures are said. */
const MOST = 999_999_999_999;

const pluralRules = new Map<string, Intl.PluralRules>();
const pluralOf = (tag: string, value: number): Intl.LDMLPluralRule => {
  const rules = pluralRules.get(tag) ?? new Intl.PluralRules(tag);
  pluralRules.set(tag, rules);
  return rules.select(value);
};

/** Figures one by one. */
export const figures = ({ cardinal }: SpokenLanguage, text: string): string =>
  [...text].map((figure) => cardinal(Number(figure))).join(' ');

interface ReadNumber {
  readonly value: number;
  readonly whole: string;
  /** Figures behind the decimal sign. */
  readonly behind: string;
}

/** "1,234.50" as a language writes it. */
export const readNumber = ({ decimal }: SpokenLanguage, text: string): ReadNumber => {
  const at = text.lastIndexOf(decimal);
  const tail = at < 0 ? '' : text.slice(at + 1);
  const isPoint = at >= 0 && /^\d+$/.test(tail);
  const whole = (isPoint ? text.slice(0, at) : text).replace(/\D/g, '');
  const behind = isPoint ? tail : '';
  return { value: Number(`${whole}.${behind || '0'}`), whole, behind };
};

/** A number in words. */
export const sayNumber = (language: SpokenLanguage, text: string): string => {
  const { whole, behind } = readNumber(language, text);
  const before =
    Number(whole) > MOST || /^0\d/.test(whole) ? figures(language, whole) : language.cardinal(Number(whole));
  if (behind === '') return before;
  const after =
    language.figureByFigure || behind.startsWith('0') || behind.length > 2
      ? figures(language, behind)
      : language.cardinal(Number(behind));
  return `${before} ${language.point} ${after}`;
};

/** So many of something. */
export const sayCount = (language: SpokenLanguage, text: string, forms: Forms, before = ''): string => {
  const { value } = readNumber(language, text);
  const form = typeof forms === 'string' ? forms : (forms[pluralOf(language.tag, value)] ?? forms.other ?? '');
  if (form.startsWith('=') && !Number.isInteger(value) && typeof forms !== 'string')
    return `${sayNumber(language, text)} ${forms.other ?? ''}`;
  if (form.startsWith('=')) return form.slice(1);
  const isWhole = Number.isInteger(value) && value <= MOST && !/^0\d/.test(text);
  const counted = isWhole ? language.counting?.(value, form.split(' ')[0] ?? '', before) : undefined;
  return `${counted ?? sayNumber(language, text)} ${form}`;
};

/** What is said of an amount of money. */
export const sayMoney = (language: SpokenLanguage, text: string, sign: string, before = ''): string | undefined => {
  const money = language.money[sign] ?? language.money[sign.toUpperCase()] ?? language.money[sign.toLowerCase()];
  if (money === undefined) return undefined;
  const { whole, behind } = readNumber(language, text);
  const hundredths = behind.length === (money.parts ?? 2) && money.part !== undefined ? Number(behind) : undefined;
  if (hundredths === undefined && behind !== '') return sayCount(language, text, money.whole, before);
  const amount = sayCount(language, whole, money.whole, before);
  if (hundredths === undefined || hundredths === 0) return amount;
  const part = sayCount(language, String(hundredths), money.part ?? '');
  return Number(whole) === 0 ? part : language.price(amount, part, language.cardinal(hundredths));
};

/** Noon of days of one week, and of months of one year, in milliseconds. */
const DAY = 86_400_000;
const MONDAY = Date.UTC(2024, 0, 1, 12);
const monthAt = (month: number): number => Date.UTC(2024, month, 15, 12);

const formatted = (tag: string, options: Intl.DateTimeFormatOptions, at: number): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at);

/** The name of a month beside its day, from 1. */
export const monthName = (tag: string, month: number): string => {
  const parts = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
    monthAt(month - 1),
  );
  return parts.find(({ type }) => type === 'month')?.value ?? '';
};

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

const tables = new Map<string, ReadonlyMap<string, number>>();
const table = (key: string, make: () => ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const known = tables.get(key) ?? make();
  tables.set(key, known);
  return known;
};

/** Months by their names, long and short, in small letters; from 1. */
export const monthsOf = (tag: string): ReadonlyMap<string, number> =>
  table(
    `months ${tag}`,
    () =>
      new Map(
        Array.from({ length: 12 }, (_, month) => [
          [plain(monthName(tag, month + 1)), month + 1] as const,
          [plain(formatted(tag, { month: 'long' }, monthAt(month))), month + 1] as const,
          [plain(formatted(tag, { month: 'short' }, monthAt(month))), month + 1] as const,
        ]).flat(),
      ),
  );

/** Days of the week by their short and long names, in small letters; from Monday, 0. */
export const weekdaysOf = (tag: string): ReadonlyMap<string, number> =>
  table(
    `days ${tag}`,
    () =>
      new Map(
        Array.from({ length: 7 }, (_, day) => [
          [plain(formatted(tag, { weekday: 'short' }, MONDAY + day * DAY)), day] as const,
          [plain(formatted(tag, { weekday: 'long' }, MONDAY + day * DAY)), day] as const,
        ]).flat(),
      ),
  );

export const weekdayName = (tag: string, day: number): string =>
  formatted(tag, { weekday: 'long' }, MONDAY + day * DAY);
