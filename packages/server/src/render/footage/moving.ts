/** What moves in a clip, told by a few of its pictures. */
import type { Box } from '../geometry';
import type { Gist } from '../photo/gist';

export interface Look {
  /** Seconds of the clip. */
  readonly at: number;
  readonly gist: Gist;
  /** Where a face is in it, in shares. */
  readonly face?: Box | undefined;
}

/** Share of a light's range by which a cell differs from the others' that counts as moving. */
const MOVES = 0.16;
/** Share of the picture that moves at least, and at most: more is the camera that moves. */
const MOVING = [0.002, 0.3] as const;
/** What is in a picture that is not in the others, as its weight; undefined when that is nothing, or nearly all. */
export function movingIn(look: Gist, others: readonly Gist[]): Gist | undefined {
  let moving = 0;
  const weight = look.weight.map((_, at) => {
    const own = look.light[at] ?? 0;
    const differs = Math.min(...others.map(({ light }) => Math.abs(own - (light[at] ?? own)))) / 255;
    if (differs < MOVES) return 0;
    moving += 1;
    return Math.min(1, differs * 2);
  });
  const share = moving / weight.length;
  return share < MOVING[0] || share > MOVING[1] ? undefined : { ...look, weight };
}

/** Whether something goes through the picture that is neither a trifle nor all of it. */
export const doesMove = (gists: readonly Gist[]): boolean =>
  gists.length > 1 &&
  gists.every(
    (gist) =>
      movingIn(
        gist,
        gists.filter((other) => other !== gist),
      ) !== undefined,
  );
