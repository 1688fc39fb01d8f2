/** Has other processes make scenes of a film that is put together here; what nobody else has made is made here. */
import type { SceneSource } from '../ports/scene-share';
import type { Signals } from '../ports/signals';
import { type HeldJob, type HoldScenesDeps, holdScenes } from './hold-scenes';
import { findPiece, keepBase } from './scene-pieces';

export interface ShareScenesDeps extends HoldScenesDeps {
  readonly signals: Pick<Signals, 'onWake'>;
  /** So often it looks for scenes that nobody told it of. */
  readonly pollMs: number;
}

export interface SharedJob extends HeldJob {
  readonly fence: { readonly owner: string; readonly attempt: number };
  readonly count: number;
  /** The kind of the renderer. */
  readonly maker: string;
}

/** Scenes that keep killing whoever draws them end with their job, which is not taken for ever. */
const ANY = 1_000_000;

export const shareScenes = (
  deps: ShareScenesDeps,
  job: SharedJob,
): { readonly source: SceneSource; readonly end: () => Promise<void> } => {
  const { store, media, clock, signals, log, pollMs } = deps;
  const { jobId, fence, count, maker, signal, work } = job;
  const holds = holdScenes(deps, job);
  const { patiently } = holds;
  /** Whose pieces are here. */
  const given = new Set<number>();
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const resume of [...waiting]) resume();
  };
  const stopListening = [signals.onWake('scenes', wake), clock.everyReal(pollMs, wake)];

  /** Resolves at the next sign of others. */
  const change = (gone: AbortSignal): { readonly heard: Promise<void>; readonly forget: () => void } => {
    let forget = (): void => undefined;
    const heard = new Promise<void>((resolve) => {
      waiting.add(resolve);
      gone.addEventListener('abort', () => resolve(), { once: true });
      forget = () => waiting.delete(resolve);
    });
    return { heard, forget };
  };

  /** What others have made and nobody here has yet. */
  const takeOver = async (): Promise<Awaited<ReturnType<SceneSource['next']>>> => {
    const kept = await patiently(() => store.keptScenes(jobId));
    const fresh = kept.find(({ scene }) => !given.has(scene));
    if (fresh === undefined) return undefined;
    const { scene, file } = fresh;
    given.add(scene);
    const piece = await patiently(() => findPiece(media, jobId, fresh));
    if (piece !== undefined) return { index: scene, piece };
    given.delete(scene);
    if (file !== null) await patiently(() => store.dropScene({ jobId, scene, file }));
    return undefined;
  };

  const source: SceneSource = {
    offer: async (base) => {
      const name = await patiently(() => keepBase(media, jobId, base));
      await patiently(() => store.offerScenes({ jobId, fence, count, maker, base: name }));
    },
    next: async (gone) => {
      const stopped = AbortSignal.any([signal, gone]);
      while (given.size < count) {
        stopped.throwIfAborted();
        const { heard, forget } = change(stopped);
        const taken = await holds.take(ANY);
        const found = taken === undefined ? await takeOver() : { index: taken };
        if (found === undefined && given.size < count) {
          work.idle();
          await heard;
          work.busy();
        }
        forget();
        if (found !== undefined) return found;
      }
      return undefined;
    },
    made: async (scene, piece) => {
      const counts = await holds.finish(scene, piece).catch((error: unknown) => {
        signal.throwIfAborted();
        // It is here all the same; nobody else takes it while it is held.
        log.write('warn', 'scene-not-kept', { job_id: jobId, scene: scene + 1, error: String(error) });
        return true;
      });
      if (counts) given.add(scene);
      wake();
      return counts;
    },
  };
  return {
    source,
    end: async () => {
      for (const stop of stopListening) stop();
      await holds.end();
    },
  };
};
