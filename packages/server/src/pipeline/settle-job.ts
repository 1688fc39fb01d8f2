/**
 * The only place where a job becomes final: status, refund and event in one transaction, whoever asks. Afterwards workers
 * that still render it are told to stop.
 */
import { endJob } from '../domain/end-job';
import type { Artifacts } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
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
  readonly rules: ServerRules;
  readonly links: Links;
  readonly signals: Signals;
}

/**
 * A job ends once, so that what its end makes can be named after it. Drawn ids would go by when renders end, and those of
 * the requests that come meanwhile with them: no seed would repeat them.
 */
const idsOfEnd = (jobId: string): Pick<Parameters<typeof endJob>[0], 'ledgerId' | 'eventId'> => {
  const own = jobId.replace(/^job_/, '');
  return { ledgerId: `led_${own}_end`, eventId: `evt_${own}_end` };
};

export const createSettleJob =
  ({ store, artifacts, media, clock, rules, links, signals }: SettleJobDeps): SettleJob =>
  async ({ userId, jobId, outcome, fence }) => {
    const decision = endJob({
      jobId,
      outcome,
      ...(fence === undefined ? {} : { fence }),
      at: clock.now(),
      policies: rules.current().policies,
      ...idsOfEnd(jobId),
      links: (job) => links.video(job),
    });
    const result = (await store.decide(userId, decision)) ?? 'unknown';
    if (result !== 'ended') return result;
    // What can't be removed now is removed with other orphans.
    await media.remove(jobId).catch(() => undefined);
    if (fence === undefined) {
      signals.cancel(jobId);
      // What an attempt kept before its process died; one that lives removes its own. Else it goes with what states have left.
      await artifacts.removeAll(jobId).catch(() => store.noteLeft([jobId]).catch(() => undefined));
    }
    return result;
  };
