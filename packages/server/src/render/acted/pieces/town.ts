/** The plan of a town that is none in particular: streets, blocks with houses, a park, a river, and a way through them. */
import { css, hex, mix, type Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import type { Box } from '../../geometry';
import { type Random, randomFor } from '../../random';
import { disc } from '../../routes/pen';

export type Point = readonly [x: number, y: number];

export interface Town {
  /** From where one comes to the door, corner by corner, in shares of the map. */
  readonly way: readonly Point[];
  paint(context: Context, box: Box): void;
}

const COLUMNS = 7;
const ROWS = 9;
const TURNED = -0.17;
/** Where the way ends, in streets. */
const GOAL = { column: 4, row: 4 } as const;

const GROUND = hex('#f4f1ea');
const STREET = hex('#ffffff');
const EDGE = hex('#dcd6c9');
const PARK = hex('#cfe5bd');
const LEAF = hex('#a9cf92');
const WATER = hex('#b5dcf0');
const ROAD = hex('#fbe3a4');

/** Streets are not quite even, as those of towns are. */
const places = (count: number, random: Random): readonly number[] =>
  Array.from({ length: count + 1 }, (_, at) => (at + (random() - 0.5) * 0.34) / count);

function house(context: Context, corners: readonly Point[], color: string): void {
  context.fillStyle = color;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

export function townOf(seed: number, accent: Rgb, ratio: number): Town {
  const random = randomFor(seed, 'town');
  const across = places(COLUMNS, random);
  const down = places(ROWS, random);
  const [cos, sin] = [Math.cos(TURNED), Math.sin(TURNED)];
  /** A crossing, or a point between two, in shares of the map; the grid is larger than what is seen of it. */
  const at = (column: number, row: number): Point => {
    const between = (list: readonly number[], where: number): number => {
      const low = Math.floor(where);
      const [from, to] = [list[low] ?? 0, list[Math.min(list.length - 1, low + 1)] ?? 1];
      return from + (to - from) * (where - low);
    };
    const [u, v] = [(between(across, column) - 0.5) * 1.45, ((between(down, row) - 0.5) * 1.62) / ratio];
    return [0.5 + u * cos - v * sin, 0.5 + (u * sin + v * cos) * ratio];
  };
  const way: Point[] = [at(1, 7.6), at(1, 6), at(3, 6), at(3, 4), at(GOAL.column, GOAL.row)];
  return {
    way,
    paint(context, box) {
      const own = randomFor(seed, 'houses');
      const p = (column: number, row: number): Point => {
        const [x, y] = at(column, row);
        return [box.x + x * box.width, box.y + y * box.height];
      };
      const side = Math.min(box.width, box.height);
      context.fillStyle = css(GROUND);
      context.fillRect(box.x, box.y, box.width, box.height);
      for (let row = 0; row < ROWS; row += 1)
        for (let column = 0; column < COLUMNS; column += 1) {
          const isPark = (column === 4 && row === 2) || (column === 5 && row === 2) || (column === 1 && row === 4);
          if (isPark) {
            house(context, [p(column, row), p(column + 1, row), p(column + 1, row + 1), p(column, row + 1)], css(PARK));
            for (let tree = 0; tree < 9; tree += 1) {
              const [x, y] = p(column + 0.15 + own() * 0.7, row + 0.18 + own() * 0.64);
              disc(context, x, y, side * (0.008 + own() * 0.009), css(LEAF));
            }
            continue;
          }
          // Houses along the streets of a block.
          const tint = mix(hex('#e9e2d4'), accent, 0.03 + own() * 0.05);
          for (let part = 0; part < 4; part += 1) {
            const [left, top] = [column + 0.16 + (part % 2) * 0.36, row + 0.18 + Math.floor(part / 2) * 0.35];
            const [wide, high] = [0.24 + own() * 0.1, 0.2 + own() * 0.11];
            if (own() < 0.14) continue;
            house(
              context,
              [p(left, top), p(left + wide, top), p(left + wide, top + high), p(left, top + high)],
              css(mix(tint, hex('#cbbfa8'), own() * 0.35)),
            );
          }
        }
      // The river runs below the streets, which become its bridges.
      context.strokeStyle = css(WATER);
      context.lineWidth = side * 0.1;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(...p(6.4, -0.2));
      const bend = [p(5.6, 2.2), p(6.9, 4.6), p(5.5, 6.2)] as const;
      context.bezierCurveTo(...bend[0], ...bend[1], ...bend[2]);
      context.quadraticCurveTo(...p(4.6, 7.4), ...p(5.1, 9.4));
      context.stroke();
      const street = (from: Point, to: Point): void => {
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.stroke();
      };
      for (const [width, color] of [
        [0.036, EDGE],
        [0.029, STREET],
      ] as const) {
        context.strokeStyle = css(color);
        context.lineWidth = side * width;
        for (let column = 0; column <= COLUMNS; column += 1) street(p(column, 0), p(column, ROWS));
        for (let row = 0; row <= ROWS; row += 1) street(p(0, row), p(COLUMNS, row));
      }
      for (const [width, color] of [
        [0.058, hex('#e8c877')],
        [0.048, ROAD],
      ] as const) {
        context.strokeStyle = css(color);
        context.lineWidth = side * width;
        street(p(3, 0), p(3, ROWS));
        street(p(0, 6), p(COLUMNS, 6));
      }
    },
  };
}
