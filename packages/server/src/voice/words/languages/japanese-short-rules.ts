/** How Japanese says what is written short: large amounts, days in figures, prices for an amount, addresses, ratings. */

import { fromRoman } from '../roman';
import type { Rule } from '../spoken-language';
import { dayInKana, hourInKana, inKana, minuteInKana, monthInKana } from './japanese-numbers';

const number = (text: string): string => {
  const [whole = '', behind] = text.replaceAll(',', '').split('.');
  const after = behind === undefined ? '' : `てん${[...behind].map((figure) => inKana(Number(figure))).join('')}`;
  return `${inKana(Number(whole))}${after}`;
};
const FOR: Readonly<Record<string, string>> = {
  ...{
    kg: 'キログラム',
    g: 'グラム',
    L: 'リットル',
    ml: 'ミリリットル',
    'm²': 'へいほうメートル',
    '㎡': 'へいほうメートル',
  },
  ...{ 個: 'こ', 人: 'にん', 月: 'かげつ', 日: 'にち', 回: 'かい', 年: 'ねん' },
};
/** Of one: these change their sound. */
const ONE: Readonly<Record<string, string>> = {
  ...{ 個: 'いっこ', 人: 'ひとり', 月: 'いっかげつ', 日: 'いちにち', 回: 'いっかい', 年: 'いちねん' },
};
const isDate = (month: string, day: string): boolean =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
const centuries = (value: number): string =>
  inKana(value)
    .replace(/いち$/, 'いっ')
    .replace(/はち$/, 'はっ')
    .replace(/じゅう$/, 'じゅっ');

export const japaneseShortRules: readonly Rule[] = [
  // "1.5億円", "1万5千円"
  {
    pattern: /(\d[\d,]*(?:\.\d+)?)億(円)?/uy,
    say: ([, many = '', yen]) => `${number(many)}おく${yen === undefined ? '' : ' えん'}`,
  },
  {
    pattern: /(?:(\d+)万)?(\d)千(円)?/uy,
    say: ([, myriads, thousands, yen]) =>
      `${inKana(Number(myriads ?? 0) * 10_000 + Number(thousands) * 1000)}${yen === undefined ? '' : ' えん'}`,
  },
  // "250円/100g"
  {
    pattern: /(\d[\d,]*)円\s?[/／]\s?(\d+)?\s?(kg|g|L|ml|m²|㎡|個|人|月|日|回|年)/uy,
    say: ([, yen = '', many, unit = '']) =>
      `${many === undefined ? (ONE[unit] ?? `いち${FOR[unit]}`) : `${number(many)}${FOR[unit]}`} ${number(yen)} えん`,
  },
  { pattern: /(★{2,5})☆*/uy, say: ([, row = '']) => `${STARS[row.length]}ぼし` },
  { pattern: /★\s?(\d(?:\.\d)?)/uy, say: ([, value = '']) => `ほし ${number(value)}` },
  // "4.9/5"
  {
    pattern: /(\d(?:\.\d)?)\/(5|10)(?![\d/])/uy,
    say: ([, reached = '', most = '']) => `${number(most)}てん まんてんちゅう ${number(reached)}てん`,
  },
  // "5/20(水)"; halves and quarters are fractions unless a day of the week stands behind.
  {
    pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])(\([月火水木金土日]\))?/uy,
    say: ([all, month = '', day = '', weekday]) =>
      isDate(month, day) && (weekday !== undefined || !/^(?:1\/[234]|2\/3|3\/4)$/.test(all))
        ? `${monthInKana(Number(month))}${dayInKana(Number(day))}${weekday === undefined ? '' : ` ${DAYS[weekday[1] ?? '']}ようび`}`
        : undefined,
  },
  // "渋谷1-2-3"
  {
    pattern: /(\d{1,3})-(\d{1,3})-(\d{1,3})(?![\d-])/uy,
    say: ([, ...parts]) => parts.map((part) => inKana(Number(part))).join('の'),
  },
  {
    pattern: /〒\s?(\d{3})-(\d{4})/uy,
    say: ([, one = '', other = '']) =>
      `ゆうびんばんごう ${[...one].map(Number).map(inKana).join('')}の${[...other].map(Number).map(inKana).join('')}`,
  },
  {
    pattern: /(AM|PM|am|pm)\s?(\d{1,2})(?::(\d\d))?(?!\d)/uy,
    say: ([, half = '', hour, minute]) =>
      `${half.toLowerCase() === 'am' ? 'ごぜん' : 'ごご'} ${hourInKana(Number(hour))}${minute === undefined || minute === '00' ? '' : minuteInKana(Number(minute))}`,
  },
  {
    pattern: /(\d+\.\d+)(時間|倍|年|杯|人|回|リットル|キロ)/uy,
    say: ([, value = '', unit = '']) => `${number(value)} ${unit}`,
  },
  { pattern: /(\d+)人前/uy, say: ([, value]) => `${value === '1' ? 'いち' : inKana(Number(value))}にんまえ` },
  { pattern: /(\d{1,2})世紀/uy, say: ([, value]) => `${centuries(Number(value))}せいき` },
  { pattern: /(\d{1,2})世/uy, say: ([, value]) => `${centuries(Number(value))}せい` },
  { pattern: /([IVX]+)世/uy, say: ([, signs = '']) => `${centuries(fromRoman(signs))}せい` },
];

const STARS = ['', '', 'ふたつ', 'みっつ', 'よっつ', 'いつつ'];
const DAYS: Readonly<Record<string, string>> = {
  ...{ 月: 'げつ', 火: 'か', 水: 'すい', 木: 'もく', 金: 'きん', 土: 'ど', 日: 'にち' },
};
