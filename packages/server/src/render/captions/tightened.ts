/** A style for where there is little room: a little smaller, in one line, of which none is larger than others. */
import type { CaptionStyle } from './caption-style';

/** As large as it is still read on a phone. */
const SIZE = 0.85;

export function tightened(style: CaptionStyle): CaptionStyle {
  const { sizes: _, ...even } = style;
  return { ...even, type: { ...style.type, size: style.type.size * SIZE, mostLines: 1 } };
}
