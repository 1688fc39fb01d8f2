/** Drawn scenes and sound as the finished video: joined without encoding again, checked, and only then moved to its place. */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RenderedVideo, RenderFailure } from '../ports/renderer';
import { besideVideo } from '../ports/side-files';
import { renameWhenFree } from '../rename-when-free';
import { captionNotes } from './captions/caption-scenes';
import type { DrawnScene } from './draw-scenes';
import { filmScript } from './film-script';
import type { RenderOrder } from './messages';
import type { SpokenFilm } from './narration/speak-scenes';
import { wordsFile } from './narration/words-file';
import { checkVideo, warmUp } from './output/check-video';
import { FPS } from './output/frame-size';
import { asOne, joinSegments } from './output/join';
import { keyFramesOf } from './output/key-frames';
import { makePoster } from './output/poster';
import type { ProgressMeter } from './progress-meter';
import type { FilmTools, ReadyFilm } from './ready-film';
import { CRASHES } from './scene-failure';
import type { StageMarks } from './stage-marks';
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

export interface FilmParts {
  readonly order: RenderOrder;
  /** Fires when the render is cancelled. */
  readonly signal: AbortSignal;
  readonly tools: FilmTools;
  /** Runs a work whose failure ends all others; the first one is thrown by `throwFirst`. */
  readonly orStop: <T>(work: () => Promise<T>) => Promise<T>;
  readonly throwFirst: () => void;
  readonly marks: StageMarks;
  readonly meter: ProgressMeter;
  readonly film: ReadyFilm;
  /** Frames of each scene. */
  readonly frames: readonly number[];
  readonly encoded: readonly DrawnScene[];
  /** The file of the sound. */
  readonly sound: string;
  readonly spoken: SpokenFilm;
}

export async function putTogether(parts: FilmParts): Promise<RenderedVideo> {
  const { order, signal, tools, orStop, throwFirst, marks, meter, film, frames, encoded, sound, spoken } = parts;
  const { job, scenes, films, size } = film;
  const { partsDir, outputPath } = order;
  const totalFrames = frames.reduce((sum, own) => sum + own, 0);
  const failures = encoded.map(({ facts }) => facts.failure);
  const genuine = scenes.some(({ onPurpose }, index) => failures[index] !== undefined && !onPurpose);
  if (genuine && failures.every((failure) => failure !== undefined)) {
    throw new RenderFailure(
      'all-scenes-failed',
      `No scene could be made: ${reasons(failures)}. ${failures.includes(CRASHES) ? 'If memory is short, render fewer videos at once.' : 'Check the media URLs of the scenes.'}`,
    );
  }
  meter.stage('joining');
  marks.begin('joining');
  const joined = join(partsDir, 'video.mp4');
  const poster = join(partsDir, 'poster.jpg');
  const segments = encoded.map(({ path }) => path);
  const picture = await asOne(segments, partsDir);
  const joining = orStop(() => joinSegments({ tools, picture, sound, path: joined }));
  const keyFrames = keyFramesOf(frames, films.cutsToNext);
  const posing = orStop(() => makePoster({ tools, picture, segments, size, partsDir, keyFrames, path: poster }));
  await Promise.allSettled([joining, posing, warmUp()]);
  throwFirst();
  marks.end('joining');
  meter.stage('checking');
  marks.begin('checking');
  const checked = await checkVideo(joined, { ...size, seconds: totalFrames / FPS, frames: totalFrames });
  signal.throwIfAborted();
  const { lines, notes: ofVoice } = spoken;
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
    ...checked,
    scenesFailed: replaced.length,
    notes: [...film.notes(), ...ofVoice, ...captioned, ...replaced, ...heldNotes],
    ...(order.voice === undefined ? {} : { words }),
  };
}
