/** Ends jobs whose hour is over, with their credits returned. Specification: Time limits. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { SettleJob } from '../ports/settle';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import { waitFor } from './at-most';
import type { Worker } from './worker';

export interface ExpireJobsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly settle: SettleJob;
  readonly log: Log;
}

const REASON = `The render took longer than its limit of ${TIME_LIMITS.renderSeconds / 60} minutes; its credits were returned.`;
/** How soon a watch that broke off begins again, in real time. */
const RETRY_MS = 15_000;

export const createExpireJobs = ({ store, clock, signals, settle, log }: ExpireJobsDeps): Worker => {
  const closing = new AbortController();
  let round = new AbortController();
  let watching: Promise<void> | undefined;
  let watchAgain = false;

  const expire = async (): Promise<void> => {
    for (const { jobId, userId } of await store.overdueJobs(clock.now()))
      await settle({ jobId, userId, outcome: { trigger: 'time-out', reason: REASON } });
  };

  /** Waits for one deadline after the other, for as long as jobs run. */
  const watch = async (): Promise<void> => {
    const work = signals.begin();
    try {
      while (!closing.signal.aborted) {
        watchAgain = false;
        round = new AbortController();
        await expire();
        const due = await store.nextJobDeadline();
        if (due === undefined) return;
        await clock.until(due, { signal: round.signal, work, background: true }).catch(() => undefined);
      }
    } catch (error) {
      watchAgain = false;
      log.write('error', 'expiry-failed', { error: String(error) });
    } finally {
      work.end();
    }
  };

  const start = (): void => {
    watchAgain = true;
    if (closing.signal.aborted) return;
    watching ??= watch().finally(() => {
      watching = undefined;
      // A job that came while the last look found none.
      if (watchAgain) start();
    });
  };
  /** Deadlines only ever get later, except when the whole state is replaced. */
  const startOver = (): void => {
    round.abort(new Error('the state was replaced'));
    start();
  };

  const stopListening = [
    signals.onWake('jobs', start),
    signals.onWake('state', startOver),
    clock.everyReal(RETRY_MS, start),
  ];
  return {
    start,
    close: async (_until, asked) => {
      for (const stop of stopListening) stop();
      closing.abort(new Error('the server is closing'));
      round.abort(new Error('the server is closing'));
      await waitFor(clock, asked, watching);
    },
  };
};
