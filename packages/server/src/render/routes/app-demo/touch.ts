/** How the screens are changed: a finger that taps twice, and a tick at the end. */
import { css, hex } from '../../color/color';
import { easeInOut, keys, spring, sum, sway } from '../../film/curve';
import type { Layer } from '../../film/film';
import { type Box, clamp } from '../../geometry';
import type { ActScene } from '../act';
import { disc, FULL, lively, shortOf, WHITE } from '../pen';

/** When the finger taps: twice in a scene, later when it is long; every second scene begins where the first tap led. */
export const tapsOf = ({ from, setting, span }: ActScene): readonly [number, number] => {
  const until = Math.min(setting.seconds, span.until);
  const first = from + clamp((until - from) * 0.26, 0.8, 1.7);
  // There the second is seen from near, which the end of a scene is; that of a film is there to act upon.
  const second = setting.index === setting.count - 1 ? first : Math.max(first, until - 1.65);
  if (setting.index % 2 === 1) return [from - 1.2, second + 0.3];
  return [first, first + clamp((until - from) * 0.3, 0.9, 1.9)];
};

/** A tick that draws itself in a disc. */
export function tick(scene: ActScene, screen: Box, at: number): Layer {
  const { accent, onAccent } = scene.setting.palette;
  const [x, y, radius] = [screen.x + screen.width / 2, screen.y + screen.height * 0.33, screen.width * 0.24];
  const grow = keys({ at, value: 0 }, { at: at + 0.6, value: 1, ease: spring(0.5) });
  const drawn = keys({ at: at + 0.2, value: 0 }, { at: at + 0.55, value: 1, ease: easeInOut });
  const points = [
    [-0.42, 0.02],
    [-0.1, 0.34],
    [0.46, -0.3],
  ] as const;
  return lively(
    scene,
    { x: x - radius * 1.2, y: y - radius * 1.2, width: radius * 2.4, height: radius * 2.4 },
    (context, seconds) => {
      if (seconds < at) return;
      const size = radius * grow(seconds) * (1 + 0.02 * Math.sin(seconds * 2.4));
      disc(context, x, y, size, css(accent));
      const share = drawn(seconds) * 2;
      context.strokeStyle = css(onAccent);
      context.lineWidth = size * 0.16;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.beginPath();
      context.moveTo(x + points[0][0] * size, y + points[0][1] * size);
      for (const [order, [px, py]] of points.slice(1).entries()) {
        const [fx, fy] = points[order] ?? points[0];
        const part = clamp(share - order, 0, 1);
        if (part > 0) context.lineTo(x + (fx + (px - fx) * part) * size, y + (fy + (py - fy) * part) * size);
      }
      if (share > 0) context.stroke();
    },
  );
}

/** A fingertip that comes, presses and leaves rings. */
export function finger(scene: ActScene, screen: Box, taps: readonly [number, number]): Layer {
  const short = shortOf(scene);
  const goals = [
    { x: screen.x + screen.width * 0.3, y: screen.y + screen.height * 0.42 },
    { x: screen.x + screen.width * 0.55, y: screen.y + screen.height * 0.89 },
  ] as const;
  const away = { x: screen.x + screen.width * 1.12, y: screen.y + screen.height * 1.04 };
  const path = (of: 'x' | 'y') =>
    sum(
      keys(
        { at: taps[0] - 0.9, value: away[of] },
        { at: taps[0] - 0.08, value: goals[0][of] },
        { at: taps[0] + 0.25, value: goals[0][of] },
        { at: taps[1] - 0.08, value: goals[1][of] },
        { at: taps[1] + 0.25, value: goals[1][of] },
        { at: taps[1] + 1, value: away[of] },
      ),
      sway(short * 0.004, 2.1),
    );
  const [x, y] = [path('x'), path('y')];
  const color = scene.setting.palette.accent2;
  return lively(scene, { x: 0, y: 0, ...scene.setting.size }, (context, seconds) => {
    const [px, py] = [x(seconds), y(seconds)];
    const press = Math.max(...taps.map((at) => 1 - Math.min(1, Math.abs(seconds - at) / 0.14)));
    for (const at of taps) {
      const since = (seconds - at) / 0.55;
      if (since <= 0 || since >= 1) continue;
      context.strokeStyle = css(color, 0.8 * (1 - since));
      context.lineWidth = short * 0.008;
      context.beginPath();
      context.arc(px, py, short * (0.03 + 0.09 * since), 0, FULL);
      context.stroke();
    }
    // It is there to tap, and lies nowhere between.
    const seen = Math.min((seconds - taps[0] + 0.9) / 0.25, (taps[1] + 0.9 - seconds) / 0.3);
    if (seen <= 0) return;
    context.globalAlpha = Math.min(1, seen);
    const radius = short * (0.036 - 0.008 * press);
    disc(context, px, py, radius, css(hex('#16161c'), 0.34));
    context.strokeStyle = css(WHITE, 0.95);
    context.lineWidth = short * 0.007;
    context.stroke();
  });
}
