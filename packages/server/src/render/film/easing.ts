/** Easings over 0 to 1: things arrive fast and settle, and leave ever faster; what sways or changes over is slow at both ends. */
import { clamp } from '../geometry';

export const arrive = (progress: number): number => 1 - (1 - progress) ** 4;
export const leave = (progress: number): number => progress ** 3;

/** Slow at both ends, for a share that may lie outside of 0 to 1: below it is 0, above it 1. */
export const smooth = (share: number): number => {
  const within = clamp(share, 0, 1);
  return within * within * (3 - 2 * within);
};
