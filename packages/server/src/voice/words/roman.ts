/** The number that signs such as XIX stand for, up to thirty-nine. */
const SIGNS: Readonly<Record<string, number>> = { X: 10, V: 5, I: 1 };

export const fromRoman = (text: string): number =>
  [...text].reduce((sum, sign, at) => {
    const [own, next] = [SIGNS[sign] ?? 0, SIGNS[text[at + 1] ?? ''] ?? 0];
    return sum + (own < next ? -own : own);
  }, 0);
