/**
 * Judging of what may be long: rows, and whatever else comes in hundreds of thousands. It says a problem, or nothing, for
 * one after the other, and whoever takes them decides how many are enough and when others have their turn.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '@vid/sdk/contract';

/** A problem, or nothing for what is as it should be. */
export type Judging = Iterable<Problem | undefined>;

/** What is judged in one turn of the event loop: a millisecond or two. */
const STEPS = 200;
/** Characters that count as one more step. */
const STEP_CHARACTERS = 1000;

/** Nothing for each of the steps that texts of so many characters count as. */
export function* steps(characters: number): Judging {
  for (let left = characters; left >= STEP_CHARACTERS; left -= STEP_CHARACTERS) yield undefined;
}

/** The first problems, at most so many; what follows them is not judged. */
export const firstProblems = async (judging: Judging, most: number): Promise<readonly Problem[]> => {
  const problems: Problem[] = [];
  let taken = 0;
  for (const problem of judging) {
    if (problem !== undefined && problems.push(problem) >= most) break;
    taken += 1;
    if (taken % STEPS === 0) await nextTurn();
  }
  return problems;
};
