/** What somebody says, with its marks. */

const QUOTED = /[“„«»"「『]\s?([^”“»«"」』]{4,400}?)\s?[”“»«"」』]/u;
const EDGES = /^[\s,.;:–—-]+|[\s,;:–—-]+$/gu;
const MARKS = /^["“”„«»‟「『\s]+|["“”„«»‟」』\s]+$/gu;

export interface Quotation {
  readonly words: string;
  /** Who says it; empty where nobody is named. */
  readonly by: string;
}

/** A quotation within its marks, and what stands beside it. */
export function quotationIn(line: string): Quotation | undefined {
  const found = QUOTED.exec(line);
  if (found?.[1] === undefined || found[1].length < line.length * 0.4) return undefined;
  const beside = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.replaceAll(EDGES, '');
  return { words: found[1], by: beside.replaceAll(EDGES, '') };
}

/** A text without what somebody is quoted with in it. */
export const withoutQuotations = (text: string): string => text.replaceAll(new RegExp(QUOTED, 'gu'), ' ');

export const withoutMarks = (words: string): string => words.replaceAll(MARKS, '');

/** Verbs between a quotation and whoever is quoted. */
const SAYS = new Set(
  'says|said|writes|wrote|tells|sagt|sagte|meint|schreibt|erzählt|berichtet|schwärmt|dit|écrit|raconte|confie|dice|cuenta|comenta|scrive|racconta|diz|conta|zegt|schrijft|vertelt|mówi|pisze|opowiada|säger|skriver|berättar|diyor|anlatıyor|söylüyor|قال|قالت|يقول|تقول'.split(
    '|',
  ),
);

/** "– Carla, Leeds", "sagt Jens Peters", "Our neighbour, a pensioner, says": who said it, without what leads to it or from it. */
export function speakerOf(line: string): string {
  const bare = line.replace(/^[\s—–-]+/u, '').replace(/^[(（]([^()（）]*)[)）]$/u, '$1');
  const words = bare.split(' ');
  const [first = '', ...rest] = words;
  if (rest.length === 0) return bare;
  if (SAYS.has(first.toLowerCase())) return rest.join(' ');
  const last = (rest.at(-1) ?? '').replace(/[:,]$/u, '');
  return SAYS.has(last.toLowerCase()) ? words.slice(0, -1).join(' ').replace(/,$/u, '') : bare;
}
