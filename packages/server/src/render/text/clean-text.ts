/**
 * Makes a caller's text safe to set: no control characters, single spaces, and at most three marks on a letter (stacks of
 * marks would climb out of their line).
 */
const CONTROL = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e001f}]/gu;
const MARK_STACK = /(\p{M}{3})\p{M}+/gu;

export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(CONTROL, ' ').replace(MARK_STACK, '$1').replace(/\s+/gu, ' ').trim();
