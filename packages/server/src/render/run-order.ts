/**
 * One render from start to end: sound beside pictures, one ffmpeg a scene, joined without encoding again, checked, and
 * only then moved to its place.
 */
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RenderedVideo, RenderFailure, type RenderProgress } from '../ports/renderer';
import { makeSound } from './make-sound';
import type { RenderOrder } from './messages';
import { checkVideo } from './output/check-video';
import { drawSegment } from './output/draw-segment';
import { videoEncoder } from './output/encoder';
import { isGraphable } from './output/film-graph';
import { footageSegment } from './output/footage-segment';
import { FPS, frameSize } from './output/frame-size';
import { graphSegment } from './output/graph-segment';
import { inParallel } from './output/in-parallel';
import { joinSegments } from './output/join';
import { type PreparedScene, prepareScenes } from './prepare-scenes';
import { progressMeter } from './progress-meter';
import { neutralFilm, sceneFilm } from './scenes/scene-film';

/** Threads of one encoder: they depend on the job alone, because their number changes the bytes. */
const encoderThreads = (scenes: number): number => (scenes > 1 ? 1 : 2);

/** Puts the finished file in its place whole, also across file systems. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    const beside = `${to}.partial`;
    try {
      await copyFile(from, beside);
      await rename(beside, to);
    } catch (failed) {
      await rm(beside, { force: true });
      throw failed;
    }
  }
}

export async function runOrder(
  order: RenderOrder,
  signal: AbortSignal,
  onProgress: (progress: RenderProgress) => void,
): Promise<RenderedVideo> {
  const { job, partsDir, outputPath } = order;
  const tools = { ffmpeg: order.ffmpeg, signal, stallMs: order.stallMs };
  const { scenes, notes } = await prepareScenes(job);
  const totalFrames = scenes.reduce((sum, { input }) => sum + input.frames, 0);
  const meter = progressMeter(totalFrames, onProgress);
  const size = frameSize(job.aspect, job.quality, job.upscale);
  const onlyDrawn = scenes.every(({ input }) => input.scene.type === 'motion');
  const encoder = videoEncoder({ quality: job.quality, size, onlyDrawn, threads: encoderThreads(scenes.length) });
  const failures: string[] = [];

  const drawScene = async ({ input, failure }: PreparedScene, index: number): Promise<string> => {
    const path = join(partsDir, `scene-${index}.ts`);
    const task = `encoding scene ${index + 1}`;
    const draw = (film: ReturnType<typeof sceneFilm>): Promise<void> =>
      (isGraphable(film) ? graphSegment : drawSegment)(film, {
        ...tools,
        encoder,
        path,
        task,
        onFrame: () => meter.frames(1),
      });
    const fail = async (why: string): Promise<string> => {
      failures[index] = why;
      await draw(neutralFilm(input));
      return path;
    };
    if (failure !== undefined) return fail(failure);
    const { scene } = input;
    if (scene.type !== 'footage') {
      await draw(sceneFilm(input, scene.type));
      return path;
    }
    try {
      await footageSegment({
        ...tools,
        clip: job.media[scene.videoUrl ?? ''] ?? '',
        size,
        frames: input.frames,
        encoder,
        path,
        task,
      });
    } catch (error) {
      if (error instanceof RenderFailure && error.reason === 'ffmpeg-failed')
        return fail('its clip could not be read; send MP4, MOV, WebM, MKV or AVI');
      throw error;
    }
    meter.frames(input.frames);
    return path;
  };

  meter.stage('sound');
  // Begun first and ended beside the pictures: encoding it takes no time of its own then.
  const sounding = makeSound({ tools, job, scenes, partsDir, totalFrames });
  sounding.catch(() => undefined);
  meter.stage('drawing');
  const [sound, segments] = await Promise.all([sounding, inParallel(scenes, order.parallel, drawScene)]);
  const genuine = scenes.filter(({ onPurpose }, index) => failures[index] !== undefined && !onPurpose).length;
  if (genuine > 0 && scenes.every((_, index) => failures[index] !== undefined)) {
    throw new RenderFailure(
      'all-scenes-failed',
      `No scene could be made: ${failures.map((why, index) => `scene ${index + 1}: ${why}`).join('; ')}. Check the media URLs of the scenes.`,
    );
  }
  meter.stage('joining');
  const joined = join(partsDir, 'video.mp4');
  await joinSegments(tools, partsDir, { segments, sound, output: joined });
  meter.stage('checking');
  const facts = await checkVideo(joined, { ...size, seconds: totalFrames / FPS });
  signal.throwIfAborted();
  await moveInto(joined, outputPath);
  meter.done();
  const failed = failures.flatMap((why, index) =>
    why === undefined ? [] : [`Scene ${index + 1} was replaced by a neutral card: ${why}.`],
  );
  return { ...facts, scenesFailed: failed.length, notes: [...notes, ...failed] };
}
