/** Arabic numbers beside what they count: from three to ten they take the other gender, and two are said by the noun alone. */
import { toCardinal, toOrdinal } from 'n2words/ar-SA';
import { endingIn } from '../words-like';

/** Plurals that break, of nouns that end in ة. */
const FEMININE = new Set(
  'دقائق دقايق ثوان ثواني غرف قطع نسخ ليال ليالي ليلة وصفات مرات مرة سنين سنة صور علب شقق حصص فرص هدايا سيارات حقائب وظائف جوائز قوائم نكهات وجبات حلقات طرق لمسة دقيقة ثانية ساعة نجمة قطعة غرفة'.split(
    ' ',
  ),
);
/** End as if they were feminine. */
const isMasculine = endingIn('يالات دولارات أمتار ترات رامات إعلانات منتجات حيوانات مشروبات تطبيقات تخصصات حسابات');
const isFeminine = (noun: string): boolean =>
  FEMININE.has(noun) || (/(?:ة|ات)$/u.test(noun) && noun !== 'بالمئة' && !isMasculine(noun));

/** Behind these a noun and its number stand in another case. */
const GOVERNING =
  'في|من|إلى|حوالي|قبل|بعد|خلال|مدة|كل|على|عن|مع|خصم|تخفيض|نسبة|منذ|حتى|تحت|فوق|دون|نحو|قرابة|زهاء|ضمن|عبر|مقابل|بين|بحلول|سعر|قيمة|مبلغ|سرعة|معدل|قوة|طول|عرض|وزن|عمق|ارتفاع|حجم|مساحة|سعة|عمر|عام|سنة';
const OBLIQUE = [
  new RegExp(`(?<![\\p{L}\\p{N}])[وف]?[بل]?(?:${GOVERNING})\\s$`, 'u'),
  // Written onto it, or compared with it.
  /(?<![\p{L}\p{N}])[وف]?[بلك]ـ?\s?$|[~≈<>≤≥]\s?$/u,
  // The other end of a range.
  /\d\s?[–—-]\s?$|بين\s\d[\d.,]*\s?و\s?$/u,
];
const isOblique = (before: string): boolean => OBLIQUE.some((pattern) => pattern.test(before));

/** End as if they were two of something. */
const SINGLE = new Set(['ثمان', 'رمضان', 'شعبان', 'حصان']);

/** Numbers, and two of something, in the case of what something stands before. */
export const oblique = (said: string): string =>
  said
    .replace(/(عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)ون(?=\s|$)/gu, '$1ين')
    .replace(/(?<!\p{L})\p{L}{2,}ان(?=\s|$)/gu, (word) => (SINGLE.has(word) ? word : word.replace(/ان$/u, 'ين')))
    .replace(/(اثن|اثنت)ا(?=\s)/gu, '$1ي');

/** What is said, in the case that what stands before it wants. */
export const governed = (said: string, before: string): string => (isOblique(before) ? oblique(said) : said);

/** A number before what it counts, and behind what stands before it. */
export function arabicCount(value: number, noun: string, before: string): string {
  const said = toCardinal(value, isFeminine(noun) ? { gender: 'feminine' } : undefined)
    .replace(/(?<!\S)واحدة و/u, 'إحدى و')
    // Thousands are masculine, whatever they are of.
    .replace(/(ثلاث|أربع|خمس|ست|سبع|تسع)(?= آلاف)/u, '$1ة')
    .replace(/ثمان(?:ي)?(?= آلاف)/u, 'ثمانية');
  const bound = noun === '' ? said : said.replace(/(ألف|مئت)ان$/u, '$1ا');
  return isOblique(before) ? oblique(bound).replace(/(ألف|مئت)ا$/u, '$1ي') : bound;
}

/** "دقيقة واحدة", "دقيقتان": one stands behind its noun, two are its end. */
export function arabicFew(value: 1 | 2, noun: string, before: string): string {
  if (value === 1) return `${noun} ${isFeminine(noun) ? 'واحدة' : 'واحد'}`;
  const stem = noun.replace(/ة$/u, 'ت');
  return `${stem}${isOblique(before) ? 'ين' : 'ان'}`;
}

const HOURS: Readonly<Record<number, string>> = { 1: 'الواحدة', 11: 'الحادية عشرة', 12: 'الثانية عشرة' };

/** "الخامسة والنصف" */
export function arabicTime(hour: number, minute: number): string {
  const of = hour > 12 ? hour - 12 : hour === 0 ? 12 : hour;
  const said = HOURS[of] ?? toOrdinal(of, { gender: 'feminine' });
  if (minute === 0) return said;
  if (minute === 30) return `${said} والنصف`;
  if (minute === 15) return `${said} والربع`;
  if (minute === 45) return `${HOURS[(of % 12) + 1] ?? toOrdinal((of % 12) + 1, { gender: 'feminine' })} إلا ربعا`;
  return `${said} و${arabicCount(minute, 'دقيقة', '')} ${minute <= 10 ? 'دقائق' : 'دقيقة'}`;
}
