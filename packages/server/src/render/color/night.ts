/** A palette after dark: the same family, its ink become the ground, and its lights lit. */
import { hex, luminance, mix, type Rgb } from './color';
import { type Palette, paletteFrom, type Swatch } from './palettes';

const BLACK = hex('#05060f');
const LIGHT = hex('#fff7ea');

/** Colours are given as hex. */
const text = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** What is dark already stays as it is. */
export function nightOf(swatch: Swatch): Palette {
  const [from, to, ink, accent, accent2] = [
    hex(swatch[0]),
    hex(swatch[1]),
    hex(swatch[2]),
    hex(swatch[3]),
    hex(swatch[4]),
  ];
  if (luminance(mix(from, to, 0.5)) < 0.3) return paletteFrom(swatch);
  return paletteFrom([
    text(mix(ink, BLACK, 0.62)),
    text(mix(mix(ink, accent, 0.28), BLACK, 0.2)),
    text(LIGHT),
    text(mix(to, LIGHT, 0.2)),
    text(mix(accent2, LIGHT, 0.55)),
    text(mix(mix(ink, accent, 0.4), BLACK, 0.15)),
    text(mix(mix(ink, to, 0.3), BLACK, 0.1)),
  ]);
}
