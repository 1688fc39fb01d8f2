/** A carton of cardboard: where it stands, how far it is open, and its sides as they are seen. */
import { css, hex, mix } from '../../color/color';
import { keys, spring } from '../../film/curve';
import type { Context } from '../../film/film';
import type { ActScene } from '../act';
import { BLACK, rounded, shape, shortOf, WHITE } from '../pen';

export const FRONT = hex('#c9985f');

const SIDE = hex('#a97a45');

export const INSIDE = hex('#5f3d20');

/** Seconds at which it is open, after it has landed: the first one is waited for. */
const WAITS = { first: 1.05, later: 0.3 } as const;

const OPENING = 0.5;

export interface Carton {
  /** The opening's front edge. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far above and inside its front edge the back one is. */
  readonly deep: number;
  readonly inside: number;
  /** Seconds at which its flaps begin to open. */
  readonly opens: number;
}

export function cartonOf(scene: ActScene): Carton {
  const { setting, hero, from } = scene;
  const short = shortOf(scene);
  const wide = setting.size.width > setting.size.height * 1.15;
  const width = short * (wide ? 0.62 : setting.size.height > setting.size.width * 1.4 ? 0.64 : 0.5);
  const top = scene.composition.hero.y * setting.size.height - short * 0.02;
  return {
    left: hero.x - width / 2,
    right: hero.x + width / 2,
    top,
    bottom: Math.min(setting.size.height * 0.93, top + short * (wide ? 0.28 : 0.36)),
    deep: short * 0.075,
    inside: width * 0.08,
    opens: from + (setting.index === 0 ? WAITS.first : WAITS.later),
  };
}

/** How far its flaps are open, 0 to 1 and a little beyond. */
export const openOf = ({ opens }: Carton) =>
  keys({ at: opens, value: 0 }, { at: opens + OPENING, value: 1, ease: spring(0.35) });

/** A flap that hangs on one side of the opening, as far open as it is. */
export function flap(context: Context, { left, right, top, deep, inside }: Carton, side: -1 | 1, open: number): void {
  const [hinge, back] = side < 0 ? [left, left + inside] : [right, right - inside];
  const length = (right - left) * (open > 0.5 ? Math.max(0.4, 0.6 - 0.2 * open) : 0.5);
  const angle = open * 3.5;
  const [dx, dy] = [-side * Math.cos(angle) * length, -Math.sin(angle) * length * 0.62];
  const seen = angle > Math.PI / 2;
  const tone = mix(seen ? INSIDE : FRONT, WHITE, seen ? 0.12 + 0.1 * Math.sin(angle) : 0.12);
  shape(
    context,
    [
      [hinge, top],
      [back, top - deep],
      [back + dx, top - deep + dy],
      [hinge + dx, top + dy],
    ],
    css(tone),
  );
}

export const drawBack = (context: Context, carton: Carton, open: number): void => {
  const { left, right, top, deep, inside } = carton;
  const lift = Math.min(1, Math.max(0, open)) * deep * 1.5;
  shape(
    context,
    [
      [left + inside, top - deep],
      [right - inside, top - deep],
      [right - inside * 1.7, top - deep - lift],
      [left + inside * 1.7, top - deep - lift],
    ],
    css(mix(INSIDE, WHITE, 0.16)),
  );
  shape(
    context,
    [
      [left, top],
      [left + inside, top - deep],
      [right - inside, top - deep],
      [right, top],
    ],
    css(INSIDE),
  );
};

export function drawFront(context: Context, { left, right, top, bottom }: Carton, accent: string, ink: string): void {
  const across = context.createLinearGradient(left, top, right, bottom);
  across.addColorStop(0, css(mix(FRONT, WHITE, 0.1)));
  across.addColorStop(1, css(SIDE));
  context.fillStyle = across;
  context.beginPath();
  const [low, round] = [(right - left) * 0.025, (right - left) * 0.02];
  context.moveTo(left, top);
  context.lineTo(right, top);
  context.lineTo(right - low, bottom - round);
  context.quadraticCurveTo(right - low, bottom, right - low - round, bottom);
  context.lineTo(left + low + round, bottom);
  context.quadraticCurveTo(left + low, bottom, left + low, bottom - round);
  context.fill();
  const [width, height] = [right - left, bottom - top];
  context.fillStyle = css(BLACK, 0.16);
  context.fillRect(left, top, width, height * 0.035);
  // A strip of tape that the flaps tear, and a label without words.
  rounded(
    context,
    { x: (left + right) / 2 - width * 0.06, y: top, width: width * 0.12, height: height * 0.34 },
    3,
    accent,
  );
  const label = { x: left + width * 0.62, y: top + height * 0.52, width: width * 0.26, height: height * 0.32 };
  rounded(context, label, width * 0.015, css(WHITE, 0.92));
  for (const [order, share] of [0.8, 0.55, 0.68].entries())
    rounded(
      context,
      {
        x: label.x + label.width * 0.1,
        y: label.y + label.height * (0.2 + order * 0.24),
        width: label.width * share,
        height: label.height * 0.1,
      },
      2,
      ink,
    );
  context.strokeStyle = css(BLACK, 0.3);
  context.lineWidth = Math.max(1.5, width * 0.008);
  for (const order of [0, 1]) {
    const x = left + width * (0.12 + order * 0.1);
    context.beginPath();
    context.moveTo(x, bottom - height * 0.14);
    context.lineTo(x, bottom - height * 0.42);
    context.moveTo(x - width * 0.025, bottom - height * 0.34);
    context.lineTo(x, bottom - height * 0.42);
    context.lineTo(x + width * 0.025, bottom - height * 0.34);
    context.stroke();
  }
}
