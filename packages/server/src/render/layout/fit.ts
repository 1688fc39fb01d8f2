/** Finds the largest scale at which something fits its box, and places it there. */
import { type Box, contains } from '../geometry';
import { inkBox, type Laid, type Part, type Piece } from './part';

export type Along = 'start' | 'center' | 'end';

const SMALLEST = 0.04;

/** The largest scale up to 1 at which `fits` holds; it is taken to hold at the smallest. */
function largestScale(fits: (scale: number) => boolean): number {
  if (fits(1)) return 1;
  let low = SMALLEST;
  let high = 1;
  for (let round = 0; round < 9; round += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Parts below one another, each with its gap, all as wide as allowed. */
export function column(parts: readonly Part[], unit: number, align: Along = 'start'): Part {
  return {
    measure(scale, width) {
      const laid = parts.map((part, index) => ({
        part: part.measure(scale, width),
        gap: index === 0 ? 0 : (part.gap ?? 0) * unit * scale,
      }));
      return {
        width: Math.max(0, ...laid.map(({ part }) => part.width)),
        height: laid.reduce((sum, { part, gap }) => sum + part.height + gap, 0),
        flaws: laid.reduce((sum, { part }) => sum + (part.flaws ?? 0), 0),
        place(x, y) {
          const inner = Math.max(0, ...laid.map(({ part }) => part.width));
          let top = y;
          return laid.flatMap(({ part, gap }) => {
            top += gap;
            const left = x + (align === 'start' ? 0 : (inner - part.width) * (align === 'center' ? 0.5 : 1));
            const pieces = part.place(left, top);
            top += part.height;
            return pieces;
          });
        },
      };
    },
  };
}

/** How much of the box a part may fill when it is set larger than it asks to be. */
const ROOMY = { tall: 0.7, wide: 0.78 } as const;
const LARGER = [1.42, 1.34, 1.26, 1.18, 1.1] as const;

/**
 * Places one part in a box, as large as fits, along both axes as told. Where little is said, `grows` sets it larger, so
 * that a few words do not stand lost in the frame.
 */
export function fitInto(
  part: Part,
  box: Box,
  across: Along,
  down: Along,
  grows = false,
): { pieces: Piece[]; scale: number } {
  /** Placed by its nominal size, then moved so that the ink does not reach out where there is room on the other side. */
  const position = (laid: Laid): Piece[] => {
    const x = box.x + (box.width - laid.width) * (across === 'start' ? 0 : across === 'center' ? 0.5 : 1);
    const y = box.y + (box.height - laid.height) * (down === 'start' ? 0 : down === 'center' ? 0.5 : 1);
    const pieces = laid.place(x, y);
    const ink = inkBox(pieces);
    if (ink === undefined || contains(box, ink, 0.5)) return pieces;
    const inward = (start: number, length: number, from: number, room: number): number =>
      Math.max(from - start, 0) - Math.max(start + length - (from + room), 0);
    return laid.place(x + inward(ink.x, ink.width, box.x, box.width), y + inward(ink.y, ink.height, box.y, box.height));
  };
  const fits = (tried: number, share: number): boolean => {
    const laid = part.measure(tried, box.width);
    return laid.height <= box.height * share && laid.width <= box.width + 0.5;
  };
  const flaws = (tried: number): number => part.measure(tried, box.width).flaws ?? 0;
  const roomy = grows ? LARGER.filter((tried) => fits(tried, box.width > box.height ? ROOMY.wide : ROOMY.tall)) : [];
  // Size is not worth a bad break.
  const larger = roomy.length === 0 ? undefined : roomy.find((tried) => flaws(tried) <= flaws(1));
  const scale = larger ?? largestScale((tried) => fits(tried, 1));
  // Line heights are nominal, ink is measured: what still reaches out of the box is set smaller.
  for (let tried = scale; tried > SMALLEST / 2; tried *= 0.94) {
    const pieces = position(part.measure(tried, box.width));
    const ink = inkBox(pieces);
    if (ink === undefined || contains(box, ink, 0.5)) return { pieces, scale: tried };
  }
  return { pieces: position(part.measure(SMALLEST / 2, box.width)), scale: SMALLEST / 2 };
}
