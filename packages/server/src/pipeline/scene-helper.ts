/** Finds films whose scenes can be made here, one film at a time for each free slot. A film that could not be helped is left alone. */
import type { Clock } from '../ports/clock';
import type { Signals } from '../ports/signals';
import { type HelpScenesDeps, helpScenes, MOST_HELP } from './help-scenes';
import { newLease } from './hold-job';

export interface SceneHelperDeps extends HelpScenesDeps {
  readonly clock: Clock;
  readonly signals: Pick<Signals, 'begin'>;
  readonly owner: string;
}

export interface SceneHelper {
  /** How many films are helped. */
  readonly busy: () => number;
  /** Begins to help a film other than those; false when there is none. `onEnd` is called when that is over. */
  help(except: readonly string[], onEnd: () => void): Promise<boolean>;
  /** Begins no other scene: whole jobs wait. */
  yield(): void;
  stop(why: string, jobId?: string): void;
  /** Resolves when all of it is over. */
  readonly over: () => Promise<unknown>;
}

const REMEMBERED = 500;

export const createSceneHelper = (deps: SceneHelperDeps): SceneHelper => {
  const { store, renderer, signals, log } = deps;
  const helping = new Map<string, { readonly stopping: AbortController; yields: boolean }>();
  const running = new Set<Promise<void>>();
  const failed = new Set<string>();
  let claims = 0;
  let helpedLast = '';
  let kind: Promise<string | undefined> | undefined;

  /** What this renderer makes; one that can't say it now is asked again. */
  const kindOf = (): Promise<string | undefined> =>
    (kind ??= Promise.resolve(renderer.apart?.())
      .then((apart) => apart?.kind())
      .catch(() => {
        kind = undefined;
        return undefined;
      }));
  const forgetOldest = (): void => {
    const [oldest] = failed;
    if (failed.size > REMEMBERED && oldest !== undefined) failed.delete(oldest);
  };

  return {
    busy: () => helping.size,
    help: async (except, onEnd) => {
      const maker = await kindOf();
      if (maker === undefined) return false;
      claims += 1;
      const lease = newLease(deps, `${deps.owner}.s${claims}`);
      const others = [...except, ...helping.keys(), ...failed];
      const claimed = await store.claimScene({
        ...{ ...lease, maker, after: helpedLast, except: others, mostAttempts: MOST_HELP },
      });
      if (claimed === undefined) return false;
      const { jobId } = claimed.job;
      helpedLast = jobId;
      const entry = { stopping: new AbortController(), yields: false };
      helping.set(jobId, entry);
      const work = signals.begin();
      const stop = (why: string): void => entry.stopping.abort(new Error(why));
      const done = helpScenes(deps, {
        ...{ claimed, owner: lease.owner, signal: entry.stopping.signal, stop, work },
        goesOn: () => !entry.yields,
      })
        .catch((error: unknown) => {
          if (entry.stopping.signal.aborted) return;
          failed.add(jobId);
          forgetOldest();
          log.write('warn', 'scenes-not-helped', { job_id: jobId, error: String(error) });
        })
        .finally(() => {
          helping.delete(jobId);
          running.delete(done);
          onEnd();
          work.end();
        });
      running.add(done);
      return true;
    },
    yield: () => {
      for (const entry of helping.values()) entry.yields = true;
    },
    stop: (why, jobId) => {
      for (const [id, { stopping }] of helping) if (jobId === undefined || id === jobId) stopping.abort(new Error(why));
    },
    over: () => Promise.allSettled(running),
  };
};
