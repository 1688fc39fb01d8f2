/** Quotation marks and apostrophes as printers set them, in the way of the language; inches and minutes stay upright. */

type Pair = readonly [opens: string, closes: string];

const PAIRS: Readonly<Record<string, Pair>> = {
  de: ['„', '“'],
  pl: ['„', '”'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
  it: ['«', '»'],
  pt: ['«', '»'],
  ar: ['«', '»'],
};
const ENGLISH: Pair = ['“', '”'];

/** A mark opens when nothing is before it, or a space or what opens something. */
const OPENS = /(?<=^|[\s([{—–-])"(?=\S)/gu;

export function curly(text: string, language: string): string {
  if (!/["']/u.test(text)) return text;
  const [opens, closes] = PAIRS[language.slice(0, 2).toLowerCase()] ?? ENGLISH;
  return text
    .replace(/(?<=\p{Nd})"(?=$|[\s,.;×x])(?<!"[^"]*")/gu, '″')
    .replace(/(?<=\p{Nd})'(?=\s?\p{Nd}|$|\s)/gu, '′')
    .replace(OPENS, opens)
    .replace(/"/gu, closes)
    .replace(/(?<=^|[\s([{—–“„«-])'(?=\p{L}[^']*\p{L}'(?!\p{L}))/gu, '‘')
    .replace(/'/gu, '’');
}
