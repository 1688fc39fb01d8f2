/** What each language says for the signs between numbers, and for large amounts: a row for each language. */
import type { Forms } from '../spoken-language';
import { polishNumber } from './polish-numbers';
import { withTurkishEnd } from './turkish-ends';

export interface SmallWords {
  /** Between the sides of what is measured: "2 x 3 m". */
  readonly by: string;
  /** A car that all wheels drive, where it is no size. */
  readonly fours?: string;
  /** Behind how often: "3x". */
  readonly times: string;
  /** Goals of two sides, and the sides of a scale; numbers as they are counted. */
  readonly against: string;
  readonly scaled: string;
  /** Words that a scale stands behind. */
  readonly scales: string;
  readonly about: string;
  readonly under?: string;
  readonly over?: string;
  readonly least?: string;
  readonly most?: string;
  /** Where what is compared is said first: nouns that are compared, too, besides units and money, and how it is said. */
  readonly compared?: { readonly counted: string; readonly say: (sign: string, amount: string) => string };
  /** Before what is paid for, by its name: "/kg". */
  readonly per: (unit: string) => string;
  /** Before what is paid for, by its amount: "/100 g". */
  readonly every: string;
  readonly million: Forms;
  readonly billion: Forms;
  /** Between those and the money. */
  readonly of: string;
}

const pro = (word: string) => (unit: string) => `${word} ${unit}`;

export const SMALL_WORDS: Readonly<Record<string, SmallWords>> = {
  en: {
    ...{ by: 'by', times: 'times', against: 'to', scaled: 'to', scales: 'scale(?: of)?', of: '' },
    ...{
      about: 'about',
      under: 'under',
      over: 'over',
      least: 'at least',
      most: 'at most',
      per: pro('per'),
      every: 'per',
    },
    ...{ million: 'million', billion: 'billion' },
  },
  de: {
    ...{ by: 'mal', times: 'mal', against: 'zu', scaled: 'zu', scales: 'Maßstab', of: '' },
    ...{
      about: 'etwa',
      under: 'unter',
      over: 'über',
      least: 'mindestens',
      most: 'höchstens',
      per: pro('pro'),
      every: 'pro',
    },
    million: { one: '=eine Million', other: 'Millionen' },
    billion: { one: '=eine Milliarde', other: 'Milliarden' },
  },
  fr: {
    ...{
      by: 'sur',
      fours: 'quatre quatre',
      times: 'fois',
      against: 'à',
      scaled: 'sur',
      scales: 'échelle(?: de)?',
      of: 'de',
    },
    ...{
      about: 'environ',
      under: 'moins de',
      over: 'plus de',
      least: 'au moins',
      most: 'au plus',
      per: pro('le'),
      every: 'les',
    },
    million: { one: 'million', other: 'millions' },
    billion: { one: 'milliard', other: 'milliards' },
  },
  es: {
    ...{ by: 'por', times: 'veces', against: 'a', scaled: 'a', scales: 'escala', of: 'de' },
    ...{
      about: 'unos',
      under: 'menos de',
      over: 'más de',
      least: 'al menos',
      most: 'como máximo',
      per: pro('el'),
      every: 'los',
    },
    million: { one: '=un millón', other: 'millones' },
    billion: 'mil millones',
  },
  it: {
    ...{ by: 'per', times: 'volte', against: 'a', scaled: 'a', scales: 'scala', of: 'di' },
    ...{
      about: 'circa',
      under: 'meno di',
      over: 'più di',
      least: 'almeno',
      most: 'al massimo',
      per: (unit) => (/^[aeiou]/.test(unit) ? `all’${unit}` : `al ${unit}`),
      every: 'ogni',
    },
    million: { one: '=un milione', other: 'milioni' },
    billion: { one: '=un miliardo', other: 'miliardi' },
  },
  pt: {
    ...{ by: 'por', times: 'vezes', against: 'a', scaled: 'para', scales: 'escala', of: 'de' },
    ...{
      about: 'cerca de',
      under: 'menos de',
      over: 'mais de',
      least: 'pelo menos',
      most: 'no máximo',
      per: pro('por'),
      every: 'por',
    },
    million: { one: '=um milhão', other: 'milhões' },
    billion: 'mil milhões',
  },
  nl: {
    ...{ by: 'bij', times: 'keer', against: '', scaled: 'op', scales: 'schaal(?: van)?', of: '' },
    ...{
      about: 'ongeveer',
      under: 'minder dan',
      over: 'meer dan',
      least: 'minstens',
      most: 'hoogstens',
      per: pro('per'),
      every: 'per',
    },
    ...{ million: 'miljoen', billion: 'miljard' },
  },
  pl: {
    ...{ by: 'na', times: 'razy', against: 'do', scaled: 'do', scales: 'skal[aięą]', of: '' },
    ...{
      about: 'około',
      under: 'mniej niż',
      over: 'ponad',
      least: 'co najmniej',
      most: 'najwyżej',
      per: pro('za'),
      every: 'za',
    },
    million: { one: 'milion', few: 'miliony', many: 'milionów', other: 'miliona' },
    billion: { one: 'miliard', few: 'miliardy', many: 'miliardów', other: 'miliarda' },
  },
  tr: {
    ...{ by: 'çarpı', times: 'kat', against: '', scaled: '', scales: 'ölçek', of: '' },
    ...{ about: 'yaklaşık', per: pro('başına'), every: '' },
    ...{ million: 'milyon', billion: 'milyar' },
    compared: {
      counted: 'dakika|saat|gün|hafta|ay|yıl|yaş|kişi|metre|kilometre|kilo|litre|lira|derece',
      say: (sign, amount) =>
        /[<>]/.test(sign)
          ? `${withTurkishEnd(amount, 'den')} ${sign === '<' ? 'az' : 'fazla'}`
          : `${sign === '≤' ? 'en fazla' : 'en az'} ${amount}`,
    },
  },
  ja: {
    ...{ by: 'かける', times: 'ばい', against: 'たい', scaled: 'たい', scales: '縮尺', of: '' },
    ...{ about: 'やく', per: pro(''), every: '' },
    ...{ million: 'ひゃくまん', billion: 'じゅうおく' },
    compared: {
      counted: '名様|時間|日間|年間|週間|か月|ヶ月|周年|種類|[年月日時分秒人名個杯本枚台回歳才階点]',
      say: (sign, amount) => `${amount} ${{ '<': 'みまん', '≤': 'いか', '≥': 'いじょう' }[sign] ?? 'ちょう'}`,
    },
  },
  ar: {
    ...{ by: 'في', times: 'مرات', against: 'مقابل', scaled: 'إلى', scales: 'مقياس(?: رسم)?', of: '' },
    ...{
      about: 'حوالي',
      under: 'أقل من',
      over: 'أكثر من',
      least: 'ما لا يقل عن',
      most: 'ما لا يزيد عن',
      per: (unit) => `لل${unit.replace(/ م/u, ' الم')}`,
      every: 'لكل',
    },
    million: { one: '=مليون', two: '=مليونا', few: 'ملايين', other: 'مليون' },
    billion: { one: '=مليار', two: '=مليارا', few: 'مليارات', other: 'مليار' },
  },
};

/** "trzy do jednego": behind its word the second number stands in the genitive. */
export const secondSide = (tag: string, value: number, said: string): string =>
  tag === 'pl' ? polishNumber(value, 'genitive') : said;
