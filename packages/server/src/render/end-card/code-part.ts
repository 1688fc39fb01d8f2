/** A QR code as a part of a layout, on white with the margin that readers need, its modules whole pixels. */
import { encode } from 'uqr';
import type { Part } from '../layout/part';
import { still } from '../layout/part';

/** Modules of margin on each side. */
const QUIET = 4;
/** Pixels of a module below which a phone at arm's length, or a strong compression, loses it. */
const LEAST_PIXELS = 3;
/** Longer addresses make modules too small for a film. */
const MOST_CHARACTERS = 150;
const INK = '#14151a';

export interface Code {
  /** Modules of a side, with the margin. */
  readonly modules: number;
  isDark(column: number, row: number): boolean;
}

/** Undefined for what is too long to be scanned from a film. */
export function codeOf(link: string): Code | undefined {
  if (link.length > MOST_CHARACTERS) return undefined;
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  return {
    modules: size + 2 * QUIET,
    isDark: (column, row) => data[row - QUIET]?.[column - QUIET] === true,
  };
}

/** Pixels of a module in a place so wide. */
const modulePixels = ({ modules }: Code, width: number): number => Math.floor(width / modules);

export const canBeScanned = (code: Code, width: number): boolean => modulePixels(code, width) >= LEAST_PIXELS;

/** `side`: its width in units at scale 1. */
export function codePart(code: Code, side: number, unit: number, group: string): Part {
  return {
    measure(scale, available) {
      const pixels = Math.max(1, modulePixels(code, Math.min(side * unit * scale, available)));
      const width = pixels * code.modules;
      return {
        width,
        height: width,
        place(x, y) {
          const [left, top] = [Math.round(x), Math.round(y)];
          const box = { x: left, y: top, width, height: width };
          return [
            still(
              box,
              (context) => {
                context.fillStyle = '#ffffff';
                context.beginPath();
                context.roundRect(left, top, width, width, pixels * 2);
                context.fill();
                context.fillStyle = INK;
                for (let row = 0; row < code.modules; row += 1)
                  for (let column = 0; column < code.modules; column += 1)
                    if (code.isDark(column, row))
                      context.fillRect(left + column * pixels, top + row * pixels, pixels, pixels);
              },
              { ink: box, group },
            ),
          ];
        },
      };
    },
  };
}
