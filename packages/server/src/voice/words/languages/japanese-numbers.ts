/** Japanese numbers as they sound, in kana: engines can't read the signs for them. */

const ONES = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'];
const HUNDREDS: Readonly<Record<number, string>> = { 1: 'ひゃく', 3: 'さんびゃく', 6: 'ろっぴゃく', 8: 'はっぴゃく' };
const THOUSANDS: Readonly<Record<number, string>> = { 1: 'せん', 3: 'さんぜん', 8: 'はっせん' };
const MYRIADS = ['', 'まん', 'おく', 'ちょう'];

/** Below ten thousand. */
const small = (value: number): string => {
  const [thousands, hundreds, tens, ones] = [1000, 100, 10, 1].map((unit) => Math.floor(value / unit) % 10) as [
    number,
    number,
    number,
    number,
  ];
  return [
    thousands === 0 ? '' : (THOUSANDS[thousands] ?? `${ONES[thousands]}せん`),
    hundreds === 0 ? '' : (HUNDREDS[hundreds] ?? `${ONES[hundreds]}ひゃく`),
    tens === 0 ? '' : `${tens === 1 ? '' : ONES[tens]}じゅう`,
    ONES[ones],
  ].join('');
};

export const inKana = (value: number): string => {
  if (value === 0) return 'ゼロ';
  let [left, said] = [value, ''];
  for (let power = 0; left > 0; power += 1) {
    const group = left % 10_000;
    const myriad = MYRIADS[power] ?? '';
    // Ten thousand is one myriad, where a thousand alone needs no one.
    if (group > 0) said = `${group === 1 && power > 0 ? 'いち' : small(group)}${myriad}${said}`;
    left = Math.floor(left / 10_000);
  }
  return said;
};

const MONTHS: Readonly<Record<number, string>> = { 4: 'し', 7: 'しち', 9: 'く' };
export const monthInKana = (month: number): string => `${MONTHS[month] ?? inKana(month)}がつ`;

const DAYS: Readonly<Record<number, string>> = {
  1: 'ついたち',
  2: 'ふつか',
  3: 'みっか',
  4: 'よっか',
  5: 'いつか',
  6: 'むいか',
  7: 'なのか',
  8: 'ようか',
  9: 'ここのか',
  10: 'とおか',
  14: 'じゅうよっか',
  17: 'じゅうしちにち',
  19: 'じゅうくにち',
  20: 'はつか',
  24: 'にじゅうよっか',
  27: 'にじゅうしちにち',
  29: 'にじゅうくにち',
};
export const dayInKana = (day: number): string => DAYS[day] ?? `${inKana(day)}にち`;

const HOURS: Readonly<Record<number, string>> = {
  0: 'れい',
  4: 'よ',
  7: 'しち',
  9: 'く',
  14: 'じゅうよ',
  17: 'じゅうしち',
  19: 'じゅうく',
  24: 'にじゅうよ',
};
export const hourInKana = (hour: number): string => `${HOURS[hour] ?? inKana(hour)}じ`;

/** After these the sound of "fun" hardens. */
const HARD: Readonly<Record<number, string>> = { 1: 'いっ', 6: 'ろっ', 8: 'はっ' };
export const minuteInKana = (minute: number): string => {
  const [tens, ones] = [Math.floor(minute / 10), minute % 10];
  const before = tens === 0 ? '' : inKana(tens * 10);
  if (ones === 0) return `${before.replace(/う$/, 'っ')}ぷん`;
  if (HARD[ones] !== undefined) return `${before}${HARD[ones]}ぷん`;
  return `${before}${inKana(ones)}${ones === 3 || ones === 4 ? 'ぷん' : 'ふん'}`;
};

const FIGURES = '〇一二三四五六七八九';
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** The number that signs stand for, below ten thousand. */
export const fromKanji = (text: string): number => {
  let [sum, figure] = [0, 0];
  for (const sign of text) {
    const power = POWERS[sign];
    if (power === undefined) figure = FIGURES.indexOf(sign);
    else {
      sum += power * (figure === 0 ? 1 : figure);
      figure = 0;
    }
  }
  return sum + figure;
};
