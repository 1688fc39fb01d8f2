/**
 * What a process that died left behind, settled once at the start: plannings without a job are refunded, keys released, and
 * files of requests that were never accepted removed. A place of files that is elsewhere may be away: it is looked through behind
 * the start, again and again until that was possible once.
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
    const ended = await store.decide(
      userId,
      planningFailed({ at: clock.now(), rules: rules.current(), jobId, refundId, interrupted: true }),
    );
    // Another process may have been before this one.
    if (ended !== 'refunded') continue;
    log.write('warn', 'planning-refunded', { job_id: jobId, why: 'the server ended while it was planned' });
  }
};

/** So often a place that was away is looked through again, in real milliseconds. */
const AGAIN_MS = 30_000;

/** What it removes is older than the start, also when it begins later: such a place tells of nothing that is of the last hour. */
const removeOrphansLater = (deps: RecoverDeps): (() => void) => {
  const { clock, log } = deps;
  const closing = new AbortController();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking || closing.signal.aborted) return;
    looking = true;
    try {
      await removeOrphans(deps, { unknown: true, signal: closing.signal });
      stop();
    } catch (error) {
      if (closing.signal.aborted) return;
      const facts = { error: (error as Error).message, again_in_seconds: AGAIN_MS / 1000 };
      log.write('warn', 'orphans-not-looked-for', facts);
    } finally {
      looking = false;
    }
  };
  const stop = clock.everyReal(AGAIN_MS, () => void look());
  void look();
  return () => {
    stop();
    closing.abort(new Error('the server is closing'));
  };
};

/** `afar`: whether the media are on another machine. Resolves with what ends what goes on behind the start. */
export const recover = async (
  deps: RecoverDeps,
  { afar = false }: { readonly afar?: boolean } = {},
): Promise<() => void> => {
  await refundAbandoned(deps);
  if (afar) return removeOrphansLater(deps);
  await removeOrphans(deps, { unknown: true });
  return () => undefined;
};
