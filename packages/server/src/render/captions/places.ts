/** Where captions may stand in a frame, the usual place first. */
import type { Setting } from '../film/setting';
import { type Box, clamp, inset } from '../geometry';

/** Shares of a tall frame that players cover with names, buttons and their own captions, beyond the safe margins. */
const PLAYERS = { top: 0.12, bottom: 0.2, side: 0.115 } as const;
/** A frame that is wide is read in one look: lines go no further than this, as a share of it. */
const WIDEST = 0.72;

/** Inside it captions stand. */
export function captionArea({ size, safe, aspect }: Setting): Box {
  const { width, height } = size;
  if (aspect === '9:16') {
    const { top, bottom, side } = PLAYERS;
    const by = { left: width * side, right: width * side, top: height * top, bottom: height * bottom };
    return inset({ x: 0, y: 0, width, height }, by);
  }
  const across = Math.min(safe.width, width * (width > height * 1.15 ? WIDEST : 1));
  return { ...safe, x: (width - across) / 2, width: across };
}

const isTall = ({ width, height }: Pick<Box, 'width' | 'height'>): boolean => height > width * 1.15;

export type PlaceName = 'low' | 'middle' | 'high';

/** The middles of the upper places in a tall frame, as shares of the area: just above a head, and below it. */
const TALL = { middle: 0.62, high: 0.27 } as const;

export const placesOf = ({ size }: Setting): readonly PlaceName[] =>
  isTall(size) ? ['low', 'middle', 'high'] : ['low', 'high'];

/** Shares of the area by which a place gives way to what is near to it. */
export const SHIFTS: readonly number[] = [0, 0.02, 0.04, 0.06, 0.08, 0.1].flatMap((by) => [by, -by]).slice(1);

/** Shares of the area by which captions rise from the lowest place, step by step, where they find no other: between copy and a head. */
export const LADDER: readonly number[] = Array.from({ length: 50 }, (_, step) => -0.02 * step);

/** The box of something so large in a place. */
export function boxIn(
  place: PlaceName,
  shift: number,
  area: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Box {
  const x = area.x + (area.width - width) / 2;
  const free = Math.max(0, area.height - height);
  const about = (share: number): number => clamp(area.height * share - height / 2, 0, free);
  const down = { low: free, middle: about(TALL.middle), high: isTall(area) ? about(TALL.high) : 0 };
  return { x, y: area.y + clamp(down[place] + shift * area.height, 0, free), width, height };
}
