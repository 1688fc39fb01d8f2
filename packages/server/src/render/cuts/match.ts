/** The subject of one picture becomes that of the next: both are brought to the same place in the same size while they change. */

import { easeInOut } from '../film/curve';
import type { Place } from '../film/film';
import { clamp } from '../geometry';
import type { Cut, CutInput } from './cut';
import { zoomThrough } from './zoom-through';

/** When the next picture comes forward, as shares of the cut: so fast that words are not read through one another. */
const CHANGES = { from: 0.38, until: 0.62 } as const;
/** How much larger one subject is made for the other at most. */
const SCALE_MOST = 2.2;

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** How much larger a picture is drawn, at least, so that it fills the frame when `place` is moved to `at`. */
function covering({ x, y }: Place, at: Place, { width, height }: CutInput['size']): number {
  const needs = [at.x / x, (width - at.x) / (width - x), at.y / y, (height - at.y) / (height - y)];
  return Math.max(...needs.filter((need) => Number.isFinite(need) && need > 0));
}

export const match: Cut = (input) => {
  const { context, from, to, size, progress, places } = input;
  if (places === undefined) {
    zoomThrough(input);
    return;
  }
  const way = easeInOut(progress);
  const at: Place = {
    x: between(places.from.x, places.to.x, way),
    y: between(places.from.y, places.to.y, way),
    height: places.from.height * (places.to.height / places.from.height) ** way,
  };
  /** Nearer in the middle, so that neither picture ends within the frame. */
  const nearer = Math.sin(Math.PI * progress);
  const put = (picture: CutInput['from'], place: Place, alpha: number): void => {
    const own = clamp(at.height / place.height, 1 / SCALE_MOST, SCALE_MOST);
    const scale = Math.max(own, between(own, covering(place, at, size), Math.min(1, nearer * 1.5)));
    context.globalAlpha = alpha;
    context.drawImage(picture, at.x - place.x * scale, at.y - place.y * scale, size.width * scale, size.height * scale);
    context.globalAlpha = 1;
  };
  const changed = clamp((progress - CHANGES.from) / (CHANGES.until - CHANGES.from), 0, 1);
  // What one picture may leave free at its edges is of the picture that is coming.
  context.drawImage(progress < 0.5 ? from : to, 0, 0);
  if (changed < 1) put(from, places.from, 1);
  if (changed > 0) put(to, places.to, changed);
};
