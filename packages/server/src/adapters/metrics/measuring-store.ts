/** A store that takes note of what is written, once it is durable, of how long its calls take and how many wait. */

import type { Decision, Effect } from '../../domain/decision';
import { type AttemptEnd, isSwitchedOff } from '../../domain/delivery-decisions';
import type { Meter } from '../../ports/meter';
import { ATTEMPT_OUTCOMES } from '../../ports/metrics';
import type { Store } from '../../ports/store';

const noteEffect = (meter: Meter, effect: Effect): void => {
  if (effect.kind === 'job-created') meter.add('jobsAccepted', { form: effect.job.form });
  if (effect.kind === 'job-ended') meter.add('jobsEnded', { status: effect.end.status });
  if (effect.kind === 'hook-silenced' && isSwitchedOff(effect.why)) meter.add('hooksSwitchedOff');
  if (effect.kind !== 'ledger-entry') return;
  const { kind, amount } = effect.entry;
  if (kind === 'refund') meter.add('creditsRefunded', {}, amount);
  // A plan that was refused for want of money has cost nothing, and neither has one that is free.
  if ((kind === 'planning' || kind === 'render') && amount < 0) meter.add('creditsSpent', { kind }, -amount);
};

const outcomeOf = ({ status, error }: AttemptEnd['attempt']): string => {
  if (status === 429) return '429';
  const told = status === null ? error?.split(':', 1)[0] : `${Math.floor(status / 100)}xx`;
  return ATTEMPT_OUTCOMES.find((outcome) => outcome === told) ?? 'other';
};

const NOT_TIMED: readonly string[] = ['close'];

/** Takes note of what was written. */
const notingStore = (store: Store, meter: Meter): Store => {
  const decide = async <R>(userId: string, decision: Decision<R>): Promise<R | undefined> => {
    let effects: readonly Effect[] = [];
    const result = await store.decide<R>(userId, {
      ...decision,
      decide: (view) => {
        const verdict = decision.decide(view);
        // Of a decision that is made again only the last counts.
        effects = verdict.effects ?? [];
        return verdict;
      },
    });
    for (const effect of effects) noteEffect(meter, effect);
    return result;
  };

  const endAttempts = async (ends: readonly AttemptEnd[]): Promise<void> => {
    const silenced = new Set<AttemptEnd>();
    await store.endAttempts(
      ends.map((end) => ({
        ...end,
        decide: (view) => {
          const verdict = end.decide(view);
          if (verdict.silenced === undefined) silenced.delete(end);
          else silenced.add(end);
          return verdict;
        },
      })),
    );
    for (const { attempt } of ends) {
      meter.add('attempts', { outcome: outcomeOf(attempt) });
      meter.observe('attemptSeconds', (attempt.ms ?? 0) / 1000);
    }
    meter.add('hooksSwitchedOff', {}, silenced.size);
  };

  const claimJobs: Store['claimJobs'] = async (request) => {
    const claimed = await store.claimJobs(request);
    // Whoever hands a job back loses no attempt.
    const takenOver = claimed.filter(({ job, losses }) => losses.at(-1)?.attempt === job.attempt - 1);
    meter.add('jobsTakenOver', {}, takenOver.length);
    return claimed;
  };

  return { ...store, decide, endAttempts, claimJobs };
};

export interface Measuring {
  /** The store as it is watched. */
  readonly store: (store: Store) => Store;
  readonly load: {
    /** For how many real milliseconds the oldest call under way has been waiting; 0 without one. */
    readonly oldestMs: () => number;
  };
}

export const createMeasuring = ({
  meter,
  realNow = Date.now,
}: {
  readonly meter: Meter;
  readonly realNow?: (() => number) | undefined;
}): Measuring => {
  // In the order in which they began.
  const waiting = new Set<{ readonly since: number }>();

  const timed = <Args extends unknown[], Result>(call: string, run: (...args: Args) => Promise<Result>) => {
    const labels = { call };
    return async (...args: Args): Promise<Result> => {
      const mine = { since: realNow() };
      waiting.add(mine);
      meter.move('storeCalls', 1);
      try {
        return await run(...args);
      } finally {
        waiting.delete(mine);
        meter.move('storeCalls', -1);
        meter.observe('storeSeconds', (realNow() - mine.since) / 1000, labels);
      }
    };
  };

  const load = {
    oldestMs: () => {
      const [oldest] = waiting;
      return oldest === undefined ? 0 : realNow() - oldest.since;
    },
  };

  const timedStore = (noted: Store): Store => {
    const methods = Object.entries(noted) as [keyof Store, (...args: unknown[]) => Promise<unknown>][];
    const calls = methods.map(([call, run]) => [call, NOT_TIMED.includes(call) ? run : timed(call, run)] as const);
    return Object.fromEntries(calls) as unknown as Store;
  };

  return { load, store: (store) => timedStore(notingStore(store, meter)) };
};
