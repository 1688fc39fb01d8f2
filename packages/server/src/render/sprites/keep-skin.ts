/** The skin of somebody in some light: shade and the hour take its brightness, and leave it the colour of skin. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness } from '../color/color';
import { frameSent } from '../output/free-frames';
import { settled, spent } from '../output/settled';
import { hueOf } from './soft';

/** Hues that skin is drawn in, as degrees around red; the darkest is drawn bluer; how far beyond something still is a little of it. */
const HUES = { from: -22, darkest: -34, to: 36, beyond: 10 } as const;
/** How much colour it has: what has less is grey, and what has more is cloth, lips or wood. */
const COLOURED = { none: 0.1, from: 0.2, to: 0.5, much: 0.64 } as const;
/** The hue of blood under it. */
const WARM = 21;
/** How much of its brightness is left at least, and how much colour it has at least, where it is pale and where it is dark. */
const LEAST = { light: 0.8, pale: 0.3, dark: 0.56 } as const;
/** How much of its hue is its own, whatever the light is. */
const OWN = 0.9;

const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** 0 to 1: how surely a colour is skin. */
function isSkin(r: number, g: number, b: number): number {
  const high = Math.max(r, g, b);
  const colour = high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
  if (colour <= COLOURED.none || colour >= COLOURED.much) return 0;
  const hue = ((hueOf(r, g, b) + 180) % 360) - 180;
  const { to, beyond } = HUES;
  const from = HUES.darkest + (HUES.from - HUES.darkest) * between(brightness(r, g, b), 60, 110);
  const hued = between(hue, from - beyond, from) * (1 - between(hue, to, to + beyond));
  const { none, much } = COLOURED;
  return hued * between(colour, none, COLOURED.from) * (1 - between(colour, COLOURED.to, much));
}

/** `own`: the person as drawn; `lit`: the same in some light, or in none, which is drawn on no more. */
export function keepSkin(own: Canvas, lit: Canvas): Canvas {
  const { width, height } = own;
  const kept = createCanvas(width, height);
  const context = kept.getContext('2d');
  context.drawImage(lit, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  const before = own.getContext('2d').getImageData(0, 0, width, height).data;
  for (let at = 0; at < data.length; at += 4) {
    if ((before[at + 3] ?? 0) === 0) continue;
    const r = before[at] as number;
    const g = before[at + 1] as number;
    const b = before[at + 2] as number;
    const skin = isSkin(r, g, b) * OWN;
    if (skin === 0) continue;
    const high = Math.max(r, g, b);
    const asDrawn = brightness(r, g, b);
    const bright = Math.max(brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), asDrawn * LEAST.light);
    const least = LEAST.pale + (LEAST.dark - LEAST.pale) * (1 - between(asDrawn, 60, 190));
    const colour = Math.max((high - Math.min(r, g, b)) / high, least);
    // Its hue and colour at a brightness of one, brought to its own brightness.
    const green = 1 - colour * (1 - WARM / 60);
    const blue = 1 - colour;
    const scale = bright / brightness(1, green, blue);
    data[at] = (data[at] ?? 0) * (1 - skin) + Math.min(255, scale) * skin;
    data[at + 1] = (data[at + 1] ?? 0) * (1 - skin) + Math.min(255, scale * green) * skin;
    data[at + 2] = (data[at + 2] ?? 0) * (1 - skin) + Math.min(255, scale * blue) * skin;
  }
  context.putImageData(pixels, 0, 0);
  frameSent(width * height * 8);
  spent(lit);
  return settled(kept);
}
