/**
 * Repeatable choice: the same seed and label give the same numbers on every machine. (mulberry32 over an FNV-1a hash.)
 */
export type Random = () => number;

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/** A generator of numbers in [0, 1) of its own for each label. */
export function randomFor(seed: number, label: string): Random {
  let state = (hash(label) ^ Math.imul(seed | 0, 0x9e3779b1)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list; the list must not be empty. */
export const pick = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
