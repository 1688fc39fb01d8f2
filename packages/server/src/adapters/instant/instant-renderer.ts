/**
 * The renderer that draws nothing: a flat, valid, silent MP4 of the right size and length, in about a millisecond. For
 * tests and for trying an integration.
 */
import { rm, writeFile } from 'node:fs/promises';
import { type Renderer, RenderFailure, type RenderJob, type RenderTarget } from '../../ports/renderer';
import type { SceneSource } from '../../ports/scene-share';
import { filmScript } from '../../render/film-script';
import { FPS, frameSize, sceneFrames } from '../../render/output/frame-size';
import { writeScript } from '../../render/write-script';
import { FILE_MODE } from '../private-files/private-files';
import { instantMp4 } from './instant-mp4';

/** Finds out what a film would show, and writes it beside where the video of the target goes. */
export type DescribeFilm = (job: RenderJob, target: Pick<RenderTarget, 'outputPath' | 'signal'>) => Promise<void>;

/** The scenes alone: what they would show is not known before somebody draws. */
export const writeScenes: DescribeFilm = (job, { outputPath }) => writeScript(outputPath, filmScript(job));

export interface InstantOptions {
  /** Without it, nobody learns what the film would show. */
  readonly describe?: DescribeFilm | undefined;
}

/** A `Renderer` that needs no ffmpeg and no drawing; scenes that are to fail are counted as failed. */
export function createInstantRenderer({ describe }: InstantOptions = {}): Renderer {
  /** A film that can't be described is as good as any other of this renderer. */
  const described = async (job: RenderJob, target: RenderTarget): Promise<readonly string[]> => {
    try {
      await describe?.(job, target);
      return [];
    } catch (error) {
      if (target.signal.aborted) throw error;
      return [`What the film shows is not told: ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  /** Takes part in a film that several make: there is nothing to be made, but a scene may be told to take its time. */
  const take = async (
    job: RenderJob,
    scenes: SceneSource,
    signal: AbortSignal,
    onScene: RenderTarget['onScene'] = () => undefined,
  ): Promise<void> => {
    for (let given = await scenes.next(signal); given !== undefined; given = await scenes.next(signal)) {
      const { index, piece } = given;
      const counts = piece !== undefined || (await scenes.made(index, { facts: '{}' }));
      if (counts) onScene({ index, failed: job.failingScenes.includes(index) });
    }
  };
  return {
    apart: async () => ({
      kind: async () => 'instant',
      fits: ({ scenes }) => scenes.length > 1,
      help: (job, { scenes, signal }) => take(job, scenes, signal),
    }),
    async render(job, target) {
      const { outputPath, signal, scenes } = target;
      const refuseWhenCanceled = (): void => {
        if (signal.aborted) throw new RenderFailure('canceled', 'The render was cancelled.');
      };
      refuseWhenCanceled();
      target.onProgress({ stage: 'preparing', percent: 0 });
      if (scenes !== undefined) {
        await scenes.offer({ facts: '{}', files: {} });
        let made = 0;
        await take(job, scenes, signal, (scene) => {
          made += 1;
          target.onProgress({ stage: 'drawing', percent: (99 * made) / job.scenes.length });
          target.onScene?.(scene);
        });
      }
      const { width, height } = frameSize(job.aspect, job.quality, job.upscale);
      const frames = sceneFrames(job.scenes.map((scene) => scene.duration)).reduce((sum, count) => sum + count, 0);
      const file = instantMp4(width, height, frames);
      try {
        await writeFile(outputPath, file, { mode: FILE_MODE });
        refuseWhenCanceled();
      } catch (error) {
        await rm(outputPath, { force: true });
        throw error;
      }
      const notes = await described(job, target);
      target.onProgress({ stage: 'checking', percent: 100 });
      const told = new Set(job.failingScenes);
      if (scenes === undefined)
        for (const index of job.scenes.keys()) target.onScene?.({ index, failed: told.has(index) });
      const failed = [...told].filter((index) => job.scenes[index] !== undefined);
      return {
        bytes: file.length,
        durationSec: frames / FPS,
        width,
        height,
        scenesFailed: failed.length,
        notes: [...failed.map((index) => `Scene ${index + 1} failed: it was told to fail.`), ...notes],
      };
    },
  };
}
