/**
 * Steam: puffs that rise, spread and thin out. They are added up in numbers, as a small picture that is enlarged: so soft a
 * thing needs few pixels, and a drawn puff costs more by being asked for than by its pixels.
 */
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type Layer, STILL } from '../film/film';
import { clamp } from '../geometry';

const PLUMES = 3;
/** Puffs of each. */
const PUFFS = 16;
/** Radius of a puff as a share of the steam's width, where it begins and by how much it grows. */
const RADIUS = { first: 0.1, growth: 0.16 };
/** Pixels of the small picture that the radius of the smallest puff has. */
const FINE = 4;
const COARSEST = 8;

const wrap = (value: number): number => value - Math.floor(value);

/** How much of what is behind a puff is left, put onto what other puffs leave of it. */
function veil(left: Float32Array, columns: number, rows: number, x: number, y: number, radius: number, alpha: number) {
  const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(rows, Math.ceil(y + radius))];
  const [from, until] = [Math.max(0, Math.floor(x - radius)), Math.min(columns, Math.ceil(x + radius))];
  for (let row = top; row < bottom; row += 1) {
    const down = row + 0.5 - y;
    for (let column = from; column < until; column += 1) {
      const across = column + 0.5 - x;
      const near = 1 - Math.sqrt(across * across + down * down) / radius;
      const at = row * columns + column;
      if (near > 0) left[at] = (left[at] ?? 0) * (1 - alpha * near);
    }
  }
}

/** Steam that rises from a place, `width` pixels wide and `height` high. */
export function steamLayer(
  x: number,
  foot: number,
  width: number,
  height: number,
  ways: Pick<Layer, 'lens' | 'plane' | 'shows'>,
): Layer {
  const less = clamp(Math.floor((width * RADIUS.first) / FINE), 1, COARSEST);
  // The first puffs reach below the place that they rise from, the last ones above where they end.
  const around = width * (RADIUS.first + RADIUS.growth);
  const [left, top] = [x - width, foot - height - around];
  const [columns, rows] = [Math.ceil((width * 2) / less), Math.ceil((height + around * 2) / less)];
  let kept: { readonly canvas: Canvas; seconds: number } | undefined;

  const paint = (canvas: Canvas, seconds: number): void => {
    const clear = new Float32Array(columns * rows).fill(1);
    for (let plume = 0; plume < PLUMES; plume += 1) {
      for (let puff = 0; puff < PUFFS; puff += 1) {
        const life = wrap(puff / PUFFS + seconds * 0.22 + plume * 0.37);
        const sway = Math.sin(life * 5 + plume * 2 + seconds * 1.3) * width * 0.16 * (0.3 + life);
        const alpha = Math.sin(Math.PI * life) * (1 - life * 0.4) * 0.085;
        const radius = width * (RADIUS.first + RADIUS.growth * life);
        const [across, down] = [x + (plume - 1) * width * 0.3 + sway - left, foot - life * height - top];
        veil(clear, columns, rows, across / less, down / less, radius / less, alpha);
      }
    }
    const pixels = new Uint8ClampedArray(columns * rows * 4).fill(255);
    for (const [at, behind] of clear.entries()) pixels[at * 4 + 3] = Math.round((1 - behind) * 255);
    canvas.getContext('2d').putImageData(new ImageData(pixels, columns, rows), 0, 0);
  };

  return {
    box: { x: left, y: foot - height, width: width * 2, height },
    frames: 1,
    masked: false,
    enter: STILL,
    ...ways,
    gentle: true,
    paint: () => {},
    live: (context, seconds) => {
      kept ??= { canvas: createCanvas(columns, rows), seconds: Number.NaN };
      if (kept.seconds !== seconds) paint(kept.canvas, seconds);
      kept.seconds = seconds;
      context.drawImage(kept.canvas, left, top, columns * less, rows * less);
    },
  };
}
