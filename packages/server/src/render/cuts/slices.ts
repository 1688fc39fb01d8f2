/** The picture leaves in slices, each a little after the one before. */

import { easeInOut } from '../film/curve';
import { clamp } from '../geometry';
import type { Cut } from './cut';

const SLICES = 5;

export const slices: Cut = ({ context, from, to, size, progress, random }) => {
  const { width, height } = size;
  const direction = random() < 0.5 ? -1 : 1;
  const across = Math.ceil(width / SLICES);
  for (let slice = 0; slice < SLICES; slice += 1) {
    const own = easeInOut(clamp(progress * 1.6 - slice * 0.13, 0, 1));
    const x = slice * across;
    const wide = Math.min(across, width - x);
    const way = direction * (slice % 2 === 0 ? 1 : -1);
    const shift = Math.round(own * height) * way;
    context.drawImage(to, x, 0, wide, height, x, shift - height * way, wide, height);
    context.drawImage(from, x, 0, wide, height, x, shift, wide, height);
  }
};
