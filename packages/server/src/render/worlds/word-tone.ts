/** What is written over a world, and the ground it is read on: pale with dark ink by day, dark with white ink in the evening. */
import { hex, luminance, mix, type Rgb, readable } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Light } from './light';
import type { WorldName } from './worlds';

export interface WordTone {
  readonly ink: Rgb;
  readonly ground: Rgb;
  /** Opacity of the ground half-way up to the words, where they begin, and at the foot. */
  readonly rise: readonly [number, number, number];
}

const WHITE = hex('#ffffff');
const BLACK = hex('#06050c');

/** Places whose own light is dark at every hour. */
const DIM: readonly WorldName[] = ['stage', 'night-sky'];
/** From here on a haze is bright enough to fade into. */
const BRIGHT = 0.42;

/** The foot of a painting, at any hour, is bare paper. */
const PAPER = hex('#fdf8ec');

/** A film on paper goes on on its paper; in the colours of a night, the air of the place is what words stand on. */
export function wordTone(
  name: WorldName,
  { time, haze, shade }: Light,
  palette: Palette,
  style = 'cinematic',
): WordTone {
  const pale = { rise: [0.34, 0.82, 0.95] } as const;
  if (style === 'watercolour')
    return {
      ink: readable(palette.dark ? mix(shade, BLACK, 0.5) : palette.ink, [PAPER], BLACK, 9),
      ground: PAPER,
      ...pale,
    };
  const dark = time === 'dusk' || time === 'night' || DIM.includes(name) || luminance(haze) < BRIGHT;
  if (dark) return { ink: WHITE, ground: mix(shade, BLACK, 0.72), rise: [0.3, 0.74, 0.88] };
  const ground = palette.dark ? mix(haze, WHITE, 0.5) : mix(palette.from, WHITE, 0.25);
  const ink = palette.dark ? mix(shade, BLACK, 0.5) : palette.ink;
  return { ink: readable(ink, [ground], BLACK, 9), ground, ...pale };
}
