/** The colours of paper and screens: near white whatever the film's ground is, with the brand's colour as accent. */
import { contrast, hex, mix, type Rgb, readable } from '../../color/color';
import type { Palette } from '../../color/palettes';

export interface Inks {
  readonly paper: Rgb;
  /** A step from the paper, for fields and rows. */
  readonly field: Rgb;
  readonly line: Rgb;
  readonly ink: Rgb;
  readonly soft: Rgb;
  /** The accent as words have it. */
  readonly accent: Rgb;
  /** The accent as areas have it, and what is read on it. */
  readonly fill: Rgb;
  readonly onFill: Rgb;
  readonly right: Rgb;
  readonly wrong: Rgb;
  readonly shade: Rgb;
}

const WHITE = hex('#ffffff');
const NIGHT = hex('#15161c');
/** Contrast to paper below which a colour is pale. */
const PALE = 1.9;

export function inksOf(palette: Palette): Inks {
  const paper = mix(WHITE, palette.dark ? palette.ink : palette.from, 0.22);
  const field = mix(paper, palette.dark ? palette.from : palette.to, palette.dark ? 0.07 : 0.3);
  const grounds = [paper, field];
  const ink = readable(mix(NIGHT, palette.dark ? palette.to : palette.ink, 0.4), grounds, NIGHT, 9);
  // A pale accent is no bar on paper, and darkened it is mud: the film's own ground stands in.
  const isPale = contrast(palette.accent, paper) < PALE;
  const fill = !isPale ? palette.accent : palette.dark ? mix(palette.to, palette.glow, 0.35) : palette.accent2;
  const onFill = readable(
    isPale ? WHITE : palette.onAccent,
    [fill],
    contrast(WHITE, fill) > contrast(NIGHT, fill) ? WHITE : NIGHT,
    4.6,
  );
  const accent = readable(fill, grounds, NIGHT, 4.6);
  return {
    paper,
    field,
    line: mix(paper, ink, 0.16),
    ink,
    soft: readable(mix(ink, paper, 0.24), grounds, ink, 6),
    accent,
    fill,
    onFill,
    right: readable(hex('#17804b'), grounds, NIGHT, 4.6),
    wrong: readable(hex('#c32a23'), grounds, NIGHT, 4.6),
    shade: mix(palette.to, { r: 18, g: 8, b: 22 }, 0.78),
  };
}
