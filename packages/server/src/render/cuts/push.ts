/** The next picture pushes this one up and out; both are blurred by their speed. */
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';
import { smeared } from './smeared';

/** How far the picture is blurred where it is fastest, as a share of the frame's height. */
const BLURRED = 0.03;

export const push: Cut = ({ context, from, to, size, progress }) => {
  const { width, height } = size;
  const shift = Math.round(easeInOut(progress) * height);
  const blurred = Math.sin(Math.PI * progress) ** 2 * height * BLURRED;
  // Both overlap by a pixel: blurred edges would let through what is behind.
  context.drawImage(smeared(from, blurred, 'y'), 0, -shift - 1, width, height + 2);
  context.drawImage(smeared(to, blurred, 'y'), 0, height - shift - 1, width, height + 2);
};
