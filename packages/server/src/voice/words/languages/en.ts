import { toCardinal, toOrdinal } from 'n2words/en-GB';
import { END, sticky } from '../patterns';
import { figures, monthName, sayNumber } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { ENGLISH_MONEY, ENGLISH_UNITS } from './english-measures';
import { englishShortRules } from './english-short-rules';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const hour = (value: number): string => toCardinal(value);

/** "nineteen ninety-nine", "two thousand and six", "twenty twenty-six" */
const year = (value: number): string => {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value >= 2000 && value < 2010) return toCardinal(value);
  if (rest === 0) return `${toCardinal(century)} hundred`;
  return `${toCardinal(century)} ${rest < 10 ? `oh ${toCardinal(rest)}` : toCardinal(rest)}`;
};

const time = (of: number, minute: number): string => {
  if (of === 0 && minute > 0) return `${time(12, minute)} A M`;
  if (minute === 0) return of > 12 ? `${hour(of - 12)} o'clock` : `${hour(of === 0 ? 12 : of)} o'clock`;
  return `${hour(of > 12 ? of - 12 : of)} ${minute < 10 ? `oh ${toCardinal(minute)}` : toCardinal(minute)}`;
};

export const en: SpokenLanguage = {
  tag: 'en',
  decimal: '.',
  cardinal: (value) => toCardinal(value),
  half: (noun) => (MEASURES.test(noun) ? `half ${/^hour/.test(noun) ? 'an' : 'a'}` : 'half'),
  ruler: (value) => `the ${toOrdinal(value)}`,
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
  money: ENGLISH_MONEY,
  units: ENGLISH_UNITS,
  abbreviations: {
    '/month': 'a month',
    '/mo': 'a month',
    '/week': 'a week',
    '/day': 'a day',
    '/year': 'a year',
    '/yr': 'a year',
    '/hour': 'an hour',
    '/hr': 'an hour',
    'p/p': 'a person',
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
    'ca.': 'about',
    'c.': 'around',
    'est.': 'established',
    'Est.': 'Established',
    'Sept.': 'September',
    'Inc.': 'Incorporated',
    'Ltd.': 'Limited',
    'Jr.': 'Junior',
    'vs.': 'versus',
    'Vol.': 'volume',
    'min.': 'minimum',
    'max.': 'maximum',
    'incl.': 'including',
    'Ext.': 'extension',
    'ext.': 'extension',
    yrs: 'years',
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
    ...englishShortRules,
    // "9 am", "9:30 p.m."
    {
      pattern: sticky(`(\\d{1,2})(?:[:.]([0-5]\\d))?\\s?([ap])\\.?m\\.?(?![\\p{L}\\p{N}])`),
      say: ({ 0: all, 1: of, 2: minute, 3: half = '', index, input }) =>
        `${hour(Number(of))}${minute === undefined || minute === '00' ? '' : ` ${Number(minute) < 10 ? `oh ${toCardinal(Number(minute))}` : toCardinal(Number(minute))}`} ${half.toUpperCase()} M${all.endsWith('.') && /^(?:\s+\p{Lu}|\s*$)/u.test(input.slice(index + all.length)) ? '.' : ''}`,
    },
    { pattern: /(?:St\.|St)(?=\s\p{Lu})/uy, say: () => 'Saint' },
    { pattern: sticky(`(\\d{1,6})(?:st|nd|rd|th)${END}`), say: ([, value]) => toOrdinal(Number(value)) },
    {
      pattern: sticky(`(\\d{1,4})/(\\d{1,4})(?=\\s(?:of|cup|tsp|tbsp|inch))`),
      say: ([all, over, under]) =>
        /^(?:1\/[234]|2\/3|3\/4)$/.test(all) ? undefined : fraction(Number(over), Number(under)),
    },
    {
      pattern: sticky(`[$£€₹](\\d+(?:\\.\\d+)?)\\s?(k|m|bn|million|billion|lakh|crore)${END}`),
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
    { pattern: /pp?\.\s?(?=\d)/uy, say: ([page]) => (page.startsWith('pp') ? 'pages' : 'page') },
    {
      pattern: /(?<=(?:call|phone|ring|text|tel|fax|at)[.:]?\s)(\d{3})-(\d{4})(?!\d)/iuy,
      say: ([, one = '', other = '']) => `${figures(language, one)}, ${figures(language, other)}`,
    },
    // "PCs"
    {
      pattern: new RegExp(`([B-DF-HJ-NP-TV-XZ]{1,3})s${END}`, 'uy'),
      say: ([, letters = '']) => `${[...letters].join(' ')}'s`,
    },
    {
      pattern: sticky(`(\\d{1,2})p${END}`),
      say: ([, pence]) => (pence === '1' ? 'one penny' : `${toCardinal(Number(pence))} pence`),
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

/** What half of is said of with an article. */
const MEASURES =
  /^(?:hour|cup|pound|litre|liter|pint|dozen|mile|acre|inch|kilo|kilogram|loaf|pizza|chicken|minute|glass|bottle|portion|teaspoon|tablespoon|foot|yard|metre)$/;

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
  lakh: 'lakh',
  crore: 'crore',
};
const SIGNED: Readonly<Record<string, string>> = { $: 'dollars', '£': 'pounds', '€': 'euros', '₹': 'rupees' };
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
