import { toCardinal } from 'n2words/pl-PL';
import { END, sticky } from '../patterns';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { polishOrdinal, polishYear } from './polish-numbers';
import { polishHour, polishRules } from './polish-rules';

const grosz = { one: 'grosz', few: 'grosze', many: 'groszy', other: 'grosza' };
const cent = { one: 'cent', few: 'centy', many: 'centów', other: 'centa' };
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
  date: (day, month, of) =>
    `${polishOrdinal(day, 'ego')} ${monthName('pl', month)}${of === undefined ? '' : ` ${polishYear(of, 'ego')} roku`}`,
  time: (hour, minute) => polishHour(hour, minute, 'a'),
  price: (whole, part) => `${whole} ${part}`,
  money: {
    zł: zloty,
    PLN: zloty,
    '€': { whole: 'euro', part: cent },
    EUR: { whole: 'euro', part: cent },
    $: { whole: { one: 'dolar', few: 'dolary', many: 'dolarów', other: 'dolara' }, part: cent },
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
  rules: (language) => [
    {
      pattern: sticky(`(pn|pon|wt|śr|czw|pt|sob|ndz|nd)\\.?\\s?[–-]\\s?(wt|śr|czw|pt|sob|ndz|nd|pn|pon)\\.?${END}`),
      say: ([, from = '', until = '']) => `od ${DAYS[from.toLowerCase()]} do ${DAYS[until.toLowerCase()]}`,
    },
    { pattern: sticky('sob\\.(?=\\s?\\d)'), say: () => 'sobota' },
    { pattern: sticky('(?:ndz|niedz)\\.(?=\\s?\\d)'), say: () => 'niedziela' },
    ...polishRules(language),
  ],
};

/** Of a day of the week, from or until which something is. */
const DAYS: Readonly<Record<string, string>> = {
  ...{ pn: 'poniedziałku', pon: 'poniedziałku', wt: 'wtorku', śr: 'środy', czw: 'czwartku' },
  ...{ pt: 'piątku', sob: 'soboty', ndz: 'niedzieli', nd: 'niedzieli' },
};
