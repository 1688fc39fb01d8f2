/**
 * Scenes of one job in the hands of one process, whoever puts the film together: taken one by one, their leases renewed in real
 * time, handed over when they are made. A store that does not answer is waited for, since what is drawn is worth it.
 */
import type { Clock, Work } from '../ports/clock';
import type { KeptMedia } from '../ports/kept-media';
import type { Log } from '../ports/log';
import type { ScenePiece } from '../ports/scene-share';
import type { SceneStore } from '../ports/scene-store';
import { newLease } from './hold-job';
import { createLeaseOutage } from './lease-outage';
import { keepPiece } from './scene-pieces';

const BEATS = 5;
const RETRY_MS = 1_000;

export interface HoldScenesDeps {
  readonly store: SceneStore;
  readonly media: Pick<KeptMedia, 'keep' | 'find' | 'read'>;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a claim lasts without a sign of life. */
  readonly leaseMs: number;
}

export interface HeldJob {
  readonly jobId: string;
  /** Unlike that of any other claim. */
  readonly owner: string;
  /** Virtual milliseconds that each scene is to take longer. */
  readonly slowMs: readonly number[];
  /** Aborted when the work is to stop. */
  readonly signal: AbortSignal;
  /** What a drain waits for; idle while a scene takes longer. */
  readonly work: Work;
}

export interface SceneHolds {
  /** Takes a scene that nobody works on and that was not taken more often; waits for as long as it is to take longer. */
  take(mostAttempts: number): Promise<number | undefined>;
  /** The same with one that was claimed already. */
  begin(scene: number, attempt: number): Promise<number>;
  /** Hands over a scene; false when it is somebody else's by now. */
  finish(scene: number, piece: ScenePiece): Promise<boolean>;
  /** Asks until it is answered; rejects when the work is to stop. */
  readonly patiently: <T>(ask: () => Promise<T>) => Promise<T>;
  /** Gives back whatever is not made. */
  end(): Promise<void>;
}

/** `lost`: called when nothing is held any more that was. */
export const holdScenes = (deps: HoldScenesDeps, job: HeldJob, lost: () => void = () => undefined): SceneHolds => {
  const { store, media, clock, log, leaseMs } = deps;
  const { jobId, owner, slowMs, signal, work } = job;
  const held = new Map<number, number>();
  const outage = createLeaseOutage(log, jobId);

  const beat = async (): Promise<void> => {
    if (held.size === 0) return;
    const before = [...held.keys()];
    const kept = await store.keepScenes({ ...newLease(deps, owner), jobId });
    outage.over();
    if (kept.length === 0 && before.every((scene) => held.has(scene))) lost();
  };
  const endBeats = clock.everyReal(leaseMs / BEATS, () => {
    beat().catch(outage.failed);
  });

  const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted();
      try {
        return await ask();
      } catch (error) {
        signal.throwIfAborted();
        if (tries === 0) log.write('warn', 'scenes-not-told', { job_id: jobId, error: String(error) });
        await clock.realDelay(RETRY_MS);
      }
    }
  };

  const begin = async (scene: number, attempt: number): Promise<number> => {
    held.set(scene, attempt);
    const longer = slowMs[scene] ?? 0;
    if (longer > 0) await clock.until(clock.now() + longer, { signal, work });
    return scene;
  };

  return {
    begin,
    patiently,
    take: async (mostAttempts) => {
      const taken = await patiently(() => store.takeScene({ ...newLease(deps, owner), jobId, mostAttempts }));
      return taken && begin(taken.scene, taken.attempt);
    },
    finish: async (scene, piece) => {
      const attempt = held.get(scene) ?? 0;
      const file = await keepPiece(media, jobId, piece);
      const { facts } = piece;
      const counts = await patiently(() => store.finishScene({ jobId, scene, owner, attempt, file, facts }));
      held.delete(scene);
      return counts;
    },
    end: async () => {
      endBeats();
      if (held.size > 0) await store.releaseScenes({ jobId, owner }).catch(() => undefined);
      held.clear();
    },
  };
};
