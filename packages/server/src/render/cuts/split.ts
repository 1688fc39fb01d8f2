/** The picture parts in the middle, and the next one comes forward between the halves. */
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';

export const split: Cut = ({ context, from, to, size, progress, random }) => {
  const { width, height } = size;
  const across = random() < 0.5;
  const open = easeInOut(progress);
  const scale = 1.16 - 0.16 * open;
  context.save();
  context.translate((width * (1 - scale)) / 2, (height * (1 - scale)) / 2);
  context.scale(scale, scale);
  context.drawImage(to, 0, 0);
  context.restore();
  context.fillStyle = `rgba(0,0,0,${(0.35 * (1 - open)).toFixed(3)})`;
  context.fillRect(0, 0, width, height);
  const half = Math.floor((across ? width : height) / 2);
  const shift = Math.round(open * half);
  const rest = (across ? width : height) - half;
  if (across) {
    context.drawImage(from, 0, 0, half, height, -shift, 0, half, height);
    context.drawImage(from, half, 0, rest, height, half + shift, 0, rest, height);
  } else {
    context.drawImage(from, 0, 0, width, half, 0, -shift, width, half);
    context.drawImage(from, 0, half, width, rest, 0, half + shift, width, rest);
  }
};
