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
  'says|said|writes|wrote|sagt|sagte|meint|schreibt|dit|écrit|raconte|dice|cuenta|scrive|racconta|diz|conta|zegt|schrijft|mówi|pisze|säger|skriver|diyor|قال|قالت|يقول|تقول'.split(
    '|',
  ),
);

/** "– Carla, Leeds", "sagt Jens Peters": who said it, without what leads to the name. */
export function speakerOf(line: string): string {
  const bare = line.replace(/^[\s—–-]+/u, '').replace(/^[(（]([^()（）]*)[)）]$/u, '$1');
  const [first = '', ...rest] = bare.split(' ');
  return rest.length > 0 && SAYS.has(first.toLowerCase()) ? rest.join(' ') : bare;
}
