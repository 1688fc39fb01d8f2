/** What can't be asked of a database, but is only found out by writing: that it has no room, or a right is missing. */
import type { StoreUnavailable } from '../../ports/store-unavailable';

/** So long the database counts as one that takes nothing after it has refused a write. */
const REFUSED_MS = 10_000;

interface Refusals {
  readonly note: (why: StoreUnavailable) => void;
  /** @throws {StoreUnavailable} the one that it refused a write for, a short while ago */
  readonly check: () => void;
}

/** `now`: milliseconds of a clock that only goes on. */
export const createRefusals = (now: () => number): Refusals => {
  let last: { readonly at: number; readonly why: StoreUnavailable } | undefined;
  return {
    note: (why) => {
      last = { at: now(), why };
    },
    check: () => {
      if (last !== undefined && now() - last.at < REFUSED_MS) throw last.why;
    },
  };
};
