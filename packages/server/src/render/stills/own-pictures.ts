/**
 * What the user's own generator draws for the `t2v_fast` scenes of stills: asked for the same picture as a render asks for, and
 * for each once, for as long as the drawing process lives.
 */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { tryPicture } from '../../artwork/generate-picture';
import type { RenderJob } from '../../ports/renderer';
import { frameSize } from '../output/frame-size';
import { isLargePicture, type ScenePicture } from '../scene-pictures';

export interface OwnPictureOptions {
  readonly command: string;
  readonly folder: string;
}

/** Whoever writes on wants no picture of each half a sentence. */
const QUIET_MS = 1500;
/** Pictures that are kept; and failures after which a film asks no more. */
const MOST = 30;
const MOST_FAILURES = 2;

type Asked = ScenePicture | { readonly why: string };

export interface OwnPictures {
  /** Those that are there, by the number of the scene. */
  readonly ready: ReadonlyMap<number, ScenePicture>;
  /** Why others are not, as the end of a sentence. */
  readonly failed: ReadonlyMap<number, string>;
  /** Whether there are any to ask for. */
  readonly isMore: boolean;
}

const kept = new Map<string, Asked>();

const wishesOf = ({ scenes, failingScenes, ...job }: RenderJob, { folder }: OwnPictureOptions) => {
  const { width, height } = frameSize(job.aspect, job.quality, job.upscale);
  return scenes.flatMap(({ type, prompt }, index) => {
    if (type !== 't2v_fast' || failingScenes.includes(index)) return [];
    const wish = { prompt, width, height, seed: job.seed + index, style: job.artStyle };
    const name = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 24);
    return [{ index, name, wish: { ...wish, out: join(folder, `${name}.png`) } }];
  });
};

export const ownPictures = (job: RenderJob, options: OwnPictureOptions | undefined): OwnPictures => {
  const ready = new Map<number, ScenePicture>();
  const failed = new Map<number, string>();
  const wishes = options === undefined ? [] : wishesOf(job, options);
  for (const { index, name } of wishes) {
    const asked = kept.get(name);
    if (asked !== undefined && 'path' in asked) ready.set(index, asked);
    else if (asked !== undefined) failed.set(index, `VID_IMAGE_COMMAND drew nothing (${asked.why})`);
  }
  return { ready, failed, isMore: failed.size < MOST_FAILURES && ready.size + failed.size < wishes.length };
};

/** Asks for the next one that is not there; after a moment, for the first. */
export async function askForNext(
  job: RenderJob,
  options: OwnPictureOptions,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (isFirst) await setTimeout(QUIET_MS, undefined, { signal });
  const next = wishesOf(job, options).find(({ name }) => !kept.has(name));
  if (next === undefined) return;
  const drawn = await tryPicture(next.wish, { command: options.command, signal });
  const picture = 'path' in drawn && { ...drawn, name: 'the picture of VID_IMAGE_COMMAND' };
  kept.set(next.name, picture ? { ...picture, isLarge: isLargePicture(picture) } : (drawn as { why: string }));
  for (const [oldest, asked] of kept) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
    if ('path' in asked) await rm(asked.path, { force: true });
  }
}
