import { toCardinal } from 'n2words/ar-SA';
import { monthName } from '../saying';
import type { Money, SpokenLanguage } from '../spoken-language';
import { arabicCount, arabicFew, arabicTime, governed, oblique } from './arabic-counting';
import { arabicOrdinal } from './arabic-ordinals';
import { ARABIC_UNITS, count } from './arabic-units';

const riyal = {
  whole: count('ريال واحد', 'ريالان', 'ريالات', 'ريال'),
  part: count('هللة واحدة', 'هللتان', 'هللات', 'هللة'),
};
const pound = { whole: count('جنيه واحد', 'جنيهان', 'جنيهات', 'جنيه'), part: 'قرش' };
const dirham = { whole: count('درهم واحد', 'درهمان', 'دراهم', 'درهم'), part: 'فلس' };
/** Of a thousand parts. */
const dinar = (people: string, ofOne: string): Money => ({
  whole: count(`دينار ${people} واحد`, `ديناران ${people}ان`, `دنانير ${ofOne}`, `دينار ${people}`),
  part: count('فلس واحد', 'فلسان', 'فلوس', 'فلس'),
  parts: 3,
});
const dollar = { whole: count('دولار واحد', 'دولاران', 'دولارات', 'دولار'), part: 'سنت' };

export const ar: SpokenLanguage = {
  tag: 'ar',
  decimal: '.',
  cardinal: (value) => toCardinal(value),
  counting: arabicCount,
  governed,
  prefix: /(?<![\p{L}\p{N}])(?:[وف]?[بلك]ـ?\s?|[وف]ـ?)$/u,
  outOf: 'من',
  always: 'على مدار الساعة, طوال الأسبوع',
  point: 'فاصلة',
  figureByFigure: false,
  minus: 'سالب',
  to: 'إلى',
  year: (value) => toCardinal(value),
  date: (day, month, of) =>
    `${day === 1 ? 'الأول من' : toCardinal(day)} ${monthName('ar', month)}${of === undefined ? '' : ` ${oblique(toCardinal(of))}`}`,
  time: arabicTime,
  price: (whole, part) => `${whole} و${part}`,
  money: {
    'ر.س': riyal,
    'ر.س.': riyal,
    ريال: riyal,
    SAR: riyal,
    'ج.م': pound,
    جنيه: pound,
    EGP: pound,
    درهم: dirham,
    'د.إ': dirham,
    AED: dirham,
    'د.ك': dinar('كويتي', 'كويتية'),
    KWD: dinar('كويتي', 'كويتية'),
    'د.ب': dinar('بحريني', 'بحرينية'),
    BHD: dinar('بحريني', 'بحرينية'),
    JOD: dinar('أردني', 'أردنية'),
    دولار: dollar,
    $: dollar,
    '€': { whole: 'يورو', part: 'سنت' },
    يورو: { whole: 'يورو', part: 'سنت' },
    '£': { whole: count('جنيه إسترليني واحد', 'جنيهان إسترلينيان', 'جنيهات إسترلينية', 'جنيه إسترليني') },
  },
  units: ARABIC_UNITS,
  abbreviations: {
    '/شهر': 'في الشهر',
    '/شهرياً': 'شهريا',
    '/سنة': 'في السنة',
    '/يوم': 'في اليوم',
    '/أسبوع': 'في الأسبوع',
    '/دقيقة': 'في الدقيقة',
    '/ثانية': 'في الثانية',
    '/ليلة': 'في الليلة',
    '/ساعة': 'في الساعة',
    '/شخص': 'للشخص',
    'د.': 'دكتور',
    'أ.': 'أستاذ',
    'م.': 'مهندس',
    'ص.ب': 'صندوق بريد',
    'ت:': 'هاتف',
    إلخ: 'إلى آخره',
    'ش.': 'شارع',
  },
  signs: {
    '&': 'و',
    '+': 'زائد',
    '@': 'آت',
    '=': 'يساوي',
    '×': 'في',
    '%': 'بالمئة',
    '٪': 'بالمئة',
    '½': 'نصف',
    '¼': 'ربع',
    '¾': 'ثلاثة أرباع',
    '⅓': 'ثلث',
    '⅔': 'ثلثان',
    '1½': 'و',
    '°': 'درجة',
  },
  web: { at: 'آت', dot: 'نقطة', slash: 'شرطة مائلة', dash: 'شرطة', hash: 'هاشتاغ' },
  dayFirst: true,
  rules: (language) => [
    {
      pattern: /(?<=الساعة\s)(\d{1,2})(?![\p{N}:.,]|\s?(?:ص|م)(?!\p{L})|\s(?:صباح|مساء))/uy,
      say: ([, hour]) => arabicTime(Number(hour), 0),
    },
    // "الطابق 2" is "الطابق الثاني"
    {
      pattern: new RegExp(
        `(?<=(?:^|[^\\p{L}])[وفبك]?(?:ال|لل)(${ORDERED_HIM}|(${ORDERED_HER}))\\s)(\\d{1,2})(?![\\p{N}.,:%٪])`,
        'uy',
      ),
      say: ({ 2: her, 3: value }) => arabicOrdinal(Number(value), her !== undefined),
    },
    // "2 دقيقة" is "دقيقتان"
    {
      pattern: /([12])\s(\p{Script=Arabic}{2,}(?:ة|م|ب|ت|ص|ل|ر|ع|ن|د|ك|ق|ف|س|ط|ج))(?![\p{L}\p{M}])/uy,
      say: ({ 1: value, 2: noun = '', input, index }) =>
        AFTER_NUMBERS.test(noun) || (language.money[noun] ?? language.units[noun]) !== undefined
          ? undefined
          : arabicFew(value === '1' ? 1 : 2, noun, input.slice(0, index)),
    },
    {
      pattern: /(\d{1,2})(?::([0-5]\d))?\s?(ص|م|صباحًا|صباحا|مساءً|مساء)(?![\p{L}\p{N}])/uy,
      say: ([, hour, minute, half = '']) =>
        `${arabicTime(Number(hour), Number(minute ?? 0))} ${half.startsWith('ص') ? 'صباحا' : 'مساء'}`,
    },
  ],
};

/** What is numbered in an order, by its gender. */
const ORDERED_HIM = 'طابق|دور|قرن|مركز|فصل|باب|يوم|أسبوع|جزء|موسم|مستوى|صف|شوط|درس|بند|عدد';
const ORDERED_HER = 'مرحلة|دورة|نسخة|طبعة|حلقة|مرة|جولة|خطوة|قاعة|سنة|درجة|مادة|فقرة';

/** Stand behind a number and are not what it counts. */
const AFTER_NUMBERS =
  /^(?:من|عن|بعد|قبل|مع|أو|ثم|إلى|على|في|عند|كل|لكل|بالمئة|مليون|ألف|شارع|أكتوبر|ديسمبر|سبتمبر|نوفمبر|مارس|أغسطس|مايو|يونيو|يناير|فبراير|أبريل)$/u;
