/** The words beside, above or below a wall of tiles. */
import type { Box, Size } from '../../geometry';
import { randomFor } from '../../random';
import type { Shape } from '../../stage/composition';
import { tileWall } from '../tiles';
import type { TypeComposition } from '../type-composition';

/** Tiles across and down by the shape of the frame. */
const GRID = { tall: [3, 2], square: [1, 3], wide: [2, 3] } as const;
/** Beside words the wall takes at most so much of the width; its tiles are narrower than high where they must be. */
const MOST_WIDE = { square: 0.335, wide: 0.375 } as const;

function wallIn({ width, height }: Size, shape: Shape, turn: number, onLeft: boolean): Box {
  const [columns, rows] = GRID[shape];
  if (shape === 'tall') {
    const own = Math.round((width / columns) * rows);
    return { x: 0, y: turn % 2 === 0 ? height - own : 0, width, height: own };
  }
  const own = Math.round(Math.min((height / rows) * columns, width * MOST_WIDE[shape]));
  return { x: onLeft ? 0 : width - own, y: 0, width: own, height };
}

/** Characters that have room beside the wall. */
const MOST = 110;

export const column: TypeComposition = {
  suits: (beat, { headline, lines }) => beat !== 'comparison' && [headline, ...lines].join(' ').length <= MOST,
  place(shape, turn) {
    if (shape !== 'tall')
      return {
        words: { top: 0, bottom: 1, left: 0, right: shape === 'wide' ? 0.6 : 0.635 },
        anchor: 'center',
        align: 'start',
      };
    const [top, bottom] = turn % 2 === 0 ? [0, 0.6] : [0.41, 1];
    return { words: { top, bottom, left: 0, right: 1 }, anchor: 'center', align: 'start' };
  },
  ground: ({ usual }) => usual,
  light: 'spotlight',
  shapes({ setting, shape, span, from, rightToLeft, turn }) {
    const { size, palette, seed, index } = setting;
    const [columns, rows] = GRID[shape];
    const box = wallIn(size, shape, turn, rightToLeft);
    return [tileWall({ box, columns, rows, palette, span, from, random: randomFor(seed, `tiles ${index}`) })];
  },
};
