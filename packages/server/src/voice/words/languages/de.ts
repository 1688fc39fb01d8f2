import { toCardinal, toOrdinal } from 'n2words/de-DE';
import { END, sticky } from '../patterns';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { germanOne, germanOrdinalEnd } from './german-nouns';

/** "neunzehnhundertneunundneunzig", "zweitausendsechsundzwanzig" */
const year = (value: number): string =>
  value >= 1100 && value < 2000
    ? `${toCardinal(Math.floor(value / 100))}hundert${value % 100 === 0 ? '' : toCardinal(value % 100)}`
    : toCardinal(value);
const count = (value: number): string => (value === 1 ? 'ein' : toCardinal(value));
const time = (hour: number, minute: number): string =>
  `${count(hour)} Uhr${minute === 0 ? '' : ` ${toCardinal(minute)}`}`;
const cent = { one: '=ein Cent', other: 'Cent' };

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
  counting: (value, noun, before) => (value === 1 ? germanOne(noun, before) : undefined) ?? de.cardinal(value),
  outOf: 'von',
  moments: 'Mitternacht|Mittag',
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
      pattern: new RegExp(`(vom)\\s(\\d{1,2})\\.\\s?(?=(?:bis|[–-])\\s?\\d{1,2}\\.)`, 'iuy'),
      say: ([, before, day]) => `${before} ${toOrdinal(Number(day))}n`,
    },
    {
      pattern: sticky(`(\\d{1,2})[:.]([0-5]\\d)\\s?(?:Uhr|h)${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute)),
    },
    {
      pattern: sticky(`(\\d{1,2})\\s?Uhr(?:\\s([0-5]\\d))?${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute ?? 0)),
    },
    { pattern: /(\p{L}+)str\.(?=\s|$|[,;])/uy, say: ([, name]) => `${name}straße` },
    { pattern: /(\d+),[-–—]\s?€?/uy, say: ([, whole]) => `${count(Number(whole))} Euro` },
    { pattern: sticky(`(\\d{1,2})er${END}`), say: ([, value]) => `${toCardinal(Number(value))}er` },
    { pattern: /(\d{1,2})½/uy, say: ([, value]) => `${count(Number(value))}einhalb` },
    {
      pattern: new RegExp(`(\\d{1,2})\\.\\s?[–-]\\s?(\\d{1,2})\\.\\s(${MONTHS.join('|')})`, 'uy'),
      say: ([, from, until, month]) => `${toOrdinal(Number(from))}r bis ${toOrdinal(Number(until))}r ${month}`,
    },
    {
      pattern: /(\d{1,3})\.(?=\s(\p{L}+))/uy,
      say: ({ 1: value, 2: noun = '', input, index }) => {
        const end = germanOrdinalEnd(input.slice(0, index), noun);
        return end === undefined ? undefined : `${toOrdinal(Number(value))}${end}`;
      },
    },
    // "10-jährige", "100-prozentig", "in den 90ern"
    {
      pattern: /(\d{1,4})(?:-|\s?%)?((?:jährig|prozentig|tägig|stündig|teilig|köpfig|fach|mal|ig)\p{L}*)/uy,
      say: ([all, value, end = '']) =>
        end.startsWith('ig')
          ? all.includes('%')
            ? `${de.cardinal(Number(value))}prozent${end}`
            : undefined
          : `${de.cardinal(Number(value))}${end}`,
    },
    { pattern: /(\d0)ern(?!\p{L})/uy, say: ([, value]) => `${toCardinal(Number(value))}ern` },
    // "1,5 Stunden"
    {
      pattern: /(\d{1,2}),5(?=\s(?:Stunden?|Jahren?|Tagen?|Millionen|Liter|Wochen|Monaten?)(?!\p{L}))/uy,
      say: ([, whole]) => (whole === '0' ? undefined : `${count(Number(whole))}einhalb`),
    },
    {
      pattern: sticky(`(\\d+)(?:,(\\d))?\\s(Mio\\.|Mrd\\.|Millionen)\\s?(?:€|Euro)`),
      say: ([, whole, behind, scale = '']) =>
        `${behind === undefined ? (whole === '1' ? 'eine' : toCardinal(Number(whole))) : behind === '5' ? `${count(Number(whole))}einhalb` : `${toCardinal(Number(whole))} Komma ${toCardinal(Number(behind))}`} ${scale.startsWith('Mrd') ? 'Milliarde' : 'Million'}${whole === '1' && behind === undefined ? '' : scale.startsWith('Mrd') ? 'n' : 'en'} Euro`,
    },
    { pattern: /(?:Sa|So|Mo|Di|Mi|Do|Fr)(?=\s\d{1,2}(?:[:.]\d\d)?\s?(?:[–-]|Uhr))/uy, say: ([day]) => DAYS[day] },
  ],
};

const monthNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text.replace('.', '')) : MONTHS.findIndex((name) => name === text) + 1;

const DAYS: Readonly<Record<string, string>> = {
  ...{ Mo: 'Montag', Di: 'Dienstag', Mi: 'Mittwoch', Do: 'Donnerstag', Fr: 'Freitag', Sa: 'Samstag', So: 'Sonntag' },
};
