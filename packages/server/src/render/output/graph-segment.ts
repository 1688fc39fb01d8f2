/** Encodes a film by the hybrid path: writes its sprites, streams its backdrop, and lets ffmpeg put them together. */

import { open, rm } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { BACKDROP_SHRINK } from '../film/compose-frame';
import type { Film, Layer } from '../film/film';
import type { SegmentOptions } from './draw-segment';
import { isLarge, rawInput } from './encoder';
import { startFfmpeg } from './ffmpeg-process';
import { filmGraph, spriteBytes, spriteSpec } from './film-graph';
import { FPS } from './frame-size';
import { frameSent, freeAll } from './free-frames';

/** Backdrops that may wait for ffmpeg: it has work during a note of music, and what was sent is about what was encoded. */
const BACKDROPS_WAITING = 4;

async function writeSprite(layer: Layer, path: string, large: boolean): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const bytes of spriteBytes(layer)) {
      await file.write(bytes);
      if (large) frameSent(bytes.length);
    }
  } finally {
    await file.close();
  }
}

export async function graphSegment(film: Film, options: SegmentOptions): Promise<void> {
  const { encoder, path, onFrames, ...tools } = options;
  const sprites = film.layers.map((layer, index) => ({ layer, file: `${path}.${index}.rgba` }));
  for (const { layer, file } of sprites) {
    tools.signal.throwIfAborted();
    await writeSprite(layer, file, isLarge(film.size));
  }
  if (isLarge(film.size)) await freeAll();
  const small = {
    width: Math.ceil(film.size.width / BACKDROP_SHRINK),
    height: Math.ceil(film.size.height / BACKDROP_SHRINK),
  };
  const inputs = sprites.flatMap(({ layer, file }) => {
    const { width, height } = spriteSpec(layer);
    return ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(FPS), '-i', file];
  });
  const every = film.backdropEvery ?? 1;
  const run = startFfmpeg({
    ...tools,
    waitingMost: small.width * small.height * 4 * BACKDROPS_WAITING,
    args: [
      '-y',
      ...rawInput(small, FPS / every),
      ...inputs,
      '-filter_complex',
      filmGraph(film),
      '-map',
      '[out]',
      '-r',
      String(FPS),
      '-frames:v',
      String(film.frames),
      ...encoder,
      path,
    ],
  });
  const canvas = createCanvas(small.width, small.height);
  const context = canvas.getContext('2d');
  try {
    // A held picture lasts until the next one comes: there is one more than is seen, and ffmpeg stops at the last frame.
    const end = every === 1 ? film.frames : film.frames + every;
    for (let frame = 0; frame < end; frame += every) {
      tools.signal.throwIfAborted();
      context.save();
      film.backdrop.paint(context, small, frame / FPS);
      context.restore();
      const bytes = canvas.data();
      const shown = Math.min(every, Math.max(0, film.frames - frame));
      await run.write(bytes, () => onFrames(shown));
      frameSent(bytes.length);
    }
    await run.finish();
  } catch (error) {
    run.kill();
    throw error;
  }
  for (const { file } of sprites) await rm(file, { force: true });
}
