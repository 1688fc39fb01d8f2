/**
 * One render from start to end: sound beside pictures, one ffmpeg a scene, joined without encoding again, checked, and
 * only then moved to its place.
 */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArtwork } from '../artwork/open-artwork';
import { besideVideo } from '../ports/artifacts';
import {
  type FilmShot,
  type MadeScene,
  type RenderedVideo,
  RenderFailure,
  type RenderJob,
  type RenderProgress,
} from '../ports/renderer';
import { renameWhenFree } from '../rename-when-free';
import { captionsOf } from './captions/caption-names';
import { captionNotes, captionScenes } from './captions/caption-scenes';
import { cueBook } from './effects/cue-book';
import { cuesOf } from './effects/cues-of';
import { encodeScene } from './encode-scene';
import type { CaptionReport, Film } from './film/film';
import { filmScript, shotsIn } from './film-script';
import { judgeClips } from './footage/judge-clips';
import { generateScenes } from './generate-scenes';
import { joinedFilms } from './joined-films';
import { halveLarge } from './large-pictures/halve-large';
import { makeSound } from './make-sound';
import type { RenderOrder } from './messages';
import { readTrack } from './music/track/read-track';
import { readRecording } from './narration/read-recording';
import { linesOf, type SpokenFilm, speakScenes } from './narration/speak-scenes';
import { wordsFile } from './narration/words-file';
import { checkVideo, warmUp } from './output/check-video';
import { isLarge, videoEncoder } from './output/encoder';
import { FPS, frameSize, sceneFrames } from './output/frame-size';
import { freeAll, lookOnlyWhenAsked } from './output/free-frames';
import { inParallel } from './output/in-parallel';
import { asOne, joinSegments } from './output/join';
import { keyFramesInCuts } from './output/key-frames';
import { oneAtATime } from './output/one-at-a-time';
import { makePoster } from './output/poster';
import { prepareScenes } from './prepare-scenes';
import { progressMeter } from './progress-meter';
import { stockOf } from './stage/stock-of';
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
function reasons(failures: readonly string[]): string {
  const scenes = new Map<string, number[]>();
  for (const [index, failure] of failures.entries()) scenes.set(failure, [...(scenes.get(failure) ?? []), index + 1]);
  return [...scenes]
    .map(([failure, numbers]) => `scene${numbers.length > 1 ? 's' : ''} ${numbers.join(', ')}: ${failure}`)
    .join('; ');
}

/** Speaks what the scenes have to say, beside everything else. */
const narrate = async (
  { voice, partsDir, ffmpeg, stallMs }: RenderOrder,
  { scenes, language, narrator, voicePreset }: RenderJob,
  frames: readonly number[],
  signal: AbortSignal,
): Promise<SpokenFilm> => {
  if (voice === undefined || narrator === false) return { lines: [], notes: [] };
  const said = linesOf(scenes, frames);
  const speak = async (): Promise<SpokenFilm> => {
    const { file } = voice;
    const recording = file === undefined ? undefined : await readRecording({ ffmpeg, signal, stallMs }, file, partsDir);
    const film = await speakScenes({ lines: said, language, preset: voicePreset, voice, recording, signal });
    const unheard = file !== undefined && recording === undefined && said.length > 0;
    return unheard ? { ...film, notes: ['In the recording nothing can be heard.', ...film.notes] } : film;
  };
  return speak().catch((error: unknown) => {
    signal.throwIfAborted();
    // A film without its voice is better than none.
    return { lines: [], notes: [`Nobody speaks: ${error instanceof Error ? error.message : String(error)}`] };
  });
};

export interface OrderListeners {
  readonly onProgress: (progress: RenderProgress) => void;
  readonly onStage: (mark: StageMark) => void;
  readonly onScene?: (scene: MadeScene) => void;
}

export async function runOrder(
  order: RenderOrder,
  signal: AbortSignal,
  { onProgress, onStage, onScene }: OrderListeners,
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
  const job = await halveLarge(order.job, tools, partsDir);
  const frames = sceneFrames(job.scenes.map((scene) => scene.duration));
  const totalFrames = frames.reduce((sum, own) => sum + own, 0);
  const workload = job.scenes.map(({ type }, index) => ({ type, frames: frames[index] ?? 1 }));
  const meter = progressMeter({ size, quality: job.quality, scenes: workload }, onProgress);
  const seconds = totalFrames / FPS;
  const music = await readTrack(tools, order.music, { seconds, folder: partsDir });
  const spoken = marks.during('narration', () => narrate(order, job, frames, tools.signal));
  // Heard of where the sound is mixed; another failure may end the render before that.
  spoken.catch(() => undefined);
  const artwork = openArtwork({ folder: order.artwork });
  const drawn = await generateScenes(job, order.imageCommand, { folder: partsDir, signal });
  const clips = await judgeClips(tools, job, order.parallel);
  const prepared = await prepareScenes(job, stockOf(artwork, job.language), drawn.pictures, clips, music.track);
  const { notes, sound: soundOf } = prepared;
  const captions = captionsOf(order.captionStyle, job.route);
  // When each word is said must be known before anything of it is drawn.
  const scenes = captionScenes(prepared.scenes, captions, captions === undefined ? [] : (await spoken).lines);
  const onlyDrawn = scenes.every(({ input }) => input.scene.type === 'motion');
  const encoder = videoEncoder({ quality: job.quality, size, onlyDrawn, scenes: scenes.length });
  const films = joinedFilms(job, scenes);
  const shots: (readonly FilmShot[])[] = [];
  const captioned: (CaptionReport | undefined)[] = [];
  const sceneOrder = {
    tools,
    job,
    encoder,
    partsDir,
    films,
    alone: oneAtATime(),
    onFilm: (index: number, film: Film) => {
      captioned[index] = film.captions;
      const input = scenes[index]?.input;
      if (input === undefined) return;
      shots[index] = shotsIn(film, input.scene.type, input.setting.startsAt);
      heard.tell(index, cuesOf(film, input.setting));
    },
    onFrames: meter.frames,
    marks,
  };

  marks.end('preparing');
  meter.stage('drawing');
  // Pictures first, so that ffmpeg has something to do while the music is composed beside them.
  const drawing = inParallel(scenes, isLarge(size) ? 1 : order.parallel, (scene, index) =>
    orStop(async () => {
      const done = await encodeScene(sceneOrder, scene, index);
      heard.over(index);
      films.done(index);
      onScene?.({ index, failed: done.failure !== undefined });
      if (isLarge(size)) await freeAll();
      return done;
    }),
  );
  const sounding = orStop(() =>
    makeSound({
      ...{ tools, job, scenes, partsDir, spoken, marks },
      ...{ plan: soundOf, cues: heard.all, onComposed: meter.composed },
    }),
  );
  await Promise.allSettled([drawing, sounding]);
  throwFirst();
  const [encoded, sound] = await Promise.all([drawing, sounding]);
  const genuine = scenes.some(({ onPurpose }, index) => encoded[index]?.failure !== undefined && !onPurpose);
  if (genuine && encoded.every(({ failure }) => failure !== undefined)) {
    throw new RenderFailure(
      'all-scenes-failed',
      `No scene could be made: ${reasons(encoded.map(({ failure = '' }) => failure))}. Check the media URLs of the scenes.`,
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
  await writeScript(outputPath, filmScript(job, shots, soundOf));
  await moveInto(poster, besideVideo(outputPath, 'poster'));
  await moveInto(joined, outputPath);
  marks.end('checking');
  meter.done();
  const replaced = encoded.flatMap(({ failure }, index) =>
    failure === undefined ? [] : [`Scene ${index + 1} was replaced: ${failure}.`],
  );
  const heldNotes = encoded.flatMap(({ note }, index) =>
    note === undefined ? [] : [`The clip of scene ${index + 1} ${note}.`],
  );
  return {
    ...facts,
    scenesFailed: replaced.length,
    notes: [
      ...notes,
      ...music.notes,
      ...drawn.notes,
      ...artwork.notes,
      ...ofVoice,
      ...captionNotes(captioned),
      ...replaced,
      ...heldNotes,
    ],
    ...(order.voice === undefined ? {} : { words }),
  };
}
