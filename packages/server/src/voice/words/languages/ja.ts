import { END, sticky } from '../patterns';
import type { SpokenLanguage } from '../spoken-language';
import { dayInKana, fromKanji, hourInKana, inKana, minuteInKana, monthInKana } from './japanese-numbers';

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
  rules: () => [
    {
      pattern: /(?:(\d{4})年\s?)?(\d{1,2})月\s?(\d{1,2})日/uy,
      say: ([, of, month, day]) =>
        `${of === undefined ? '' : year(Number(of))}${monthInKana(Number(month))}${dayInKana(Number(day))}`,
    },
    { pattern: /(\d{4})年代/uy, say: ([, of]) => `${year(Number(of))}だい` },
    { pattern: /No\.\s?(\d+)/uy, say: ([, value]) => `ナンバー ${inKana(Number(value))}` },
    { pattern: /(\d{4})年/uy, say: ([, of]) => year(Number(of)) },
    { pattern: /(\d{1,2})月(?!間)/uy, say: ([, month]) => monthInKana(Number(month)) },
    { pattern: /(\d{1,2})日(?!間)/uy, say: ([, day]) => dayInKana(Number(day)) },
    {
      pattern: /(\d{1,2})時(?!間)(?:(\d{1,2})分|(半))?/uy,
      say: ([, hour, minute, half]) =>
        `${hourInKana(Number(hour))}${half !== undefined ? 'はん' : minute === undefined ? '' : minuteInKana(Number(minute))}`,
    },
    { pattern: /(\d{1,3})分/uy, say: ([, minute]) => minuteInKana(Number(minute)) },
    {
      pattern: /(\d+)(人|名|個|つ|杯|本|枚|台|回|歳|才|階|番|名様|割|年|時間|日間|秒|年間|週間|か月|ヶ月|丁目|号|位)/uy,
      say: ([, value, counter = '']) => counted(Number(value), counter),
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

const COUNTERS: Readonly<Record<string, string>> = {
  名: 'めい',
  名様: 'めいさま',
  台: 'だい',
  枚: 'まい',
  番: 'ばん',
  割: 'わり',
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
  人: { 1: 'ひとり', 2: 'ふたり', other: 'にん' },
  個: { 1: 'いっこ', 6: 'ろっこ', 8: 'はっこ', 10: 'じゅっこ', other: 'こ' },
  杯: { 1: 'いっぱい', 3: 'さんばい', 6: 'ろっぱい', 8: 'はっぱい', 10: 'じゅっぱい', other: 'はい' },
  本: { 1: 'いっぽん', 3: 'さんぼん', 6: 'ろっぽん', 8: 'はっぽん', 10: 'じゅっぽん', other: 'ほん' },
  回: { 1: 'いっかい', 6: 'ろっかい', 8: 'はっかい', 10: 'じゅっかい', other: 'かい' },
  階: { 1: 'いっかい', 3: 'さんがい', 6: 'ろっかい', 8: 'はっかい', 10: 'じゅっかい', other: 'かい' },
  歳: { 1: 'いっさい', 8: 'はっさい', 10: 'じゅっさい', 20: 'はたち', other: 'さい' },
  才: { 1: 'いっさい', 8: 'はっさい', 10: 'じゅっさい', 20: 'はたち', other: 'さい' },
  週間: { 1: 'いっしゅうかん', 8: 'はっしゅうかん', 10: 'じゅっしゅうかん', other: 'しゅうかん' },
  か月: { 1: 'いっかげつ', 6: 'ろっかげつ', 8: 'はっかげつ', 10: 'じゅっかげつ', other: 'かげつ' },
  ヶ月: { 1: 'いっかげつ', 6: 'ろっかげつ', 8: 'はっかげつ', 10: 'じゅっかげつ', other: 'かげつ' },
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
  return changed?.[value] ?? `${inKana(value)}${changed?.other ?? COUNTERS[counter] ?? counter}`;
};
