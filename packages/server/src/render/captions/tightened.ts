/** A style for where there is little room: a little smaller, in one line. */
import type { CaptionStyle } from './caption-style';

/** As large as it is still read on a phone. */
const SIZE = 0.85;

export const tightened = (style: CaptionStyle): CaptionStyle => ({
  ...style,
  type: { ...style.type, size: style.type.size * SIZE, mostLines: 1 },
});
