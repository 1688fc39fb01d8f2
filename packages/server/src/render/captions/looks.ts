/** How words look that several styles have: in the film's colours, each made once. */
import type { CaptionColors } from './caption-colors';
import type { WordLook } from './pen';

/** Em of the outline of large and of smaller words. */
const BOLD = 0.085;
const PLAIN = 0.075;

const made = new WeakMap<CaptionColors, ReturnType<typeof make>>();

const make = ({ white, accent, onPill, deep }: CaptionColors) =>
  ({
    bold: { fill: white, outline: BOLD },
    boldAccent: { fill: accent, outline: BOLD },
    plain: { fill: white, outline: PLAIN },
    plainAccent: { fill: accent, outline: PLAIN },
    /** On a ground of their own. */
    bare: { fill: white },
    bareAccent: { fill: accent },
    onPill: { fill: onPill },
    onWhite: { fill: deep },
  }) satisfies Record<string, WordLook>;

export function looksOf(colors: CaptionColors): ReturnType<typeof make> {
  const known = made.get(colors) ?? make(colors);
  made.set(colors, known);
  return known;
}
