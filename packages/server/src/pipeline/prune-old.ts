/**
 * Removes what has been over for longer than it is kept, about once a day of the virtual clock, and media of jobs that ended. Rows go in small batches
 * with turns for everything else in between; the space that they leave is used again by what comes.
 */
import { DAY_MS, type Retention, tooOldAt } from '../domain/retention';
import type { Clock } from '../ports/clock';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import { waitFor } from './at-most';
import { removeOrphans } from './remove-orphans';
import type { Worker } from './worker';

const BATCH_ROWS = 50;
/** Real time between two batches, so that requests come first. */
const PAUSE_MS = 1;

export interface PruneOldDeps {
  readonly store: Store;
  readonly media: Pick<KeptMedia, 'jobs' | 'remove'>;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly log: Log;
  readonly retention: Retention;
  /** Whether the media are on another machine, which may be silent: nobody waits for it. */
  readonly afar?: boolean;
}

export const createPruneOld = ({
  store,
  media,
  clock,
  signals,
  log,
  retention,
  afar = false,
}: PruneOldDeps): Worker => {
  const closing = new AbortController();
  let round = new AbortController();
  let watching: Promise<void> | undefined;
  const { events_days: eventsDays, idempotency_keys_days: keysDays } = retention;
  const ages = [eventsDays, keysDays].filter((days) => days !== null);

  const prune = async (): Promise<void> => {
    const now = clock.now();
    const eventsUpTo = tooOldAt(eventsDays, now);
    const keysUpTo = tooOldAt(keysDays, now);
    while (!closing.signal.aborted) {
      const removed = await store.prune({ eventsUpTo, keysUpTo, limit: BATCH_ROWS });
      if (removed === 0) return;
      await clock.realDelay(PAUSE_MS);
    }
  };

  const now = (): number => clock.now();

  /** When something will be too old, to the day; what comes later takes at least as long as the shortest age. */
  const nextDue = async (): Promise<number> => {
    const { events, keys } = await store.oldestKept();
    const dues = [now() + Math.min(...ages) * DAY_MS];
    if (events !== undefined && eventsDays !== null) dues.push(events + eventsDays * DAY_MS);
    if (keys !== undefined && keysDays !== null) dues.push(keys + keysDays * DAY_MS);
    // What is too old and yet needed is looked at again a day later.
    return Math.max(now() + DAY_MS, Math.min(...dues));
  };
  const watch = async (): Promise<void> => {
    const work = signals.begin();
    try {
      while (!closing.signal.aborted) {
        round = new AbortController();
        const { signal } = round;
        try {
          await prune();
          if (afar) work.idle();
          await removeOrphans({ store, media, log }, { unknown: false, signal: closing.signal });
        } catch (error) {
          if (closing.signal.aborted) return;
          log.write('error', 'not-pruned', { error: String(error) });
        }
        if (afar) work.busy();
        await clock.until(await nextDue(), { signal, work, background: true }).catch(() => undefined);
      }
    } catch (error) {
      if (!closing.signal.aborted) log.write('error', 'pruning-ended', { error: String(error) });
    } finally {
      work.end();
    }
  };

  const start = (): void => {
    if (ages.length > 0 && !closing.signal.aborted) watching ??= watch();
  };
  const stopListening = signals.onWake('state', () => round.abort(new Error('the state was replaced')));
  return {
    start,
    close: async (_until, asked) => {
      stopListening();
      closing.abort(new Error('the server is closing'));
      round.abort(new Error('the server is closing'));
      await waitFor(clock, asked, watching);
    },
  };
};
