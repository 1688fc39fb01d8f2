/** The rows of a frame that no opaque picture in front hides: whatever is behind need not be drawn elsewhere. */
import type { Box } from '../geometry';
import type { Lens } from './film';

/** From `top` to before `bottom`, in whole rows. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** Where an opaque box is in the frame for certain, as its camera sees it; turned ones are taken for smaller. */
export function coverOf(solid: Box, lens: Lens | undefined, plane: number, seconds: number): Box {
  if (lens === undefined) return solid;
  const { x, y } = lens.centre;
  const zoom = 1 + (lens.zoom(seconds) - 1) * plane;
  const roll = lens.roll?.(seconds) ?? 0;
  const [cos, sin] = [Math.cos(roll) * zoom, Math.sin(roll) * zoom];
  const [dx, dy] = [x + lens.x(seconds) * plane, y + lens.y(seconds) * plane];
  const at = (across: number, down: number) => ({
    x: dx + (across - x) * cos - (down - y) * sin,
    y: dy + (across - x) * sin + (down - y) * cos,
  });
  const [right, bottom] = [solid.x + solid.width, solid.y + solid.height];
  const [a, b, c, d] = [at(solid.x, solid.y), at(right, solid.y), at(solid.x, bottom), at(right, bottom)];
  const left = Math.max(a.x, c.x);
  const top = Math.max(a.y, b.y);
  return { x: left, y: top, width: Math.min(b.x, d.x) - left, height: Math.min(c.y, d.y) - top };
}

/** What is left of the rows when `cover` lies before them; all of them when it is narrower than the frame, or in their midst. */
export function without(rows: Rows, cover: Box, width: number): Rows {
  if (cover.x > 0 || cover.x + cover.width < width) return rows;
  const [top, bottom] = [Math.ceil(cover.y), Math.floor(cover.y + cover.height)];
  if (top >= bottom) return rows;
  if (top <= rows.top && bottom > rows.top) return { top: Math.min(bottom, rows.bottom), bottom: rows.bottom };
  if (bottom >= rows.bottom && top < rows.bottom) return { top: rows.top, bottom: Math.max(top, rows.top) };
  return rows;
}
