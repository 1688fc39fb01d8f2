/** Units of devices, rooms and vehicles, which most languages write alike; forms as in a language's own list. */
import type { Forms } from '../spoken-language';

type Row = Readonly<Record<string, Forms>>;
const same = (name: string, own: Row = {}): Row => ({
  ...Object.fromEntries(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'tr'].map((tag) => [tag, name])),
  ...own,
});
const two = (one: string, other: string): Forms => ({ one, other });
const polish = (one: string, few: string, many: string, other: string): Forms => ({ one, few, many, other });

const ROWS: Readonly<Record<string, Row>> = {
  kWh: {
    ...{ en: two('kilowatt hour', 'kilowatt hours'), de: two('=eine Kilowattstunde', 'Kilowattstunden') },
    ...{ fr: two('kilowattheure', 'kilowattheures'), es: two('=un kilovatio hora', 'kilovatios hora') },
    ...{ it: two('=un chilowattora', 'chilowattora'), pt: two('=um quilowatt hora', 'quilowatts hora') },
    ...{ nl: 'kilowattuur', tr: 'kilovatsaat', ja: 'キロワットじ', ar: 'كيلوواط ساعة' },
    pl: polish('kilowatogodzina', 'kilowatogodziny', 'kilowatogodzin', 'kilowatogodziny'),
  },
  kW: {
    ...{ en: two('kilowatt', 'kilowatts'), de: 'Kilowatt', fr: two('kilowatt', 'kilowatts'), nl: 'kilowatt' },
    ...{ es: two('=un kilovatio', 'kilovatios'), it: 'chilowatt', pt: two('=um quilowatt', 'quilowatts') },
    ...{ pl: polish('kilowat', 'kilowaty', 'kilowatów', 'kilowata'), tr: 'kilovat', ja: 'キロワット', ar: 'كيلوواط' },
  },
  V: {
    ...{ en: two('volt', 'volts'), de: 'Volt', fr: two('volt', 'volts'), es: two('=un voltio', 'voltios'), it: 'volt' },
    ...{ pt: two('=um volt', 'volts'), nl: 'volt', pl: polish('wolt', 'wolty', 'woltów', 'wolta'), tr: 'volt' },
    ...{ ja: 'ボルト', ar: 'فولت' },
  },
  mAh: same('milliamp hours', {
    ...{ de: 'Milliamperestunden', fr: 'milliampères heure', es: 'miliamperios hora', it: 'milliampere ora' },
    ...{ pt: 'miliamperes hora', nl: 'milliampère uur', tr: 'miliamper saat', ja: 'ミリアンペアじ', ar: 'مللي أمبير' },
    pl: 'miliamperogodzin',
  }),
  Hz: same('hertz', { de: 'Hertz', es: 'hercios', pl: 'herców', ja: 'ヘルツ', ar: 'هرتز' }),
  MHz: same('megahertz', { de: 'Megahertz', es: 'megahercios', pl: 'megaherców', ja: 'メガヘルツ', ar: 'ميغاهرتز' }),
  GHz: same('gigahertz', { de: 'Gigahertz', es: 'gigahercios', pl: 'gigaherców', ja: 'ギガヘルツ', ar: 'غيغاهرتز' }),
  MB: same('megabytes', {
    en: two('megabyte', 'megabytes'),
    ...{
      de: two('=ein Megabyte', 'Megabyte'),
      fr: 'mégaoctets',
      it: 'megabyte',
      nl: 'megabyte',
      tr: 'megabayt',
      ja: 'メガバイト',
    },
    ...{ pl: polish('megabajt', 'megabajty', 'megabajtów', 'megabajta'), ar: 'ميغابايت' },
  }),
  GB: same('gigabytes', {
    en: two('gigabyte', 'gigabytes'),
    ...{
      de: two('=ein Gigabyte', 'Gigabyte'),
      fr: 'gigaoctets',
      it: 'gigabyte',
      nl: 'gigabyte',
      tr: 'gigabayt',
      ja: 'ギガバイト',
    },
    ...{ pl: polish('gigabajt', 'gigabajty', 'gigabajtów', 'gigabajta'), ar: 'غيغابايت' },
  }),
  TB: {
    ...{
      en: two('terabyte', 'terabytes'),
      de: two('=ein Terabyte', 'Terabyte'),
      fr: two('téraoctet', 'téraoctets'),
      it: 'terabyte',
    },
    ...{ es: two('=un terabyte', 'terabytes'), pt: two('=um terabyte', 'terabytes'), nl: 'terabyte', tr: 'terabayt' },
    ...{ pl: polish('terabajt', 'terabajty', 'terabajtów', 'terabajta'), ja: 'テラバイト', ar: 'تيرابايت' },
  },
  Mbps: same('megabits per second', {
    ...{ de: 'Megabit pro Sekunde', fr: 'mégabits par seconde', es: 'megas', it: 'megabit al secondo' },
    ...{ pt: 'megabits por segundo', nl: 'megabit per seconde', tr: 'megabit', ja: 'メガビーピーエス' },
    ...{ pl: 'megabitów na sekundę', ar: 'ميغابت في الثانية' },
  }),
  ha: {
    ...{ en: two('hectare', 'hectares'), de: 'Hektar', fr: two('hectare', 'hectares'), nl: 'hectare', tr: 'hektar' },
    ...{ es: two('=una hectárea', 'hectáreas'), it: two('=un ettaro', 'ettari'), pt: two('=um hectare', 'hectares') },
    ...{ pl: polish('hektar', 'hektary', 'hektarów', 'hektara'), ja: 'ヘクタール', ar: 'هكتار' },
  },
  kcal: same('kilocalories', {
    ...{ en: two('kilocalorie', 'kilocalories'), de: 'Kilokalorien', fr: two('kilocalorie', 'kilocalories') },
    ...{
      es: two('=una kilocaloría', 'kilocalorías'),
      it: two('=una chilocaloria', 'chilocalorie'),
      pt: two('=uma quilocaloria', 'quilocalorias'),
    },
    ...{ nl: 'kilocalorieën', tr: 'kilokalori', ja: 'キロカロリー', ar: 'سعرة حرارية' },
    pl: polish('kilokaloria', 'kilokalorie', 'kilokalorii', 'kilokalorii'),
  }),
  rpm: same('revolutions per minute', {
    ...{ de: 'Umdrehungen pro Minute', fr: 'tours par minute', es: 'revoluciones por minuto', it: 'giri al minuto' },
    ...{
      pt: 'rotações por minuto',
      nl: 'toeren per minuut',
      pl: 'obrotów na minutę',
      tr: 'devir',
      ja: 'かいてん',
      ar: 'دورة في الدقيقة',
    },
  }),
  /** Inches, of what is not quoted. */
  '"': {
    ...{ en: two('inch', 'inches'), de: 'Zoll', fr: two('pouce', 'pouces'), es: two('=una pulgada', 'pulgadas') },
    ...{ it: two('=un pollice', 'pollici'), pt: two('=uma polegada', 'polegadas'), nl: 'inch', tr: 'inç' },
    ...{ pl: polish('cal', 'cale', 'cali', 'cala'), ja: 'インチ', ar: 'بوصة' },
  },
  /** Horses. */
  hp: { en: 'horsepower' },
  PS: { de: 'P S' },
  ch: { fr: 'chevaux' },
  CV: { es: 'caballos', it: 'cavalli' },
  cv: { pt: 'cavalos' },
  pk: { nl: 'p k' },
  KM: { pl: 'koni mechanicznych' },
  bg: { tr: 'beygir' },
};

/** Other ways to write what a language has. */
const ALIKE: Readonly<Record<string, string>> = {
  'Mbit/s': 'Mbps',
  'Mb/s': 'Mbps',
  m2: 'm²',
  To: 'TB',
  '″': '"',
  '”': '"',
};

/** Those of a language, which its own go before. */
export function withTechnicalUnits(tag: string, own: Readonly<Record<string, Forms>>): Readonly<Record<string, Forms>> {
  const known: Record<string, Forms> = {};
  for (const [unit, row] of Object.entries(ROWS)) if (row[tag] !== undefined) known[unit] = row[tag];
  const all: Record<string, Forms> = { ...known, ...own };
  for (const [written, unit] of Object.entries(ALIKE)) {
    const forms = all[unit];
    if (forms !== undefined && all[written] === undefined && (written !== 'To' || tag === 'fr')) all[written] = forms;
  }
  return all;
}
