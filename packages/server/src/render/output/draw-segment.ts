/** Draws a film and encodes it as one segment; tells of drawn frames. */
import { RenderFailure } from '../../ports/renderer';
import { filmComposer } from '../film/compose-cuts';
import type { Film } from '../film/film';
import { isLarge, rawInput, TO_BT709 } from './encoder';
import { type FfmpegOptions, startFfmpeg } from './ffmpeg-process';
import { frameSent, freeAll } from './free-frames';

/** A large frame is painted and sent in so many parts, so that no whole one is ever kept here. */
const BANDS = 6;

/** Bytes of sprites after which what was needed to paint them is looked for. */
const WASTE_MOST = 6_000_000;

export interface SegmentOptions extends Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs' | 'task'> {
  readonly encoder: readonly string[];
  readonly path: string;
  readonly onFrames: (count: number) => void;
}

export async function drawSegment(film: Film, options: SegmentOptions): Promise<void> {
  const { encoder, path, onFrames, ...tools } = options;
  const { width, height } = film.size;
  const bands = isLarge(film.size) ? BANDS : 1;
  const composer = filmComposer(film, { bands, handsOverAt: isLarge(film.size) ? path : undefined });
  const frameBytes = width * height * 4;
  const bandBytes = composer.canvas.height * width * 4;
  const args = ['-y', ...rawInput(film.size), '-vf', TO_BT709, ...encoder, path];
  /** Paints sprites one at a time, and gives back at once what was needed to paint them. */
  const prepare = async (frame: number): Promise<void> => {
    let waste = 0;
    for (const bytes of composer.prepare(frame)) {
      waste += bytes;
      if (!isLarge(film.size) || waste < WASTE_MOST) continue;
      waste = 0;
      await freeAll();
    }
    if (waste > 0 && isLarge(film.size)) await freeAll();
  };
  // What was needed to paint the sprites goes before ffmpeg takes its share.
  await prepare(0);
  // A whole frame is made while ffmpeg encodes the one before.
  const run = startFfmpeg({ ...tools, waitingMost: frameBytes - bandBytes, args });
  let bytes: Uint8Array | undefined;
  try {
    for (let frame = 0; frame < film.frames; frame += 1) {
      if (tools.signal.aborted) throw new RenderFailure('canceled', 'The render was cancelled.');
      await prepare(frame);
      for (let sent = 0, band = 0; sent < frameBytes; sent += bandBytes, band += 1) {
        if (composer.compose(frame, band) || bytes === undefined) {
          bytes = composer.canvas.data().subarray(0, frameBytes - sent);
          frameSent(bandBytes);
        }
        await run.write(bytes);
      }
      onFrames(1);
    }
    await run.finish();
  } catch (error) {
    run.kill();
    throw error;
  }
}
