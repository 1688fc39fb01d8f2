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
  /** More or less by so much: "±". */
  readonly both: string;
  /** Where what is compared is said first: nouns that are compared, too, besides units and money, and how it is said. */
  readonly compared?: { readonly counted: string; readonly say: (sign: string, amount: string) => string };
  /** Before what is paid for, by its name: "/kg". */
  readonly per: (unit: string) => string;
  /** Before what is paid for, by its amount: "/100 g". */
  readonly every: string;
  /** Before what is paid for, by a noun: "/user". */
  readonly each?: (noun: string) => string;
  /** Before what a measure is told for, by its unit and by its amount: "5 l/min", "230 kcal/100 g". */
  readonly in?: (unit: string) => string;
  readonly among?: string;
  /** Where what it is told for is said first: how, and nouns that are counted. */
  readonly first?: {
    readonly in: Readonly<Record<string, string>>;
    readonly among: (amount: string) => string;
    readonly counted: string;
  };
  readonly million: Forms;
  readonly billion: Forms;
  /** Between those and the money. */
  readonly of: string;
}

/** As what is paid for: "osobę", "metr". */
const polishObject = (noun: string): string => noun.replace(/a(?= |$)/gu, 'ę');

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
    ...{ both: 'plus or minus', each: pro('per'), in: pro('per'), among: 'per' },
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
    ...{ both: 'plus minus', each: pro('pro'), in: pro('pro'), among: 'pro' },
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
    ...{ both: 'plus ou moins', each: pro('par'), in: pro('par'), among: 'pour' },
  },
  es: {
    ...{ by: 'por', times: 'veces', against: 'a', scaled: 'a', scales: 'escala', of: 'de' },
    ...{
      about: 'cerca de',
      under: 'menos de',
      over: 'más de',
      least: 'al menos',
      most: 'como máximo',
      per: pro('el'),
      every: 'los',
    },
    million: { one: '=un millón', other: 'millones' },
    billion: 'mil millones',
    ...{ both: 'más menos', each: pro('por'), in: pro('por'), among: 'por' },
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
    ...{
      both: 'più o meno',
      each: pro('a'),
      in: (unit) => (/^[aeiou]/.test(unit) ? `all’${unit}` : `al ${unit}`),
      among: 'per',
    },
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
    ...{ both: 'mais ou menos', each: pro('por'), in: pro('por'), among: 'por' },
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
    ...{ both: 'plus of min', each: pro('per'), in: pro('per'), among: 'per' },
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
    ...{
      both: 'plus minus',
      each: (noun) => `za ${polishObject(noun)}`,
      in: (unit) => `na ${polishObject(unit)}`,
      among: 'na',
    },
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
    ...{ both: 'artı eksi' },
    first: {
      in: {
        ...{
          ay: 'ayda',
          hafta: 'haftada',
          gün: 'günde',
          yıl: 'yılda',
          saat: 'saatte',
          sa: 'saatte',
          h: 'saatte',
          gece: 'gecede',
        },
        ...{ dakika: 'dakikada', dk: 'dakikada', min: 'dakikada', saniye: 'saniyede', sn: 'saniyede', s: 'saniyede' },
        ...{ kg: 'kilo başına', m: 'metre başına', 'm²': 'metrekare başına', m2: 'metrekare başına' },
      },
      among: (amount) => withTurkishEnd(amount, 'de'),
      counted: 'kez|kere|defa|ders|öğün|adet|porsiyon|bardak|kişi|saat|dakika|gün|sayfa|adım|seans',
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
    ...{ both: 'プラスマイナス' },
    first: {
      in: {
        ...{ 年: 'ねんかん', 月: 'つき', 週: 'しゅう', 日: 'いちにち', 泊: 'いっぱく' },
        ...{
          時間: 'いちじかん',
          時: 'じそく',
          h: 'じそく',
          分: 'まいふん',
          min: 'まいふん',
          秒: 'まいびょう',
          s: 'まいびょう',
        },
        ...{ kg: 'いちキロあたり', m: 'いちメートルあたり', 'm²': 'いちへいほうメートルあたり', 人: 'ひとり' },
      },
      among: (amount) => `${amount}あたり`,
      counted: '時間|か月|ヶ月|[回杯個本枚件台食錠粒歩日分]',
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
    ...{ both: 'زائد أو ناقص', among: 'لكل' },
  },
};

/** "trzy do jednego": behind its word the second number stands in the genitive. */
export const secondSide = (tag: string, value: number, said: string): string =>
  tag === 'pl' ? polishNumber(value, 'genitive') : said;
