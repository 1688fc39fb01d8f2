/** Which frames of a video are coded by themselves: the first of each scene, and one every two seconds after it. */
import { CUT_REACH } from '../cuts/cut';
import { FPS } from './frame-size';

/** Frames from one to the next. Encoders are told to add none of their own, so that it is known which frames these are. */
export const KEY_EVERY = 2 * FPS;

export interface KeyFrame {
  readonly scene: number;
  /** 0 for the first of its scene. */
  readonly order: number;
  /** Whether it lies in a cut, where two scenes are seen at a time. */
  readonly inCut: boolean;
}

/** The key frames of a video, whose scenes have so many frames. */
export function keyFramesOf(frames: readonly number[], cutsToNext: (scene: number) => boolean): KeyFrame[] {
  return frames.flatMap((count, scene) =>
    Array.from({ length: Math.ceil(count / KEY_EVERY) }, (_, order) => {
      const frame = order * KEY_EVERY;
      const begins = frame < CUT_REACH && scene > 0 && cutsToNext(scene - 1);
      return { scene, order, inCut: begins || (frame >= count - CUT_REACH && cutsToNext(scene)) };
    }),
  );
}
