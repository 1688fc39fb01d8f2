/** Steps that were typed in one line: "How to lift. 1. Bend your knees. 2. …" has each of them on its own. */

const STEP = /(?<=^|[.:;!?。：！？]\s?)([1-9])[.)．](?!\p{N})\s?(?=\P{N})/gu;
const LEAST = 2;

/** The line, or several where it counts its steps from one. */
export const withStepsApart = (line: string): readonly string[] => {
  const steps = [...line.matchAll(STEP)];
  const isCounted = steps.length >= LEAST && steps.every(([, count], at) => Number(count) === at + 1);
  if (!isCounted) return [line];
  const starts = steps.map(({ index }) => index);
  return [0, ...starts]
    .map((start, at) => line.slice(start, starts[at] ?? line.length).trim())
    .filter((part) => part !== '');
};
