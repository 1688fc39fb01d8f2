/** Through the middle of one picture into the next. */
import { easeIn, easeOut } from '../film/curve';
import { clamp } from '../geometry';
import type { Cut, CutInput } from './cut';

/** When the next picture comes forward, as shares of the cut: while this one is so near that nothing is told from it. */
const CHANGES = { from: 0.3, until: 0.7 } as const;
/** How much nearer this picture is when it is gone, and how much the next is when it comes. */
const NEARER = 2.2;
const COMES_AT = 1.3;
/** Copies of this picture, a little nearer each, as shares of what it comes nearer: the streaks of its speed. */
const STREAKS = [0, 0.02, 0.04, 0.06] as const;

const scaled = ({ context, size }: CutInput, picture: CutInput['from'], scale: number, alpha: number): void => {
  context.globalAlpha = alpha;
  const [width, height] = [size.width * scale, size.height * scale];
  context.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);
  context.globalAlpha = 1;
};

export const zoomThrough: Cut = (input) => {
  const { from, to, progress } = input;
  const came = clamp((progress - CHANGES.from) / (CHANGES.until - CHANGES.from), 0, 1);
  if (came < 1) {
    const nearer = NEARER * easeIn(Math.min(1, progress * 1.3));
    for (const [order, streak] of STREAKS.entries())
      scaled(input, from, 1 + nearer * (1 + streak * order), 1 / (order + 1));
  }
  if (came > 0) scaled(input, to, COMES_AT - (COMES_AT - 1) * easeOut(progress), came);
};
