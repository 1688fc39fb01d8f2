/** What is measured in Arabic, in its forms: one, two by the noun's own end, some by its plural, and from eleven on in the accusative. */
import type { Forms } from '../spoken-language';

/** Nouns that have no other form: they end in another letter than takes one. */
const isFixed = (word: string): boolean => /[ةو]$/u.test(word);
const counted = (noun: string): string =>
  noun
    .split(' ')
    .map((word) => (isFixed(word) ? word : `${word}ا`))
    .join(' ');

export const count = (one: string, two: string, few: string, other: string): Forms => ({
  ...{ one: `=${one}`, two: `=${two}`, few, many: counted(other), other },
});

/** A noun of another language, which has no plural of its own. */
const borrowed = (noun: string): Forms => ({ one: `=${noun} واحد`, two: `=${noun}ان`, few: noun, other: noun });

/** So much of it in an hour, or a second. */
const within = (forms: Forms, time: string): Forms =>
  typeof forms === 'string'
    ? `${forms} ${time}`
    : Object.fromEntries(Object.entries(forms).map(([kind, form]) => [kind, `${form} ${time}`]));

const metre = (before: string): Forms =>
  count(`${before}متر واحد`, `${before}متران`, before === '' ? 'أمتار' : `${before}مترات`, `${before}متر`);
const gram = (before: string): Forms =>
  count(`${before}غرام واحد`, `${before}غرامان`, `${before}غرامات`, `${before}غرام`);
const litre = (before: string): Forms => count(`${before}لتر واحد`, `${before}لتران`, `${before}لترات`, `${before}لتر`);
const square = count('متر مربع', 'متران مربعان', 'أمتار مربعة', 'متر مربع');
const degree = count('درجة واحدة', 'درجتان', 'درجات', 'درجة');

/** By what stands for it; each as often as it is written otherwise. */
const WRITTEN: readonly (readonly [written: string, forms: Forms])[] = [
  ['كجم كغ كغم kg', gram('كيلو')],
  ['غ جم غم g', gram('')],
  ['ملغ ملجم mg', gram('ملي')],
  ['كم km', metre('كيلو')],
  ['م m', metre('')],
  ['سم cm', metre('سنتي')],
  ['ملم مم mm', metre('ملي')],
  ['م² م2 m² m2', square],
  ['مل ml', litre('ملي')],
  ['لتر l L', litre('')],
  ['كم/س كم/ساعة km/h', within(metre('كيلو'), 'في الساعة')],
  ['م/ث m/s', within(metre(''), 'في الثانية')],
  ['طن', count('طن واحد', 'طنان', 'أطنان', 'طن')],
  ['h', count('ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة')],
  ['min', count('دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة')],
  ['hp', count('حصان واحد', 'حصانان', 'أحصنة', 'حصان')],
  ['GB', borrowed('غيغابايت')],
  ['MB', borrowed('ميغابايت')],
  ['TB', borrowed('تيرابايت')],
  ['kW', borrowed('كيلوواط')],
  ['W', borrowed('واط')],
  ['V', borrowed('فولت')],
  ['★', count('نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة')],
  ['° °م °C', degree],
  ['% ٪', 'بالمئة'],
];

export const ARABIC_UNITS: Readonly<Record<string, Forms>> = Object.fromEntries(
  WRITTEN.flatMap(([written, forms]) => written.split(' ').map((unit) => [unit, forms])),
);
