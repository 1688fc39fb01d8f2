/** Round forms that float: for what no view fits. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import type { Paint } from './depth';

export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: Rgb;
  readonly drift: { readonly x: number; readonly y: number };
}

/** A ball lit from above left, with light from below on its dark side. */
export function ball({ palette }: Setting, { x, y, radius, color, drift }: Ball): Layer {
  return {
    ...still({ x: x - radius * 1.1, y: y - radius * 1.1, width: radius * 2.2, height: radius * 2.2 }, (context) => {
      const gradient = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius);
      gradient.addColorStop(0, css(mix(color, hex('#ffffff'), 0.5)));
      gradient.addColorStop(0.5, css(color));
      gradient.addColorStop(0.92, css(mix(color, hex('#000000'), 0.4)));
      gradient.addColorStop(1, css(mix(color, palette.glow, 0.4)));
      context.fillStyle = gradient;
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    }),
    enter: STILL,
    drift,
  };
}

/** A large form where the eye rests, and small ones around it. */
export const forms: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const short = Math.min(size.width, size.height);
  const wide = size.width > size.height * 1.15;
  const middle = { x: size.width * (wide ? 0.72 : 0.5), y: size.height * (wide ? 0.46 : 0.32) };
  const start = random() * 6.3;
  const around = Array.from({ length: 6 }, (_, index) => {
    const depth = (index + 1) / 6;
    const turn = start + index * 2.4;
    const away = short * (0.3 + random() * 0.16);
    return {
      x: middle.x + Math.cos(turn) * away,
      y: middle.y + Math.sin(turn) * away * 1.1,
      radius: short * (0.03 + random() * 0.07) * (0.6 + depth),
      color: mix([palette.accent2, palette.accent, palette.glow][index % 3] ?? palette.accent, palette.to, 0.2),
      drift: { x: unit * (random() - 0.5) * 3 * depth, y: -unit * (0.4 + depth * 1.2) },
    };
  });
  const lead = {
    ...middle,
    radius: short * 0.24,
    color: mix(palette.accent, palette.to, 0.1),
    drift: { x: 0, y: -unit * 0.5 },
  };
  return [...around.slice(0, 3), lead, ...around.slice(3)].map((form) => ball(setting, form));
};
