import { toCardinal } from 'n2words/tr-TR';
import { anyOf, END, sticky } from '../patterns';
import { fromRoman } from '../roman';
import { figures, monthName, sayMoney, sayNumber } from '../saying';
import type { SpokenLanguage } from '../spoken-language';
import { turkishOrdinal, withTurkishEnd } from './turkish-ends';

const ordinal = (value: number): string => turkishOrdinal(toCardinal(value));
const time = (hour: number, minute: number): string =>
  minute === 30
    ? `${toCardinal(hour)} buçuk`
    : `${toCardinal(hour)}${minute === 0 ? '' : ` ${minute < 10 ? 'sıfır ' : ''}${toCardinal(minute)}`}`;
const lira = { whole: 'lira', part: 'kuruş' };

/** Two signs at least: one is a letter. */
const ROMAN = '(?=[IVX]{2})X{0,2}(?:IX|IV|V?I{1,3}|V)';

export const tr: SpokenLanguage = {
  tag: 'tr',
  decimal: ',',
  cardinal: (value) => toCardinal(value),
  ruler: ordinal,
  suffixed: withTurkishEnd,
  moments: 'gece yarısı|öğle',
  always: 'yedi yirmi dört',
  point: 'virgül',
  figureByFigure: false,
  minus: 'eksi',
  to: 'ila',
  year: (value) => toCardinal(value),
  date: (day, month, of) =>
    `${toCardinal(day)} ${monthName('tr', month)}${of === undefined ? '' : ` ${toCardinal(of)}`}`,
  time,
  price: (whole, part) => `${whole} ${part}`,
  money: {
    '₺': lira,
    TL: lira,
    TRY: lira,
    kr: { whole: 'kuruş' },
    'kr.': { whole: 'kuruş' },
    '€': { whole: 'avro', part: 'sent' },
    EUR: { whole: 'avro', part: 'sent' },
    $: { whole: 'dolar', part: 'sent' },
    '£': { whole: 'sterlin', part: 'peni' },
    '¥': { whole: 'yen' },
  },
  units: {
    '★': 'yıldız',
    kg: 'kilo',
    g: 'gram',
    gr: 'gram',
    km: 'kilometre',
    m: 'metre',
    cm: 'santimetre',
    mm: 'milimetre',
    'm²': 'metrekare',
    l: 'litre',
    lt: 'litre',
    ml: 'mililitre',
    W: 'vat',
    GB: 'gigabayt',
    '°C': 'derece',
    '°': 'derece',
    sa: 'saat',
    'sa.': 'saat',
    dk: 'dakika',
    'dk.': 'dakika',
    sn: 'saniye',
    L: 'litre',
    bin: 'bin',

    Mn: 'milyon',
  },
  abbreviations: {
    '/ay': 'ayda',
    '/hafta': 'haftada',
    '/gün': 'günde',
    '/yıl': 'yılda',
    '/saat': 'saatte',
    '/kişi': 'kişi başı',
    '/gece': 'gecede',
    'vb.': 've benzeri',
    'vs.': 've saire',
    'örn.': 'örneğin',
    'Dr.': 'doktor',
    'Prof.': 'profesör',
    'Av.': 'avukat',
    'Sn.': 'sayın',
    'Cad.': 'caddesi',
    'Cd.': 'caddesi',
    'Sok.': 'sokak',
    'Sk.': 'sokak',
    'Mah.': 'mahallesi',
    'Bul.': 'bulvarı',
    'Bulv.': 'bulvarı',
    'M.Ö.': 'milattan önce',
    MÖ: 'milattan önce',
    'M.S.': 'milattan sonra',
    MS: 'milattan sonra',
    'A.Ş.': 'anonim şirketi',
    'Apt.': 'apartmanı',
    'No.': 'numara',
    'No:': 'numara',
    'Tel.': 'telefon',
    'Tel:': 'telefon',
    'tel.': 'telefon',
    'yy.': 'yüzyıl',
    'yak.': 'yaklaşık',
    'yakl.': 'yaklaşık',
    'Ltd.': 'limitet',
    'Şti.': 'şirketi',
    KDV: 'K D V',
  },
  signs: {
    '&': 've',
    '+': 'artı',
    '@': 'et',
    '=': 'eşittir',
    '×': 'çarpı',
    '½': 'yarım',
    '¼': 'çeyrek',
    '¾': 'dörtte üç',
    '⅓': 'üçte bir',
    '⅔': 'üçte iki',
    '1½': '',
    '°': 'derece',
  },
  web: { at: 'et', dot: 'nokta', slash: 'bölü', dash: 'tire', hash: 'hashtag' },
  dayFirst: true,
  rules: (language) => [
    // "3 TL/kg", "2,50 TL/100 g": what is paid for comes first.
    {
      pattern: sticky(
        `(?:(TL|₺)\\s?)?(\\d[\\d.,]*)(?:\\s?(TL|₺))?\\s?/\\s?(?:(\\d+)\\s?)?(${anyOf(Object.keys(language.units))})${END}`,
      ),
      say: ([, first, amount = '', sign = first, many, unit = '']) => {
        const [forms, paid] = [language.units[unit], sign === undefined ? undefined : sayMoney(language, amount, sign)];
        if (typeof forms !== 'string' || paid === undefined) return undefined;
        return `${many === undefined ? '' : `${toCardinal(Number(many))} `}${withTurkishEnd(forms, 'si')} ${paid}`;
      },
    },
    {
      pattern: sticky(`₺\\s?(\\d[\\d.,]*)\\s?/\\s?(ay|hafta|gün|yıl|saat|gece)${END}`),
      say: ([, amount = '', per = '']) => `${withTurkishEnd(per, 'de')} ${sayMoney(language, amount, '₺') ?? ''}`,
    },
    { pattern: sticky(`7/24${END}`), say: () => 'yedi yirmi dört' },
    { pattern: /No:\s?(?=\d)/uy, say: () => 'numara' },
    { pattern: /s\.\s?(?=\d)/uy, say: () => 'sayfa' },
    // Firms have numbers of seven figures.
    { pattern: /(4\d\d|850)\s(\d)\s(\d{3})(?!\d)/uy, say: ([number]) => figures(language, number.replace(/\D/g, '')) },
    {
      pattern: sticky(
        `(\\d{1,3}),5(?=\\s(?:saat|gün|ay|yıl|litre|kilo|kilometre|metre|milyon|milyar|bin|lira|porsiyon)(?!\\p{L}))`,
      ),
      say: ([, whole]) => (whole === '0' ? 'yarım' : `${toCardinal(Number(whole))} buçuk`),
    },
    {
      pattern: new RegExp(`(${ROMAN})\\.(?=\\s\\p{Lu}\\p{Ll})`, 'uy'),
      say: ([, sign = '']) => ordinal(fromRoman(sign)),
    },
    {
      pattern: /(\d{1,3})\.(?=\s(?:Kat|Sezon|Bölüm|Gün|Yıl|Sınıf|Etap|Ödül)(?!\p{L}))/uy,
      say: ([, value]) => ordinal(Number(value)),
    },
    { pattern: /(\d[\d.,]*)\s?%/uy, say: ([, value = '']) => `yüzde ${sayNumber(language, value)}` },
    // "99 TL/ay": the time comes first.
    {
      pattern: sticky(`(\\d[\\d.,]*)\\s?(TL|₺)/(ay|hafta|gün|yıl|saat|gece)${END}`),
      say: ([, amount = '', sign = '', per = '']) =>
        `${withTurkishEnd(per, 'de')} ${sayMoney(language, amount, sign) ?? ''}`,
    },
    { pattern: sticky(`(\\d+)\\s?km/sa${END}`), say: ([, value]) => `saatte ${toCardinal(Number(value))} kilometre` },
    // "4,9/5"
    {
      pattern: sticky(`(\\d(?:,\\d)?)/(5|10)${END}`),
      say: ([, reached = '', most]) => `${toCardinal(Number(most))} üzerinden ${sayNumber(language, reached)}`,
    },
    { pattern: sticky(`1/2${END}`), say: () => 'yarım' },
    {
      pattern: /([IVX]{1,5})\.(?=\s(?:yüzyıl|asır))/uy,
      say: ([, sign = '']) => ordinal(fromRoman(sign)),
    },
    {
      pattern: /%\s?(\d+)\s?[–-]\s?(\d+)(?![\p{L}\p{N}])/uy,
      say: ([, from, until]) => `yüzde ${toCardinal(Number(from))} ila ${toCardinal(Number(until))}`,
    },
    // The sign stands before its number.
    {
      pattern: /([-−])?%\s?(\d+)(?:,(\d+))?/uy,
      say: ([, sign, whole, behind]) =>
        `${sign === undefined ? '' : 'eksi '}yüzde ${toCardinal(Number(whole))}${behind === undefined ? '' : ` virgül ${toCardinal(Number(behind))}`}`,
    },
    {
      pattern: sticky(`([01]?\\d|2[0-4])[.:]([0-5]\\d)${END}(?!\\.\\d)`),
      say: ([, hour, minute]) => time(Number(hour), Number(minute)),
    },
    {
      pattern: sticky(`(\\d{1,5})['’]?(?:inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü)${END}`),
      say: ([, value]) => ordinal(Number(value)),
    },
    { pattern: /(\d{1,3})\.(?=\s\p{Ll})/uy, say: ([, value]) => ordinal(Number(value)) },
  ],
};
