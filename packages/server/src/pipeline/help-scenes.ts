/** Makes scenes of films that other processes put together, while there is nothing else to do. */
import type { Artifacts } from '../ports/artifacts';
import type { Work } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { JobSpec } from '../ports/job-spec';
import type { Renderer } from '../ports/renderer';
import type { ClaimedScene } from '../ports/scene-store';
import { collectMedia } from './collect-media';
import { type HoldScenesDeps, holdScenes } from './hold-scenes';
import { findBase } from './scene-pieces';
import { sceneWork, slowScenes } from './slow-scenes';
import { withFields } from './with-fields';

export interface HelpScenesDeps extends HoldScenesDeps {
  readonly artifacts: Pick<Artifacts, 'begin' | 'discard'>;
  readonly renderer: Renderer;
  readonly dialer: Dialer;
  readonly drainsRenders: boolean;
}

export interface Help {
  readonly claimed: ClaimedScene;
  readonly owner: string;
  readonly signal: AbortSignal;
  readonly stop: (why: string) => void;
  readonly work: Work;
  /** Whether to go on with another scene of this film. */
  readonly goesOn: () => boolean;
}

/** Whatever kills its process twice is left to the owner of the job, who is not replaced for ever. */
export const MOST_HELP = 2;

/** Rejects when it could not help. */
export const helpScenes = async (deps: HelpScenesDeps, help: Help): Promise<void> => {
  const { artifacts, renderer, dialer, media, drainsRenders } = deps;
  const { claimed, owner, signal, stop, goesOn } = help;
  const { jobId, history } = claimed.job;
  const by = history[0]?.by;
  const log = withFields(deps.log, { job_id: jobId, ...(by === undefined ? {} : { request_id: by.request }) });
  const orders = JSON.parse(claimed.spec) as JobSpec;
  const work = sceneWork(help.work, drainsRenders);
  const slowMs = slowScenes(orders);
  const holds = holdScenes({ ...deps, log }, { jobId, owner, slowMs, signal, work }, () => stop('the lease is lost'));
  let first: number | undefined = claimed.scene;
  const scratch = await artifacts.begin(jobId, claimed.job.attempt).catch(async (error: unknown) => {
    await holds.end();
    throw error;
  });
  if (!drainsRenders) help.work.idle();
  try {
    const { workDir } = scratch;
    log.write('debug', 'scene-taken', { scene: claimed.scene + 1, attempt: claimed.attempt });
    const begun = holds.begin(claimed.scene, claimed.attempt);
    begun.catch(() => undefined);
    const base = await findBase(media, jobId, claimed.base);
    if (base === undefined) throw new Error('What its scenes are made from is gone.');
    const apart = await renderer.apart?.();
    if (apart === undefined) throw new Error('This renderer makes no scenes apart.');
    const order = { jobId, media: orders.media };
    const collected = await collectMedia({ dialer, media, log }, order, workDir, signal);
    await apart.help(
      { ...orders.render, jobId, ...collected },
      {
        ...{ workDir, signal, base },
        scenes: {
          offer: async () => undefined,
          next: async () => {
            if (first === undefined && !goesOn()) return undefined;
            const index = first === undefined ? await holds.take(MOST_HELP) : await begun;
            first = undefined;
            return index === undefined ? undefined : { index };
          },
          made: async (scene, piece) => {
            const counts = await holds.finish(scene, piece);
            log.write('debug', 'scene-drawn', { scene: scene + 1, counts });
            return counts;
          },
        },
      },
    );
  } finally {
    help.work.busy();
    await holds.end();
    await artifacts.discard(scratch).catch(() => undefined);
  }
};
