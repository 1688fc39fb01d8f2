/** A camera that arrives, and then never quite rests. */
import { easeOut, type Key, keys, linear, sum, sway } from '../film/curve';
import type { Lens, Span } from '../film/film';
import type { Random } from '../random';

/** Seconds for which it is still seen beside the next shot. */
const OVERLAP = 0.5;

/** `drift`: a pan past what nearly fills the frame, a page or a card, and stays in it. */
export type CameraMove = 'push' | 'pull' | 'pan' | 'drift';

/** By how much it goes to each side, as a share of the shorter side. */
const REACH: Record<CameraMove, number> = { push: 0, pull: 0, pan: 0.05, drift: 0.018 };

/** `short`: pixels of the frame's shorter side. */
export function cameraOf(move: CameraMove, span: Span, centre: Lens['centre'], short: number, random: Random): Lens {
  const end = span.until + OVERLAP;
  const side = random() < 0.5 ? -1 : 1;
  const zoom: Record<CameraMove, readonly [Key, ...Key[]]> = {
    push: [
      { at: span.from - 0.3, value: 1.12 },
      { at: span.from + 0.8, value: 1.01, ease: easeOut },
      { at: end, value: 1.07, ease: linear },
    ],
    pull: [
      { at: span.from - 0.3, value: 1.3 },
      { at: span.from + 1, value: 1.06, ease: easeOut },
      { at: end, value: 1, ease: linear },
    ],
    pan: [
      { at: span.from - 0.3, value: 1.09 },
      { at: end, value: 1.03, ease: linear },
    ],
    drift: [
      { at: span.from - 0.3, value: 1.06 },
      { at: end, value: 1.01, ease: linear },
    ],
  };
  const reach = short * REACH[move] * side;
  return {
    zoom: keys(...zoom[move]),
    x: sum(
      keys({ at: span.from - 0.3, value: -reach }, { at: end, value: reach, ease: linear }),
      sway(short * 0.006, 5.3, random()),
    ),
    y: sway(short * 0.005, 4.1, random()),
    roll: sway(0.004, 6.7, random()),
    centre,
  };
}
