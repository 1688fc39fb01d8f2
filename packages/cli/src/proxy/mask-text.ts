/**
 * A text whose structure can't be read, with nothing of it left but its outline: what is no JSON stays no JSON, and is cut off
 * where it was. Pure.
 */
const SPOKEN = /\\[^]|[^\s\p{Cc}{}[\]<>:,"]/gu;

export const maskText = (text: string): string => text.replaceAll(SPOKEN, (letters) => 'x'.repeat(letters.length));
