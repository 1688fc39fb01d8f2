/** The camera is thrown to the side: both pictures fly past in streaks. */
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';

/** Copies that make the streaks, each a little behind the one before. */
const GHOSTS = 5;

export const whip: Cut = ({ context, from, to, size, progress, random }) => {
  const side = random() < 0.5 ? -1 : 1;
  const shift = Math.round(easeInOut(progress) * size.width);
  const speed = Math.sin(Math.PI * progress) * size.width * 0.16;
  for (let ghost = 0; ghost < GHOSTS; ghost += 1) {
    // The first fills the whole frame; its ghosts lie on it.
    const lag = Math.round((ghost / GHOSTS) * speed);
    context.globalAlpha = 1 / (ghost + 1);
    context.drawImage(from, side * (-shift + lag), 0);
    context.drawImage(to, side * (size.width - shift + lag), 0);
  }
  context.globalAlpha = 1;
};
