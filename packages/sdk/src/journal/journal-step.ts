import type { JournalLine } from './journal-line';

/** Something to be done with the file, in its turn. */
export interface Step {
  /** The render that it begins or ends. */
  readonly of: string | undefined;
  readonly isClaim: boolean;
  /** What it writes, asked when all that stands in the file is known; undefined for nothing. */
  readonly line: () => JournalLine | undefined;
  /** What it wrote is on the disk, and all that stands in the file is known. */
  done(): void;
  failed(error: Error): void;
}

/** A step whose caller waits for a result. */
export interface Asked<T> extends Pick<Step, 'line'>, Partial<Pick<Step, 'of' | 'isClaim'>> {
  readonly result: () => T;
  /** Told before anybody is told of its end. */
  readonly end?: (failed: boolean) => void;
}

/** Names a render among the steps. */
export const renderOf = (scope: string, key: string): string => JSON.stringify([scope, key]);

/** The steps up to a claim of a key that one before it claims or ends: who has the key then, only the file tells. */
export const untilClaimedAgain = (steps: readonly Step[]): readonly Step[] => {
  const touched = new Set<Step['of']>();
  const end = steps.findIndex(({ of, isClaim }) => {
    if (isClaim && touched.has(of)) return true;
    touched.add(of);
    return false;
  });
  return end === -1 ? steps : steps.slice(0, end);
};
