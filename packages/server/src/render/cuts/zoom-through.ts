/** Through the middle of one picture into the next. */
import { easeIn, easeOut } from '../film/curve';
import type { Cut, CutInput } from './cut';

const scaled = ({ context, size }: CutInput, picture: CutInput['from'], scale: number, alpha: number): void => {
  context.globalAlpha = alpha;
  const [width, height] = [size.width * scale, size.height * scale];
  context.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);
  context.globalAlpha = 1;
};

export const zoomThrough: Cut = (input) => {
  const { from, to, progress } = input;
  scaled(input, to, 1.35 - 0.35 * easeOut(progress), 1);
  for (const [lag, strength] of [
    [0, 0.6],
    [0.08, 0.35],
    [0.16, 0.2],
  ] as const) {
    const gone = Math.max(0, progress - lag);
    scaled(input, from, 1 + 1.6 * easeIn(gone), strength * Math.max(0, 1 - gone * 1.15) * (progress < 0.3 ? 1.6 : 1));
  }
  if (progress < 0.2) scaled(input, from, 1 + 1.6 * easeIn(progress), 1 - progress * 3);
};
