import { css, hex } from '../../color/color';
import type { Layer } from '../../film/film';
import type { Setting } from '../../film/setting';
import { BLACK, corners, disc, lively, rounded, WHITE } from '../pen';

export const RED = hex('#ff3b4e');

/** The finder: corners, a dot that says that it records, and how full the battery is. */
export function finder({ size }: Setting): Layer {
  const { width, height } = size;
  const short = Math.min(width, height);
  const seen = { span: { from: -1, until: 99 } };
  const inset = short * 0.04;
  return lively(seen, { x: 0, y: 0, width, height }, (context, seconds) => {
    context.lineWidth = short * 0.008;
    context.strokeStyle = css(WHITE, 0.9);
    context.shadowColor = css(BLACK, 0.5);
    context.shadowBlur = short * 0.008;
    corners(context, size, { inset, arm: short * 0.085 });
    context.stroke();
    const row = inset + short * 0.035;
    const on = Math.sin(seconds * 5) > -0.35;
    if (on) disc(context, inset + short * 0.045, row, short * 0.017, css(RED));
    rounded(
      context,
      {
        x: inset + short * 0.075,
        y: row - short * 0.008,
        width: short * (0.07 + 0.012 * Math.sin(seconds * 2)),
        height: short * 0.016,
      },
      9,
      css(WHITE, 0.95),
    );
    const cell = {
      x: width - inset - short * 0.1,
      y: row - short * 0.016,
      width: short * 0.062,
      height: short * 0.032,
    };
    context.lineWidth = short * 0.005;
    context.beginPath();
    context.roundRect(cell.x, cell.y, cell.width, cell.height, short * 0.007);
    context.stroke();
    context.fillStyle = css(WHITE, 0.95);
    context.fillRect(
      cell.x + short * 0.008,
      cell.y + short * 0.008,
      (cell.width - short * 0.016) * 0.7,
      cell.height - short * 0.016,
    );
    context.fillRect(cell.x + cell.width + short * 0.003, cell.y + short * 0.01, short * 0.006, short * 0.012);
  });
}
