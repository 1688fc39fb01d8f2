/**
 * Renders whose answer was lost and that somebody has looked after: which job one was, that there is none, or that nobody needs
 * to be reminded. What the client wrote down of the key stays as it is, so that it is never paid for twice.
 */
import { appendOrFail, readLines } from './journal-lines';

/** What was said of one. */
export interface Settled {
  /** Null where none was named. */
  readonly job: string | null;
  /** Whether it was made sure that nothing was rendered. */
  readonly notRendered?: boolean;
}

interface SettledLine extends Settled {
  readonly step: 'settled';
  readonly key: string;
}

const isSettledLine = (line: { readonly step: string }): line is SettledLine => line.step === 'settled';

/** Writes it down, or fails. */
export const recordSettled = (path: string, key: string, said: Settled): void =>
  appendOrFail(path, { step: 'settled', key, ...said } satisfies SettledLine);

/** What was last said of each key. */
export const readSettled = (path: string): ReadonlyMap<string, Settled> =>
  new Map(
    readLines(path)
      .filter(isSettledLine)
      .map(({ key, job, notRendered = false }) => [key, { job, notRendered }]),
  );
