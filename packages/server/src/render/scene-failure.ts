/** Why a scene can not be made, as far as that is known before anything is drawn. */
import type { RenderJob } from '../ports/renderer';
import type { JudgedClips } from './footage/judge-clips';
import { notHad, type ScenePicture } from './scene-pictures';

export const CRASHES = 'drawing it crashed the renderer, twice';

export interface ToMake {
  readonly index: number;
  readonly picture: ScenePicture | { readonly problem: string } | undefined;
  /** Of the caller's clip, where the scene is one. */
  readonly clipUrl: string | undefined;
  readonly clip: ReturnType<JudgedClips['get']>;
}

export const sceneFailure = (job: RenderJob, { index, picture, clipUrl, clip }: ToMake): string | undefined => {
  if (job.failingScenes.includes(index)) return 'it was told to fail';
  if (job.crashedScenes?.includes(index) === true) return CRASHES;
  if (clipUrl !== undefined && job.media[clipUrl] === undefined) return `its clip ${notHad(job, clipUrl)}`;
  if (clip !== undefined && 'problem' in clip) return `its clip ${clip.problem}`;
  return picture !== undefined && 'problem' in picture ? picture.problem : undefined;
};
