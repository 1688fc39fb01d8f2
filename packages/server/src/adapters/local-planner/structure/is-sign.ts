/** Whether words may sign a last card: they name something, and nothing in them is torn or told elsewhere. */

/** Numbers are told elsewhere, and what holds a mark is torn. */
export const isSign = (text: string): boolean =>
  /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text) &&
  !/\p{N}{2}/u.test(text) &&
  // "Ankara Çankaya'da" is where.
  !/['’][dt][ae]$/u.test(text) &&
  /^[\p{L}\p{M}\p{N}\s'’.,&!+/・ー-]+$/u.test(text);
