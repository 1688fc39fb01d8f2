/** Scenes that bring no picture of their own, drawn by the user's own generator, one at a time. */
import { join } from 'node:path';
import { generatePicture } from '../artwork/generate-picture';
import type { RenderJob } from '../ports/renderer';
import { frameSize } from './output/frame-size';
import { isLargePicture, type ScenePicture } from './scene-pictures';

/** A generator that failed so often in one film draws no more of it. */
const MOST_FAILURES = 2;

export interface GeneratedScenes {
  /** By the number of the scene. */
  readonly pictures: ReadonlyMap<number, ScenePicture>;
  /** Why the built-in pictures are drawn, where they are. */
  readonly notes: readonly string[];
}

/** Draws the pictures of a job's `t2v_fast` scenes into a folder; without a command there are none. Rejects when aborted. */
export async function generateScenes(
  job: RenderJob,
  command: string | undefined,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<GeneratedScenes> {
  const pictures = new Map<number, ScenePicture>();
  const notes: string[] = [];
  if (command === undefined) return { pictures, notes };
  const { width, height } = frameSize(job.aspect, job.quality, job.upscale);
  for (const [index, { type, prompt }] of job.scenes.entries()) {
    if (type !== 't2v_fast' || job.failingScenes.includes(index) || notes.length >= MOST_FAILURES) continue;
    const out = join(folder, `generated-${index}.png`);
    const wish = { prompt, width, height, seed: job.seed + index, style: job.artStyle, out };
    const drawn = await generatePicture(wish, { command, signal });
    if ('note' in drawn) notes.push(drawn.note);
    else {
      const name = 'the picture of VID_IMAGE_COMMAND';
      pictures.set(index, { path: drawn.path, name, isLarge: isLargePicture(drawn) });
    }
  }
  return { pictures, notes };
}
