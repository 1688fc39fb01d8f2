/**
 * One scene as one segment: drawn frame by frame, or from the pictures of the caller's clip where it is one. For one that
 * cannot be made its stand-in is drawn.
 */
import { join } from 'node:path';
import type { Quality } from '@vid/sdk/contract';
import type { RenderJob } from '../ports/renderer';
import type { Film } from './film/film';
import { encodeFootage } from './footage/encode-footage';
import { UNREADABLE } from './footage/judge-clip';
import type { JoinedFilms } from './joined-films';
import { drawSegment } from './output/draw-segment';
import type { FfmpegOptions } from './output/ffmpeg-process';
import { freeAll } from './output/free-frames';
import type { PreparedScene } from './prepare-scenes';
import { isPlayed, type SceneToDraw, sceneToDraw, standInFor } from './scene-to-draw';
import type { StageMarks } from './stage-marks';

/**
 * What is far away in a draft, and what moves little, moves 15 times a second, and its light, which is softer yet, five times:
 * hardly anybody sees it on something so soft or so slow, and half of the painting is saved.
 */
const FAR_EVERY: Record<Quality, number> = { draft: 2, standard: 1, premium: 1 };
const BACKDROP_EVERY: Record<Quality, number> = { draft: 6, standard: 1, premium: 1 };

export interface SceneOrder {
  readonly tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;
  readonly job: RenderJob;
  readonly encoder: readonly string[];
  readonly partsDir: string;
  readonly films: JoinedFilms;
  /** Told what is drawn. */
  readonly onFilm: (index: number, film: Film) => void;
  readonly marks: StageMarks;
  /** Told how many more frames of the scene are done. */
  readonly onFrames: (index: number, count: number) => void;
}

export interface EncodedScene {
  readonly path: string;
  /** Why something else stands in its place. */
  readonly failure?: string;
  /** What the caller should know of its clip, as the end of a sentence about it. */
  readonly note?: string;
}

export async function encodeScene(order: SceneOrder, scene: PreparedScene, index: number): Promise<EncodedScene> {
  const { tools, job, encoder, partsDir } = order;
  const path = join(partsDir, `scene-${index}.ts`);
  const task = `encoding scene ${index + 1}`;
  const onFrames = (count: number): void => order.onFrames(index, count);
  const marked = { scene: index, marks: order.marks };
  order.marks.begin('drawing', index);
  const draw = async ({ film, failure }: SceneToDraw): Promise<EncodedScene> => {
    order.onFilm(index, film);
    const lit = { ...film, backdropEvery: BACKDROP_EVERY[job.quality], farEvery: FAR_EVERY[job.quality] };
    await drawSegment(lit, { ...tools, encoder, path, task, onFrames, marked });
    return { path, ...(failure === undefined ? {} : { failure }) };
  };
  if (scene.clip !== undefined && isPlayed(scene)) {
    const onFilm = (film: Film): void => order.onFilm(index, film);
    const options = { ...tools, encoder, path, task, onFrames, marked, onFilm };
    const done = await encodeFootage(scene.input, scene.clip, options);
    return done === undefined ? draw(await standInFor(scene, `its clip ${UNREADABLE}`)) : { path, ...done };
  }
  const done = await draw(await sceneToDraw(order.films, scene, index));
  if (scene.picture?.isLarge === true) await freeAll();
  return done;
}
