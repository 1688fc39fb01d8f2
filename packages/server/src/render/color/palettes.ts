/**
 * Colour schemes. Invariants: `ink` has a contrast of at least 4.5 on every tone that a backdrop may show (`from`, `to`,
 * `glow`, `glow2`), `accent` at least 3, and `onAccent` at least 4.5 on `accent`.
 */
import { contrast, hex, inkOn, luminance, mix, parseHex, type Rgb, readable, saturation, tintWithin } from './color';

export interface Palette {
  readonly dark: boolean;
  readonly from: Rgb;
  readonly to: Rgb;
  /** Tones of moving light, safe under `ink`. */
  readonly glow: Rgb;
  readonly glow2: Rgb;
  readonly ink: Rgb;
  /** Quieter ink for second lines; at least 4.5 as well. */
  readonly soft: Rgb;
  readonly accent: Rgb;
  readonly accent2: Rgb;
  readonly onAccent: Rgb;
  /** Fill of cards, a step away from the background, safe under `ink`. */
  readonly card: Rgb;
}

/** The glows are derived from the accents unless they are given: some accents muddy their ground. */
export type Swatch = readonly [
  from: string,
  to: string,
  ink: string,
  accent: string,
  accent2: string,
  glow?: string,
  glow2?: string,
];

const SWATCHES = {
  midnight: ['#0b1026', '#1d2152', '#f5f7ff', '#8f7bff', '#3ddcf0'],
  ember: ['#190d08', '#4a1c12', '#fff4ea', '#ff7a45', '#ffc857', '#a23f16', '#571a2b'],
  forest: ['#0b1d16', '#164a36', '#f2fbf4', '#86e8ad', '#f4d35e'],
  carbon: ['#0b0b0d', '#202228', '#ffffff', '#e4ff4f', '#a7adb8', '#3d4454', '#2a2c36'],
  plum: ['#1e0b2b', '#4c1650', '#fff0fa', '#ff6bab', '#ffb86b', '#93307f', '#3d1d78'],
  ocean: ['#041f2b', '#0b4d5e', '#effffd', '#35e8c8', '#7cc7ff'],
  wine: ['#22060f', '#5c1226', '#fff1ee', '#ff8f8a', '#f6c667'],
  cobalt: ['#1226b8', '#2140e6', '#ffffff', '#ffe14a', '#9fe8ff', '#4a5cff', '#0d1a8a'],
  paper: ['#f7f2e8', '#ece1cd', '#1c1917', '#b93a0b', '#0f6b62', '#f3c9a6', '#d3e4dc'],
  mint: ['#ecf8f2', '#c6e9da', '#0b2e25', '#0a6b4e', '#8a4b00', '#9ce0c0', '#e6f5b8'],
  sky: ['#eef4ff', '#cadcff', '#0b1b3b', '#1f4fe0', '#a83a12', '#a3c2ff', '#dff0ff'],
  blush: ['#fff2ef', '#ffd8cf', '#3b0a16', '#b81d43', '#28509c', '#ffb3ad', '#ffe3d0'],
  sand: ['#faf5ee', '#f1dcc0', '#2a1a0e', '#9a4310', '#285c4d', '#f5c48f', '#e3e6d2'],
  citrus: ['#ffd84d', '#ffbf38', '#1d1400', '#7a1f00', '#143d8c', '#ff9d4a', '#fff0a3'],
} as const satisfies Record<string, Swatch>;

export type PaletteName = keyof typeof SWATCHES;
export const PALETTE_NAMES = Object.keys(SWATCHES) as [PaletteName, ...PaletteName[]];

/** Colours that are wished for, moved as little as the invariants need. */
export function finish(
  from: Rgb,
  to: Rgb,
  inkWish: Rgb,
  accentWish: Rgb,
  accent2Wish: Rgb,
  glowWish?: Rgb,
  glow2Wish?: Rgb,
): Palette {
  const dark = luminance(mix(from, to, 0.5)) < 0.3;
  const ink = readable(inkWish, [from, to], dark ? hex('#ffffff') : hex('#000000'), 5.5);
  const glow = tintWithin(to, glowWish ?? accentWish, ink, glowWish === undefined ? (dark ? 0.5 : 0.34) : 1, 4.6);
  const glow2 = tintWithin(from, glow2Wish ?? accent2Wish, ink, glow2Wish === undefined ? (dark ? 0.34 : 0.3) : 1, 4.6);
  const card = tintWithin(mix(from, to, 0.5), hex('#ffffff'), ink, dark ? 0.09 : 0.62, 5.2);
  const tones = [from, to, glow, glow2, card];
  const accent = readable(accentWish, tones, ink, 3.05);
  return {
    dark,
    from,
    to,
    glow,
    glow2,
    ink,
    soft: readable(mix(ink, mix(from, to, 0.5), 0.24), tones, ink, 4.5),
    accent,
    accent2: readable(accent2Wish, tones, ink, 3.05),
    onAccent: readable(
      luminance(accent) > 0.3 ? mix(from, BLACK, dark ? 0.4 : 0.9) : inkOn(accent),
      [accent],
      inkOn(accent),
      4.6,
    ),
    card,
  };
}

const BLACK = hex('#08080c');

/** The palette of a few colours, which are moved as little as readability needs. */
export function paletteFrom([from, to, ink, accent, accent2, glow, glow2]: Swatch): Palette {
  const given = glow === undefined || glow2 === undefined ? [] : [hex(glow), hex(glow2)];
  return finish(hex(from), hex(to), hex(ink), hex(accent), hex(accent2), ...given);
}

/** One of the house palettes. */
export const palette = (name: PaletteName): Palette => paletteFrom(SWATCHES[name]);

/** The colour that leads a brand, and the strongest beside it. Brands name theirs first; greys, blacks and whites do not lead. */
function leadsOf(colors: readonly string[]): readonly [lead?: Rgb, second?: Rgb] {
  const parsed = colors.map(parseHex).filter((color): color is Rgb => color !== undefined);
  const lead = parsed.find((color) => saturation(color) > 0.2 && luminance(color) < 0.9) ?? parsed[0];
  if (lead === undefined) return [];
  const others = parsed.filter((color) => color !== lead && contrast(color, lead) > 1.25);
  const [second] = [...others].sort((a, b) => saturation(b) - saturation(a));
  return second === undefined ? [lead] : [lead, second];
}

/** From here on a colour is too pale to stand on a light ground: darkened until it does it is another one, and mud. */
const PALE = { luminance: 0.72, saturation: 0.35 } as const;
/** What has hardly a hue. */
const GREY = 0.12;
/** What stands for black where the ground is black. */
const CHALK = hex('#f4f1ea');

const isPale = (color: Rgb): boolean => luminance(color) > PALE.luminance && saturation(color) < PALE.saturation;
const isGrey = (color: Rgb): boolean => saturation(color) < GREY;

/** What of a brand's colours stands as an accent; undefined where none can without being another colour. */
function accentOf(lead: Rgb, second: Rgb | undefined, dark: boolean): Rgb | undefined {
  if (dark) return isGrey(lead) && luminance(lead) < 0.1 ? CHALK : lead;
  return [lead, second].find((color) => color !== undefined && !isPale(color));
}

/**
 * A palette around a brand's colours: the most saturated one leads, a dark or light ground is tinted with it, and all of
 * them are moved as little as readability needs. Undefined when no colour can be read.
 */
export function brandPalette(colors: readonly string[], preferDark: boolean): Palette | undefined {
  const [lead, other] = leadsOf(colors);
  if (lead === undefined) return undefined;
  const second = other ?? mix(lead, inkOn(lead), 0.45);
  if (luminance(lead) < 0.2 && saturation(lead) > 0.25 && preferDark) {
    return finish(
      mix(lead, BLACK, 0.5),
      mix(lead, BLACK, 0.08),
      hex('#ffffff'),
      saturation(second) > 0.2 ? second : mix(lead, hex('#ffffff'), 0.6),
      mix(lead, hex('#ffffff'), 0.5),
    );
  }
  // A dark ground tinted with yellow is mud: bright leads stand on a neutral one.
  if (preferDark && luminance(lead) > 0.42)
    return finish(hex('#0d0e12'), hex('#1e2028'), hex('#ffffff'), lead, second, hex('#3a3e4c'), hex('#272a35'));
  const accent = accentOf(lead, other, preferDark);
  if (preferDark) return finish(mix(lead, BLACK, 0.93), mix(lead, BLACK, 0.74), hex('#ffffff'), accent ?? lead, second);
  const white = hex('#ffffff');
  // A pale colour is the ground itself, with black on it.
  if (isPale(lead))
    return finish(mix(lead, white, 0.4), lead, mix(lead, BLACK, 0.92), accent ?? mix(lead, BLACK, 0.88), second);
  // Tinted with black, white would be grey.
  if (isGrey(lead)) return finish(mix(CHALK, white, 0.8), CHALK, mix(lead, BLACK, 0.88), lead, second);
  return finish(mix(lead, white, 0.95), mix(lead, white, 0.8), mix(lead, BLACK, 0.88), lead, second);
}

/** A palette with the brand's colours as its accents, moved as little as readability needs; its ground stays. */
export function inBrandColors(made: Palette, colors: readonly string[]): Palette {
  const [lead, second] = leadsOf(colors);
  if (lead === undefined) return made;
  const accent = accentOf(lead, second, made.dark);
  // What is too pale to be an accent is the light of the ground.
  if (accent === undefined)
    return finish(lead, mix(lead, made.to, 0.5), made.ink, made.accent, made.accent2, lead, made.glow2);
  const beside = second === undefined || second === accent || (!made.dark && isPale(second)) ? made.accent2 : second;
  return finish(made.from, made.to, made.ink, accent, beside, made.glow, made.glow2);
}

/** The same colours on paper: for pictures that cannot be dark. */
export function paperPalette({ from, accent, accent2 }: Palette): Palette {
  const paper = hex('#fbf7ee');
  const ink = mix(from, BLACK, 0.35);
  return finish(paper, mix(paper, accent2, 0.16), ink, mix(accent, from, 0.14), mix(accent2, from, 0.14));
}
