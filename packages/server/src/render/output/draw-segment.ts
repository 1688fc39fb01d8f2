/** Draws a film and encodes it as one segment; tells of drawn frames. */
import { RenderFailure } from '../../ports/renderer';
import { frameComposer } from '../film/compose-frame';
import type { Film } from '../film/film';
import { rawInput, TO_BT709 } from './encoder';
import { type FfmpegOptions, startFfmpeg } from './ffmpeg-process';
import { frameSent } from './free-frames';

export interface SegmentOptions extends Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs' | 'task'> {
  readonly encoder: readonly string[];
  readonly path: string;
  readonly onFrames: (count: number) => void;
}

export async function drawSegment(film: Film, options: SegmentOptions): Promise<void> {
  const { encoder, path, onFrames, ...tools } = options;
  const composer = frameComposer(film);
  const run = startFfmpeg({ ...tools, args: ['-y', ...rawInput(film.size), '-vf', TO_BT709, ...encoder, path] });
  try {
    for (let frame = 0; frame < film.frames; frame += 1) {
      if (tools.signal.aborted) throw new RenderFailure('canceled', 'The render was cancelled.');
      composer.compose(frame);
      await run.write(composer.canvas.data());
      frameSent(film.size.width * film.size.height * 4);
      onFrames(1);
    }
    await run.finish();
  } catch (error) {
    run.kill();
    throw error;
  }
}
