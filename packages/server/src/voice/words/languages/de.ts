import { toCardinal, toOrdinal } from 'n2words/de-DE';
import { END, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { GERMAN_MONEY, GERMAN_UNITS } from './german-measures';
import { germanHalf, germanOne, germanOrdinalEnd } from './german-nouns';

/** "neunzehnhundertneunundneunzig", "zweitausendsechsundzwanzig" */
const year = (value: number): string =>
  value >= 1100 && value < 2000
    ? `${toCardinal(Math.floor(value / 100))}hundert${value % 100 === 0 ? '' : toCardinal(value % 100)}`
    : toCardinal(value);
const count = (value: number): string => (value === 1 ? 'ein' : toCardinal(value));
const time = (hour: number, minute: number): string =>
  `${count(hour)} Uhr${minute === 0 ? '' : ` ${toCardinal(minute)}`}`;
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

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
  half: germanHalf,
  ruler: (value, woman) => `${woman ? 'die' : 'der'} ${capital(toOrdinal(value))}`,
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
  money: GERMAN_MONEY,
  units: GERMAN_UNITS,
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
    '/Pers.': 'pro Person',
    '/P.': 'pro Person',
    '/Stk.': 'pro Stück',
    '/Stück': 'pro Stück',
    '/Nacht': 'pro Nacht',
    'Abs.': 'Absatz',
    'Jh.': 'Jahrhundert',
    'Jhd.': 'Jahrhundert',
    'Zi.': 'Zimmer',
    'Bj.': 'Baujahr',
    'z. B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'u. a.': 'unter anderem',
    'usw.': 'und so weiter',
    'u. v. m.': 'und vieles mehr',
    'u. Ä.': 'und Ähnliches',
    'o. Ä.': 'oder Ähnliches',
    'i. d. R.': 'in der Regel',
    'v. Chr.': 'vor Christus',
    'n. Chr.': 'nach Christus',
    'e. V.': 'E V',
    'evtl.': 'eventuell',
    'ggf.': 'gegebenenfalls',
    'exkl.': 'exklusive',
    'Tsd.': 'tausend',
    'Abb.': 'Abbildung',
    'Dipl.-Ing.': 'Diplom Ingenieur',
    'Dr. med.': 'Doktor',
    No: 'Nummer',
    Kfz: 'K F Z',
    Lkw: 'L K W',
    Pkw: 'P K W',
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
  rules: (language) => [
    {
      pattern: sticky(`(\\d{1,2})\\.(\\d{1,2})\\.\\s?[–-]\\s?(?=\\d{1,2}\\.\\d{1,2}\\.)`),
      say: ([, day, month]) => `${language.date(Number(day), Number(month), undefined)} bis`,
    },
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
      pattern: new RegExp(`(vom)\\s(\\d{1,2})\\.\\s?(?=bis\\s?\\d{1,2}\\.)`, 'iuy'),
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
    {
      pattern: /(\d{1,3}(?:\.\d{3})+|\d+),[-–—]\s?€?/uy,
      say: ([, whole = '']) => `${count(Number(whole.replaceAll('.', '')))} Euro`,
    },
    { pattern: /(1[89])(\d0)er(?!\p{L})/uy, say: ([all]) => `${year(Number(all.slice(0, 4)))}er` },
    { pattern: sticky(`(\\d{1,3})er${END}`), say: ([, value]) => `${toCardinal(Number(value))}er` },
    { pattern: /(\d{1,2})(?:\s?½|\s1\/2(?!\d))/uy, say: ([, value]) => `${count(Number(value))}einhalb` },
    { pattern: /S\.\s?(?=\d)/uy, say: () => 'Seite' },
    {
      pattern: /([IVX]{1,6})\.(?=\s(Jahrhundert))/uy,
      say: ({ 1: signs = '', 2: noun = '', input, index }) =>
        `${toOrdinal(fromRoman(signs))}${germanOrdinalEnd(input.slice(0, index), noun) ?? ''}`,
    },
    { pattern: /§§/uy, say: () => 'Paragrafen' },
    { pattern: /No\.\s?(?=\d)/uy, say: () => 'Nummer' },
    { pattern: /1\s?[–-]\s?(?=\d{1,2}\s\p{Lu})/uy, say: () => 'ein bis' },
    {
      pattern: new RegExp(
        `(vom\\s)?(\\d{1,2})\\.\\s?[–-]\\s?(\\d{1,2})\\.\\s?(${MONTHS.join('|')}|\\d{1,2}\\.)(?:\\s?(\\d{4}|\\d{2}(?!\\d)))?`,
        'uy',
      ),
      say: ([, since, from, until, month = '', of]) => {
        const named = monthNumber(month);
        if (named < 1 || named > 12) return undefined;
        const after = of === undefined ? '' : ` ${year(of.length === 2 ? 2000 + Number(of) : Number(of))}`;
        const [end, joint] = since === undefined ? ['r', 'bis'] : ['n', 'bis zum'];
        return `${since ?? ''}${toOrdinal(Number(from))}${end} ${joint} ${toOrdinal(Number(until))}${end} ${monthName('de', named)}${after}`;
      },
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
      pattern:
        /(\d{1,2}),5(?=[\s-](?:Stunden?|Jahren?|Tagen?|Millionen|Liter|Wochen|Monaten?|Zimmern?|Kilo|Meter|Sterne)(?!\p{Ll}))/uy,
      say: ([, whole]) => (whole === '0' ? undefined : `${count(Number(whole))}einhalb`),
    },
    {
      pattern: sticky(`(\\d+)(?:,(\\d))?\\s(Mio\\.|Mrd\\.|Millionen)\\s?(?:€|Euro)`),
      say: ([, whole, behind, scale = '']) =>
        `${behind === undefined ? (whole === '1' ? 'eine' : toCardinal(Number(whole))) : behind === '5' ? `${count(Number(whole))}einhalb` : `${toCardinal(Number(whole))} Komma ${toCardinal(Number(behind))}`} ${scale.startsWith('Mrd') ? 'Milliarde' : 'Million'}${whole === '1' && behind === undefined ? '' : scale.startsWith('Mrd') ? 'n' : 'en'} Euro`,
    },
    {
      pattern: /(?:Sa|So|Mo|Di|Mi|Do|Fr)\.?(?=\sab\s\d|\s\d{1,2}(?:[:.]\d\d)?\s?(?:[–-]|Uhr))/uy,
      say: ([day]) => DAYS[day.replace('.', '')],
    },
  ],
};

const monthNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text.replace('.', '')) : MONTHS.findIndex((name) => name === text) + 1;

const DAYS: Readonly<Record<string, string>> = {
  ...{ Mo: 'Montag', Di: 'Dienstag', Mi: 'Mittwoch', Do: 'Donnerstag', Fr: 'Freitag', Sa: 'Samstag', So: 'Sonntag' },
};
