/**
 * One render from start to end: sound beside pictures, one ffmpeg a scene, joined without encoding again, checked, and
 * only then moved to its place.
 */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { besideVideo } from '../ports/artifacts';
import { type MadeScene, type RenderedVideo, RenderFailure, type RenderProgress } from '../ports/renderer';
import { ownScenes, type SceneSource } from '../ports/scene-share';
import { renameWhenFree } from '../rename-when-free';
import { voicesOf } from '../voice/engines';
import { captionNotes } from './captions/caption-scenes';
import { type DrawnScene, sceneDrawer } from './draw-scenes';
import { cueBook } from './effects/cue-book';
import { filmScript } from './film-script';
import { generateScenes } from './generate-scenes';
import type { RenderOrder } from './messages';
import { narrate } from './narration/narrate';
import { saidLine } from './narration/said-line';
import { wordsFile } from './narration/words-file';
import { checkVideo, warmUp } from './output/check-video';
import { isLarge } from './output/encoder';
import { FPS, frameSize, sceneFrames } from './output/frame-size';
import { lookOnlyWhenAsked } from './output/free-frames';
import { whileGiven } from './output/in-parallel';
import { asOne, joinSegments } from './output/join';
import { keyFramesInCuts } from './output/key-frames';
import { makePoster } from './output/poster';
import { otherVoices, whoSpeaks } from './persons/presenter-wish';
import { quotedWho } from './persons/quoted';
import { progressMeter } from './progress-meter';
import { readyFilm } from './ready-film';
import { filmBase, pieceOf, sceneOf } from './shared-scenes';
import { makeSound } from './sound/make-sound';
import { type StageMark, stageMarks } from './stage-marks';
import { writeScript } from './write-script';

/** Puts the finished file in its place whole, also across file systems. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await renameWhenFree(from, to);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    const beside = `${to}.partial`;
    try {
      await copyFile(from, beside);
      await renameWhenFree(beside, to);
    } catch (failed) {
      await rm(beside, { force: true });
      throw failed;
    }
  }
}

/** What each scene lacks; scenes that lack the same are named together. */
function reasons(failures: readonly (string | undefined)[]): string {
  const scenes = new Map<string, number[]>();
  for (const [index, failure = ''] of failures.entries())
    scenes.set(failure, [...(scenes.get(failure) ?? []), index + 1]);
  return [...scenes]
    .map(([failure, numbers]) => `scene${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}: ${failure}`)
    .join('; ');
}

export interface OrderListeners {
  readonly onProgress: (progress: RenderProgress) => void;
  readonly onStage: (mark: StageMark) => void;
  readonly onScene?: (scene: MadeScene) => void;
}

/** `source`: who makes which scene; left out, all of them are made here. */
export async function runOrder(
  order: RenderOrder,
  signal: AbortSignal,
  { onProgress, onStage, onScene }: OrderListeners,
  source: SceneSource = ownScenes(order.job.scenes.length),
): Promise<RenderedVideo> {
  const { partsDir, outputPath } = order;
  const stop = new AbortController();
  const tools = { ffmpeg: order.ffmpeg, signal: AbortSignal.any([signal, stop.signal]), stallMs: order.stallMs };
  let failed: { readonly error: unknown } | undefined;
  /** The first failure ends everything else, and is the one that is told. */
  const orStop = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      failed ??= { error };
      stop.abort();
      heard.end();
      throw error;
    }
  };
  const heard = cueBook(order.job.scenes.length);
  const throwFirst = (): void => {
    if (failed !== undefined) throw failed.error;
  };
  const marks = stageMarks(onStage);
  marks.begin('preparing');
  const size = frameSize(order.job.aspect, order.job.quality, order.job.upscale);
  if (!isLarge(size)) lookOnlyWhenAsked();
  const frames = sceneFrames(order.job.scenes.map((scene) => scene.duration));
  const totalFrames = frames.reduce((sum, own) => sum + own, 0);
  const workload = order.job.scenes.map(({ type }, index) => ({ type, frames: frames[index] ?? 1 }));
  const meter = progressMeter({ size, quality: order.job.quality, scenes: workload }, onProgress);
  const seconds = totalFrames / FPS;
  const { language, voicePreset: preset } = order.job;
  const quoted = await quotedWho(order.job);
  const who = whoSpeaks(order.job, order.voice && voicesOf({ language, preset }, order.voice), quoted);
  const others = otherVoices(order.job, quoted);
  const spoken = marks.during('narration', () =>
    narrate(order, order.job, { frames, who, others, signal: tools.signal }),
  );
  // Heard of where the sound is mixed; another failure may end the render before that.
  spoken.catch(() => undefined);
  const drawn = await generateScenes(order.job, order.imageCommand, { folder: partsDir, signal });
  const film = await readyFilm(order, tools, { drawn, who, said: async () => (await spoken).lines.map(saidLine) });
  const { job, scenes, films } = film;
  await source.offer(filmBase({ drawn, who, said: film.said }));
  const draw = sceneDrawer(film, { tools, partsDir, marks, onFrames: meter.frames, onCues: heard.tell });

  marks.end('preparing');
  meter.stage('drawing');
  const encoded: DrawnScene[] = [];
  const has = (index: number, scene: DrawnScene): void => {
    encoded[index] = scene;
    heard.tell(index, scene.facts.cues);
    onScene?.({ index, failed: scene.facts.failure !== undefined });
  };
  // Pictures first, so that ffmpeg has something to do while the music is composed beside them.
  const atOnce = isLarge(size) ? 1 : Math.min(order.parallel, scenes.length);
  const next = () => orStop(() => source.next(tools.signal));
  const drawing = whileGiven(next, atOnce, ({ index, piece }) =>
    orStop(async () => {
      if (piece !== undefined) {
        meter.frames(index, frames[index] ?? 1);
        films.done(index);
        return has(index, sceneOf(piece));
      }
      const done = await draw(index);
      if (await source.made(index, pieceOf(done))) has(index, done);
    }),
  );
  const sounding = orStop(() =>
    makeSound({
      ...{ tools, job, scenes, partsDir, spoken, marks },
      ...{ plan: film.sound, cues: heard.all, onComposed: meter.composed, threaded: !isLarge(size) },
    }),
  );
  await Promise.allSettled([drawing, sounding]);
  throwFirst();
  const sound = await sounding;
  const failures = encoded.map(({ facts }) => facts.failure);
  const genuine = scenes.some(({ onPurpose }, index) => failures[index] !== undefined && !onPurpose);
  if (genuine && failures.every((failure) => failure !== undefined)) {
    throw new RenderFailure(
      'all-scenes-failed',
      `No scene could be made: ${reasons(failures)}. Check the media URLs of the scenes.`,
    );
  }
  meter.stage('joining');
  marks.begin('joining');
  const joined = join(partsDir, 'video.mp4');
  const poster = join(partsDir, 'poster.jpg');
  const picture = await asOne(
    encoded.map(({ path }) => path),
    partsDir,
  );
  const joining = orStop(() => joinSegments({ tools, picture, sound, path: joined }));
  const inCuts = keyFramesInCuts(frames, films.cutsToNext);
  const posing = orStop(() => makePoster({ tools, picture, size, partsDir, inCuts, path: poster }));
  await Promise.allSettled([joining, posing, warmUp()]);
  throwFirst();
  marks.end('joining');
  meter.stage('checking');
  marks.begin('checking');
  const facts = await checkVideo(joined, { ...size, seconds, frames: totalFrames });
  signal.throwIfAborted();
  const { lines, notes: ofVoice } = await spoken;
  const words = lines.flatMap((line) => line.words);
  if (words.length > 0) await writeFile(besideVideo(outputPath, 'words'), wordsFile(job.language, words));
  const shots = encoded.map(({ facts: ofScene }) => ofScene.shots);
  await writeScript(outputPath, filmScript(job, shots, film.sound));
  await moveInto(poster, besideVideo(outputPath, 'poster'));
  await moveInto(joined, outputPath);
  marks.end('checking');
  meter.done();
  const replaced = failures.flatMap((failure, index) =>
    failure === undefined ? [] : [`Scene ${index + 1} was replaced: ${failure}.`],
  );
  const heldNotes = encoded.flatMap(({ facts: { note } }, index) =>
    note === undefined ? [] : [`The clip of scene ${index + 1} ${note}.`],
  );
  const captioned = captionNotes(encoded.map(({ facts: { captions } }) => captions));
  return {
    ...facts,
    scenesFailed: replaced.length,
    notes: [...film.notes(), ...ofVoice, ...captioned, ...replaced, ...heldNotes],
    ...(order.voice === undefined ? {} : { words }),
  };
}
