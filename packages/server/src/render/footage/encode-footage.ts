/** A scene of footage as one segment; undefined where its clip cannot be read after all. */
import { RenderFailure } from '../../ports/renderer';
import type { Film } from '../film/film';
import type { SegmentOptions } from '../output/draw-segment';
import { FPS } from '../output/frame-size';
import type { SceneInput } from '../scenes/scene-input';
import { footageFilm } from './footage-film';
import { footageSegment } from './footage-segment';
import type { JudgedClip } from './judge-clip';

export interface ReadClip {
  readonly path: string;
  readonly judged: JudgedClip;
}

export interface EncodedFootage {
  /** What the caller should know of it, as the end of a sentence about its clip. */
  readonly note?: string;
}

const tenths = (frames: number): string => (frames / FPS).toFixed(1);

export async function encodeFootage(
  input: SceneInput,
  { path: clip, judged }: ReadClip,
  options: SegmentOptions & { readonly onFilm: (film: Film) => void },
): Promise<EncodedFootage | undefined> {
  let told = 0;
  // An ffmpeg that cannot change the colours of a clip may still read it.
  for (const graded of [true, false]) {
    let done = 0;
    const onFrames = (count: number): void => {
      done += count;
      // A second try repeats what the first one has told.
      if (done > told) options.onFrames(done - told);
      told = Math.max(told, done);
    };
    try {
      const { palette } = input.setting;
      const footage = footageFilm(input, judged);
      options.onFilm(footage.film);
      const played = await footageSegment(footage, {
        ...{ ...options, clip, judged, palette, graded, onFrames },
      });
      if (played >= input.frames - FPS / 2) return {};
      return { note: `lasts ${tenths(played)} s of ${tenths(input.frames)} s, so its last picture is held` };
    } catch (error) {
      if (!(error instanceof RenderFailure) || error.reason !== 'ffmpeg-failed') throw error;
    }
  }
  return undefined;
}
