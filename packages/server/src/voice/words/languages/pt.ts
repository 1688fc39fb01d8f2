import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import { END, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { monthName } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { endingIn } from '../words-like';

const feminine = (value: number): string =>
  toCardinal(value)
    .replace(/\bum$/, 'uma')
    .replace(/\bdois$/, 'duas');
const isLikeFeminine = endingIn(
  'a as ção ções são sões dade dades gem gens noite noites tarde tardes vez vezes mulher mulheres flor flores classe classes chave chaves parte partes foto fotos luz luzes pele peles mão mãos cor cores série séries sessões fase fases base bases rede redes',
);
const MASCULINE =
  /^(?:dia|mapa|problema|programa|sistema|tema|clima|planeta|pijama|sofá|grama|miligrama|quilograma|cinema|quilo|reais)s?$/iu;
const NO_NOUN = /^(?:de|do|da|dos|das|a|à|as|e|ou|em|por|com|para|é|o|os|que|cada|até|pague)$/iu;
/** "uma pizza", "duas pessoas", "duzentas receitas" */
const counting = (value: number, noun: string): string =>
  NO_NOUN.test(noun) || MASCULINE.test(noun) || !isLikeFeminine(noun)
    ? toCardinal(value)
    : feminine(value).replace(/(duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)entos|quinhentos/, (hundreds) =>
        hundreds.replace(/os$/, 'as'),
      );
const time = (hour: number, minute: number): string =>
  `${feminine(hour)}${minute === 0 ? (hour === 1 ? ' hora' : ' horas') : minute === 30 ? ' e meia' : ` e ${toCardinal(minute)}`}`;
const centavos = { one: '=um centavo', other: 'centavos' };
const euros = {
  whole: { one: '=um euro', other: 'euros', many: 'de euros' },
  part: { one: '=um cêntimo', other: 'cêntimos' },
};
const DAYS: Readonly<Record<string, string>> = {
  ...{ seg: 'segunda', ter: 'terça', qua: 'quarta', qui: 'quinta', sex: 'sexta', sáb: 'sábado', dom: 'domingo' },
};
const ENDS: Readonly<Record<string, string>> = { o: 'a', º: 'o' };

export const pt: SpokenLanguage = {
  tag: 'pt',
  decimal: ',',
  cardinal: (value) => toCardinal(value),
  counting,
  half: (noun) => (NO_NOUN.test(noun) || MASCULINE.test(noun) || !isLikeFeminine(noun) ? 'meio' : 'meia'),
  ruler: (value, woman) => (value > 10 ? toCardinal(value) : toOrdinal(value).replace(/o$/, woman ? 'a' : 'o')),
  outOf: 'em',
  moments: 'meia-noite|meio-dia',
  always: 'vinte e quatro horas por dia, sete dias por semana',
  point: 'vírgula',
  figureByFigure: false,
  minus: 'menos',
  to: 'a',
  year: (value) => toCardinal(value),
  date: (day, month, of) =>
    `${day === 1 ? 'primeiro' : toCardinal(day)} de ${monthName('pt', month)}${of === undefined ? '' : ` de ${toCardinal(of)}`}`,
  time,
  price: (whole, _part, hundredths) => `${whole} e ${hundredths}`,
  money: {
    '€': euros,
    EUR: euros,
    R$: { whole: { one: '=um real', other: 'reais', many: 'de reais' }, part: centavos },
    BRL: { whole: { one: '=um real', other: 'reais' }, part: centavos },
    $: { whole: { one: '=um dólar', other: 'dólares' }, part: centavos },
    cts: { whole: { one: '=um cêntimo', other: 'cêntimos' } },
    '¢': { whole: centavos },
    '£': { whole: { one: '=uma libra', other: 'libras' }, part: 'pence' },
    '¥': { whole: 'ienes' },
  },
  units: {
    '★': { one: '=uma estrela', other: 'estrelas' },
    '%': 'por cento',
    kg: { one: '=um quilo', other: 'quilos' },
    g: { one: '=um grama', other: 'gramas' },
    km: { one: '=um quilómetro', other: 'quilómetros' },
    m: { one: '=um metro', other: 'metros' },
    cm: { one: '=um centímetro', other: 'centímetros' },
    mm: { one: '=um milímetro', other: 'milímetros' },
    'm²': { one: '=um metro quadrado', other: 'metros quadrados' },
    l: { one: '=um litro', other: 'litros' },
    L: { one: '=um litro', other: 'litros' },
    ml: { one: '=um mililitro', other: 'mililitros' },
    'km/h': 'quilómetros por hora',
    W: { one: '=um watt', other: 'watts' },
    GB: 'gigabytes',
    '°C': { one: '=um grau', other: 'graus' },
    '°': { one: '=um grau', other: 'graus' },
    min: { one: '=um minuto', other: 'minutos' },
    s: { one: '=um segundo', other: 'segundos' },
  },
  abbreviations: {
    '/mês': 'por mês',
    '/semana': 'por semana',
    '/dia': 'por dia',
    '/ano': 'por ano',
    '/hora': 'por hora',
    '/h': 'por hora',
    '/pessoa': 'por pessoa',
    '/noite': 'por noite',
    '/pess.': 'por pessoa',
    'a.C.': 'antes de Cristo',
    'd.C.': 'depois de Cristo',
    'pág.': 'página',
    'Pç.': 'praça',
    'séc.': 'século',
    'Ltda.': 'limitada',
    'p/': 'para',
    'c/': 'com',
    'n°': 'número',
    'N°': 'número',
    'Sr.': 'senhor',
    'Sra.': 'senhora',
    'Dr.': 'doutor',
    'Dra.': 'doutora',
    'Prof.': 'professor',
    'p. ex.': 'por exemplo',
    'etc.': 'et cetera',
    'aprox.': 'aproximadamente',
    'av.': 'avenida',
    'Av.': 'avenida',
    'R.': 'rua',
    'n.º': 'número',
    nº: 'número',
    'tel.': 'telefone',
    'Tel.': 'telefone',
    'máx.': 'máximo',
    'mín.': 'mínimo',
    'Lda.': 'limitada',
    vc: 'você',
    'S.': 'São',
    'Sto.': 'Santo',
  },
  signs: {
    '&': 'e',
    '+': 'mais',
    '@': 'arroba',
    '=': 'igual a',
    '×': 'por',
    '%': 'por cento',
    '½': 'meio',
    '¼': 'um quarto',
    '¾': 'três quartos',
    '⅓': 'um terço',
    '⅔': 'dois terços',
    '1½': 'e',
    '°': 'graus',
  },
  web: { at: 'arroba', dot: 'ponto', slash: 'barra', dash: 'hífen', hash: 'hashtag' },
  dayFirst: true,
  rules: () => [
    {
      pattern: /(?<=(?:séculos?|séc\.)\s)([IVX]{1,5})(?!\p{L})/uy,
      say: ([, sign = '']) => toCardinal(fromRoman(sign)),
    },
    {
      pattern: sticky(`R\\$\\s?(\\d+)(?:,(\\d+))?\\s(milh(?:ão|ões)|mil|mi)${END}`),
      say: ([, whole, behind, scale]) =>
        `${toCardinal(Number(whole))}${behind === undefined ? '' : ` vírgula ${toCardinal(Number(behind))}`} ${scale === 'mi' ? 'milhões' : scale} ${scale === 'mil' ? 'reais' : 'de reais'}`,
    },
    {
      pattern: sticky(`(seg|ter|qua|qui|sex)\\.?\\sa\\s(sex|sáb|dom)\\.?${END}`),
      say: ([, from = '', until = '']) => `${DAYS[from.toLowerCase()]} a ${DAYS[until.toLowerCase()]}`,
    },
    {
      pattern: sticky(`([01]?\\d|2[0-4])\\s?h(?:\\s?([0-5]\\d))?${END}`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute ?? 0)),
    },
    {
      pattern: sticky(`(\\d{1,3})\\s?horas?${END}`),
      say: ([, hour]) => `${feminine(Number(hour))} hora${hour === '1' ? '' : 's'}`,
    },
    {
      pattern: sticky(`(\\d{1,2})\\.?([ºª])`),
      say: ([, value, end]) =>
        end === 'ª'
          ? toOrdinal(Number(value)).replace(/o(?= |$)/g, (letter) => ENDS[letter] ?? letter)
          : toOrdinal(Number(value)),
    },
  ],
};
