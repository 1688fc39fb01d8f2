import { toCardinal, toOrdinal } from 'n2words/nl-NL';
import { END, sticky } from '../patterns';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';

const count = (value: number): string => toCardinal(value).replace(/^één$/, 'een');
const year = (value: number): string =>
  value >= 1100 && value < 2000
    ? `${toCardinal(Math.floor(value / 100))}honderd${value % 100 === 0 ? '' : ` ${toCardinal(value % 100)}`}`.replace(
        'honderd ',
        ' ',
      )
    : toCardinal(value);
const time = (hour: number, minute: number): string =>
  `${count(hour)} uur${minute === 0 ? '' : ` ${toCardinal(minute)}`}`;
const cent = 'cent';

export const nl: SpokenLanguage = {
  tag: 'nl',
  decimal: ',',
  cardinal: (value) => toCardinal(value),
  point: 'komma',
  figureByFigure: false,
  minus: 'min',
  to: 'tot',
  year,
  date: (day, month, of) => `${toCardinal(day)} ${monthName('nl', month)}${of === undefined ? '' : ` ${year(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} ${hundredths}`,
  money: {
    '€': { whole: { one: '=één euro', other: 'euro' }, part: cent },
    EUR: { whole: { one: '=één euro', other: 'euro' }, part: cent },
    euro: { whole: { one: '=één euro', other: 'euro' }, part: cent },
    $: { whole: { one: '=één dollar', other: 'dollar' }, part: cent },
    '£': { whole: { one: '=één pond', other: 'pond' }, part: 'pence' },
    '¥': { whole: 'yen' },
  },
  units: {
    '%': 'procent',
    kg: 'kilo',
    g: 'gram',
    gr: 'gram',
    km: 'kilometer',
    m: 'meter',
    cm: 'centimeter',
    mm: 'millimeter',
    'm²': { one: 'vierkante meter', other: 'vierkante meter' },
    l: 'liter',
    ml: 'milliliter',
    'km/u': 'kilometer per uur',
    'km/h': 'kilometer per uur',
    W: 'watt',
    GB: 'gigabyte',
    '°C': { one: 'graad', other: 'graden' },
    '°': { one: 'graad', other: 'graden' },
    u: 'uur',
    min: { one: 'minuut', other: 'minuten' },
    s: { one: 'seconde', other: 'seconden' },
    mln: 'miljoen',
  },
  abbreviations: {
    'bijv.': 'bijvoorbeeld',
    'bv.': 'bijvoorbeeld',
    'd.w.z.': 'dat wil zeggen',
    'enz.': 'enzovoort',
    'o.a.': 'onder andere',
    'm.b.t.': 'met betrekking tot',
    'ca.': 'circa',
    'incl.': 'inclusief',
    'excl.': 'exclusief',
    'dhr.': 'de heer',
    'mevr.': 'mevrouw',
    'dr.': 'dokter',
    'Dr.': 'dokter',
    'prof.': 'professor',
    'nr.': 'nummer',
    'str.': 'straat',
    'tel.': 'telefoon',
    'Tel.': 'telefoon',
    'min.': 'minimaal',
    'max.': 'maximaal',
    'a.u.b.': 'alstublieft',
    'p.p.': 'per persoon',
    't/m': 'tot en met',
    btw: 'B T W',
  },
  signs: {
    '&': 'en',
    '+': 'plus',
    '@': 'apenstaartje',
    '=': 'is',
    '×': 'keer',
    '%': 'procent',
    '½': 'een half',
    '¼': 'een kwart',
    '¾': 'drie kwart',
    '⅓': 'een derde',
    '⅔': 'twee derde',
    '1½': 'en',
    '°': 'graden',
  },
  web: { at: 'apenstaartje', dot: 'punt', slash: 'slash', dash: 'streepje', hash: 'hashtag' },
  dayFirst: true,
  rules: () => [
    {
      pattern: sticky(`([01]?\\d|2[0-4])[.:]([0-5]\\d)\\s?(?:uur|u\\.?)${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute)),
    },
    { pattern: sticky(`(\\d{1,5})(?:ste|de|e)${END}`), say: ([, value]) => toOrdinal(Number(value)) },
    { pattern: /€\s?(\d+),[-–—]/uy, say: ([, whole]) => `${toCardinal(Number(whole))} euro` },
    { pattern: sticky(`(?:'s)(?=\\s)`), say: () => 's' },
  ],
};
