/** Where the person stands who films: what is held is on one side, and room on the other. */
import type { Box, Size } from '../../geometry';

interface Staging {
  /** The middle of the person's square, and its side. */
  readonly centre: number;
  readonly side: number;
  readonly isMirrored: boolean;
}

/** The person on the side of the raised hand's thing; beside the other shoulder is room. */
export function stagingOf({ width, height }: Size, isMirrored: boolean): Staging {
  const isWide = width > height * 1.15;
  const side = isWide ? height * 0.86 : Math.min(height * 0.56, width * 0.94);
  const centre = isWide ? width * 0.7 : width * 0.42;
  return { centre: isMirrored ? width - centre : centre, side, isMirrored };
}

export const isOn = (box: Box, words: readonly Box[]): boolean =>
  words.some(
    ({ x, y, width, height }) =>
      box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height,
  );
