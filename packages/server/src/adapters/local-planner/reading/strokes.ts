/**
 * "RÉPARATION EN 30 MIN - ÉCRAN DÈS 49 € - SANS RENDEZ-VOUS - 12 RUE DES CARMES": whoever writes so puts strokes where others
 * put stops. What stands on both sides of one as a figure or a day does is a span: "9h - 18h", "lun - ven".
 */
import { namesDay } from '../../../acting/facts/day';

const STROKE = / {1,3}[–—-] {1,3}/gu;
const LEAST_PARTS = 4;
/** Characters in which the word beside a stroke stands. */
const BESIDE = 16;

const isEndOfSpan = (word: string, language: string): boolean =>
  /^[(+]?\p{N}/u.test(word) || namesDay(word.replace(/[.,:]$/u, ''), language);

const isWithinSpan = (line: string, start: number, end: number, language: string): boolean => {
  const [before = ''] = /\S+$/u.exec(line.slice(Math.max(0, start - BESIDE), start)) ?? [];
  const [behind = ''] = /^\S+/u.exec(line.slice(end, end + BESIDE)) ?? [];
  return isEndOfSpan(before, language) && isEndOfSpan(behind, language);
};

const partsOf = (line: string, language: string): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: stroke } of line.matchAll(STROKE)) {
    if (index === 0 || isWithinSpan(line, index, index + stroke.length, language)) continue;
    parts.push(line.slice(from, index));
    from = index + stroke.length;
  }
  return [...parts, line.slice(from)].filter((part) => part.trim() !== '');
};

/** The brief with a line for each part of one that strokes part. */
export const withStrokesApart = (brief: string, language: string): string =>
  brief
    .split('\n')
    .map((line) => {
      const parts = partsOf(line, language);
      return parts.length < LEAST_PARTS ? line : parts.join('\n');
    })
    .join('\n');
