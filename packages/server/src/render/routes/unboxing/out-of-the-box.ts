/** A scene that is seen out of a carton: its walls, and the flaps that fold away before the camera. */
import { css, mix } from '../../color/color';
import { keys, spring } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { OverScene } from '../act';
import { BLACK, lively, painted, shape, WHITE } from '../pen';
import { FRONT, INSIDE } from './carton';

/** A scene that is no stage is seen out of the box: its flaps fold away before the camera. */
export function over({ setting, staged }: OverScene): readonly Layer[] {
  if (staged) return [];
  const { width, height } = setting.size;
  // They part before the cut is over: no frame is of carton alone.
  const open = keys({ at: -0.5, value: 0.16 }, { at: 0.1, value: 0.3 }, { at: 1.2, value: 1, ease: spring(0.2) });
  const box = { x: 0, y: 0, width, height };
  const seen = { span: { from: -1, until: setting.seconds + 1 } };
  const rim = Math.min(width, height) * 0.05;
  // The inside of its four walls, which stays.
  const walls = painted(seen, box, (context) => {
    const corners = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const;
    const inner = [
      [rim, rim * 0.8],
      [width - rim, rim * 0.8],
      [width - rim, height - rim * 0.8],
      [rim, height - rim * 0.8],
    ] as const;
    for (const [side, from] of corners.entries()) {
      const next = (side + 1) % 4;
      const [to, one, other] = [corners[next] ?? from, inner[side] ?? from, inner[next] ?? from];
      shape(context, [from, to, other, one], css(mix(INSIDE, FRONT, [0.25, 0.55, 0.85, 0.6][side] ?? 0.5)));
    }
  });
  const draw = (context: Context, seconds: number): void => {
    const closed = Math.max(0, 1 - open(seconds));
    if (closed === 0) return;
    for (const side of [-1, 1]) {
      const edge = side < 0 ? 0 : width;
      const tip = edge - side * closed * width * 0.5;
      const lean = (1 - closed) * height * 0.14;
      const fold = context.createLinearGradient(edge, 0, tip, 0);
      fold.addColorStop(0, css(mix(FRONT, BLACK, 0.35 * (1 - closed))));
      fold.addColorStop(1, css(mix(FRONT, WHITE, 0.12)));
      shape(
        context,
        [
          [edge, 0],
          [tip, -lean],
          [tip, height + lean],
          [edge, height],
        ],
        '#0000',
      );
      context.fillStyle = fold;
      context.fill();
    }
  };
  const flaps = lively({ span: { from: -1, until: 1.5 } }, box, draw, { swift: { from: -0.5, until: 1.3 } });
  return [walls, flaps];
}
