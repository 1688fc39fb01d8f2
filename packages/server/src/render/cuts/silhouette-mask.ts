/** Into the outline of a thing, which grows until it is the whole frame: the next scene is inside it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { easeIn } from '../film/curve';
import type { Cut } from './cut';
import { iris } from './iris';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the side of the picture in which the thickest place is looked for. */
const LOOKED_AT = 40;

/** Where a thing is thickest, as shares of its picture. */
function thickestOf(emblem: Canvas): Place {
  const small = createCanvas(LOOKED_AT, LOOKED_AT);
  const context = small.getContext('2d');
  context.drawImage(emblem, 0, 0, LOOKED_AT, LOOKED_AT);
  const { data } = context.getImageData(0, 0, LOOKED_AT, LOOKED_AT);
  // The side of the largest full square that ends at each pixel.
  const sides = new Uint8Array(LOOKED_AT * LOOKED_AT);
  let best = { side: 0, x: 0.5, y: 0.5 };
  for (let y = 0; y < LOOKED_AT; y += 1)
    for (let x = 0; x < LOOKED_AT; x += 1) {
      const at = y * LOOKED_AT + x;
      if ((data[at * 4 + 3] ?? 0) < 128) continue;
      const around =
        x === 0 || y === 0
          ? 0
          : Math.min(sides[at - 1] ?? 0, sides[at - LOOKED_AT] ?? 0, sides[at - LOOKED_AT - 1] ?? 0);
      const side = around + 1;
      sides[at] = side;
      if (side > best.side) best = { side, x: (x + 1 - side / 2) / LOOKED_AT, y: (y + 1 - side / 2) / LOOKED_AT };
    }
  return best;
}

const known = new WeakMap<Canvas, Place>();
const thickest = (emblem: Canvas): Place => {
  const place = known.get(emblem) ?? thickestOf(emblem);
  known.set(emblem, place);
  return place;
};

export const silhouetteMask: Cut = (input) => {
  const { context, from, to, size, progress, emblem } = input;
  if (emblem === undefined) {
    iris(input);
    return;
  }
  const { width, height } = size;
  const tall = Math.min(width, height) * (0.25 + easeIn(progress) * 9);
  const wide = (emblem.width / emblem.height) * tall;
  const inside = createCanvas(width, height);
  const own = inside.getContext('2d');
  // About its thickest place: its hollows are out of the frame first.
  const { x, y } = thickest(emblem);
  own.drawImage(emblem, width / 2 - wide * x, height / 2 - tall * y, wide, tall);
  own.globalCompositeOperation = 'source-in';
  own.drawImage(to, 0, 0);
  context.drawImage(from, 0, 0);
  context.drawImage(inside, 0, 0);
  // What is not inside of it even then comes by itself at the end.
  context.globalAlpha = Math.max(0, progress - 0.7) / 0.3;
  context.drawImage(to, 0, 0);
  context.globalAlpha = 1;
};
