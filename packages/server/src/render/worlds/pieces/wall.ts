/** The back wall of a room. */
import { css, type Rgb } from '../../color/color';
import { block, fade } from '../paint';
import type { Site } from '../site';
import { mixed } from './ground';

export interface Wall {
  readonly color: string | Rgb;
  /** Lower part in another colour. */
  readonly dado?: string | Rgb;
  readonly tiles?: boolean;
  readonly boards?: boolean;
}

/** The back wall down to the floor, brightest where the light falls. */
export function wall(site: Site, { color, dado, tiles = false, boards = false }: Wall, depth = 0.35): void {
  const { plane, ink, left, right, horizon, u, light, width, height } = site;
  plane({ depth, bottom: horizon + u * 10 }, (context) => {
    context.fillStyle = fade(
      context,
      0,
      horizon,
      ink(mixed(color, '#1a1020', 0.22), 1),
      ink(color, 0.9),
      ink(mixed(color, '#ffffff', 0.06), 1),
    );
    context.fillRect(left, -u * 20, right - left, horizon + u * 32);
    const lines = (step: number, down: number, strength: number, from: number): void => {
      context.strokeStyle = ink(mixed(color, '#1c1216', 0.5), 1, strength);
      context.lineWidth = u * 0.22;
      context.beginPath();
      for (let x = left; x < right; x += step) {
        context.moveTo(x, from);
        context.lineTo(x, horizon + u * 10);
      }
      for (let y = from; down > 0 && y < horizon + u * 10; y += down) {
        context.moveTo(left, y);
        context.lineTo(right, y);
      }
      context.stroke();
    };
    if (tiles) lines(u * 6.5, u * 6.5, 0.22, -u * 20);
    if (boards) lines(u * 9, 0, 0.3, -u * 20);
    if (dado !== undefined) {
      const top = horizon - u * 24;
      context.fillStyle = fade(context, top, horizon, ink(dado, 0.9), ink(mixed(dado, '#140c12', 0.25), 1));
      context.fillRect(left, top, right - left, horizon + u * 12 - top);
      block(context, site.face(mixed(dado, '#ffffff', 0.25), 1), left, top - u * 0.8, right - left, u * 1.6);
      lines(u * 14, 0, 0.16, top + u);
    }
    // Light from the left, and the corner of wall and floor that it does not reach.
    const beam = context.createRadialGradient(
      width * 0.3,
      horizon * 0.35,
      0,
      width * 0.3,
      horizon * 0.35,
      Math.max(width, height) * 0.7,
    );
    beam.addColorStop(0, css(light.key, 0.34));
    beam.addColorStop(1, css(light.key, 0));
    context.fillStyle = beam;
    context.fillRect(left, -u * 20, right - left, horizon + u * 30);
    context.fillStyle = fade(context, horizon - u * 12, horizon, css(light.shade, 0), css(light.shade, 0.24));
    context.fillRect(left, horizon - u * 12, right - left, u * 12);
    block(context, site.face(mixed(dado ?? color, '#ffffff', 0.4), 1), left, horizon - u * 1.6, right - left, u * 2.2);
  });
}
