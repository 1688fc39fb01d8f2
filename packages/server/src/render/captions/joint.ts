/** Whether words stand apart, which those of scripts without spaces do not. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々、。！？「」]/u;

/** Whether there is a space between two words that follow one another. */
export const standApart = (before: string, after: string): boolean =>
  !(UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(after.at(0) ?? ''));
