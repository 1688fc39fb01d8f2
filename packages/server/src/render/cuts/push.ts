/** The next picture pushes this one up and out; both lean on one another while they go. */
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';

/** Copies that lie behind along the way, as whatever is fast. */
const GHOSTS = [0, 0.35, 0.7] as const;

export const push: Cut = ({ context, from, to, size, progress }) => {
  const { height } = size;
  const shift = Math.round(easeInOut(progress) * height);
  const speed = Math.sin(Math.PI * progress) * height * 0.05;
  for (const [order, ghost] of GHOSTS.entries()) {
    context.globalAlpha = 1 / (order + 1);
    const lag = Math.round(ghost * speed);
    context.drawImage(from, 0, lag - shift);
    context.drawImage(to, 0, height - shift + lag);
  }
  context.globalAlpha = 1;
};
