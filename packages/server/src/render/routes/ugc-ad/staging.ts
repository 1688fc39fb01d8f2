/** Where the person stands who films: what is held is on one side, and room on the other. */
import type { Box, Size } from '../../geometry';

interface Staging {
  /** The middle of the person's square, and its side. */
  readonly centre: number;
  readonly side: number;
  readonly isMirrored: boolean;
}

/** Beside the person is room for what is held, or else for what others send. */
export function stagingOf({ width, height }: Size, isMirrored: boolean, holds = false): Staging {
  const isWide = width > height * 1.15;
  const side = isWide ? height * 0.86 : Math.min(height * 0.56, width * 0.94);
  const centre = width * (isWide ? (holds ? 0.77 : 0.7) : holds ? 0.64 : 0.42);
  return { centre: isMirrored ? width - centre : centre, side, isMirrored };
}

export const isOn = (box: Box, words: readonly Box[]): boolean =>
  words.some(
    ({ x, y, width, height }) =>
      box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height,
  );
