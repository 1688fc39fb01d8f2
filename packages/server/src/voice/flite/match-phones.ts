/** Finds where each word is in what was spoken, by the sounds that it has alone. */
import type { Timed } from '../../ports/narrator';

const isVowel = (phone: string): boolean => /^[aeiou]/.test(phone);

/** A vowel is said in many ways; a consonant in the place of a vowel is another word. */
const changeCost = (one: string, other: string): number =>
  one === other ? 0 : isVowel(one) === isVowel(other) ? 1 : 3;

/** For each phone of one, the phone of the other that stands for it, or -1: the cheapest change from one to the other. */
const pairPhones = (one: readonly string[], other: readonly string[]): number[] => {
  const width = other.length + 1;
  const costs = new Float64Array((one.length + 1) * width);
  const cost = (row: number, column: number): number => costs[row * width + column] ?? 0;
  const changed = (row: number, column: number): number =>
    cost(row - 1, column - 1) + changeCost(one[row - 1] ?? '', other[column - 1] ?? '');
  for (let row = 0; row <= one.length; row += 1)
    for (let column = 0; column < width; column += 1)
      costs[row * width + column] =
        row === 0 || column === 0
          ? row + column
          : Math.min(changed(row, column), cost(row - 1, column) + 1, cost(row, column - 1) + 1);
  const pairs = one.map(() => -1);
  let [row, column] = [one.length, other.length];
  while (row > 0 && column > 0) {
    if (cost(row, column) === changed(row, column)) {
      pairs[row - 1] = column - 1;
      [row, column] = [row - 1, column - 1];
    } else if (cost(row, column) === cost(row - 1, column) + 1) row -= 1;
    else column -= 1;
  }
  return pairs;
};

/**
 * The times of words whose sounds alone are known, among the phones that were spoken. A word without any of its sounds
 * stands between its neighbours.
 */
export function wordsByPhones(
  words: readonly string[],
  sounds: readonly (readonly string[])[],
  phones: readonly Timed[],
): Timed[] {
  const owners = sounds.flatMap((own, word) => own.map(() => word));
  const pairs = pairPhones(
    sounds.flat(),
    phones.map(({ text }) => text),
  );
  const found = words.map((text, word): Timed | undefined => {
    const own = pairs.filter((at, index) => owners[index] === word && at >= 0);
    const [first, last] = [phones[Math.min(...own)], phones[Math.max(...own)]];
    return first === undefined || last === undefined ? undefined : { text, start: first.start, end: last.end };
  });
  const end = phones.at(-1)?.end ?? 0;
  return words.map((text, word) => {
    const own = found[word];
    if (own !== undefined) return own;
    const before = found.slice(0, word).findLast((one) => one !== undefined)?.end ?? 0;
    const after = found.slice(word + 1).find((one) => one !== undefined)?.start ?? end;
    return { text, start: Math.min(before, after), end: after };
  });
}
