// The score of a run: the part of the mutants that the tests noticed, whole and by folder.
import { dirname } from 'node:path';

/** Per cent, rounded down, so that no score looks better than it is. */
export const scoreOf = (mutants) =>
  Math.floor((1000 * mutants.filter(({ caught }) => caught).length) / mutants.length) / 10;

const row = (name, mutants) => {
  const survivors = mutants.filter(({ caught }) => !caught);
  const unreached = survivors.filter(({ reached }) => !reached).length;
  const endless = mutants.filter(({ ranOut }) => ranOut).length;
  const notes = [
    ...(unreached > 0 ? [`${unreached} reached by no test`] : []),
    ...(endless > 0 ? [`${endless} caught by their time`] : []),
  ];
  const counts = `${mutants.length - survivors.length} of ${mutants.length}`;
  return `${`${scoreOf(mutants).toFixed(1)} %`.padStart(8)}  ${counts.padEnd(14)}${name}${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`;
};

export const printScores = (area, mutants) => {
  const folders = new Map();
  for (const mutant of mutants) {
    const folder = dirname(mutant.file);
    folders.set(folder, [...(folders.get(folder) ?? []), mutant]);
  }
  for (const { file, line, from, to } of mutants.filter(({ ranOut }) => ranOut))
    console.log(`ran out of time: ${file}: ${line}: ${from} → ${to.slice(0, 60)}`);
  console.log(`\n${row(area, mutants)}`);
  for (const [folder, inside] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(row(folder, inside));
};
