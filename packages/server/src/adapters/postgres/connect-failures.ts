/**
 * Why no connection could be had lately. Whoever asks how the database is gets an answer long before the patience with it ends,
 * and must not hear of a silence where the database, or the way there, has said what is wrong.
 */
import { asUnavailable } from './as-unavailable';

/** Before those who look after a server give up. */
const SOON_MS = 1_500;
const LATELY_MS = 15_000;

export interface ConnectFailures {
  /** Takes note of what becomes of a connection that was asked for. */
  readonly noted: <T>(connecting: Promise<T>) => Promise<T>;
  /** The outcome of work; where it takes too long, the failure that keeps it waiting, if one is known. */
  readonly toldSoon: <T>(work: Promise<T>) => Promise<T>;
}

/** `now`: milliseconds of a clock that only goes on. */
export const createConnectFailures = (now: () => number, soonMs = SOON_MS): ConnectFailures => {
  let last: { readonly at: number; readonly error: Error; readonly heard: unknown } | undefined;
  return {
    noted: async (connecting) => {
      try {
        const client = await connecting;
        last = undefined;
        return client;
      } catch (error) {
        const told = asUnavailable(error);
        // That every connection waits says nothing of why, where the database has been heard to be away.
        if (told?.trouble === 'slow' && last !== undefined && now() - last.at < LATELY_MS) throw last.heard;
        last = { at: now(), error: told ?? (error as Error), heard: error };
        throw error;
      }
    },
    toldSoon: (work) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          if (last !== undefined && now() - last.at < LATELY_MS) reject(last.error);
        }, soonMs);
        void work.then(resolve, reject).finally(() => clearTimeout(timer));
      }),
  };
};
