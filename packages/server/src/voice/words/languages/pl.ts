import { toCardinal, toOrdinal } from 'n2words/pl-PL';
import { END, sticky } from '../patterns';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';

/** "czternasty" of a day is "czternastego", of an hour "czternasta". */
const genitive = (value: number): string =>
  toOrdinal(value)
    .replace(/y(?= |$)/g, 'ego')
    .replace(/i(?= |$)/g, 'iego');
const feminine = (value: number): string =>
  value === 0
    ? 'zero'
    : toOrdinal(value)
        .replace(/y(?= |$)/g, 'a')
        .replace(/(?<=[kg])i(?= |$)/g, 'a')
        .replace(/i(?= |$)/g, 'ia');
/** Of a year, hundreds and thousands keep their form: only what is behind them is an ordinal. */
const year = (value: number): string => {
  const rest = value % 100;
  if (rest === 0) return value === 2000 ? 'dwutysięcznego' : toCardinal(value);
  return `${toCardinal(value - rest)} ${genitive(rest)}`;
};
const time = (hour: number, minute: number): string =>
  `${feminine(hour)}${minute === 0 ? '' : ` ${minute < 10 ? 'zero ' : ''}${toCardinal(minute)}`}`;
const grosz = { one: 'grosz', few: 'grosze', many: 'groszy', other: 'grosza' };
const zloty = { whole: { one: 'złoty', few: 'złote', many: 'złotych', other: 'złotego' }, part: grosz };

export const pl: SpokenLanguage = {
  tag: 'pl',
  decimal: ',',
  cardinal: (value) => toCardinal(value),
  point: 'przecinek',
  figureByFigure: false,
  minus: 'minus',
  to: 'do',
  year: (value) => toCardinal(value),
  date: (day, month, of) => `${genitive(day)} ${monthName('pl', month)}${of === undefined ? '' : ` ${year(of)} roku`}`,
  time,
  price: (whole, part) => `${whole} ${part}`,
  money: {
    zł: zloty,
    PLN: zloty,
    '€': { whole: 'euro', part: 'centów' },
    EUR: { whole: 'euro', part: 'centów' },
    $: { whole: { one: 'dolar', few: 'dolary', many: 'dolarów', other: 'dolara' }, part: 'centów' },
    '£': { whole: { one: '=jeden funt', few: 'funty', many: 'funtów', other: 'funta' }, part: 'pensów' },
    '¥': { whole: 'jenów' },
  },
  units: {
    '★': { one: '=jedna gwiazdka', few: 'gwiazdki', many: 'gwiazdek', other: 'gwiazdki' },
    '%': { one: 'procent', few: 'procent', many: 'procent', other: 'procent' },
    kg: { one: 'kilogram', few: 'kilogramy', many: 'kilogramów', other: 'kilograma' },
    g: { one: 'gram', few: 'gramy', many: 'gramów', other: 'grama' },
    km: { one: 'kilometr', few: 'kilometry', many: 'kilometrów', other: 'kilometra' },
    m: { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' },
    cm: { one: 'centymetr', few: 'centymetry', many: 'centymetrów', other: 'centymetra' },
    mm: { one: 'milimetr', few: 'milimetry', many: 'milimetrów', other: 'milimetra' },
    'm²': { one: 'metr kwadratowy', few: 'metry kwadratowe', many: 'metrów kwadratowych', other: 'metra kwadratowego' },
    l: { one: 'litr', few: 'litry', many: 'litrów', other: 'litra' },
    ml: { one: 'mililitr', few: 'mililitry', many: 'mililitrów', other: 'mililitra' },
    'km/h': 'kilometrów na godzinę',
    W: { one: 'wat', few: 'waty', many: 'watów', other: 'wata' },
    GB: { one: 'gigabajt', few: 'gigabajty', many: 'gigabajtów', other: 'gigabajta' },
    '°C': { one: 'stopień', few: 'stopnie', many: 'stopni', other: 'stopnia' },
    '°': { one: 'stopień', few: 'stopnie', many: 'stopni', other: 'stopnia' },
    min: { one: '=jedna minuta', few: 'minuty', many: 'minut', other: 'minuty' },
    'min.': { one: '=jedna minuta', few: 'minuty', many: 'minut', other: 'minuty' },
    s: { one: '=jedna sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' },
    'godz.': { one: '=jedna godzina', few: 'godziny', many: 'godzin', other: 'godziny' },
    'tys.': 'tysięcy',
    mln: { one: 'milion', few: 'miliony', many: 'milionów', other: 'miliona' },
  },
  abbreviations: {
    '/mies.': 'miesięcznie',
    '/miesiąc': 'miesięcznie',
    '/tydzień': 'tygodniowo',
    '/dzień': 'dziennie',
    '/rok': 'rocznie',
    '/h': 'za godzinę',
    '/godz.': 'za godzinę',
    '/os.': 'za osobę',
    '/osoba': 'za osobę',
    '/noc': 'za noc',
    'np.': 'na przykład',
    'itd.': 'i tak dalej',
    'itp.': 'i tym podobne',
    'tj.': 'to jest',
    'tzn.': 'to znaczy',
    'm.in.': 'między innymi',
    'ok.': 'około',
    'ul.': 'ulica',
    'al.': 'aleja',
    'pl.': 'plac',
    'os.': 'osiedle',
    nr: 'numer',
    'tel.': 'telefon',
    'Tel.': 'telefon',
    dr: 'doktor',
    'prof.': 'profesor',
    mgr: 'magister',
    'św.': 'święty',
    'godz.': 'godzina',
    'r.': 'roku',
    'maks.': 'maksymalnie',
    wg: 'według',
  },
  signs: {
    '&': 'i',
    '+': 'plus',
    '@': 'małpa',
    '=': 'równa się',
    '×': 'razy',
    '%': 'procent',
    '½': 'pół',
    '¼': 'ćwierć',
    '¾': 'trzy czwarte',
    '⅓': 'jedna trzecia',
    '⅔': 'dwie trzecie',
    '1½': 'i',
    '°': 'stopni',
  },
  web: { at: 'małpa', dot: 'kropka', slash: 'ukośnik', dash: 'myślnik', hash: 'hasztag' },
  dayFirst: true,
  rules: () => [
    {
      pattern: sticky(`godz\\.\\s?(\\d{1,2})(?:[:.]([0-5]\\d))?${END}`),
      say: ([, hour, minute]) => `godzina ${time(Number(hour), Number(minute ?? 0))}`,
    },
    {
      pattern: /(od|do|po|przed|o|od godziny|do godziny)\s(\d{1,2})[:.]([0-5]\d)(?![\d])/iuy,
      say: ([, word, hour, minute]) =>
        `${word} ${feminine(Number(hour)).replace(/a(?= |$)/g, 'ej')}${minute === '00' ? '' : ` ${toCardinal(Number(minute))}`}`,
    },
    {
      pattern: sticky(`(\\d{1,2})\\s(\\p{L}+)\\s(\\d{4})\\sr\\.`),
      say: ([, day, month, of]) => {
        const at = MONTHS.indexOf((month ?? '').toLowerCase()) + 1;
        return at === 0 ? undefined : `${genitive(Number(day))} ${month} ${year(Number(of))} roku`;
      },
    },
    {
      pattern: sticky(`(pn|pon|wt|śr|czw|pt|sob|ndz|nd)\\.?\\s?[–-]\\s?(wt|śr|czw|pt|sob|ndz|nd|pn|pon)\\.?${END}`),
      say: ([, from = '', until = '']) => `od ${DAYS[from.toLowerCase()]} do ${DAYS[until.toLowerCase()]}`,
    },
    { pattern: /(?<=\blat[a]?\s)(\d0)\./iuy, say: ([, decade]) => toOrdinal(Number(decade)).replace(/y$/, 'e') },
    {
      pattern: /(\d{1,2})\.(?=\s(?:piętro|miejsce|danie|urodziny)(?!\p{L}))/uy,
      say: ([, value]) =>
        toOrdinal(Number(value))
          .replace(/y(?= |$)/g, 'e')
          .replace(/i(?= |$)/g, 'ie'),
    },
    { pattern: /(\d{1,2})\.(?=\s\p{Ll})/uy, say: ([, value]) => toOrdinal(Number(value)) },
  ],
};

/** Of a day of the week, from or until which something is. */
const DAYS: Readonly<Record<string, string>> = {
  ...{ pn: 'poniedziałku', pon: 'poniedziałku', wt: 'wtorku', śr: 'środy', czw: 'czwartku' },
  ...{ pt: 'piątku', sob: 'soboty', ndz: 'niedzieli', nd: 'niedzieli' },
};

const MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
];
