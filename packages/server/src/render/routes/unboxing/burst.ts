/** What comes out of a carton when it opens: light that stands over it, and paper that flies. */
import { css, hex } from '../../color/color';
import { keys, sum, sway } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { Box } from '../../geometry';
import type { ActScene } from '../act';
import { FULL, lively, painted, shape, shortOf, WHITE } from '../pen';
import type { Carton } from './carton';

/** Light that stands over the opening; it ends below the words. */
export function beam(scene: ActScene, carton: Carton): Layer {
  const { setting, words } = scene;
  const { left, right, top, deep, opens } = carton;
  const wide = setting.size.width > setting.size.height * 1.15;
  const reach = Math.max(0, wide || words === undefined ? top * 0.9 : top - words.y - words.height - deep);
  const spread = (right - left) * (wide ? 0.12 : 0.3);
  const box: Box = { x: left - spread, y: top - reach, width: right - left + 2 * spread, height: reach };
  const alpha = sum(keys({ at: opens, value: 0 }, { at: opens + 0.35, value: 0.85 }), sway(0.1, 1.9));
  return painted(
    scene,
    box,
    (context) => {
      const up = context.createLinearGradient(0, top, 0, top - reach);
      up.addColorStop(0, css(hex('#fff3c4'), 0.95));
      up.addColorStop(0.45, css(hex('#ffe9a8'), 0.4));
      up.addColorStop(1, css(hex('#ffe9a8'), 0));
      shape(
        context,
        [
          [left + carton.inside, top - deep * 0.4],
          [right - carton.inside, top - deep * 0.4],
          [right + spread, top - reach],
          [left - spread, top - reach],
        ],
        'rgba(0,0,0,0)',
      );
      context.fillStyle = up;
      context.fill();
    },
    { move: { alpha: (seconds) => Math.max(0, seconds < opens ? 0 : alpha(seconds)) } },
  );
}

/** What flies out when it opens. */
export function burst(scene: ActScene, { left, right, top, opens }: Carton): Layer {
  const { setting, words, random } = scene;
  const { accent, accent2 } = setting.palette;
  const short = shortOf(scene);
  const colors = [accent, accent2, hex('#ffd36a'), WHITE];
  const bits = Array.from({ length: 30 }, (_, at) => ({
    x: left + (right - left) * (0.25 + 0.5 * random()),
    vx: (random() - 0.5) * short * 1.1,
    vy: -short * (0.75 + random() * 0.75),
    turn: random() * FULL,
    side: short * (0.008 + random() * 0.012),
    color: css(colors[at % colors.length] ?? WHITE, 0.95),
  }));
  const swift = { from: opens + 0.1, until: opens + 3.1 };
  const draw = (context: Context, seconds: number): void => {
    const since = seconds - swift.from;
    if (since < 0 || since > 3) return;
    for (const { x, vx, vy, turn, side, color } of bits) {
      const [px, py] = [x + vx * since * 0.8, top + vy * since + short * 0.62 * since * since];
      const isOver =
        words !== undefined &&
        px > words.x - side * 3 &&
        px < words.x + words.width + side * 3 &&
        py > words.y - side * 3 &&
        py < words.y + words.height + side * 3;
      if (isOver || py > setting.size.height) continue;
      context.save();
      context.translate(px, py);
      context.rotate(turn + since * 5);
      context.scale(1, Math.cos(since * 6 + turn));
      context.fillStyle = color;
      context.fillRect(-side, -side * 0.6, side * 2, side * 1.2);
      context.restore();
    }
  };
  return lively(scene, { x: 0, y: 0, ...setting.size }, draw, { swift });
}
