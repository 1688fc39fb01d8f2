/** The camera is thrown to the side: both pictures fly past, streaked by their speed. */
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';
import { smeared } from './smeared';

/** How far the picture is streaked where it is fastest, as a share of the frame's width. */
const STREAKS = 0.11;

export const whip: Cut = ({ context, from, to, size, progress, random }) => {
  const { width, height } = size;
  const side = random() < 0.5 ? -1 : 1;
  const shift = Math.round(easeInOut(progress) * width);
  const streaks = Math.sin(Math.PI * progress) ** 2 * width * STREAKS;
  // Both overlap by a pixel: smeared edges would let through what is behind.
  context.drawImage(smeared(from, streaks, 'x'), side * -shift - 1, 0, width + 2, height);
  context.drawImage(smeared(to, streaks, 'x'), side * (width - shift) - 1, 0, width + 2, height);
};
