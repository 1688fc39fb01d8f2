/**
 * Paths as faults name them: `*` stands for any characters, `{name}` for one segment or a part of it, all else for itself.
 * Matching walks the path once and never goes back. The places of the pattern that are reached are bits, 32 in a word, and
 * one character of the path moves a whole word on: a pattern as long as they get takes seven steps a character.
 */

/** The longest pattern that faults take, in characters. */
export const MAX_PATTERN = 200;

/** The longest path that is matched, in characters; no endpoint has one like it, and anybody may send one. */
export const MAX_PATH = 2048;

/** A place within a pattern: what leads to the next one, and what may be skipped while standing here. */
interface Place {
  readonly skips: 'nothing' | 'segment' | 'all';
  /** A character; `segment` is any one but a slash; undefined at the end. */
  readonly next: string | undefined;
}

const SEGMENT = 'segment';
const PARTS = /\*|\{\w+\}|[\s\S]/g;

const placesOf = (pattern: string): readonly Place[] => {
  const places: Place[] = [];
  let skips: Place['skips'] = 'nothing';
  for (const [part] of pattern.matchAll(PARTS)) {
    if (part === '*') {
      skips = 'all';
      continue;
    }
    const isSegment = part.length > 1;
    places.push({ skips, next: isSegment ? SEGMENT : part });
    skips = isSegment ? 'segment' : 'nothing';
  }
  return [...places, { skips, next: undefined }];
};

/** Says of paths whether they match; `words` is how many steps one character of a path takes. */
export interface PathMatcher {
  (path: string): boolean;
  readonly words: number;
}

/** What one character does, a bit for each place: it leads on to the next place, or it may be skipped in this one. */
interface Moves {
  readonly leads: Int32Array;
  readonly stays: Int32Array;
}

const BITS = 32;

/** The bits of the places that are chosen. */
const bitsOf = (places: readonly Place[], words: number, isChosen: (place: Place) => boolean): Int32Array => {
  const bits = new Int32Array(words);
  for (const [index, place] of places.entries())
    if (isChosen(place)) bits[Math.trunc(index / BITS)] = (bits[Math.trunc(index / BITS)] ?? 0) | (1 << (index % BITS));
  return bits;
};

const movesOf = (places: readonly Place[], words: number, character: string | undefined): Moves => {
  const inSegment = character !== '/';
  return {
    leads: bitsOf(places, words, ({ next }) =>
      next === SEGMENT ? inSegment : next !== undefined && next === character,
    ),
    stays: bitsOf(places, words, ({ skips }) => skips === 'all' || (skips === 'segment' && inSegment)),
  };
};

/** Moves every place on by one character; false when none is left. */
const advance = (reached: Int32Array, { leads, stays }: Moves): boolean => {
  let carry = 0;
  let left = 0;
  for (let word = 0; word < reached.length; word += 1) {
    const here = reached[word] as number;
    const on = here & (leads[word] as number);
    const next = (on << 1) | carry | (here & (stays[word] as number));
    carry = on >>> (BITS - 1);
    reached[word] = next;
    left |= next;
  }
  return left !== 0;
};

/** Reads a pattern. Paths longer than `MAX_PATH` match none. */
export const pathPattern = (pattern: string): PathMatcher => {
  const places = placesOf(pattern);
  const last = places.length - 1;
  const words = Math.ceil(places.length / BITS);
  const known = new Map(
    ['/', ...places.flatMap(({ next }) => (next === undefined || next === SEGMENT ? [] : [next]))].map((character) => [
      character,
      movesOf(places, words, character),
    ]),
  );
  const others = movesOf(places, words, undefined);
  const matches = (path: string): boolean => {
    if (path.length > MAX_PATH) return false;
    const reached = new Int32Array(words);
    reached[0] = 1;
    for (let index = 0; index < path.length; index += 1)
      if (!advance(reached, known.get(path.charAt(index)) ?? others)) return false;
    return ((reached[words - 1] as number) & (1 << (last % BITS))) !== 0;
  };
  return Object.assign(matches, { words });
};
