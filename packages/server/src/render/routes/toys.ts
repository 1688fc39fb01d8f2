/** Toys that stand in a toy world: a tree and a house, by where they stand and how large they are. */
import { css, hex, mix, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import { rounded, shape } from './pen';

export const drawTree = (context: Context, x: number, y: number, size: number, leaf: Rgb): void => {
  rounded(context, { x: x - size * 0.07, y: y - size * 0.4, width: size * 0.14, height: size * 0.4 }, 2, '#7a4f2c');
  shape(
    context,
    [
      [x - size * 0.42, y - size * 0.28],
      [x, y - size * 1.25],
      [x + size * 0.42, y - size * 0.28],
    ],
    css(leaf),
  );
  shape(
    context,
    [
      [x, y - size * 1.25],
      [x + size * 0.42, y - size * 0.28],
      [x + size * 0.08, y - size * 0.28],
    ],
    css(mix(leaf, hex('#0c2a18'), 0.28)),
  );
};

export const drawHouse = (context: Context, x: number, y: number, size: number, wall: Rgb, roof: Rgb): void => {
  rounded(
    context,
    { x: x - size * 0.4, y: y - size * 0.6, width: size * 0.8, height: size * 0.6 },
    size * 0.05,
    css(wall),
  );
  shape(
    context,
    [
      [x - size * 0.52, y - size * 0.56],
      [x, y - size * 1.05],
      [x + size * 0.52, y - size * 0.56],
    ],
    css(roof),
  );
  rounded(
    context,
    { x: x - size * 0.1, y: y - size * 0.32, width: size * 0.2, height: size * 0.32 },
    size * 0.04,
    css(mix(roof, hex('#2a1408'), 0.5)),
  );
  for (const side of [-1, 1])
    rounded(
      context,
      { x: x + side * size * 0.25 - size * 0.07, y: y - size * 0.45, width: size * 0.14, height: size * 0.16 },
      2,
      '#fff3c4',
    );
};
