/** A band of light that passes over a logo, and over nothing around it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Layer, STILL } from '../film/film';
import type { Box } from '../geometry';

/** Seconds that a band takes from one side to the other. */
export const SWEEPS = 0.75;
/** Width of the band as a share of the logo's height, and how far it leans. */
const BROAD = 0.9;
const LEAN = 0.5;
/** Of 255: a logo that is brighter than this on the whole is passed by a shade instead. */
const BRIGHT = 190;
/** And one that is darker by a faint light: white would wipe its letters off a light ground. */
const DIM = 70;
const STRENGTH = { usual: 0.75, faint: 0.3 } as const;

/** What is opaque of a layer, and how bright that is. */
function maskOf(layer: Layer): { readonly mask: Canvas; readonly level: number } {
  const mask = createCanvas(layer.box.width, layer.box.height);
  const context = mask.getContext('2d');
  layer.paint(context, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const { data } = context.getImageData(0, 0, mask.width, mask.height);
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 64) {
    if ((data[at + 3] ?? 0) < 128) continue;
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    count += 1;
  }
  return { mask, level: count === 0 ? 0 : sum / count };
}

interface Band {
  readonly color: string;
  readonly strength: number;
}

/** Draws the band at a share of its way, as bright as it gets in the middle of it, and cuts it to the mask. */
function paintBand(picture: Canvas, mask: Canvas, share: number, { color, strength }: Band): void {
  const context = picture.getContext('2d');
  const { width, height } = picture;
  const half = (height * BROAD) / 2;
  const lean = height * LEAN;
  const x = -half - lean + share * (width + 2 * half + lean);
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  context.save();
  context.transform(1, 0, -LEAN, 1, lean, 0);
  const band = context.createLinearGradient(x - half, 0, x + half, 0);
  band.addColorStop(0, `rgba(${color}, 0)`);
  band.addColorStop(0.5, `rgba(${color}, ${strength})`);
  band.addColorStop(1, `rgba(${color}, 0)`);
  context.fillStyle = band;
  context.fillRect(x - half, 0, 2 * half, height);
  context.restore();
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(mask, 0, 0);
}

/** `at`: seconds of the scene at which the band sets out. It goes where the logo goes. */
export function lightSweep(logo: Layer, at: number): Layer {
  const box: Box = logo.box;
  let made: { readonly picture: Canvas; readonly mask: Canvas; readonly band: Band } | undefined;
  const { lens, move } = logo;
  return {
    ...{ box, frames: 1, masked: false, enter: STILL, shows: { from: at, until: at + SWEEPS } },
    ...(lens === undefined ? {} : { lens }),
    ...(move === undefined ? {} : { move }),
    paint: () => undefined,
    live(context, seconds) {
      if (made === undefined) {
        const { mask, level } = maskOf(logo);
        made = {
          picture: createCanvas(box.width, box.height),
          mask,
          band: {
            color: level > BRIGHT ? '20, 24, 32' : '255, 255, 255',
            strength: level < DIM ? STRENGTH.faint : STRENGTH.usual,
          },
        };
      }
      paintBand(made.picture, made.mask, (seconds - at) / SWEEPS, made.band);
      context.drawImage(made.picture, box.x, box.y);
    },
  };
}
