/** Something that belongs to both scenes passes close to the camera; behind it the next scene begins. */
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';
import { diagonal } from './diagonal';

export const objectWipe: Cut = (input) => {
  const { context, from, to, size, progress, emblem } = input;
  if (emblem === undefined) {
    diagonal(input);
    return;
  }
  const { width, height } = size;
  const tall = Math.min(height * 0.9, (width * 1.5 * emblem.height) / emblem.width);
  const wide = (emblem.width / emblem.height) * tall;
  const x = width + wide / 2 - easeInOut(progress) * (width + wide);
  context.drawImage(from, 0, 0);
  if (x < width) context.drawImage(to, Math.max(0, x), 0, width, height, Math.max(0, x), 0, width, height);
  context.save();
  context.translate(x, height * 0.52);
  context.rotate((0.5 - progress) * 0.9);
  // Soft along its way, as whatever is that near and that fast.
  for (const [lag, alpha] of [
    [0.08, 0.25],
    [0.04, 0.45],
    [0, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.drawImage(emblem, -wide / 2 + lag * width, -tall / 2, wide, tall);
  }
  context.restore();
};
