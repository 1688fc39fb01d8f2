/**
 * Renders whose answer was lost and that somebody has looked after: which job one was, or that nobody needs to be reminded. It is
 * about the list alone; what the client knows of the key stays, so that it is never paid for twice.
 */
import { appendOrFail, readLines } from './journal-lines';

interface SettledLine {
  readonly step: 'settled';
  readonly key: string;
  /** Null where none was named. */
  readonly job: string | null;
}

const isSettledLine = (line: { readonly step: string }): line is SettledLine => line.step === 'settled';

/** Writes it down, or fails. */
export const recordSettled = (path: string, key: string, job: string | null): void =>
  appendOrFail(path, { step: 'settled', key, job } satisfies SettledLine);

/** The jobs of settled keys, null where none was named. */
export const readSettled = (path: string): ReadonlyMap<string, string | null> =>
  new Map(
    readLines(path)
      .filter(isSettledLine)
      .map(({ key, job }) => [key, job]),
  );
