/** Into the outline of a thing, which grows until it is the whole frame: the next scene is inside it. */
import { createCanvas } from '@napi-rs/canvas';
import { easeIn } from '../film/curve';
import type { Cut } from './cut';
import { iris } from './iris';

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
  own.drawImage(emblem, (width - wide) / 2, (height - tall) / 2, wide, tall);
  own.globalCompositeOperation = 'source-in';
  own.drawImage(to, 0, 0);
  context.drawImage(from, 0, 0);
  context.drawImage(inside, 0, 0);
  // What is not inside of it even then comes by itself at the end.
  context.globalAlpha = Math.max(0, progress - 0.7) / 0.3;
  context.drawImage(to, 0, 0);
  context.globalAlpha = 1;
};
