/** Soft solid shapes: what the pieces of worlds are painted with, so that they look like the pictures beside them. */
import { css, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import type { Face } from './site';

export const FULL = Math.PI * 2;

/** A box with rounded corners, lit from the left, with a bright upper edge and darker towards its foot. */
export function block(
  context: Context,
  { light, base, shade }: Face,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): void {
  const across = context.createLinearGradient(x, 0, x + width, 0);
  across.addColorStop(0, light);
  across.addColorStop(0.3, base);
  across.addColorStop(1, shade);
  context.fillStyle = across;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
  const edge = Math.max(0.6, Math.min(width, height) * 0.025);
  context.save();
  context.clip();
  context.globalAlpha *= 0.5;
  context.strokeStyle = light;
  context.lineWidth = edge * 2;
  context.beginPath();
  context.roundRect(x, y, width, height + edge * 4, radius);
  context.stroke();
  context.restore();
}

/** A ball of leaves, cloth or clay. */
export function ball(context: Context, { light, base, shade }: Face, x: number, y: number, rx: number, ry = rx): void {
  context.save();
  context.translate(x, y);
  context.scale(1, ry / rx);
  const round = context.createRadialGradient(-rx * 0.4, -rx * 0.45, rx * 0.05, 0, 0, rx * 1.05);
  round.addColorStop(0, light);
  round.addColorStop(0.55, base);
  round.addColorStop(1, shade);
  context.fillStyle = round;
  context.beginPath();
  context.arc(0, 0, rx, 0, FULL);
  context.fill();
  context.restore();
}

/** Light around a lamp. */
export function glow(context: Context, x: number, y: number, radius: number, color: Rgb, strength = 1): void {
  const round = context.createRadialGradient(x, y, 0, x, y, radius);
  round.addColorStop(0, css(color, strength));
  round.addColorStop(0.12, css(color, strength * 0.6));
  round.addColorStop(0.4, css(color, strength * 0.18));
  round.addColorStop(1, css(color, 0));
  context.fillStyle = round;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** From one colour to another, downwards. */
export function fade(
  context: Context,
  top: number,
  bottom: number,
  ...stops: readonly string[]
): ReturnType<Context['createLinearGradient']> {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  stops.forEach((stop, at) => gradient.addColorStop(stops.length === 1 ? 0 : at / (stops.length - 1), stop));
  return gradient;
}

/** A dark soft place on the ground, below what stands there. */
export function contact(context: Context, x: number, y: number, rx: number, color: string, flat = 0.16): void {
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
  const round = context.createRadialGradient(0, 0, 0, 0, 0, rx);
  round.addColorStop(0, color);
  round.addColorStop(
    0.5,
    color.replace(/[\d.]+\)$/u, (alpha) => `${Number.parseFloat(alpha) * 0.5})`),
  );
  round.addColorStop(1, color.replace(/[\d.]+\)$/u, '0)'));
  context.fillStyle = round;
  context.beginPath();
  context.arc(0, 0, rx, 0, FULL);
  context.fill();
  context.restore();
}
