/** What is written over a world, and what it is read on: the ground of its place, pale with dark ink where that is bright, in shade with white ink elsewhere. */
import { hex, luminance, mix, type Rgb, readable } from '../color/color';
import type { Palette } from '../color/palettes';
import { type Light, seen } from './light';
import { colourOfSurface } from './surface';
import { WORLDS, type WorldName } from './worlds';

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
/** From here on the ground of a place is so bright that words on it are dark. */
const BRIGHT = 0.5;
/** How much the ground under white words is in shade, and how much contrast they have on it. */
const SHADED = 0.16;
const CONTRAST = 8;

/** The foot of a painting, at any hour, is bare paper. */
const PAPER = hex('#fdf8ec');

/** Words stand on the ground of their place, or the counter that somebody stands behind, paler or in shade; a film on paper goes on on its paper. */
export function wordTone(
  name: WorldName,
  light: Light,
  palette: Palette,
  style = 'cinematic',
  isAtCounter = false,
): WordTone {
  const { time, shade } = light;
  const pale = { rise: [0.34, 0.82, 0.95] } as const;
  const own = palette.dark ? mix(shade, BLACK, 0.5) : palette.ink;
  if (style === 'watercolour') return { ink: readable(own, [PAPER], BLACK, 9), ground: PAPER, ...pale };
  const { surface: kind, counter } = WORLDS[name];
  const surface = seen(isAtCounter ? hex(counter) : colourOfSurface(kind), light);
  const isDark = time === 'dusk' || time === 'night' || DIM.includes(name) || luminance(surface) < BRIGHT;
  if (isDark) {
    const ground = readable(mix(surface, shade, SHADED), [WHITE], mix(shade, BLACK, 0.72), CONTRAST);
    return { ink: WHITE, ground, rise: [0.3, 0.74, 0.88] };
  }
  const ground = mix(surface, WHITE, 0.4);
  return { ink: readable(own, [ground], BLACK, 9), ground, ...pale };
}
