import { toCardinal, toOrdinal } from 'n2words/de-DE';
import { END, sticky } from '../patterns';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';

/** "neunzehnhundertneunundneunzig", "zweitausendsechsundzwanzig" */
const year = (value: number): string =>
  value >= 1100 && value < 2000
    ? `${toCardinal(Math.floor(value / 100))}hundert${value % 100 === 0 ? '' : toCardinal(value % 100)}`
    : toCardinal(value);
const count = (value: number): string => (value === 1 ? 'ein' : toCardinal(value));
const time = (hour: number, minute: number): string =>
  `${count(hour)} Uhr${minute === 0 ? '' : ` ${toCardinal(minute)}`}`;
const cent = { one: '=ein Cent', other: 'Cent' };

/** How an ordinal ends before a noun that has no article. */
const NOUN_ENDS: Readonly<Record<string, string>> = {
  ...{ Stock: 'r', Platz: 'r', Preis: 'r', Geburtstag: 'r', Tag: 'r', Monat: 'r', Gang: 'r', Teil: 'r' },
  ...{ Etage: '', Klasse: '', Auflage: '', Stunde: '', Woche: '', Reihe: '' },
  ...{ Jahr: 's', Mal: 's', Obergeschoss: 's', OG: 's', Semester: 's' },
};

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
export const de: SpokenLanguage = {
  tag: 'de',
  decimal: ',',
  cardinal: (value) => toCardinal(value).replace(/^einhundert(?=.|$)/, value < 200 ? 'hundert' : 'einhundert'),
  point: 'Komma',
  figureByFigure: true,
  minus: 'minus',
  to: 'bis',
  year,
  date: (day, month, of) => `${toOrdinal(day)}r ${monthName('de', month)}${of === undefined ? '' : ` ${year(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} ${hundredths}`,
  money: {
    '€': { whole: { one: '=ein Euro', other: 'Euro' }, part: cent },
    EUR: { whole: { one: '=ein Euro', other: 'Euro' }, part: cent },
    Euro: { whole: { one: '=ein Euro', other: 'Euro' }, part: cent },
    $: { whole: { one: '=ein Dollar', other: 'Dollar' }, part: cent },
    '£': { whole: { one: '=ein Pfund', other: 'Pfund' }, part: 'Pence' },
    CHF: { whole: { one: '=ein Franken', other: 'Franken' }, part: 'Rappen' },
    '¥': { whole: 'Yen' },
    '₺': { whole: 'Lira' },
  },
  units: {
    '★': { one: '=ein Stern', other: 'Sterne' },
    '%': 'Prozent',
    kg: 'Kilogramm',
    g: 'Gramm',
    mg: 'Milligramm',
    km: 'Kilometer',
    m: 'Meter',
    cm: 'Zentimeter',
    mm: 'Millimeter',
    'm²': 'Quadratmeter',
    qm: 'Quadratmeter',
    l: 'Liter',
    ml: 'Milliliter',
    'km/h': 'Kilometer pro Stunde',
    kWh: 'Kilowattstunden',
    W: 'Watt',
    GB: 'Gigabyte',
    MB: 'Megabyte',
    '°C': 'Grad Celsius',
    '°': 'Grad',
    h: { one: '=eine Stunde', other: 'Stunden' },
    'Std.': { one: '=eine Stunde', other: 'Stunden' },
    min: { one: '=eine Minute', other: 'Minuten' },
    'Min.': { one: '=eine Minute', other: 'Minuten' },
    s: { one: '=eine Sekunde', other: 'Sekunden' },
    'Mio.': { one: '=eine Million', other: 'Millionen' },
    'Mrd.': { one: '=eine Milliarde', other: 'Milliarden' },
    Uhr: { one: '=ein Uhr', other: 'Uhr' },
  },
  abbreviations: {
    '/Monat': 'pro Monat',
    '/Mon.': 'pro Monat',
    '/Woche': 'pro Woche',
    '/Tag': 'pro Tag',
    '/Jahr': 'pro Jahr',
    '/Stunde': 'pro Stunde',
    '/Std.': 'pro Stunde',
    '/h': 'pro Stunde',
    '/Person': 'pro Person',
    '/Nacht': 'pro Nacht',
    'z. B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'u. a.': 'unter anderem',
    'usw.': 'und so weiter',
    'bzw.': 'beziehungsweise',
    'ca.': 'circa',
    'inkl.': 'inklusive',
    'zzgl.': 'zuzüglich',
    'Dr.': 'Doktor',
    'Prof.': 'Professor',
    'Hr.': 'Herr',
    'Fr.': 'Frau',
    'Nr.': 'Nummer',
    'Hausnr.': 'Hausnummer',
    'Art.': 'Artikel',
    'Str.': 'Straße',
    'str.': 'straße',
    'Tel.': 'Telefon',
    'St.': 'Sankt',
    'mind.': 'mindestens',
    'max.': 'maximal',
    'MwSt.': 'Mehrwertsteuer',
    gGmbH: 'g G M B H',
    GmbH: 'G M B H',
  },
  signs: {
    '&': 'und',
    '+': 'plus',
    '@': 'at',
    '=': 'gleich',
    '×': 'mal',
    '%': 'Prozent',
    '½': 'ein halb',
    '¼': 'ein Viertel',
    '¾': 'drei Viertel',
    '⅓': 'ein Drittel',
    '⅔': 'zwei Drittel',
    '1½': 'und',
    '§': 'Paragraf',
    '°': 'Grad',
  },
  web: { at: 'at', dot: 'Punkt', slash: 'Schrägstrich', dash: 'Bindestrich', hash: 'Hashtag' },
  dayFirst: true,
  rules: () => [
    // After these the day is in the dative.
    {
      pattern: /(am|vom|zum|ab|bis|dem)\s(\d{1,2})\.\s?(\p{L}+|\d{1,2}\.)(?:\s?(\d{4}|\d{2}(?!\d)))?/iuy,
      say: ([, before = '', day, month = '', of]) => {
        const named = monthNumber(month);
        if (named === 0) return undefined;
        const after = of === undefined ? '' : ` ${year(of.length === 2 ? 2000 + Number(of) : Number(of))}`;
        return `${before} ${/^(?:ab|bis)$/i.test(before) ? 'zum ' : ''}${toOrdinal(Number(day))}n ${monthName('de', named)}${after}`.replace(
          'ab zum',
          'ab dem',
        );
      },
    },
    {
      pattern: sticky(`(\\d{1,2})[:.]([0-5]\\d)\\s?(?:Uhr|h)${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute)),
    },
    {
      pattern: sticky(`(\\d{1,2})\\s?Uhr(?:\\s([0-5]\\d))?${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute ?? 0)),
    },
    {
      pattern: /(?<=\b(?:der|die|das|im|am|vom|zum|zur|den|dem|seit|jede[nr]?|ihr|unser)\s)(\d{1,3})\.(?=\s\p{L})/iuy,
      say: ([, value]) => toOrdinal(Number(value)),
    },
    { pattern: /(\p{L}+)str\.(?=\s|$|[,;])/uy, say: ([, name]) => `${name}straße` },
    { pattern: /(\d+),[-–—]\s?€?/uy, say: ([, whole]) => `${count(Number(whole))} Euro` },
    { pattern: sticky(`(\\d{1,2})er${END}`), say: ([, value]) => `${toCardinal(Number(value))}er` },
    { pattern: /(\d{1,2})½/uy, say: ([, value]) => `${count(Number(value))}einhalb` },
    {
      pattern: new RegExp(`(\\d{1,2})\\.\\s?[–-]\\s?(\\d{1,2})\\.\\s(${MONTHS.join('|')})`, 'uy'),
      say: ([, from, until, month]) => `${toOrdinal(Number(from))}r bis ${toOrdinal(Number(until))}r ${month}`,
    },
    // At the beginning, where no article tells its form, the noun does.
    {
      pattern: new RegExp(`(\\d{1,3})\\.(?=\\s(${Object.keys(NOUN_ENDS).join('|')})(?![\\p{L}]))`, 'uy'),
      say: ([, value, noun = '']) => `${toOrdinal(Number(value))}${NOUN_ENDS[noun] ?? ''}`,
    },
  ],
};

const monthNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text.replace('.', '')) : MONTHS.findIndex((name) => name === text) + 1;
