/** Encodes ten drawn frames with sound as a film is encoded, and reads the file's boxes and tracks back. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { musicBed } from '../music/music-bed';
import { SAMPLE_RATE } from '../music/sample-rate';
import { writeSound } from '../music/write-sound';
import { checkVideo, topLevelBoxes } from '../output/check-video';
import { drawSegment } from '../output/draw-segment';
import { videoEncoder } from '../output/encoder';
import { FPS } from '../output/frame-size';
import { asOne, joinSegments } from '../output/join';
import type { TrialOrder, TrialOutcome } from './trial';
import { trialScene } from './trial-scene';

const FRAMES = 10;

export async function tryEncoding({ folder, ffmpeg, stallMs }: TrialOrder, signal: AbortSignal): Promise<TrialOutcome> {
  const tools = { ffmpeg, signal, stallMs };
  const [segment, sound, path] = ['scene.ts', 'sound.mp4', 'video.mp4'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const { film } = await trialScene();
  const { size } = film;
  const encoder = videoEncoder({ quality: 'draft', size, onlyDrawn: true, scenes: 1 });
  try {
    let drawn = 0;
    const onFrames = (count: number): void => {
      drawn += count;
    };
    await drawSegment({ ...film, frames: FRAMES }, { ...tools, encoder, path: segment, task: 'encoding', onFrames });
    await writeSound(tools, musicBed('upbeat-tech', Math.floor((FRAMES / FPS) * SAMPLE_RATE), 1), sound);
    await joinSegments({ tools, picture: await asOne([segment], folder), sound, path });
    const { bytes } = await checkVideo(path, { ...size, seconds: FRAMES / FPS, frames: FRAMES });
    const boxes = await topLevelBoxes(path);
    return {
      state: 'works',
      detail: `${drawn} frames with sound, ${(bytes / 1000).toFixed(0)} kB (${boxes.join(' ')})`,
    };
  } finally {
    await Promise.all([segment, sound, path, join(folder, 'segments.txt')].map((file) => rm(file, { force: true })));
  }
}
