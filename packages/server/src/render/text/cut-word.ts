/** Cuts words that are wider than a line, with hyphens where a reader expects them. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Long words of letters alone take a hyphen where they are cut; addresses and figures do not. */
const HYPHENATED = /^\p{P}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{8,}\p{P}*$/u;
const VOWEL = /^[aeiouyàâäáåãæèéêëìíîïòóôöõøùúûüýœаеёиоуыэюяіїєαεηιουω]/iu;

/** Letters that open a syllable together, and what may not stand before a hyphen since it belongs to them. */
const ONSET = /^(?:sch|ch|ph|th|sh|qu|\p{L})$/iu;
const JOINED = /^(?:sc|ch|ck|ph|th|sh|qu)$/i;

/** How many letters before the end of a piece a better place for the hyphen is looked for. */
const BACK = 5;

/** Where a piece that ends before `end` is better ended: before consonants that open a syllable. */
function syllable(letters: readonly string[], start: number, end: number): number {
  const opens = (at: number): boolean => {
    if (at - start < 3 || letters.length - at < 3 || VOWEL.test(letters[at] ?? '')) return false;
    if (JOINED.test(letters.slice(at - 1, at + 1).join(''))) return false;
    return [1, 2, 3].some(
      (long) => ONSET.test(letters.slice(at, at + long).join('')) && VOWEL.test(letters[at + long] ?? ''),
    );
  };
  for (let at = end; at > end - BACK; at -= 1) if (opens(at)) return at;
  return letters.length - end < 3 ? Math.max(start + 1, letters.length - 3) : end;
}

/** The word in pieces no wider than a line, about equally long. */
export function cutWord(word: string, width: number, measure: Measure, isWhole: boolean): string[] {
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  const hyphen = isWhole && HYPHENATED.test(word) ? '-' : '';
  const whole = measure(word);
  const wanted = Math.min(width, (whole / Math.ceil(whole / (width * 0.92))) * 1.14);
  // Measuring is what takes time: the search begins where letters of the usual width would end.
  const usual = Math.max(1, Math.floor((wanted / whole) * letters.length));
  const pieces: string[] = [];
  let start = 0;
  while (start < letters.length) {
    let end = Math.min(start + usual, letters.length);
    const piece = (to: number): string => letters.slice(start, to).join('') + (to < letters.length ? hyphen : '');
    while (end > start + 1 && measure(piece(end)) > wanted) end -= 1;
    while (end < letters.length && measure(piece(end + 1)) <= wanted) end += 1;
    if (hyphen !== '' && end < letters.length) end = syllable(letters, start, end);
    pieces.push(piece(end));
    start = end;
  }
  return pieces;
}

/** Whether a word would be cut with hyphens, and so need not be set very small. */
export const isHyphenated = (word: string): boolean => HYPHENATED.test(word) && word.length >= 20;
