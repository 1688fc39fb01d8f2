/**
 * The only place where a job becomes final: status, refund and event in one transaction, whoever asks. Afterwards workers
 * that still render it are told to stop.
 */
import { endJob } from '../domain/end-job';
import type { Artifacts } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { KeptMedia } from '../ports/kept-media';
import type { Links, ServerRules } from '../ports/server-rules';
import type { SettleJob } from '../ports/settle';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';

export interface SettleJobDeps {
  readonly store: Store;
  readonly artifacts: Artifacts;
  readonly media: Pick<KeptMedia, 'remove'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rules: ServerRules;
  readonly links: Links;
  readonly signals: Signals;
}

export const createSettleJob =
  ({ store, artifacts, media, clock, ids, rules, links, signals }: SettleJobDeps): SettleJob =>
  async ({ userId, jobId, outcome, fence }) => {
    const decision = endJob({
      jobId,
      outcome,
      ...(fence === undefined ? {} : { fence }),
      at: clock.now(),
      policies: rules.current().policies,
      ledgerId: ids.id('led'),
      eventId: ids.id('evt'),
      links: (job) => links.video(job),
    });
    const result = (await store.decide(userId, decision)) ?? 'unknown';
    if (result !== 'ended') return result;
    // What can't be removed now is removed with other orphans.
    await media.remove(jobId).catch(() => undefined);
    if (fence === undefined) {
      signals.cancel(jobId);
      // What an attempt kept before its process died; one that lives removes its own.
      await artifacts.removeAll(jobId).catch(() => undefined);
    }
    return result;
  };
