/**
 * The real time of processes that share a database, by the database's clock: leases, limits and signatures of one machine are judged
 * on others, whose clocks may be set otherwise. Where this machine's clock can't be told from the database's, its own time holds.
 */

/** Clocks that are set by the same means differ by less. */
const SAME_MS = 250;
/** From here on somebody should set a clock. */
const TOLD_MS = 2_000;

export interface DatabaseClock {
  /** Unix milliseconds. */
  readonly realNow: () => number;
  /** Asks the database for its time, as Unix milliseconds, and goes by it where the answer leaves no doubt. */
  readonly compare: (ask: () => Promise<number>) => Promise<void>;
}

export interface DatabaseClockDeps {
  /** Called when this machine's clock is found to be off, in seconds behind the database's, or right again: 0. */
  readonly differs: (secondsBehind: number) => void;
  /** This machine's clock. */
  readonly now?: () => number;
}

export const createDatabaseClock = ({ differs, now = Date.now }: DatabaseClockDeps): DatabaseClock => {
  let behindMs = 0;
  let told = 0;
  return {
    realNow: () => now() + behindMs,
    compare: async (ask) => {
      const asked = now();
      const there = await ask();
      const answered = now();
      const doubt = Math.abs(answered - asked) / 2 + SAME_MS;
      const found = Math.round(there - (asked + answered) / 2);
      if (Math.abs(found - behindMs) <= doubt) return;
      behindMs = Math.abs(found) <= doubt ? 0 : found;
      const seconds = Math.abs(behindMs) < TOLD_MS ? 0 : Math.round(behindMs / 1000);
      if (seconds === told) return;
      told = seconds;
      differs(seconds);
    },
  };
};
