/**
 * What a process that died left behind, settled once at the start: plannings without a job are refunded, keys released, and
 * files of requests that were never accepted removed.
 */
import { planningFailed } from '../domain/end-planning';
import type { Clock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { ServerRules } from '../ports/server-rules';
import type { Store } from '../ports/store';
import { removeOrphans } from './remove-orphans';

export interface RecoverDeps {
  readonly store: Store;
  readonly media: Pick<KeptMedia, 'jobs' | 'remove'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rules: ServerRules;
  readonly log: Log;
}

/** Gives back what was paid for plannings whose process is gone. */
export const refundAbandoned = async ({ store, clock, ids, rules, log }: Omit<RecoverDeps, 'media'>): Promise<void> => {
  for (const { userId, jobId } of await store.abandonedPlannings()) {
    const refundId = ids.id('led');
    await store.decide(
      userId,
      planningFailed({ at: clock.now(), rules: rules.current(), jobId, refundId, died: true }),
    );
    log.write('warn', 'planning-refunded', { job_id: jobId, why: 'the server ended while it was planned' });
  }
};

export const recover = async (deps: RecoverDeps): Promise<void> => {
  await refundAbandoned(deps);
  await removeOrphans(deps, { unknown: true });
};
