/** Steps that were typed in one line: "How to lift. 1. Bend your knees. 2. …" has each of them on its own. */

const STEP = /(?<=^|[.:;!?。：！？]\s?)([1-9])[.)．](?!\p{N})\s?(?=\P{N})/gu;
const LEAST = 2;
/** The same without a stop before it, where there are more of them: "1. Look 2. Point 3. Say it". */
const LOOSE_STEP = /(?<=^|[.:;!?。：！？]\s?|\s)([1-9])[.)．](?!\p{N})\s?(?=\P{N})/gu;
const LEAST_LOOSE = 3;

const countedBy = (line: string, step: RegExp, least: number): readonly number[] => {
  const steps = [...line.matchAll(step)];
  const isCounted = steps.length >= least && steps.every(([, count], at) => Number(count) === at + 1);
  return isCounted ? steps.map(({ index }) => index) : [];
};

/** The line, or several where it counts its steps from one. */
export const withStepsApart = (line: string): readonly string[] => {
  const sure = countedBy(line, STEP, LEAST);
  const starts = sure.length > 0 ? sure : countedBy(line, LOOSE_STEP, LEAST_LOOSE);
  if (starts.length === 0) return [line];
  return [0, ...starts]
    .map((start, at) => line.slice(start, starts[at] ?? line.length).trim())
    .filter((part) => part !== '');
};
