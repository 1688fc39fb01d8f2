/**
 * How many of a worker's slots one account may have. Where several accounts have jobs, none takes all of many slots: whoever
 * comes next must not wait for the end of a job of somebody who has thousands.
 */

/** What may be taken next: `limit` jobs at most, of the account `without` none. */
export interface Share {
  readonly limit: number;
  readonly without?: string;
}

/** Of so many jobs one after the other, those of a single account say that nobody else needs a slot. */
const REMEMBERED = 256;
/** One slot of so many is kept. */
const KEPT_OF = 4;

export const createShares = (slots: number) => {
  const kept = Math.floor(slots / KEPT_OF);
  let last = '';
  let inARow = REMEMBERED;

  return {
    /** A job of an account was taken. */
    taken: (userId: string): void => {
      inARow = userId === last || last === '' ? inARow + 1 : 0;
      last = userId;
    },
    /** `holders`: whose the jobs are that have a slot, once for each. */
    next: (holders: readonly string[]): Share => {
      const counts = new Map<string, number>();
      for (const userId of holders) counts.set(userId, (counts.get(userId) ?? 0) + 1);
      const [[without, most] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
      const limit = slots - most - (inARow < REMEMBERED ? kept : 0);
      return limit > 0 ? { limit } : { limit: slots, without };
    },
  };
};
