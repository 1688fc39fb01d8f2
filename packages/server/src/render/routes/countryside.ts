/** What stands in a country seen from afar: a house with lit windows and a tree, by their foot. */
import { css, hex, mix, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import { disc, rounded, shape, WHITE } from './pen';

export const house = (context: Context, x: number, foot: number, side: number, wall: Rgb, light: Rgb): void => {
  rounded(context, { x: x - side / 2, y: foot - side * 0.8, width: side, height: side * 0.85 }, 2, css(wall));
  shape(
    context,
    [
      [x - side * 0.62, foot - side * 0.76],
      [x, foot - side * 1.35],
      [x + side * 0.62, foot - side * 0.76],
    ],
    css(mix(wall, hex('#5a2a20'), 0.55)),
  );
  for (const way of [-1, 1])
    rounded(
      context,
      { x: x + way * side * 0.24 - side * 0.1, y: foot - side * 0.56, width: side * 0.2, height: side * 0.24 },
      1,
      css(light),
    );
};

export const tree = (context: Context, x: number, foot: number, side: number, leaf: Rgb): void => {
  rounded(
    context,
    { x: x - side * 0.06, y: foot - side * 0.5, width: side * 0.12, height: side * 0.52 },
    1,
    css(mix(leaf, hex('#4a2a16'), 0.7)),
  );
  disc(context, x, foot - side * 0.85, side * 0.4, css(leaf));
  disc(context, x - side * 0.2, foot - side * 0.62, side * 0.27, css(mix(leaf, hex('#000000'), 0.1)));
  disc(context, x + side * 0.08, foot - side * 0.98, side * 0.2, css(mix(leaf, WHITE, 0.14)));
};
