/** Digits of any script as those that numbers are read from. */

/** The same text with digits from 0 to 9; digits of a script come in rows of ten. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });

/** The number that is written: separators before three digits group them. */
export function valueOf(written: string): number {
  const digits = asciiDigits(written)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[^\d.,]/gu, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/gu, '')
    .replace(/[.,]$/u, '');
  return Number.parseFloat(digits.replace(',', '.'));
}
