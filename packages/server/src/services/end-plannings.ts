/**
 * Ends plannings that come to no job: what they took goes back. A store that takes nothing at the moment is tried again behind
 * the answer, for as long as the process lives; a planning that is not ended by then is refunded when its process is known to be gone.
 */
import { planningFailed } from '../domain/end-planning';
import type { Clock, Work } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { Log } from '../ports/log';
import type { ServerRules } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';

export interface EndPlanningsDeps {
  readonly store: Pick<Store, 'decide'>;
  readonly clock: Pick<Clock, 'now' | 'everyReal'>;
  readonly ids: Pick<Ids, 'id'>;
  readonly rules: ServerRules;
  readonly signals: Pick<Signals, 'begin' | 'wake'>;
  readonly log: Log;
}

export interface Unplanned {
  readonly userId: string;
  readonly jobId: string;
  /** Something else than the planner failed: the same request may come again, so that its key is free whatever the policy says. */
  readonly interrupted?: true;
}

export interface EndPlannings {
  /** `over`: there was none any more. `later`: the store did not take it; it is tried again. */
  end(planning: Unplanned): Promise<'refunded' | 'over' | 'later'>;
  /** Does it behind the answer: nobody waits again for a store that was waited for already. */
  endLater(planning: Unplanned, error: unknown): void;
  close(): void;
}

/** Well before whoever was told to come again does so, in real milliseconds. */
const AGAIN_MS = 500;

export const createEndPlannings = ({ store, clock, ids, rules, signals, log }: EndPlanningsDeps): EndPlannings => {
  /** With what whoever waits until all is quiet waits for. */
  const left = new Map<Unplanned, Work>();
  let stop: (() => void) | undefined;
  let trying = false;

  const attempt = ({ userId, jobId, interrupted }: Unplanned) =>
    store
      .decide(
        userId,
        planningFailed({ at: clock.now(), rules: rules.current(), jobId, refundId: ids.id('led'), interrupted }),
      )
      .then((ended) => ended ?? 'over');

  const finished = (planning: Unplanned): void => {
    left.get(planning)?.end();
    left.delete(planning);
    if (left.size > 0) return;
    stop?.();
    stop = undefined;
  };

  /** One after the other, up to the first that the store does not take. */
  const tryAgain = async (): Promise<void> => {
    if (trying) return;
    trying = true;
    try {
      for (const planning of [...left.keys()]) {
        const ended = await attempt(planning);
        const facts = { job_id: planning.jobId, why: 'the database was away when its planning ended' };
        if (ended === 'refunded') log.write('warn', 'planning-refunded', facts);
        // It ended in a job, it may be, of which nobody was told.
        else signals.wake('jobs');
        finished(planning);
      }
    } catch {
      // It was told when it was put off, and what keeps the store from its work is told by whoever asks for it.
    } finally {
      trying = false;
    }
  };

  const endLater: EndPlannings['endLater'] = (planning, error) => {
    log.write('warn', 'planning-not-ended', { job_id: planning.jobId, error: (error as Error).message });
    left.set(planning, signals.begin());
    stop ??= clock.everyReal(AGAIN_MS, () => void tryAgain());
  };

  return {
    end: async (planning) => {
      try {
        return await attempt(planning);
      } catch (error) {
        // Whoever asked is told that it was not the planner, and to come again.
        endLater({ ...planning, interrupted: true }, error);
        return 'later';
      }
    },
    endLater,
    close: () => {
      for (const planning of [...left.keys()]) finished(planning);
    },
  };
};
