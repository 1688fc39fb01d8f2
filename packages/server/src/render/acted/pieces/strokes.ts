/** Lines that a pen draws while one looks: a tick, a cross, a ring, a strike. */
import { css, type Rgb } from '../../color/color';
import { easeInOut, easeOut, keys } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { grown, lively } from '../../routes/pen';
import type { Sheet } from '../sheet';

type Points = readonly (readonly [x: number, y: number])[];

export interface Stroke {
  readonly at: number;
  readonly seconds?: number;
  readonly color: Rgb;
  /** Pixels. */
  readonly width: number;
}

/** As much of a polyline as is drawn at a share of its length. */
function trace(context: Context, points: Points, share: number): void {
  const lengths = points
    .slice(1)
    .map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const [first] = points;
  if (first === undefined) return;
  context.beginPath();
  context.moveTo(...(first as [number, number]));
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [points[at], points[at + 1]];
    if (from === undefined || to === undefined || left <= 0) break;
    const part = Math.min(1, left / Math.max(length, 0.001));
    context.lineTo(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
    left -= length;
  }
  context.stroke();
}

/** Lines in shares of a box, one after the other. */
function penned(sheet: Sheet, box: Box, lines: readonly Points[], stroke: Stroke): Layer {
  const { at, seconds: lasts = 0.32, color, width } = stroke;
  const each = lasts / lines.length;
  const shares = lines.map((_, order) =>
    keys({ at: at + order * each, value: 0 }, { at: at + (order + 1) * each, value: 1, ease: easeInOut }),
  );
  const placed = lines.map((line) => line.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const));
  return lively(sheet, grown(box, width), (context, now) => {
    if (now < at) return;
    context.strokeStyle = css(color);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [order, line] of placed.entries()) trace(context, line, shares[order]?.(now) ?? 0);
  });
}

const TICK: Points = [
  [0.04, 0.55],
  [0.36, 0.86],
  [0.98, 0.12],
];
const CROSS: readonly Points[] = [
  [
    [0.1, 0.1],
    [0.9, 0.9],
  ],
  [
    [0.9, 0.1],
    [0.1, 0.9],
  ],
];

export const tick = (sheet: Sheet, box: Box, stroke: Stroke): Layer => penned(sheet, box, [TICK], stroke);
export const cross = (sheet: Sheet, box: Box, stroke: Stroke): Layer => penned(sheet, box, CROSS, stroke);

/** A line through what no longer holds, drawn by hand: a little up at its end. */
export const strike = (sheet: Sheet, box: Box, stroke: Stroke): Layer =>
  penned(
    sheet,
    box,
    [
      [
        [-0.05, 0.66],
        [0.3, 0.57],
        [0.7, 0.5],
        [1.06, 0.36],
      ],
    ],
    stroke,
  );

/** A ring around something, drawn by hand: it does not quite meet itself. */
export function ring(sheet: Sheet, box: Box, { at, seconds: lasts = 0.55, color, width }: Stroke): Layer {
  const share = keys({ at, value: 0 }, { at: at + lasts, value: 1, ease: easeOut });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return lively(sheet, grown(box, width * 2), (context, now) => {
    if (now < at) return;
    const turned = share(now) * Math.PI * 2.18;
    context.strokeStyle = css(color);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.beginPath();
    for (let step = 0; step <= 48; step += 1) {
      const angle = -2.2 + (turned * step) / 48;
      const wide = 1 + 0.07 * Math.sin(angle * 1.7 + step * 0.05) + (step / 48) * (turned / 7) * 0.09;
      context.lineTo(x + (Math.cos(angle) * box.width * wide) / 2, y + (Math.sin(angle) * box.height * wide) / 2);
    }
    context.stroke();
  });
}
