/** sRGB colours as numbers: parsing, mixing, and contrast as WCAG 2 defines it. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Reads `#rgb`, `#rrggbb` or `#rrggbbaa` (the alpha is ignored); undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16);
  return { r: part(0), g: part(2), b: part(4) };
}

/** A colour that is written in this program; anything that is not a hex colour is black. */
export const hex = (text: string): Rgb => parseHex(text) ?? { r: 0, g: 0, b: 0 };

export const css = ({ r, g, b }: Rgb, alpha = 1): string =>
  `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha.toFixed(4)})`;

/** From `a` (amount 0) to `b` (amount 1). */
export const mix = (a: Rgb, b: Rgb, amount: number): Rgb => ({
  r: a.r + (b.r - a.r) * amount,
  g: a.g + (b.g - a.g) * amount,
  b: a.b + (b.b - a.b) * amount,
});

const linearised = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Of the levels that pixels have. */
const LINEAR = Float64Array.from({ length: 256 }, (_, level) => linearised(level));
const linear = (channel: number): number => LINEAR[channel] ?? linearised(channel);

/** Relative luminance, 0 to 1. */
export const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** 1 (none) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How bright a pixel looks, in whatever its channels are counted in; for light and shade of pictures. */
export const brightness = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;

/** 0 (grey) to 1. */
export function saturation({ r, g, b }: Rgb): number {
  const high = Math.max(r, g, b);
  return high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
}

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const BLACK: Rgb = { r: 0, g: 0, b: 0 };

/** Black or white, whichever is read more easily on the colour. */
export const inkOn = (background: Rgb): Rgb =>
  contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;

/** The colour itself when it stands out enough from every background; else moved towards `towards` until it does. */
export function readable(color: Rgb, backgrounds: readonly Rgb[], towards: Rgb, atLeast: number): Rgb {
  for (let step = 0; step <= 20; step += 1) {
    const tried = mix(color, towards, step / 20);
    if (backgrounds.every((background) => contrast(tried, background) >= atLeast)) return tried;
  }
  return towards;
}

/** As much of `tint` in `base` as leaves `ink` readable on it, but never more than `most`. */
export function tintWithin(base: Rgb, tint: Rgb, ink: Rgb, most: number, atLeast: number): Rgb {
  for (let amount = most; amount > 0; amount -= 0.04) {
    const tried = mix(base, tint, amount);
    if (contrast(tried, ink) >= atLeast) return tried;
  }
  return base;
}
