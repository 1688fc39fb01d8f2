/** A page in a browser's window: where it stands, what it is printed on, and how it is scrolled. */
import type { Rgb } from '../../color/color';
import { easeInOut, keys, sum } from '../../film/curve';
import { type Box, inset } from '../../geometry';
import type { ActScene } from '../act';

export interface Page {
  readonly window: Box;
  /** Height of the bar with tabs and address. */
  readonly bar: number;
  /** What is seen of the page. */
  readonly view: Box;
  readonly round: number;
}

export function pageOf({ setting: { size } }: ActScene): Page {
  const tall = size.height > size.width * 1.4;
  const wide = size.width > size.height * 1.15;
  const short = Math.min(size.width, size.height);
  const [side, top, low] = wide
    ? [size.width * 0.055, size.height * 0.06, size.height * 0.07]
    : [size.width * 0.05, size.height * (tall ? 0.07 : 0.05), size.height * (tall ? 0.1 : 0.05)];
  const window = inset({ x: 0, y: 0, ...size }, { left: side, right: side, top, bottom: low });
  const bar = short * 0.115;
  return { window, bar, round: short * 0.026, view: inset(window, { top: bar }) };
}

export const paperOf = ({ setting: { palette } }: ActScene): Rgb => palette.card;

/** How the page is moved: it comes from below its first lines, rests while it is read, and goes on a little. */
export const scrolled = ({ from, span, setting }: ActScene) => {
  const high = setting.size.height;
  const end = Math.min(span.until, setting.seconds);
  return sum(
    keys({ at: from - 0.1, value: high * 0.14 }, { at: from + 0.85, value: 0, ease: (p) => 1 - (1 - p) ** 4 }),
    keys({ at: from + 0.9, value: 0 }, { at: end + 0.4, value: -high * 0.012, ease: easeInOut }),
  );
};
