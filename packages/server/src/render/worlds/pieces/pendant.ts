/** Lamps that hang from above. */
import { css, hex, mix, type Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import { glow } from '../paint';
import type { Site } from '../site';

export const LIT = hex('#ffcf8c');

/** A lamp that hangs from above on a cord. */
export function pendant(
  context: Context,
  site: Site,
  x: number,
  y: number,
  size: number,
  color: string | Rgb,
  depth = 0.7,
): void {
  const { u, face, ink, light } = site;
  context.strokeStyle = ink('#2a2024', depth);
  context.lineWidth = u * 0.35;
  context.beginPath();
  context.moveTo(x, -u * 20);
  context.lineTo(x, y);
  context.stroke();
  const { light: bright, base, shade } = face(color, depth);
  const gradient = context.createLinearGradient(x - size, 0, x + size, 0);
  gradient.addColorStop(0, bright);
  gradient.addColorStop(0.4, base);
  gradient.addColorStop(1, shade);
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - size * 0.2, y);
  context.bezierCurveTo(x - size * 0.3, y + size * 0.4, x - size, y + size * 0.4, x - size, y + size);
  context.quadraticCurveTo(x, y + size * 1.2, x + size, y + size);
  context.bezierCurveTo(x + size, y + size * 0.4, x + size * 0.3, y + size * 0.4, x + size * 0.2, y);
  context.fill();
  const on = light.lamps;
  context.fillStyle = css(mix(hex('#fff6df'), LIT, 0.3), 0.6 + on * 0.4);
  context.beginPath();
  context.ellipse(x, y + size, size * 0.84, size * 0.2, 0, 0, Math.PI * 2);
  context.fill();
  glow(context, x, y + size, size * (2.6 + on * 2.4), LIT, 0.3 + on * 0.55);
}
