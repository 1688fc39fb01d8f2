/** A camera that goes near to somebody and keeps their head in the frame: it looks up to it. */
import type { Lens } from './film';

/** `top`: where the head, with what is on it, ends; `least`: how far below the upper edge of the frame that stays, in pixels. */
export function withHeadroom(lens: Lens, top: number, least: number): Lens {
  const { centre } = lens;
  const lowered = (seconds: number): number => least - centre.y - (top - centre.y) * lens.zoom(seconds);
  return { ...lens, y: (seconds) => Math.max(lens.y(seconds), lowered(seconds)) };
}
