/** The camera before an act: what it sees comes in with a swing, lands, and never quite rests. */
import { easeOut, keys, linear, spring, sum, sway } from '../film/curve';
import type { Lens, Span } from '../film/film';
import type { Box } from '../geometry';

export interface ActView {
  readonly span: Span;
  /** Seconds at which it begins to come in. */
  readonly from: number;
  readonly card: Box;
  readonly short: number;
  readonly tilt: number;
  readonly near: boolean;
}

const OVERLAP = 0.5;

export function actLens({ span, from, card, short, tilt, near }: ActView): Lens {
  const centre = { x: card.x + card.width / 2, y: card.y + card.height / 2 };
  const end = span.until + OVERLAP;
  if (near)
    return {
      centre,
      zoom: keys(
        { at: span.from - 0.2, value: 1.1 },
        { at: span.from + 0.5, value: 1, ease: easeOut },
        { at: end, value: 1.03, ease: linear },
      ),
      x: sway(short * 0.004, 4.7, 0.2),
      y: sway(short * 0.004, 3.9, 0.6),
      roll: sway(0.004, 6.1, 0.3),
    };
  const comes = span.from > 0;
  return {
    centre,
    zoom: sum(
      keys({ at: from, value: comes ? 1.06 : 0.9 }, { at: from + 0.7, value: 1, ease: comes ? easeOut : spring(0.3) }),
      keys({ at: from + 0.7, value: 0 }, { at: end, value: 0.025, ease: linear }),
    ),
    x: sway(short * 0.005, 5.3, 0.1),
    y: sum(
      comes ? () => 0 : keys({ at: from, value: short * 0.42 }, { at: from + 0.75, value: 0, ease: spring(0.25) }),
      sway(short * 0.005, 4.1, 0.4),
    ),
    roll: sum(
      comes
        ? () => tilt
        : keys(
            { at: from, value: tilt - 0.16 * Math.sign(tilt || 1) },
            { at: from + 0.9, value: tilt, ease: spring(0.5) },
          ),
      sway(0.005, 5.9),
    ),
  };
}
