import { toCardinal, toOrdinal } from 'n2words/es-ES';
import { END, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';

const feminine = (value: number): string => toCardinal(value, { gender: 'feminine' }).replace(/\bcienta\b/, 'ciento');
/** Before a noun: "veintiún euros", "veintiuna mesas". */
const before = (value: number): string =>
  toCardinal(value)
    .replace(/veintiuno$/, 'veintiún')
    .replace(/uno$/, 'un');
const FEMININE =
  /(?:(?:as?|ción|ciones|sión|siones|dad(?:es)?|tud(?:es)?)|(?:noche|tarde|clase|calle|llave|fuente|nube|parte|serie|foto|mano|moto|sede)s?|mujer(?:es)?|flor(?:es)?|veces|luces|red(?:es)?|imágenes)$/iu;
const MASCULINE =
  /^(?:día|mapa|problema|programa|sofá|idioma|tema|sistema|clima|planeta|pijama|menú|cura|gramas?)s?$/iu;
const NO_NOUN = /^(?:de|del|a|al|y|e|o|u|en|por|con|para|es|se|el|la|los|las|que|cada|contra|más|menos|hasta)$/iu;
/** "21 personas", "200 recetas" */
const counting = (value: number, noun: string): string => {
  if (NO_NOUN.test(noun)) return toCardinal(value);
  return FEMININE.test(noun) && !MASCULINE.test(noun) ? feminine(value) : before(value);
};
const time = (hour: number, minute: number): string =>
  `${feminine(hour)}${minute === 0 ? '' : minute === 30 ? ' y media' : minute === 15 ? ' y cuarto' : ` y ${toCardinal(minute)}`}`;
const centimos = { one: '=un céntimo', other: 'céntimos' };

export const es: SpokenLanguage = {
  tag: 'es',
  decimal: ',',
  cardinal: (value) => toCardinal(value).replace(/dieciseis$/, 'dieciséis'),
  counting,
  half: (noun) => (FEMININE.test(noun) && !MASCULINE.test(noun) ? 'media' : 'medio'),
  ruler: (value, woman) =>
    value > 10 ? toCardinal(value) : toOrdinal(value, woman ? { gender: 'feminine' } : undefined),
  always: 'veinticuatro horas, siete días a la semana',
  outOf: 'sobre',
  moments: 'medianoche|mediodía',
  point: 'coma',
  figureByFigure: false,
  minus: 'menos',
  to: 'a',
  year: (value) => toCardinal(value),
  date: (day, month, of) =>
    `${day === 1 ? 'uno' : toCardinal(day)} de ${monthName('es', month)}${of === undefined ? '' : ` de ${toCardinal(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} con ${hundredths}`,
  money: {
    '€': { whole: { one: '=un euro', other: 'euros', many: 'de euros' }, part: centimos },
    EUR: { whole: { one: '=un euro', other: 'euros', many: 'de euros' }, part: centimos },
    euros: { whole: { one: '=un euro', other: 'euros' }, part: centimos },
    $: { whole: { one: '=un dólar', other: 'dólares' }, part: { one: '=un centavo', other: 'centavos' } },
    '£': { whole: { one: '=una libra', other: 'libras' }, part: 'peniques' },
    cts: { whole: centimos },
    '¢': { whole: { one: '=un centavo', other: 'centavos' } },
    MXN: { whole: { one: '=un peso', other: 'pesos' }, part: 'centavos' },
    '¥': { whole: 'yenes' },
  },
  units: {
    '★': { one: '=una estrella', other: 'estrellas' },
    '%': 'por ciento',
    kg: { one: '=un kilo', other: 'kilos' },
    g: { one: '=un gramo', other: 'gramos' },
    km: { one: '=un kilómetro', other: 'kilómetros' },
    m: { one: '=un metro', other: 'metros' },
    cm: { one: '=un centímetro', other: 'centímetros' },
    mm: { one: '=un milímetro', other: 'milímetros' },
    'm²': { one: '=un metro cuadrado', other: 'metros cuadrados' },
    l: { one: '=un litro', other: 'litros' },
    L: { one: '=un litro', other: 'litros' },
    ml: { one: '=un mililitro', other: 'mililitros' },
    'km/h': 'kilómetros por hora',
    W: { one: '=un vatio', other: 'vatios' },
    GB: { one: '=un gigabyte', other: 'gigabytes' },
    '°C': { one: '=un grado', other: 'grados' },
    '°': { one: '=un grado', other: 'grados' },
    h: { one: '=una hora', other: 'horas' },
    min: { one: '=un minuto', other: 'minutos' },
    s: { one: '=un segundo', other: 'segundos' },
  },
  abbreviations: {
    '/mes': 'al mes',
    '/semana': 'a la semana',
    '/día': 'al día',
    '/año': 'al año',
    '/hora': 'la hora',
    '/h': 'la hora',
    '/persona': 'por persona',
    '/pers.': 'por persona',
    '/noche': 'la noche',
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Srta.': 'señorita',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'D.': 'don',
    'Dña.': 'doña',
    'p. ej.': 'por ejemplo',
    'etc.': 'etcétera',
    'aprox.': 'aproximadamente',
    'incl.': 'incluido',
    'c/': 'calle',
    'C/': 'calle',
    'av.': 'avenida',
    'Av.': 'avenida',
    'Avda.': 'avenida',
    'n.º': 'número',
    nº: 'número',
    Nº: 'número',
    'n°': 'número',
    'N°': 'número',
    'Pza.': 'plaza',
    'Plza.': 'plaza',
    'Ctra.': 'carretera',
    'P.º': 'paseo',
    'a. C.': 'antes de Cristo',
    'd. C.': 'después de Cristo',
    'pág.': 'página',
    'ref.': 'referencia',
    'c/u': 'cada uno',
    'núm.': 'número',
    'tel.': 'teléfono',
    'Tel.': 'teléfono',
    'Ud.': 'usted',
    'Uds.': 'ustedes',
    'máx.': 'máximo',
    'mín.': 'mínimo',
    'EE. UU.': 'Estados Unidos',
  },
  signs: {
    '&': 'y',
    '+': 'más',
    '@': 'arroba',
    '=': 'igual a',
    '×': 'por',
    '%': 'por ciento',
    '½': 'medio',
    '¼': 'un cuarto',
    '¾': 'tres cuartos',
    '⅓': 'un tercio',
    '⅔': 'dos tercios',
    '1½': 'y',
    '°': 'grados',
  },
  web: { at: 'arroba', dot: 'punto', slash: 'barra', dash: 'guion', hash: 'hashtag' },
  dayFirst: true,
  rules: () => [
    { pattern: /1\.?º(?=\sde\s)/uy, say: () => 'primero' },
    {
      pattern: sticky(`([01]?\\d|2[0-4])[:.]([0-5]\\d)\\s?h?${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute)),
    },
    {
      pattern: sticky(`(\\d{1,3})\\s?(?:horas?|h)${END}`),
      say: ([, hour]) => `${feminine(Number(hour))} hora${hour === '1' ? '' : 's'}`,
    },
    {
      pattern: sticky(`(\\d{1,2})\\.?([ºª])`),
      say: ({ 0: all, 1: value, 2: end, index, input }) =>
        end === 'ª'
          ? toOrdinal(Number(value), { gender: 'feminine' })
          : // Before a noun: "primer piso".
            toOrdinal(Number(value)).replace(
              /(primer|tercer)o$/,
              input.slice(index + all.length).match(/^\s\p{L}/u) ? '$1' : '$1o',
            ),
    },
    { pattern: sticky(`(a\\s|de\\s|desde\\s)?la\\s1(?![\\p{L}\\d.,:])`), say: ([, word = '']) => `${word}la una` },
    {
      pattern: sticky(`([123])\\.?er(?=\\s\\p{L})`),
      say: ([, value]) => ({ 1: 'primer', 2: 'segundo', 3: 'tercer' })[value ?? ''],
    },
    {
      pattern: sticky(`L(?:\\s?[–-]\\s?|\\sa\\s)([VSD])(?=\\s?,?\\s?(?:de\\s)?\\d)`),
      say: ([, until]) => `lunes a ${until === 'V' ? 'viernes' : until === 'S' ? 'sábado' : 'domingo'}`,
    },
    { pattern: /s\.(?=\s[IVX]+(?!\p{L}))/uy, say: () => 'siglo' },
    { pattern: /(?<=\b(?:siglos?|s\.)\s)([IVX]{1,5})(?!\p{L})/uy, say: ([, sign = '']) => toCardinal(fromRoman(sign)) },
  ],
};
