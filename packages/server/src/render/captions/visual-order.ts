/**
 * The words of a line from left to right, when its letters run both ways: what runs against the line keeps its own order.
 * Numbers go with the Latin words before them, as everywhere. Pure.
 */

const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const STRONG = /\p{L}/u;

type Way = 'left' | 'right' | undefined;

const wayOf = (text: string): Way => {
  const letter = STRONG.exec(text)?.[0];
  return letter === undefined ? undefined : RIGHT.test(letter) ? 'right' : 'left';
};

/** Ways of all words: what has no letters goes along with what is on both sides of it, a number with Latin words before it. */
function ways(texts: readonly string[], base: 'left' | 'right'): ('left' | 'right')[] {
  const own = texts.map(wayOf);
  let strong: Way = base;
  return own.map((way, at) => {
    if (way !== undefined) {
      strong = way;
      return way;
    }
    if (/\p{Nd}/u.test(texts[at] ?? '')) return strong === 'left' ? 'left' : base;
    const next = own.slice(at + 1).find((other) => other !== undefined) ?? base;
    return strong === next ? next : base;
  });
}

/** Indices of the words from left to right. */
export function visualOrder(texts: readonly string[], rightToLeft: boolean): number[] {
  const base = rightToLeft ? 'right' : 'left';
  const all = ways(texts, base);
  const runs: { readonly way: 'left' | 'right'; readonly words: number[] }[] = [];
  for (const [at, way] of all.entries()) {
    const run = runs.at(-1);
    if (run?.way === way) run.words.push(at);
    else runs.push({ way, words: [at] });
  }
  const ordered = rightToLeft ? runs.toReversed() : runs;
  return ordered.flatMap(({ way, words }) => (way === 'right' ? words.toReversed() : words));
}
