/** What lies over everything but the words: darker corners in the colour of the air, and the grain of a film. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../color/color';
import type { Palette } from '../color/palettes';
import { type Context, type Layer, STILL } from '../film/film';
import type { Size } from '../geometry';
import { still } from '../layout/part';
import { randomFor } from '../random';
import { strewn } from '../sprites/strewn';

const GRAIN_SIDE = 256;
/** Opacity of the strongest grain, of 255. */
const GRAIN_MOST = 13;

function makeGrain(): Canvas {
  const canvas = createCanvas(GRAIN_SIDE, GRAIN_SIDE);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(GRAIN_SIDE, GRAIN_SIDE);
  const random = randomFor(1, 'grain');
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(random() < 0.5 ? 255 : 0, at, at + 3);
    pixels.data[at + 3] = Math.round(random() ** 2 * GRAIN_MOST);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

let strew: ReturnType<typeof strewn> | undefined;

/** Grain over the whole of a frame, the same for all films. */
export function strewGrain(context: Context, { width, height }: Size): void {
  strew ??= strewn(makeGrain());
  strew(context, width, height);
}

export const finish = (size: Size, palette: Palette): Layer => ({
  ...still({ x: 0, y: 0, ...size }, (context) => {
    const { width, height } = size;
    const reach = Math.hypot(width, height) / 2;
    const corner = mix(palette.to, { r: 0, g: 0, b: 0 }, palette.dark ? 0.7 : 0.45);
    const gradient = context.createRadialGradient(
      width / 2,
      height / 2,
      reach * 0.6,
      width / 2,
      height / 2,
      reach * 1.1,
    );
    gradient.addColorStop(0, css(corner, 0));
    gradient.addColorStop(1, css(corner, palette.dark ? 0.5 : 0.22));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
    strewGrain(context, size);
  }),
  enter: STILL,
});
