import { END, sticky } from '../patterns';
import type { SpokenLanguage } from '../spoken-language';
import { dayInKana, fromKanji, hourInKana, inKana, minuteInKana, monthInKana } from './japanese-numbers';
import { japaneseShortRules } from './japanese-short-rules';

const year = (value: number): string => `${inKana(value)}ねん`;

export const ja: SpokenLanguage = {
  tag: 'ja',
  decimal: '.',
  cardinal: inKana,
  point: 'てん',
  figureByFigure: true,
  minus: 'マイナス',
  to: 'から',
  year: inKana,
  date: (day, month, of) => `${of === undefined ? '' : year(of)}${monthInKana(month)}${dayInKana(day)}`,
  time: (hour, minute) => `${hourInKana(hour)}${minute === 0 ? '' : minuteInKana(minute)}`,
  price: (whole, part) => `${whole}${part}`,
  money: {
    '¥': { whole: 'えん' },
    '￥': { whole: 'えん' },
    '¢': { whole: 'セント' },
    円: { whole: 'えん' },
    JPY: { whole: 'えん' },
    $: { whole: 'ドル', part: 'セント' },
    ドル: { whole: 'ドル', part: 'セント' },
    '€': { whole: 'ユーロ', part: 'セント' },
    ユーロ: { whole: 'ユーロ', part: 'セント' },
    '£': { whole: 'ポンド' },
    元: { whole: 'げん' },
  },
  units: {
    '★': 'つぼし',
    '%': 'パーセント',
    '％': 'パーセント',
    kg: 'キログラム',
    g: 'グラム',
    km: 'キロメートル',
    m: 'メートル',
    cm: 'センチ',
    mm: 'ミリ',
    'm²': 'へいほうメートル',
    '㎡': 'へいほうメートル',
    L: 'リットル',
    l: 'リットル',
    ml: 'ミリリットル',
    GB: 'ギガバイト',
    MB: 'メガバイト',
    W: 'ワット',
    '°C': 'ど',
    '℃': 'ど',
    度: 'ど',
    '°': 'ど',
  },
  abbreviations: {
    '株)': 'かぶしきがいしゃ',
    '㈱': 'かぶしきがいしゃ',
    'No.': 'ナンバー',
    'TEL:': 'でんわ',
    TEL: 'でんわ',
    'Tel.': 'でんわ',
    OK: 'オーケー',
    WEB: 'ウェブ',
    Web: 'ウェブ',
    SNS: 'エスエヌエス',
    営業中: 'えいぎょうちゅう',
  },
  signs: {
    '&': 'アンド',
    '＆': 'アンド',
    '+': 'プラス',
    '＋': 'プラス',
    '@': 'アット',
    '×': 'かける',
    '=': 'イコール',
    '½': 'にぶんのいち',
    '¼': 'よんぶんのいち',
    '¾': 'よんぶんのさん',
    '⅓': 'さんぶんのいち',
    '⅔': 'さんぶんのに',
    '1½': 'と',
    '℃': 'ど',
    '〜': 'から',
    '～': 'から',
  },
  web: { at: 'アット', dot: 'ドット', slash: 'スラッシュ', dash: 'ハイフン', hash: 'ハッシュタグ' },
  dayFirst: false,
  unspaced: true,
  always: 'にじゅうよじかん、ねんじゅうむきゅう',
  rules: () => [
    ...japaneseShortRules,
    {
      pattern: /(?:(\d{4})年\s?)?(\d{1,2})月\s?(\d{1,2})日/uy,
      say: ([, of, month, day]) =>
        `${of === undefined ? '' : year(Number(of))}${monthInKana(Number(month))}${dayInKana(Number(day))}`,
    },
    { pattern: /(\d{4})年代/uy, say: ([, of]) => `${year(Number(of))}だい` },
    { pattern: /No\.\s?(\d+)/uy, say: ([, value]) => `ナンバー ${inKana(Number(value))}` },
    { pattern: /(\d{4})年/uy, say: ([, of]) => year(Number(of)) },
    { pattern: /(\d{1,2})月(?!間)/uy, say: ([, month]) => monthInKana(Number(month)) },
    // "1日3回" is a day's length, "3泊4日" a stay's.
    { pattern: /1日(?=\d)/uy, say: () => 'いちにち' },
    {
      pattern: /(\d)(LDK|DK|K)(?![\p{L}\d])/uy,
      say: ([, rooms, kind]) => `${inKana(Number(rooms))} ${ROOMS[kind ?? '']}`,
    },
    {
      pattern: /([月火水木金土日])(?:曜日?)?\s?[〜～–-]\s?([月火水木金土日])(?:曜日?)?(?=\s?\d|$|[、。\s])/uy,
      say: ([, from = '', until = '']) => `${WEEKDAYS[from]} から ${WEEKDAYS[until]}`,
    },
    { pattern: /(\d{1,2})日(?!間)/uy, say: ([, day]) => dayInKana(Number(day)) },
    {
      pattern: /(\d{1,2})時(?!間)(?:(\d{1,2})分|(半))?/uy,
      say: ([, hour, minute, half]) =>
        `${hourInKana(Number(hour))}${half !== undefined ? 'はん' : minute === undefined ? '' : minuteInKana(Number(minute))}`,
    },
    { pattern: /(\d{1,3})分/uy, say: ([, minute]) => minuteInKana(Number(minute)) },
    {
      pattern:
        /(\d{1,3}(?:,\d{3})+|\d+)(人|名様|名|個|つ|杯|本|枚|台|回|歳|才|階|番|割引|割|周年|時間|日間|秒|年間|年|週間|か月|ヶ月|ヵ月|カ月|丁目|号|位|泊|種類|種|匹|足|冊)/uy,
      say: ([, value, counter = '']) => counted(Number(value?.replaceAll(',', '')), counter),
    },
    {
      pattern: /([一二三四五六七八九十百千]+)(人|名|個|杯|本|枚|台|回|階|つ|丁目|名様)/uy,
      say: ([, value = '', counter = '']) => counted(fromKanji(value), counter),
    },
    {
      pattern: /(\d+)万(\d{1,4})?(円)?/uy,
      say: ([, many, rest, yen]) =>
        `${inKana(Number(many) * 10_000 + Number(rest ?? 0))}${yen === undefined ? '' : ' えん'}`,
    },
    {
      pattern: sticky(`([01]?\\d|2[0-4]):([0-5]\\d)${END}`),
      say: ([, hour, minute]) => `${hourInKana(Number(hour))}${minute === '00' ? '' : minuteInKana(Number(minute))}`,
    },
  ],
};

const ROOMS: Readonly<Record<string, string>> = { LDK: 'エルディーケー', DK: 'ディーケー', K: 'ケー' };
const WEEKDAYS: Readonly<Record<string, string>> = {
  ...{ 月: 'げつ', 火: 'か', 水: 'すい', 木: 'もく', 金: 'きん', 土: 'ど', 日: 'にち' },
};
const COUNTERS: Readonly<Record<string, string>> = {
  名: 'めい',
  名様: 'めいさま',
  台: 'だい',
  枚: 'まい',
  番: 'ばん',
  割: 'わり',
  割引: 'わりびき',
  年: 'ねん',
  年間: 'ねんかん',
  時間: 'じかん',
  秒: 'びょう',
  号: 'ごう',
  位: 'い',
  日間: 'にちかん',
};
/** Where number and counter change one another: by the last figure, else as it stands. */
const CHANGED: Readonly<Record<string, Readonly<Record<number, string>> & { readonly other: string }>> = {
  人: { 1: 'ひとり', 2: 'ふたり', 4: 'よにん', 14: 'じゅうよにん', 24: 'にじゅうよにん', other: 'にん' },
  個: { 1: 'いっこ', 6: 'ろっこ', 8: 'はっこ', 10: 'じゅっこ', other: 'こ' },
  杯: { 1: 'いっぱい', 3: 'さんばい', 6: 'ろっぱい', 8: 'はっぱい', 10: 'じゅっぱい', other: 'はい' },
  本: { 1: 'いっぽん', 3: 'さんぼん', 6: 'ろっぽん', 8: 'はっぽん', 10: 'じゅっぽん', other: 'ほん' },
  回: { 1: 'いっかい', 6: 'ろっかい', 8: 'はっかい', 10: 'じゅっかい', other: 'かい' },
  階: { 1: 'いっかい', 3: 'さんがい', 6: 'ろっかい', 8: 'はっかい', 10: 'じゅっかい', other: 'かい' },
  歳: { 1: 'いっさい', 8: 'はっさい', 10: 'じゅっさい', 20: 'はたち', other: 'さい' },
  才: { 1: 'いっさい', 8: 'はっさい', 10: 'じゅっさい', 20: 'はたち', other: 'さい' },
  周年: { 1: 'いっしゅうねん', 8: 'はっしゅうねん', 10: 'じゅっしゅうねん', other: 'しゅうねん' },
  泊: { 1: 'いっぱく', 3: 'さんぱく', 4: 'よんぱく', 6: 'ろっぱく', 8: 'はっぱく', 10: 'じゅっぱく', other: 'はく' },
  種類: { 1: 'いっしゅるい', 8: 'はっしゅるい', 10: 'じゅっしゅるい', other: 'しゅるい' },
  種: { 1: 'いっしゅ', 8: 'はっしゅ', 10: 'じゅっしゅ', other: 'しゅ' },
  匹: { 1: 'いっぴき', 3: 'さんびき', 6: 'ろっぴき', 8: 'はっぴき', 10: 'じゅっぴき', other: 'ひき' },
  足: { 1: 'いっそく', 3: 'さんぞく', 8: 'はっそく', 10: 'じゅっそく', other: 'そく' },
  冊: { 1: 'いっさつ', 8: 'はっさつ', 10: 'じゅっさつ', other: 'さつ' },
  週間: { 1: 'いっしゅうかん', 8: 'はっしゅうかん', 10: 'じゅっしゅうかん', other: 'しゅうかん' },
  か月: { 1: 'いっかげつ', 6: 'ろっかげつ', 8: 'はっかげつ', 10: 'じゅっかげつ', other: 'かげつ' },
  ヶ月: { 1: 'いっかげつ', 6: 'ろっかげつ', 8: 'はっかげつ', 10: 'じゅっかげつ', other: 'かげつ' },
  ヵ月: { 1: 'いっかげつ', 6: 'ろっかげつ', 8: 'はっかげつ', 10: 'じゅっかげつ', other: 'かげつ' },
  カ月: { 1: 'いっかげつ', 6: 'ろっかげつ', 8: 'はっかげつ', 10: 'じゅっかげつ', other: 'かげつ' },
  丁目: { 1: 'いっちょうめ', 8: 'はっちょうめ', 10: 'じゅっちょうめ', other: 'ちょうめ' },
  つ: {
    1: 'ひとつ',
    2: 'ふたつ',
    3: 'みっつ',
    4: 'よっつ',
    5: 'いつつ',
    6: 'むっつ',
    7: 'ななつ',
    8: 'やっつ',
    9: 'ここのつ',
    other: 'つ',
  },
};

const counted = (value: number, counter: string): string => {
  const changed = CHANGED[counter];
  const own = changed?.[value];
  if (own !== undefined || changed === undefined) return own ?? `${inKana(value)}${COUNTERS[counter] ?? counter}`;
  const [ones, isBig] = [value % 10, counter !== 'つ' && counter !== '人' && value > 10];
  // By the last figure: "にじゅういっぽん", "さんじゅっぽん", "ひゃっぽん".
  if (isBig && ones !== 0 && changed[ones] !== undefined) return `${inKana(value - ones)}${changed[ones]}`;
  const ten = changed[10];
  if (isBig && ones === 0 && value % 100 !== 0 && ten !== undefined) {
    const tens = Math.floor(value / 10) % 10;
    return `${inKana(value - tens * 10)}${tens === 1 ? '' : inKana(tens)}${ten}`.replace('ゼロ', '');
  }
  return `${inKana(value)}${changed.other}`;
};
