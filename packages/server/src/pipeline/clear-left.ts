/**
 * Sees to it that videos of states that are gone go as well, also where whoever replaced the state could not remove them: at
 * the start, after each replacement, and again and again: what a replacement that failed has put, nobody tells. Nobody waits for it.
 */
import { type Alone, Occupied } from '../ports/alone';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import { unlessAborted } from '../unless-aborted';
import type { Worker } from './worker';

export interface ClearLeftDeps {
  readonly store: Pick<Store, 'leftVideos'>;
  /** Removes what is left, as far as it can be; ends when the signal fires. */
  readonly removeLeft: (signal: AbortSignal) => Promise<void>;
  /** Nobody replaces the state meanwhile. */
  readonly replacing: Alone;
  readonly clock: Pick<Clock, 'everyReal'>;
  readonly signals: Pick<Signals, 'onWake'>;
  readonly log: Log;
}

/** So often somebody looks for what is left, in real milliseconds. */
const AGAIN_MS = 30_000;

export const createClearLeft = ({ store, removeLeft, replacing, clock, signals, log }: ClearLeftDeps): Worker => {
  const closing = new AbortController();
  const { signal } = closing;
  let looking = false;

  const areLeft = async (): Promise<boolean> => (await store.leftVideos({ limit: 1 })).length > 0;
  const remove = (): Promise<void> =>
    replacing(0, async (hold) => {
      const removing = removeLeft(signal);
      hold(removing);
      await unlessAborted(signal, removing);
    });
  const look = async (): Promise<void> => {
    try {
      if (await areLeft()) await remove();
    } catch (error) {
      if (signal.aborted || error instanceof Occupied) return;
      const facts = { error: (error as Error).message, again_in_seconds: AGAIN_MS / 1000 };
      log.write('warn', 'videos-left', facts);
    }
  };
  const start = (): void => {
    if (looking || signal.aborted) return;
    looking = true;
    void look().finally(() => {
      looking = false;
    });
  };

  const stopListening = [signals.onWake('left', start), clock.everyReal(AGAIN_MS, start)];
  return {
    start,
    close: async () => {
      for (const stop of stopListening) stop();
      closing.abort(new Error('the server is closing'));
    },
  };
};
