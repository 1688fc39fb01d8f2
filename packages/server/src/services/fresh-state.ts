/**
 * The server's own state as the store has it, where other processes change it, too. Whoever asks is served by a look that
 * began after he came, and all who came meanwhile by the same one.
 */
import type { ClockState } from '../ports/clock';
import type { Settings, Store } from '../ports/store';
import { StoreUnavailable } from '../ports/store-unavailable';

export interface FreshStateDeps {
  readonly store: Pick<Store, 'readSettings'>;
  readonly clock: { restore(state: ClockState): void };
  readonly rules: { restore(settings: Settings): void };
  readonly faults: { replace(faults: never): void };
}

export interface FreshState {
  readonly refresh: () => Promise<void>;
  /** This process has written something: what a look that is under way finds may be older. */
  readonly wrote: () => void;
}

const RUNNING: ClockState = { offsetMs: 0, frozenAt: null };

export const createFreshState = ({ store, clock, rules, faults }: FreshStateDeps): FreshState => {
  let seen: string | undefined;
  let writes = 0;
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const read = async (): Promise<Settings> => {
    const before = writes;
    const settings = await store.readSettings();
    return before === writes ? settings : read();
  };
  const look = async (): Promise<void> => {
    const settings = await read();
    const { clock: time = RUNNING, policies, paused, faults: made = [] } = settings;
    const text = JSON.stringify([time, policies, paused, made]);
    if (text === seen) return;
    seen = text;
    clock.restore(time);
    rules.restore(settings);
    faults.replace(made as never);
  };

  const begin = (): Promise<void> => {
    const mine = look().finally(() => {
      looking = undefined;
    });
    looking = mine;
    return mine;
  };

  return {
    wrote: () => {
      writes += 1;
      seen = undefined;
    },
    refresh: () => {
      if (looking === undefined) return begin();
      const after = (error?: unknown): Promise<void> => {
        next = undefined;
        // The store was waited for already: whoever came meanwhile would wait as long again, and for nothing.
        return error instanceof StoreUnavailable ? Promise.reject(error) : begin();
      };
      next ??= looking.then(() => after(), after);
      return next;
    },
  };
};
