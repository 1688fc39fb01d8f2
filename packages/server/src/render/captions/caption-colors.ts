/** Colours of captions: what is said, what it is set apart by, and the dark that both are read on, over any picture. */
import { contrast, hex, inkOn, mix, type Rgb, readable, saturation } from '../color/color';
import type { Palette } from '../color/palettes';

export interface CaptionColors {
  /** Outlines, shadows and bars. */
  readonly deep: Rgb;
  readonly white: Rgb;
  /** Of the word that counts: read on the dark, and told from white. */
  readonly accent: Rgb;
  /** Its companion, for runs of colour. */
  readonly second: Rgb;
  /** Pills and labels, and what is written on them. */
  readonly pill: Rgb;
  readonly onPill: Rgb;
}

const DEEP = hex('#0c0a12');
const WHITE = hex('#ffffff');
/** What is set apart where the film has no colour for it: yellow, as everywhere. */
const YELLOW = hex('#ffd83d');

/** Contrast with the dark, and with white, from which a colour is read and told apart. */
const ON_DARK = 6;
const FROM_WHITE = 1.25;
const COLOURED = 0.3;

/** The same hue as strong as it gets: what is muted in a film is lost in small letters. */
const pure = ({ r, g, b }: Rgb): Rgb => {
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  const full = (channel: number): number => ((channel - low) / Math.max(1, high - low)) * 255;
  return { r: full(r), g: full(g), b: full(b) };
};

const bright = (color: Rgb, other: Rgb): Rgb => {
  if (saturation(color) < COLOURED) return other;
  const tried = readable(pure(color), [DEEP], WHITE, ON_DARK);
  return contrast(tried, WHITE) >= FROM_WHITE ? tried : mix(tried, YELLOW, 0.5);
};

/** By so much of the way round the second colour lies beside the first: orange and yellow, blue and violet, red and orange. */
const BESIDE = 0.14;

/** A pure hue, 0 to 1 around the circle. */
const hueOf = ({ r, g, b }: Rgb): number => {
  const high = Math.max(r, g, b);
  const range = Math.max(1, high - Math.min(r, g, b));
  const sixth = high === r ? (g - b) / range : high === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth / 6 + 1) % 1;
};

const ofHue = (hue: number): Rgb => {
  const part = (shift: number): number => {
    const at = (hue + shift + 1) % 1;
    return 255 * Math.min(1, Math.max(0, Math.abs(at * 6 - 3) - 1));
  };
  return { r: part(0), g: part(2 / 3), b: part(1 / 3) };
};

export function captionColors({ accent }: Palette): CaptionColors {
  const pill = saturation(accent) >= COLOURED ? accent : YELLOW;
  const first = bright(accent, YELLOW);
  return {
    deep: DEEP,
    white: WHITE,
    pill,
    onPill: inkOn(pill),
    accent: first,
    second: bright(ofHue(hueOf(first) + BESIDE), YELLOW),
  };
}
