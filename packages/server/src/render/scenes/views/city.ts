/** Rows of houses with lit windows. */
import { css, hex, mix } from '../../color/color';
import { depths, type Paint, sky, sliding, sun } from './depth';

export const city: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const lit = mix(palette.accent, hex('#fff1cf'), 0.5);
  return [
    sky(setting, 0.6),
    sun(setting, size.width * 0.66, size.height * 0.26, unit * 10),
    ...depths(setting, 3).map((color, depth) =>
      sliding(setting, size.height * (0.2 + depth * 0.14), -unit * (0.6 + depth * 1.3), (context, width, top) => {
        for (let x = -unit * 3; x < width; ) {
          const across = unit * (6 + random() * 8);
          const roof = top + random() * random() * size.height * 0.3;
          context.fillStyle = css(mix(color, hex('#000000'), random() * 0.08));
          context.fillRect(x, roof, across + 1, size.height - roof);
          if (random() < 0.3) context.fillRect(x + across * 0.45, roof - unit * 3, unit * 0.5, unit * 3);
          context.fillStyle = css(lit, 0.3 + depth * 0.25);
          for (let row = roof + unit * 2; row < size.height - unit * 2; row += unit * 3) {
            for (let column = x + unit * 1.1; column < x + across - unit * 1.6; column += unit * 2.2) {
              if (random() < 0.14 + depth * 0.1) context.fillRect(column, row, unit * 0.9, unit * 1.3);
            }
          }
          x += across + (random() < 0.2 ? unit * 2 : 0);
        }
      }),
    ),
  ];
};
