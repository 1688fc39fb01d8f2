/** How Polish says hours, days, years, ordinals and measures: by the case that the words beside them ask for. */
import { anyOf, END, numberIn, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { figures, readNumber, sayNumber } from '../saying';
import type { Forms, Rule, SpokenLanguage } from '../spoken-language';
import { polishCase, polishGender } from './polish-nouns';
import { type PolishEnd, polishNumber, polishOrdinal, polishYear } from './polish-numbers';

const MONTHS = 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';
/** After an hour: what is no noun that would be counted. */
const NO_NOUN =
  '(?=\\s*(?:$|[.,;:!?)–—]|(?:w|we|i|oraz|od|do|a|lub|codziennie|rano|wieczorem|po|z|bez|dla|każdego|także|również|ale|tylko|na|czasu)(?!\\p{L})))';

export const polishHour = (hour: number, minute: number, end: PolishEnd): string => {
  const said = hour === 0 ? 'zero' : polishOrdinal(hour, end);
  return `${said}${minute === 0 ? '' : ` ${minute < 10 && end === 'a' ? 'zero ' : ''}${polishNumber(minute, 'nominative')}`}`;
};
const from = (hour: string | undefined, minute: string | undefined): string =>
  polishHour(Number(hour), Number(minute ?? 0), 'ej');
const isHour = (text: string | undefined): boolean => Number(text) <= 24;

/** How an ordinal ends before a noun: by its gender, and by whether it is in the locative or the genitive. */
const ordinalEnd = (before: string, noun: string): PolishEnd => {
  const gender = polishGender(noun);
  const inside = /(?<!\p{L})(?:w|we|na|o|po|przy)\s$/iu.test(before);
  const genitive = polishCase(before, noun) === 'genitive';
  if (gender === 'feminine' && !/[ouy]$/u.test(noun)) return inside || genitive ? 'ej' : /ę$/u.test(noun) ? 'ą' : 'a';
  if (genitive) return 'ego';
  if (gender === 'neuter') return inside && /[eu]$/u.test(noun) ? 'ym' : 'e';
  return inside && /[eu]$/u.test(noun) ? 'ym' : 'y';
};

/** A count of what has these forms, in the case that stands before it: "dwa kilogramy", "od dwóch kilogramów". */
const measured = (language: SpokenLanguage, text: string, forms: Forms, before: string): string => {
  const { value, whole, behind } = readNumber(language, text);
  const form = (name: Intl.LDMLPluralRule): string =>
    (typeof forms === 'string' ? forms : (forms[name] ?? forms.other ?? '')).replace(/^=\S+\s/, '');
  const gender = polishGender(form('one'));
  const as = polishCase(before, '');
  if (behind === '5' && form('one') !== 'procent') {
    const half = gender === 'feminine' ? 'półtorej' : 'półtora';
    if (value === 0.5) return `pół ${form('other')}`;
    return value === 1.5
      ? `${half} ${form('other')}`
      : `${polishNumber(Number(whole), as, gender)} i pół ${form('other')}`;
  }
  if (behind !== '') return `${sayNumber(language, text)} ${form('other')}`;
  const plural = new Intl.PluralRules('pl').select(value);
  return `${polishNumber(value, as, gender)} ${as === 'nominative' ? form(plural) : form(value === 1 ? 'other' : 'many')}`;
};

const measureRules = (language: SpokenLanguage): readonly Rule[] => {
  const number = numberIn(language);
  const money = anyOf(Object.keys(language.money));
  const units = anyOf(Object.keys(language.units));
  const before = ({ input, index }: RegExpExecArray): string => input.slice(0, index);
  const minus = '(?:(?<![\\p{L}\\p{N}])([-−])(?=\\d))?';
  return [
    {
      pattern: sticky(
        `(${number})\\s?(tys\\.|mln|mld|M(?=\\s?(?:zł|€|\\$)))\\s?(${money})?${END.replace('\\p{N}', '\\p{N}')}`,
      ),
      say: (match) => {
        const [, amount = '', scale = '', sign] = match;
        const many = measured(language, amount, SCALES[scale.toLowerCase()] ?? '', before(match));
        const coins = sign === undefined ? undefined : language.money[sign]?.whole;
        const said = amount === '1' ? many.replace(/^jeden /, '') : many;
        return coins === undefined ? said : `${said} ${typeof coins === 'string' ? coins : coins.many}`;
      },
    },
    {
      pattern: sticky(`(${number})\\s?(${money})${END}`),
      say: (match) => {
        const [, amount = '', sign = ''] = match;
        const { whole, behind } = readNumber(language, amount);
        const coin = language.money[sign] ?? language.money[sign.toUpperCase()] ?? language.money[sign.toLowerCase()];
        if (coin === undefined) return undefined;
        if (behind.length === 1) return measured(language, amount, coin.whole, before(match));
        const large = measured(language, whole, coin.whole, before(match));
        const small = measured(language, String(Number(behind)), coin.part ?? '', before(match));
        return Number(behind) === 0 ? large : Number(whole) === 0 ? small : `${large} ${small}`;
      },
    },
    {
      pattern: new RegExp(`${minus}(${number})\\s?(${units}|godziny|godzin|roku|lat|litra|litrów)${END}`, 'uy'),
      say: (match) => {
        const [, sign, amount = '', unit = ''] = match;
        const forms = language.units[unit] ?? HALVED[unit];
        if (forms === undefined || (language.units[unit] === undefined && !amount.endsWith(',5'))) return undefined;
        return `${sign === undefined ? '' : 'minus '}${measured(language, amount, forms, before(match))}`;
      },
    },
  ];
};

const SCALES: Readonly<Record<string, Forms>> = {
  'tys.': { one: 'tysiąc', few: 'tysiące', many: 'tysięcy', other: 'tysiąca' },
  mln: { one: 'milion', few: 'miliony', many: 'milionów', other: 'miliona' },
  m: { one: 'milion', few: 'miliony', many: 'milionów', other: 'miliona' },
  mld: { one: 'miliard', few: 'miliardy', many: 'miliardów', other: 'miliarda' },
};
const HOUR = { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' };
const LITRE = { one: 'litr', few: 'litry', many: 'litrów', other: 'litra' };
const HALVED: Readonly<Record<string, Forms>> = {
  ...{ godziny: HOUR, godzin: HOUR, litra: LITRE, litrów: LITRE },
  ...{ roku: { one: 'rok', other: 'roku', many: 'lat' }, lat: { one: 'rok', other: 'roku', many: 'lat' } },
};

export const polishRules = (language: SpokenLanguage): readonly Rule[] => [
  { pattern: sticky('24/7'), say: () => 'dwadzieścia cztery godziny na dobę, siedem dni w tygodniu' },
  { pattern: /(\d)w1(?![\p{L}\d])/uy, say: ([, some]) => `${polishNumber(Number(some), 'nominative')} w jednym` },
  // "4,9/5"
  {
    pattern: sticky(`(\\d(?:,\\d)?)/(5|10)${END}`),
    say: ([, reached = '', most]) => `${sayNumber(language, reached)} na ${polishNumber(Number(most), 'nominative')}`,
  },
  // "w godz. 9–17", "8:00–16:00", "pon.–pt. 8–16"
  {
    pattern: sticky(
      `(w\\s)?(?:godz\\.\\s?)(\\d{1,2})(?:[:.]([0-5]\\d))?\\s?[–-]\\s?(\\d{1,2})(?:[:.]([0-5]\\d))?${END}`,
    ),
    say: ([, inside, hour, minute, until, after]) =>
      `${inside === undefined ? 'godziny' : 'w godzinach'} od ${from(hour, minute)} do ${from(until, after)}`,
  },
  {
    pattern: sticky(`(\\d{1,2})[:.]([0-5]\\d)\\s?[–-]\\s?(\\d{1,2})[:.]([0-5]\\d)${END}`),
    say: ([, hour, minute, until, after]) =>
      isHour(hour) && isHour(until) ? `od ${from(hour, minute)} do ${from(until, after)}` : undefined,
  },
  {
    pattern: sticky(`(?<=(?<!\\p{L})(?:${DAY_NAMES})\\.?\\s)(\\d{1,2})\\s?[–-]\\s?(\\d{1,2})(?![\\d,.:]\\d)${NO_NOUN}`),
    say: ([, hour, until]) =>
      isHour(hour) && isHour(until) ? `od ${from(hour, undefined)} do ${from(until, undefined)}` : undefined,
  },
  {
    pattern: sticky(`północ\\s?[–-]\\s?(\\d{1,2})(?:[:.]([0-5]\\d))?${END}`),
    say: ([, hour, minute]) => `od północy do ${from(hour, minute)}`,
  },
  {
    pattern: sticky(`(o\\s)?godz\\.\\s?(\\d{1,2})(?:[:.]([0-5]\\d))?${END}`),
    say: ([, at, hour, minute]) =>
      at === undefined
        ? `godzina ${polishHour(Number(hour), Number(minute ?? 0), 'a')}`
        : `${at}godzinie ${from(hour, minute)}`,
  },
  {
    pattern: /(od|do|po|przed|o|od godziny|do godziny)\s(\d{1,2})[:.]([0-5]\d)(?![\d])/iuy,
    say: ([, word, hour, minute]) => `${word} ${from(hour, minute)}`,
  },
  // "od 9 do 17", "od 1 do 15 maja", "o 18", "od 9 rano"
  {
    pattern: new RegExp(`(od|o|po|do|przed)\\s(\\d{1,2})(?=\\s(?:rano|wieczorem|po południu|w nocy)(?!\\p{L}))`, 'iuy'),
    say: ([, word, hour]) => (isHour(hour) ? `${word} ${from(hour, undefined)}` : undefined),
  },
  {
    pattern: new RegExp(`(od)\\s(\\d{1,2})\\s(do)\\s(\\d{1,2})(?![,.:]?\\d)${NO_NOUN}`, 'iuy'),
    say: ([, first, hour, then, until]) =>
      isHour(hour) && isHour(until) ? `${first} ${from(hour, undefined)} ${then} ${from(until, undefined)}` : undefined,
  },
  {
    pattern: new RegExp(`(o)\\s(\\d{1,2})(?![,.:]?\\d)${NO_NOUN}`, 'iuy'),
    say: ([, word, hour]) => (isHour(hour) ? `${word} ${from(hour, undefined)}` : undefined),
  },
  {
    pattern: sticky(`(od\\s)?(\\d{1,2})(?:\\s?[–-]\\s?|\\sdo\\s)(\\d{1,2})\\s(${MONTHS})${END}`),
    say: ([, , first, last, month]) =>
      `od ${polishOrdinal(Number(first), 'ego')} do ${polishOrdinal(Number(last), 'ego')} ${month}`,
  },
  {
    pattern: sticky(`(\\d{1,2})(?:\\s(${MONTHS})\\s|\\.(\\d{1,2})\\.)(\\d{4})\\s?r\\.`),
    say: ([, day, month, number, of]) => {
      const name = month ?? MONTHS.split('|')[Number(number) - 1];
      return name === undefined
        ? undefined
        : `${polishOrdinal(Number(day), 'ego')} ${name} ${polishYear(Number(of), 'ego')} roku`;
    },
  },
  // "od 1998 roku", "w 2025 r.", "rok 2025"
  {
    pattern: sticky(
      `(od|do|z|w|przed|po)\\s((?:1[5-9]|20)\\d\\d)(?!\\d)(?:\\s(roku(?!\\p{L})|r\\.)|(?!\\s?[\\p{L}€$%]))`,
    ),
    say: ([, word = '', of, named]) =>
      `${word} ${polishYear(Number(of), /^(?:w|po)$/i.test(word) ? 'ym' : 'ego')}${named === undefined ? '' : ' roku'}`,
  },
  {
    pattern: sticky(`rok\\s((?:1[5-9]|20)\\d\\d)${END}`),
    say: ([, of]) => `rok ${polishYear(Number(of), 'y')}`,
  },
  {
    pattern: /([IVX]{1,6})(?=\s(wiek\p{L}*))/uy,
    say: ({ 1: sign = '', 2: noun = '', input, index }) =>
      polishOrdinal(
        fromRoman(sign),
        noun === 'wieku' && !/(?<!\p{L})w\s$/iu.test(input.slice(0, index)) ? 'ego' : noun === 'wieku' ? 'ym' : 'y',
      ),
  },
  ...measureRules(language),
  { pattern: /(?<=\blat[a]?\s)(\d0)\./iuy, say: ([, decade]) => polishOrdinal(Number(decade), 'e') },
  {
    pattern: /(\d{1,2})\.(?=\s(\p{Ll}+))/uy,
    say: ({ 1: value, 2: noun = '', input, index }) =>
      polishOrdinal(Number(value), ordinalEnd(input.slice(0, index), noun)),
  },
  // "2 osoby", "dla 4 osób", "z 3 dodatkami"
  {
    pattern: /(\d{1,3}(?:[ \u00a0\u202f]\d{3})?|\d{4,6})(?![\d,.:/]|\s?[–-]\s?\d|\s\d)(?=\s?(\p{Ll}+|$|[.,!?)]))/uy,
    say: ({ 1: text = '', 2: next = '', input, index }) => {
      const value = Number(text.replace(/\D/g, ''));
      if (next === 'x' || MONTHS.split('|').includes(next)) return undefined;
      if (/^0\d/.test(text)) return figures(language, text);
      const noun = /^(?!dla|bez|przy|oraz|lub|albo|czy|jak|jako|nie|też|już|jest|tylko)\p{Ll}{3}/u.test(next)
        ? next
        : '';
      return polishNumber(value, polishCase(input.slice(0, index), noun), polishGender(noun === '' ? 'x' : noun));
    },
  },
  // The first end of a range of measures, and of what is counted: "5–10 min", "5–10 minut".
  {
    pattern: sticky(
      `(\\d{1,3})\\s?[–-]\\s?(?=\\d{1,3}\\s?(?:${anyOf([...Object.keys(language.units), ...Object.keys(language.money)])})${END})`,
    ),
    say: ([, first]) => `od ${polishNumber(Number(first), 'genitive')} do`,
  },
  {
    pattern: /(\d{1,3})\s?[–-]\s?(\d{1,3})(?![\d,.:/–-])(?=\s(\p{Ll}{2,}))/uy,
    say: ([, first, last]) =>
      `od ${polishNumber(Number(first), 'genitive')} do ${polishNumber(Number(last), 'genitive')}`,
  },
];
const DAY_NAMES = 'pn|pon|wt|śr|czw|pt|sob|ndz|nd|soboty?|sobotę|niedziel[aęe]';
