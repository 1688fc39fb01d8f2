/** Tables and chairs. */
import type { Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import { block, contact } from '../paint';
import type { Site } from '../site';
import { mixed } from './ground';

export type Color = string | Rgb;

/** `y` is its upper edge, `foot` the floor under it. */
export function table(
  context: Context,
  site: Site,
  x: number,
  y: number,
  width: number,
  foot: number,
  color: Color,
  depth = 0.9,
): void {
  const { face, u } = site;
  contact(context, x + width / 2, foot, width * 0.6, site.ink('#140a10', 1, 0.5));
  for (const side of [0.08, 0.86])
    block(context, face(mixed(color, '#120a0c', 0.3), depth), x + width * side, y, width * 0.06, foot - y, u * 0.4);
  block(context, face(color, depth), x, y, width, u * 2.6, u * 0.8);
}

/** A round table on one leg. */
export function bistro(
  context: Context,
  site: Site,
  x: number,
  y: number,
  radius: number,
  foot: number,
  color: Color,
  depth = 0.9,
): void {
  const { face, u } = site;
  contact(context, x, foot, radius * 1.1, site.ink('#140a10', 1, 0.55));
  block(context, face('#3a3036', depth), x - u * 0.7, y, u * 1.4, foot - y);
  block(context, face('#3a3036', depth), x - radius * 0.5, foot - u * 1.2, radius, u * 1.6, u * 0.8);
  const { light, base, shade } = face(color, depth);
  context.fillStyle = shade;
  context.beginPath();
  context.ellipse(x, y + u * 1.2, radius, radius * 0.24, 0, 0, Math.PI * 2);
  context.fill();
  const top = context.createLinearGradient(x - radius, 0, x + radius, 0);
  top.addColorStop(0, light);
  top.addColorStop(1, base);
  context.fillStyle = top;
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.24, 0, 0, Math.PI * 2);
  context.fill();
}

export function chair(
  context: Context,
  site: Site,
  x: number,
  foot: number,
  size: number,
  color: Color,
  depth = 0.9,
  flip = 1,
): void {
  const { face, u } = site;
  contact(context, x, foot, size * 0.5, site.ink('#140a10', 1, 0.5));
  const leg = face(mixed(color, '#120a0c', 0.4), depth);
  for (const side of [-0.3, 0.3])
    block(context, leg, x + side * size - u * 0.4, foot - size * 0.5, u * 0.8, size * 0.5);
  block(context, face(color, depth), x - size * 0.36, foot - size * 0.55, size * 0.72, size * 0.11, size * 0.05);
  block(
    context,
    face(color, depth),
    x - flip * size * 0.36 - (flip > 0 ? 0 : size * 0.1),
    foot - size * 1.05,
    size * 0.1,
    size * 0.55,
    size * 0.05,
  );
  block(
    context,
    face(color, depth),
    x - flip * size * 0.36 - (flip > 0 ? size * 0.02 : size * 0.12),
    foot - size * 1.08,
    size * 0.14,
    size * 0.3,
    size * 0.05,
  );
}

/** A bench of boards, its middle at `x`. */
export function bench(context: Context, site: Site, x: number, foot: number, width: number, depth = 0.95): void {
  const { face, u } = site;
  contact(context, x, foot, width * 0.6, site.ink('#140a10', 1, 0.5));
  const tall = width * 0.5;
  for (const side of [-0.42, 0.36]) {
    block(context, face('#2f3236', depth), x + width * side, foot - tall * 0.46, width * 0.06, tall * 0.46, u * 0.3);
    block(context, face('#2f3236', depth), x + width * side, foot - tall, width * 0.045, tall * 0.6, u * 0.3);
  }
  for (const at of [0.98, 0.8, 0.62])
    block(context, face('#a9683a', depth), x - width / 2, foot - tall * at, width, tall * 0.13, u * 0.4);
  for (const at of [0.46, 0.4])
    block(context, face('#b87544', depth), x - width * 0.52, foot - tall * at, width * 1.04, tall * 0.09, u * 0.4);
}
