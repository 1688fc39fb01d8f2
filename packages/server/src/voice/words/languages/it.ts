import { toCardinal, toOrdinal } from 'n2words/it-IT';
import { END, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';

const time = (hour: number, minute: number): string =>
  `${hour === 1 ? 'una' : toCardinal(hour)}${minute === 0 ? '' : minute === 30 ? ' e trenta' : ` e ${toCardinal(minute)}`}`;
const FEMININE =
  /(?:a|zione|sione|tà|tù|notte|classe|stagione|pelle|chiave|parte|mail|app|foto|mano|moto|lente|nave|rete|sede|serie)$/iu;
const MASCULINE = /^(?:problema|programma|cinema|tema|clima|pigiama|sistema|poeta)$/iu;
/** "un caffè", "uno studente", "una pizza", "un’amica" */
const counting = (value: number, noun: string): string => {
  if (value !== 1 || /^(?:a|e|di|su|per|con|in|da|o|ogni)$/iu.test(noun)) return toCardinal(value);
  if (FEMININE.test(noun) && !MASCULINE.test(noun)) return 'una';
  return /^(?:s[^aeiouhàèéìòù]|z|gn|ps|x|y)/iu.test(noun) ? 'uno' : 'un';
};
const centesimi = { one: '=un centesimo', other: 'centesimi' };

export const it: SpokenLanguage = {
  tag: 'it',
  decimal: ',',
  cardinal: (value) => toCardinal(value),
  counting,
  half: (noun) => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'mezza' : 'mezzo'),
  ruler: (value, woman) => toOrdinal(value).replace(/o$/, woman ? 'a' : 'o'),
  outOf: 'su',
  moments: 'mezzanotte|mezzogiorno',
  always: 'ventiquattro ore su ventiquattro, sette giorni su sette',
  point: 'virgola',
  figureByFigure: false,
  minus: 'meno',
  to: 'a',
  year: (value) => toCardinal(value),
  date: (day, month, of) =>
    `${day === 1 ? 'primo' : toCardinal(day)} ${monthName('it', month)}${of === undefined ? '' : ` ${toCardinal(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} e ${hundredths}`,
  money: {
    '€': { whole: { one: '=un euro', other: 'euro', many: 'di euro' }, part: centesimi },
    EUR: { whole: { one: '=un euro', other: 'euro', many: 'di euro' }, part: centesimi },
    euro: { whole: { one: '=un euro', other: 'euro' }, part: centesimi },
    $: { whole: { one: '=un dollaro', other: 'dollari' }, part: 'centesimi' },
    '£': { whole: { one: '=una sterlina', other: 'sterline' }, part: 'pence' },
    cent: { whole: centesimi },
    ct: { whole: centesimi },
    '¢': { whole: centesimi },
    CHF: { whole: { one: '=un franco', other: 'franchi' }, part: 'centesimi' },
    '¥': { whole: 'yen' },
  },
  units: {
    '★': { one: '=una stella', other: 'stelle' },
    '%': 'per cento',
    kg: { one: '=un chilo', other: 'chili' },
    g: { one: '=un grammo', other: 'grammi' },
    km: { one: '=un chilometro', other: 'chilometri' },
    m: { one: '=un metro', other: 'metri' },
    cm: { one: '=un centimetro', other: 'centimetri' },
    mm: { one: '=un millimetro', other: 'millimetri' },
    'm²': { one: '=un metro quadrato', other: 'metri quadrati' },
    mq: { one: '=un metro quadrato', other: 'metri quadrati' },
    hg: { one: '=un etto', other: 'etti' },
    l: { one: '=un litro', other: 'litri' },
    ml: { one: '=un millilitro', other: 'millilitri' },
    'km/h': 'chilometri orari',
    W: 'watt',
    GB: 'gigabyte',
    '°C': { one: '=un grado', other: 'gradi' },
    '°': { one: '=un grado', other: 'gradi' },
    h: { one: '=un’ora', other: 'ore' },
    min: { one: '=un minuto', other: 'minuti' },
    s: { one: '=un secondo', other: 'secondi' },
  },
  abbreviations: {
    '/mese': 'al mese',
    '/settimana': 'a settimana',
    '/giorno': 'al giorno',
    '/anno': 'all’anno',
    '/ora': 'all’ora',
    '/h': 'all’ora',
    '/persona': 'a persona',
    '/notte': 'a notte',
    '/pers.': 'a persona',
    'a.C.': 'avanti Cristo',
    'd.C.': 'dopo Cristo',
    'pag.': 'pagina',
    'cad.': 'cadauno',
    'n°': 'numero',
    'N°': 'numero',
    'Sig.': 'signor',
    'Sig.ra': 'signora',
    'Dott.': 'dottor',
    'Dott.ssa': 'dottoressa',
    'Prof.': 'professor',
    'Ing.': 'ingegner',
    'Avv.': 'avvocato',
    'ecc.': 'eccetera',
    'es.': 'per esempio',
    'p.es.': 'per esempio',
    'ca.': 'circa',
    'n.': 'numero',
    'tel.': 'telefono',
    'Tel.': 'telefono',
    'p.zza': 'piazza',
    'P.za': 'piazza',
    'v.le': 'viale',
    'c.so': 'corso',
    'max.': 'massimo',
    'min.': 'minimo',
    'S.': 'San',
    IVA: 'iva',
  },
  signs: {
    '&': 'e',
    '+': 'più',
    '@': 'chiocciola',
    '=': 'uguale',
    '×': 'per',
    '%': 'per cento',
    '½': 'mezzo',
    '¼': 'un quarto',
    '¾': 'tre quarti',
    '⅓': 'un terzo',
    '⅔': 'due terzi',
    '1½': 'e',
    '°': 'gradi',
  },
  web: { at: 'chiocciola', dot: 'punto', slash: 'barra', dash: 'trattino', hash: 'hashtag' },
  dayFirst: true,
  rules: () => [
    { pattern: /[Nn][.°º]\s?(?=\d)/uy, say: () => 'numero' },
    { pattern: sticky(`h\\s?24${END}`), say: () => 'ventiquattro ore su ventiquattro' },
    { pattern: /(?<=\bsecolo\s)([IVX]{1,5})(?!\p{L})/uy, say: ([, sign = '']) => toOrdinal(fromRoman(sign)) },
    {
      pattern: sticky(`(ore|alle|dalle)\\s([01]?\\d|2[0-4])[.:]([0-5]\\d)${END}`),
      say: ([, word, hour, minute]) => `${word} ${time(Number(hour), Number(minute))}`,
    },
    {
      pattern: /(\d{1,3})([°ºª])(?!\s?[CF](?!\p{L}))/uy,
      say: ([, value, end]) => (end === 'ª' ? toOrdinal(Number(value)).replace(/o$/, 'a') : toOrdinal(Number(value))),
    },
    { pattern: sticky(`1\\s(ora)${END}`), say: () => 'un’ora' },
    { pattern: /all['’]1(?![\d.,:])/uy, say: () => 'all’una' },
    {
      pattern: /([IVX]{1,5})(?=\s(?:secolo|edizione)(?!\p{L}))/uy,
      say: ({ 1: sign = '', input }) =>
        toOrdinal(fromRoman(sign)).replace(/o$/, input.includes('edizione') ? 'a' : 'o'),
    },
  ],
};
