/** Which frames of a video are coded by themselves: the first of each scene, and one every two seconds after it. */
import { CUT_REACH } from '../cuts/cut';
import { FPS } from './frame-size';

/** Frames from one to the next. Encoders are told to add none of their own, so that it is known which frames these are. */
export const KEY_EVERY = 2 * FPS;

/** For each key frame of a video whether it lies in a cut, where two scenes are seen at a time. */
export function keyFramesInCuts(frames: readonly number[], cutsToNext: (scene: number) => boolean): boolean[] {
  return frames.flatMap((count, scene) =>
    Array.from({ length: Math.ceil(count / KEY_EVERY) }, (_, order) => {
      const frame = order * KEY_EVERY;
      const begins = frame < CUT_REACH && scene > 0 && cutsToNext(scene - 1);
      return begins || (frame >= count - CUT_REACH && cutsToNext(scene));
    }),
  );
}
