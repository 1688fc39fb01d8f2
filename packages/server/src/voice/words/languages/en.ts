import { toCardinal, toOrdinal } from 'n2words/en-GB';
import { END, sticky } from '../patterns';
import { monthName, sayNumber } from '../saying';
import type { SpokenLanguage } from '../spoken-language';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const cents = { one: 'cent', other: 'cents' };
const hour = (value: number): string => toCardinal(value);

/** "nineteen ninety-nine", "two thousand and six", "twenty twenty-six" */
const year = (value: number): string => {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value >= 2000 && value < 2010) return toCardinal(value);
  if (rest === 0) return `${toCardinal(century)} hundred`;
  return `${toCardinal(century)} ${rest < 10 ? `oh ${toCardinal(rest)}` : toCardinal(rest)}`;
};

const time = (of: number, minute: number): string => {
  if (minute === 0) return of > 12 ? `${hour(of - 12)} o'clock` : `${hour(of === 0 ? 12 : of)} o'clock`;
  return `${hour(of > 12 ? of - 12 : of)} ${minute < 10 ? `oh ${toCardinal(minute)}` : toCardinal(minute)}`;
};

export const en: SpokenLanguage = {
  tag: 'en',
  decimal: '.',
  cardinal: (value) => toCardinal(value),
  outOf: 'out of',
  moments: 'midnight|noon|midday|dawn|dusk',
  point: 'point',
  figureByFigure: true,
  minus: 'minus',
  to: 'to',
  year,
  date: (day, month, of) =>
    `the ${toOrdinal(day)} of ${monthName('en', month)}${of === undefined ? '' : ` ${year(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} ${hundredths}`,
  money: {
    '£': { whole: { one: 'pound', other: 'pounds' }, part: { one: 'penny', other: 'pence' } },
    GBP: { whole: { one: 'pound', other: 'pounds' }, part: { one: 'penny', other: 'pence' } },
    $: { whole: { one: 'dollar', other: 'dollars' }, part: cents },
    US$: { whole: { one: 'dollar', other: 'dollars' }, part: cents },
    USD: { whole: { one: 'dollar', other: 'dollars' }, part: cents },
    '€': { whole: { one: 'euro', other: 'euros' }, part: cents },
    EUR: { whole: { one: 'euro', other: 'euros' }, part: cents },
    '¥': { whole: 'yen' },
    '₺': { whole: 'lira' },
    CHF: { whole: { one: 'franc', other: 'francs' } },
    R$: { whole: { one: 'real', other: 'reais' }, part: cents },
  },
  units: {
    '★': { one: 'star', other: 'stars' },
    '%': 'percent',
    kg: { one: 'kilogram', other: 'kilograms' },
    g: { one: 'gram', other: 'grams' },
    mg: { one: 'milligram', other: 'milligrams' },
    km: { one: 'kilometre', other: 'kilometres' },
    m: { one: 'metre', other: 'metres' },
    cm: { one: 'centimetre', other: 'centimetres' },
    mm: { one: 'millimetre', other: 'millimetres' },
    'm²': { one: 'square metre', other: 'square metres' },
    l: { one: 'litre', other: 'litres' },
    L: { one: 'litre', other: 'litres' },
    ml: { one: 'millilitre', other: 'millilitres' },
    oz: { one: 'ounce', other: 'ounces' },
    lb: { one: 'pound', other: 'pounds' },
    lbs: 'pounds',
    ft: { one: 'foot', other: 'feet' },
    mi: { one: 'mile', other: 'miles' },
    mph: 'miles per hour',
    'km/h': 'kilometres per hour',
    kWh: 'kilowatt hours',
    W: { one: 'watt', other: 'watts' },
    GB: { one: 'gigabyte', other: 'gigabytes' },
    MB: { one: 'megabyte', other: 'megabytes' },
    '°C': { one: 'degree Celsius', other: 'degrees Celsius' },
    '°F': { one: 'degree Fahrenheit', other: 'degrees Fahrenheit' },
    '°': { one: 'degree', other: 'degrees' },
    h: { one: 'hour', other: 'hours' },
    hrs: 'hours',
    min: { one: 'minute', other: 'minutes' },
    mins: 'minutes',
    s: { one: 'second', other: 'seconds' },
    k: 'thousand',
    K: 'thousand',
  },
  abbreviations: {
    '/month': 'a month',
    '/mo': 'a month',
    '/week': 'a week',
    '/day': 'a day',
    '/year': 'a year',
    '/yr': 'a year',
    '/hour': 'an hour',
    '/h': 'an hour',
    '/person': 'a person',
    '/night': 'a night',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'etc.': 'et cetera',
    'Dr.': 'Doctor',
    'Mr.': 'Mister',
    'Mrs.': 'Missus',
    'Ms.': 'Miz',
    'Prof.': 'Professor',
    'St.': 'Street',
    'Rd.': 'Road',
    'Ave.': 'Avenue',
    'No.': 'number',
    'approx.': 'approximately',
    'vs.': 'versus',
    'Vol.': 'volume',
    'min.': 'minimum',
    'max.': 'maximum',
    'incl.': 'including',
    'Tel.': 'telephone',
    'tel.': 'telephone',
    'w/': 'with',
    'a.m.': 'A M',
    'p.m.': 'P M',
  },
  signs: {
    '&': 'and',
    '+': 'plus',
    '@': 'at',
    '=': 'equals',
    '×': 'times',
    '%': 'percent',
    '½': 'half',
    '¼': 'a quarter',
    '¾': 'three quarters',
    '⅓': 'a third',
    '⅔': 'two thirds',
    '1½': 'and a',
    '№': 'number',
    '°': 'degrees',
  },
  web: { at: 'at', dot: 'dot', slash: 'slash', dash: 'dash', hash: 'hashtag' },
  dayFirst: false,
  rules: (language) => [
    // "9 am", "9:30 p.m."
    {
      pattern: sticky(`(\\d{1,2})(?:[:.]([0-5]\\d))?\\s?([ap])\\.?m\\.?(?![\\p{L}\\p{N}])`),
      say: ({ 0: all, 1: of, 2: minute, 3: half = '', index, input }) =>
        `${hour(Number(of))}${minute === undefined || minute === '00' ? '' : ` ${Number(minute) < 10 ? `oh ${toCardinal(Number(minute))}` : toCardinal(Number(minute))}`} ${half.toUpperCase()} M${all.endsWith('.') && /^(?:\s+\p{Lu}|\s*$)/u.test(input.slice(index + all.length)) ? '.' : ''}`,
    },
    { pattern: /(?:St\.|St)(?=\s\p{Lu})/uy, say: () => 'Saint' },
    { pattern: sticky(`(\\d{1,6})(?:st|nd|rd|th)${END}`), say: ([, value]) => toOrdinal(Number(value)) },
    {
      pattern: sticky(`(\\d{1,4})/(\\d{1,4})(?=\\s(?:of|price|off|cup|tsp|tbsp|inch))`),
      say: ([, over, under]) => fraction(Number(over), Number(under)),
    },
    {
      pattern: sticky(`[$£€](\\d+(?:\\.\\d+)?)\\s?(k|m|bn|million|billion)${END}`),
      say: ([all, amount = '', scale = '']) =>
        `${sayNumber(language, amount)} ${SCALES[scale.toLowerCase()]} ${SIGNED[all[0] ?? '']}`,
    },
    {
      pattern: /(\d{1,3})\s?-\s?in\s?-\s?(\d{1,3})/iuy,
      say: ([, one, other]) => `${toCardinal(Number(one))} in ${toCardinal(Number(other))}`,
    },
    {
      pattern: sticky(`(19|20)?(\\d)0s${END}`),
      say: ([, century, decade]) =>
        `${century === undefined ? '' : `${toCardinal(Number(century))} `}${DECADES[Number(decade)] ?? ''}`,
    },
    { pattern: /([2458])K(?![\p{L}\p{N}])/uy, say: ([, thousand]) => `${toCardinal(Number(thousand))} K` },
    {
      pattern: /(\d{1,2})(20|40|80|60)p(?![\p{L}\p{N}])/uy,
      say: ([, over, under]) => `${toCardinal(Number(over))} ${toCardinal(Number(under))} P`,
    },
    {
      pattern: sticky(`(\\d+)\\s?ft\\s(\\d{1,2})\\s?in${END}`),
      say: ([, feet, inches]) => `${toCardinal(Number(feet))} feet ${toCardinal(Number(inches))}`,
    },
    {
      pattern: sticky(`(${MONTHS})\\s(\\d{1,2})\\s?[–-]\\s?(\\d{1,2})${END}`),
      say: ([, month, from, until]) => `the ${toOrdinal(Number(from))} to the ${toOrdinal(Number(until))} of ${month}`,
    },
    { pattern: /#(\d{1,3})(?![\p{L}\p{N}])/uy, say: ([, value]) => `number ${toCardinal(Number(value))}` },
    { pattern: /1:1(?![\p{N}])/uy, say: () => 'one to one' },
    {
      pattern: sticky(`(\\d{1,2})\\s?h\\s(\\d{1,2})\\s?m${END}`),
      say: ([, hours, minutes]) =>
        `${toCardinal(Number(hours))} ${hours === '1' ? 'hour' : 'hours'} ${toCardinal(Number(minutes))}`,
    },
    { pattern: sticky(`No\\.?\\s?(\\d+)`), say: ([, value]) => `number ${toCardinal(Number(value))}` },
  ],
};

const fraction = (over: number, under: number): string => {
  const part = under === 2 ? 'half' : under === 4 ? 'quarter' : toOrdinal(under);
  return over === 1 ? `one ${part}` : `${toCardinal(over)} ${part}s`;
};

const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  million: 'million',
  bn: 'billion',
  billion: 'billion',
};
const SIGNED: Readonly<Record<string, string>> = { $: 'dollars', '£': 'pounds', '€': 'euros' };
const DECADES = [
  'hundreds',
  'tens',
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];
