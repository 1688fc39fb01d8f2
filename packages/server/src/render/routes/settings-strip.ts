/** Three settings side by side, that a frame travels along: a morning, a day and a night of one country. */
import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, type Rgb } from '../color/color';
import { type Curve, keys } from '../film/curve';
import type { Context, Layer } from '../film/film';
import type { Box } from '../geometry';
import { type Random, randomFor } from '../random';
import type { ActScene } from './act';
import { house, tree } from './countryside';
import { disc, FULL, lively, painted, WHITE } from './pen';

interface Hour {
  readonly above: Rgb;
  readonly below: Rgb;
  /** Of the hills, far to near. */
  readonly hills: readonly [Rgb, Rgb, Rgb];
  /** Of windows. */
  readonly light: Rgb;
}

const HOURS: readonly [Hour, Hour, Hour] = [
  {
    above: hex('#9fb8e8'),
    below: hex('#ffd9a8'),
    hills: [hex('#c9a9b8'), hex('#a98ba0'), hex('#7d8a5c')],
    light: hex('#fff1c4'),
  },
  {
    above: hex('#7fc4f2'),
    below: hex('#e8f6ff'),
    hills: [hex('#a8cfa0'), hex('#86b977'), hex('#5f9a4f')],
    light: hex('#ffffff'),
  },
  {
    above: hex('#1a2452'),
    below: hex('#7a5a94'),
    hills: [hex('#4a4680'), hex('#343666'), hex('#23304a')],
    light: hex('#ffd36a'),
  },
];

const SETTINGS = HOURS.length;

/** Where the ground is, as a share of a setting's height. */
export const GROUND = 0.8;

/** The part of a setting, from each edge, in which its hour is mixed with that of its neighbour. */
const BLEND = 0.45;
/** Pixels by which it is painted beyond its edges. */
const EDGE = 2;

function paintSetting(
  context: Context,
  { x, y, width, height }: Box,
  order: number,
  accent: Rgb,
  random: Random,
): void {
  const hour = HOURS[order] ?? HOURS[0];
  const { hills, light } = hour;
  const sky = (of: Hour) => {
    const down = context.createLinearGradient(0, y, 0, y + height * GROUND);
    down.addColorStop(0, css(of.above));
    down.addColorStop(1, css(of.below));
    return down;
  };
  // A little beyond its edges, where half of a pixel would let through what is behind.
  const [left, right] = [x - EDGE, x + width + EDGE];
  context.fillStyle = sky(hour);
  context.fillRect(left, y, right - left, height);
  // Half of its neighbour at each edge, so that one hour becomes the next.
  const reach = Math.ceil(BLEND * width);
  for (const [way, neighbour] of [
    [-1, HOURS[order - 1]],
    [1, HOURS[order + 1]],
  ] as const) {
    if (neighbour === undefined) continue;
    const veil = createCanvas(reach + EDGE, Math.ceil(height));
    const over = veil.getContext('2d');
    over.translate(0, -y);
    over.fillStyle = sky(neighbour);
    over.fillRect(0, y, veil.width, height);
    over.globalCompositeOperation = 'destination-in';
    const [near, far] = way < 0 ? [EDGE, veil.width] : [reach, 0];
    const across = over.createLinearGradient(near, 0, far, 0);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) across.addColorStop(share, `rgba(0,0,0,${0.5 * (1 - share) ** 2})`);
    over.fillStyle = across;
    over.fillRect(0, y, veil.width, height);
    context.drawImage(veil, way < 0 ? left : right - veil.width, y);
  }
  const unit = Math.min(width, height);
  if (order === 2)
    for (let at = 0; at < 46; at += 1)
      disc(
        context,
        x + random() * width,
        y + random() * height * 0.55,
        unit * (0.002 + random() * 0.004),
        css(WHITE, 0.4 + random() * 0.6),
      );
  for (const [level, hill] of hills.entries()) {
    const top = y + height * (0.5 + level * 0.15);
    const tint = mix(hill, accent, 0.1);
    const phase = order * 2.1 + level * 1.7;
    const between = (neighbour: Hour | undefined): Rgb =>
      neighbour === undefined ? tint : mix(tint, mix(neighbour.hills[level] ?? hill, accent, 0.1), 0.5);
    const along = context.createLinearGradient(x, 0, x + width, 0);
    along.addColorStop(0, css(between(HOURS[order - 1])));
    along.addColorStop(BLEND, css(tint));
    along.addColorStop(1 - BLEND, css(tint));
    along.addColorStop(1, css(between(HOURS[order + 1])));
    context.fillStyle = along;
    context.beginPath();
    const edge = level === 2 ? y + height * GROUND : top;
    context.moveTo(left, y + height);
    context.lineTo(left, edge);
    // Both edges are level, so that one setting goes on in the next.
    for (let step = 0; step <= 40; step += 1) {
      const share = step / 40;
      const rise = Math.sin(share * Math.PI) * Math.sin(share * 6.2 + phase) * height * 0.075;
      context.lineTo(x + share * width, level === 2 ? y + height * GROUND - rise * 0.12 : top - rise);
    }
    context.lineTo(right, edge);
    context.lineTo(right, y + height);
    context.fill();
    if (level === 2) continue;
    for (let at = 0; at < 4; at += 1) {
      const px = x + width * (0.1 + 0.8 * random());
      const foot = top + height * 0.045;
      const side = unit * (0.08 + level * 0.035);
      if (random() < 0.4) house(context, px, foot, side, mix(tint, WHITE, 0.5), light);
      else tree(context, px, foot, side, mix(tint, hex('#16301c'), 0.3));
    }
  }
}

/** How many settings have been left behind: what a film travels in all, this scene travels its part of. */
export function travelOf({ setting, from, span }: ActScene): Curve {
  const all = SETTINGS - 1;
  const until = Math.min(setting.seconds, span.until);
  const [start, end] = [setting.index, setting.index + 1].map((index) => (all * index) / setting.count) as [
    number,
    number,
  ];
  return keys({ at: from + 0.5, value: start }, { at: Math.max(from + 1.3, until - 0.5), value: end });
}

export function stripLayers(scene: ActScene, box: Box, travel: Curve): Layer[] {
  const { accent } = scene.setting.palette;
  const sunAt = (seconds: number): { readonly x: number; readonly y: number } => {
    const share = travel(seconds) / (SETTINGS - 1);
    return {
      x: box.x + box.width * (0.14 + 0.72 * share),
      y: box.y + box.height * (0.36 - 0.22 * Math.sin(share * Math.PI)),
    };
  };
  return [
    ...HOURS.map((_, order) =>
      painted(
        scene,
        box,
        (context) => paintSetting(context, box, order, accent, randomFor(scene.setting.seed, `setting ${order}`)),
        {
          masked: true,
          plane: 0.9,
          // They overlap by a little, so that no seam is seen.
          move: { x: (seconds) => (order - travel(seconds)) * (box.width - 3) },
        },
      ),
    ),
    lively(
      scene,
      box,
      (context, seconds) => {
        const { x, y } = sunAt(seconds);
        const night = Math.max(0, Math.min(1, (travel(seconds) - 1.35) * 3));
        const radius = Math.min(box.width, box.height) * 0.075 * (1 + 0.03 * Math.sin(seconds * 1.7));
        context.beginPath();
        context.rect(box.x, box.y, box.width, box.height);
        context.clip();
        const glow = context.createRadialGradient(x, y, radius * 0.6, x, y, radius * 3.4);
        glow.addColorStop(0, css(hex('#fff4cf'), 0.65 - 0.3 * night));
        glow.addColorStop(1, css(hex('#fff4cf'), 0));
        context.fillStyle = glow;
        context.fillRect(x - radius * 3.4, y - radius * 3.4, radius * 6.8, radius * 6.8);
        disc(context, x, y, radius, css(mix(hex('#ffe28a'), hex('#f3f1ff'), night)));
        if (night > 0) {
          context.globalAlpha = night * 0.25;
          for (const [dx, dy, size] of [
            [-0.3, -0.2, 0.22],
            [0.25, 0.3, 0.16],
            [0.2, -0.4, 0.12],
          ] as const)
            disc(context, x + dx * radius, y + dy * radius, radius * size, '#8f90b8');
          context.globalAlpha = 1;
        }
        // Clouds go their own way.
        context.fillStyle = css(WHITE, 0.5 - 0.3 * night);
        for (const [start, high, size] of [
          [0.1, 0.16, 1],
          [0.62, 0.24, 0.7],
          [1.02, 0.1, 0.85],
        ] as const) {
          const px =
            box.x +
            ((((start + seconds * 0.025 - travel(seconds) * 0.2) % 1.3) + 1.3) % 1.3) * box.width -
            box.width * 0.15;
          context.beginPath();
          for (const [dx, dy, r] of [
            [-0.9, 0, 0.55],
            [0, -0.35, 0.8],
            [0.9, 0.05, 0.6],
          ] as const)
            context.arc(
              px + dx * radius * size,
              box.y + box.height * high + dy * radius * size,
              r * radius * size,
              0,
              FULL,
            );
          context.fill();
        }
      },
      { plane: 0.9 },
    ),
  ];
}
