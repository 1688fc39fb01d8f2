/** Draws a film and encodes it as one segment; tells of drawn frames. */
import { RenderFailure } from '../../ports/renderer';
import { filmComposer } from '../film/compose-cuts';
import type { Film } from '../film/film';
import type { StageMarks } from '../stage-marks';
import { isLarge, yuvInput } from './encoder';
import { type FfmpegOptions, startFfmpeg } from './ffmpeg-process';
import { frameSent, freeAll } from './free-frames';
import { yuvFrames } from './yuv/yuv-frames';

/** A large frame is painted in so many parts, so that no whole one is ever kept here in its full colours. */
const BANDS = 6;

/** Bytes of sprites after which what was needed to paint them is looked for. */
const WASTE_MOST = 6_000_000;

export interface SegmentOptions extends Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs' | 'task'> {
  readonly encoder: readonly string[];
  readonly path: string;
  readonly onFrames: (count: number) => void;
  /** Told when its drawing ends, and when its encoding begins and ends. */
  readonly marked?: { readonly scene: number; readonly marks: StageMarks };
}

/** A segment that is being made. */
export interface OpenSegment {
  /** Draws and sends a frame; in their order, from the first. */
  frame(frame: number): Promise<void>;
  finish(): Promise<void>;
  /** Ends it at once, without waiting. */
  kill(): void;
}

export async function openSegment(film: Film, options: SegmentOptions): Promise<OpenSegment> {
  const { encoder, path, onFrames, marked, ...tools } = options;
  const { width, height } = film.size;
  const bands = isLarge(film.size) ? BANDS : 1;
  const composer = filmComposer(film, { bands, handsOverAt: isLarge(film.size) ? path : undefined });
  const bandRows = composer.canvas.height;
  const frames = yuvFrames(film.size, bandRows);
  const args = ['-y', ...yuvInput(film.size), ...encoder, path];
  /** Paints sprites one at a time, and gives back at once what was needed to paint them. */
  const prepare = async (frame: number): Promise<void> => {
    let waste = 0;
    for (const bytes of composer.prepare(frame)) {
      waste += bytes;
      if (!isLarge(film.size) || waste < WASTE_MOST) continue;
      // What a whole scene was drawn with holds other things, which one look does not reach.
      await (waste === Number.POSITIVE_INFINITY ? freeAll() : freeAll(1));
      waste = 0;
    }
    if (waste > 0 && isLarge(film.size)) await freeAll(1);
  };
  // What was needed to paint the sprites goes before ffmpeg takes its share.
  await prepare(0);
  marked?.marks.begin('encoding', marked.scene);
  // A whole frame is made while ffmpeg takes the one before.
  const run = startFfmpeg({ ...tools, waitingMost: frames.bytes, args });
  /** Draws a frame, where it is another picture than the one before. */
  const compose = (frame: number): void => {
    let isBegun = false;
    for (let top = 0, band = 0; top < height; top += bandRows, band += 1) {
      if (!composer.compose(frame, band)) continue;
      if (!isBegun) frames.next();
      isBegun = true;
      const pixels = composer.canvas.data().subarray(0, (height - top) * width * 4);
      frames.put(pixels, top);
      frameSent(pixels.length);
    }
  };
  return {
    async frame(frame) {
      if (tools.signal.aborted) throw new RenderFailure('canceled', 'The render was cancelled.');
      await prepare(frame);
      compose(frame);
      await run.write(frames.frame());
      onFrames(1);
    },
    async finish() {
      marked?.marks.end('drawing', marked.scene);
      await run.finish();
      marked?.marks.end('encoding', marked.scene);
    },
    kill: () => run.kill(),
  };
}

export async function drawSegment(film: Film, options: SegmentOptions): Promise<void> {
  const segment = await openSegment(film, options);
  try {
    for (let frame = 0; frame < film.frames; frame += 1) await segment.frame(frame);
    await segment.finish();
  } catch (error) {
    segment.kill();
    throw error;
  }
}
