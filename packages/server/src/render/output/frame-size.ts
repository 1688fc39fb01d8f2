/** The size and the rate of the picture: short side by quality, the other by the aspect, both even, twice as large when upscaled. */
import type { Aspect, Quality } from '@vid/sdk/contract';
import { even, type Size } from '../geometry';

/** Frames a second of every video. */
export const FPS = 30;

const SHORT_SIDE: Record<Quality, number> = { draft: 540, standard: 720, premium: 1080 };

const RATIO: Record<Aspect, readonly [number, number]> = {
  '9:16': [9, 16],
  '16:9': [16, 9],
  '1:1': [1, 1],
  '4:5': [4, 5],
  '4:3': [4, 3],
  '3:4': [3, 4],
};

/** Pixels of the finished video. */
export function frameSize(aspect: Aspect, quality: Quality, upscale: boolean): Size {
  const [across, down] = RATIO[aspect];
  const short = SHORT_SIDE[quality] * (upscale ? 2 : 1);
  const perUnit = short / Math.min(across, down);
  return { width: even(across * perUnit), height: even(down * perUnit) };
}

/**
 * Frames of each scene, so that the video lasts the sum of all durations to the frame: rounding errors never add up,
 * because each scene ends at the rounded end of its place on the whole time line.
 */
export function sceneFrames(durations: readonly number[]): number[] {
  let end = 0;
  let drawn = 0;
  return durations.map((seconds) => {
    end += seconds;
    const frames = Math.max(1, Math.round(end * FPS) - drawn);
    drawn += frames;
    return frames;
  });
}
