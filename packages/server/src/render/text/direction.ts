/** Whether a text runs from right to left: decided by its letters, and by the language when it has none. */
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;
const RTL_LANGUAGE = /^(ar|he|iw|fa|ur|yi|ps|sd|ug|dv|ckb)\b/i;

export function isRightToLeft(text: string, language: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters === 0) return RTL_LANGUAGE.test(language);
  return (text.match(RTL_LETTER)?.length ?? 0) * 2 > letters;
}
