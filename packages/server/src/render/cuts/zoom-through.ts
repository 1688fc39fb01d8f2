/** Through the middle of one picture into the next. */
import { easeIn, easeOut } from '../film/curve';
import { clamp } from '../geometry';
import type { Cut, CutInput } from './cut';

/** When the next picture is seen through the middle of this one, and when nothing of this one is left, as shares of the cut. */
const OPENS = { from: 0.22, until: 0.86 } as const;
/** How much nearer this picture is when it is gone, and how much the next is when it comes. */
const NEARER = 2.2;
const COMES_AT = 1.3;
/**
 * Copies of this picture, a little nearer each, as shares of what it comes nearer: the streaks of its speed. What is open of
 * each is a little smaller than of the one before, so that its edge is soft.
 */
const STREAKS = [0, 0.02, 0.04, 0.06] as const;
const SOFT = 0.09;

const scaled = ({ context, size }: CutInput, picture: CutInput['from'], scale: number): void => {
  const [width, height] = [size.width * scale, size.height * scale];
  context.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);
};

export const zoomThrough: Cut = (input) => {
  const { context, from, to, size, progress } = input;
  const open = clamp((progress - OPENS.from) / (OPENS.until - OPENS.from), 0, 1);
  if (open > 0) scaled(input, to, COMES_AT - (COMES_AT - 1) * easeOut(progress));
  if (open >= 1) return;
  const nearer = NEARER * easeIn(Math.min(1, progress * 1.3));
  const corner = Math.hypot(size.width, size.height) / 2;
  const radius = easeIn(open) * corner * (1 + SOFT);
  for (const [order, streak] of STREAKS.entries()) {
    context.save();
    if (open > 0) {
      context.beginPath();
      context.rect(0, 0, size.width, size.height);
      context.arc(size.width / 2, size.height / 2, radius * (1 - SOFT * order), 0, Math.PI * 2);
      context.clip('evenodd');
    }
    context.globalAlpha = 1 / (order + 1);
    scaled(input, from, 1 + nearer * (1 + streak * order));
    context.restore();
  }
};
