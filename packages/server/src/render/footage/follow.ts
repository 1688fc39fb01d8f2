/** Which part of a clip is shown when: where its subject goes through the picture, the part follows it slowly. */
import type { Box } from '../geometry';
import { focusOf } from '../photo/gist';
import { type Look, movingIn } from './moving';

export interface Kept {
  /** Seconds of the clip at which the part is there. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** How far the part must go at least, as a share of itself: less is not worth a movement. */
const WORTH = 0.3;

/** Where the part is at each look; none where nothing goes far, and it stays where most is seen. */
export function follow(looks: readonly Look[], crop: Box): readonly Kept[] {
  if (looks.length < 2) return [];
  const kept: Kept[] = [];
  for (const look of looks) {
    const others = looks.filter((other) => other !== look).map(({ gist }) => gist);
    const moving = movingIn(look.gist, others);
    if (moving === undefined) return [];
    const { x, y } = focusOf(moving);
    const within = (middle: number, length: number): number => Math.min(1 - length, Math.max(0, middle - length / 2));
    kept.push({ at: look.at, x: within(x, crop.width), y: within(y, crop.height) });
  }
  const far = Math.max(
    ...(['x', 'y'] as const).map((side) => {
      const places = kept.map((one) => one[side]);
      return (Math.max(...places) - Math.min(...places)) / (side === 'x' ? crop.width : crop.height);
    }),
  );
  return far < WORTH ? [] : kept;
}

/** A place over time as an expression of ffmpeg's, in shares: from one to the next slowly, and slowly again. */
export function expressionOf(kept: readonly Kept[], side: 'x' | 'y', otherwise: number): string {
  const [first, ...rest] = kept;
  if (first === undefined) return otherwise.toFixed(5);
  let [before, text] = [first, first[side].toFixed(5)];
  for (const next of rest) {
    const passed = `clip((t-${before.at.toFixed(3)})/${(next.at - before.at).toFixed(3)},0,1)`;
    text += `+(${(next[side] - before[side]).toFixed(5)})*${passed}*${passed}*(3-2*${passed})`;
    before = next;
  }
  return `(${text})`;
}
