/**
 * Whether an ffmpeg puts films together as they are meant: small builds lack the filters for it, and ways of compositing
 * differ between versions. It is tried on a small film with all that a layer can do, and compared with what is drawn here.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RenderFailure } from '../../ports/renderer';
import { frameComposer } from '../film/compose-frame';
import { type Film, type Layer, STILL } from '../film/film';
import { rawOutput } from './encoder';
import type { FfmpegOptions } from './ffmpeg-process';
import { graphSegment } from './graph-segment';

const SIZE = { width: 96, height: 96 };
const FRAMES = 14;

/** A bar with a part for each frame, so that it is seen which one is shown. */
const bar =
  (colour: string, frames: number): Layer['paint'] =>
  (context, frame) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, (96 / frames) * (frame + 1), 16);
  };

const layer = (y: number, colour: string, more: Partial<Layer>): Layer => ({
  ...{ box: { x: 0, y, width: 96, height: 16 }, frames: 1, masked: false, enter: STILL },
  ...{ paint: bar(colour, more.frames ?? 1), ...more },
});

const exit = { at: 0.3, seconds: 0.1, dx: 0, dy: -2, fade: true };

/** Sequences that began before and that begin within the scene, masked and not; a fade in and out; a panel that arrives. */
const FILM: Film = {
  size: SIZE,
  frames: FRAMES,
  backdrop: {
    paint(context, { width, height }) {
      context.fillStyle = '#203040';
      context.fillRect(0, 0, width, height);
    },
  },
  layers: [
    layer(0, '#ffffff', { frames: 8, enter: { at: -0.1, seconds: 0.2, dx: 0, dy: 0, fade: false }, exit }),
    layer(20, '#ffd040', {
      frames: 6,
      masked: true,
      enter: { at: -0.1, seconds: 0.2, dx: 0, dy: 16, fade: false },
      exit,
    }),
    layer(40, '#40ffd0', { frames: 5, enter: { at: 0.1, seconds: 0.2, dx: 0, dy: 4, fade: true } }),
    layer(60, '#ff60c0', { enter: { at: 0.1, seconds: 0.2, dx: -24, dy: 0, fade: true }, exit }),
    layer(80, '#e0e0ff', { enter: { at: 0.2, seconds: 0.2, dx: 96, dy: 0, fade: false } }),
  ],
};

/** Rows that a bar has for itself; the last one reaches to the edge. */
const BAND = 20;

/** Share of the range by which a band may stray: movement between pixels is rounded; a bar that is a frame late strays further. */
const STRAYS_MOST = 0.06;

/** How far the worst band of each frame strays in luma from what is drawn here, as a share of the range. */
function strays(yuv: Uint8Array): number[] {
  const pixels = SIZE.width * SIZE.height;
  const composer = frameComposer(FILM);
  return Array.from({ length: FRAMES }, (_, frame) => {
    composer.compose(frame);
    const own = composer.canvas.data();
    const bands = FILM.layers.map(() => 0);
    for (let at = 0; at < pixels; at += 1) {
      const [red, green, blue] = [own[at * 4] ?? 0, own[at * 4 + 1] ?? 0, own[at * 4 + 2] ?? 0];
      const luma = 16 + ((0.2126 * red + 0.7152 * green + 0.0722 * blue) * 219) / 255;
      const band = Math.min(bands.length - 1, Math.floor(at / SIZE.width / BAND));
      bands[band] = (bands[band] ?? 0) + Math.abs(luma - (yuv[frame * pixels * 1.5 + at] ?? 0));
    }
    return Math.max(...bands) / (BAND * SIZE.width * 219);
  });
}

/** Tries it, with files in `folder`. Rejects when it is cancelled, killed, or the disk is full: that is no answer. */
export async function composesRightly(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  folder: string,
): Promise<boolean> {
  const path = join(folder, 'trial.yuv');
  try {
    const encoder = ['-an', ...rawOutput('yuv420p')];
    await graphSegment(FILM, { ...tools, task: 'trying ffmpeg', path, encoder, onFrames: () => undefined });
    const yuv = await readFile(path);
    if (yuv.length !== SIZE.width * SIZE.height * 1.5 * FRAMES) return false;
    return Math.max(...strays(yuv)) <= STRAYS_MOST;
  } catch (error) {
    if (error instanceof RenderFailure && error.reason === 'ffmpeg-failed') return false;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
