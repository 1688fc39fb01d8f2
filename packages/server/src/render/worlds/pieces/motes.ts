/** Dust in the light, and sparks. */
import { hex, mix } from '../../color/color';
import type { Site } from '../site';
import { drifting, soft } from './drifting';

export function motes(site: Site, color = '#fff4d8', many = 26): void {
  const { u } = site;
  drifting(site, many, 0.012, -0.016, 1.2, (context, { near, phase }, x, y, seconds) =>
    soft(
      context,
      x + Math.sin(seconds + phase) * u,
      y,
      u * (0.14 + near ** 3 * 0.42),
      hex(color),
      0.3 + 0.3 * Math.sin(seconds * 1.9 + phase),
    ),
  );
}

/** Out of focus and near: what a lens makes of lights. */
export function bokeh(site: Site, colors: readonly string[], many = 9): void {
  const { u } = site;
  drifting(site, many, 0.008, -0.012, 1.5, (context, { near, phase }, x, y, seconds) => {
    const color = hex(colors[Math.floor(near * colors.length)] ?? colors[0] ?? '#ffffff');
    soft(context, x, y, u * (1.2 + near * 3.4), color, 0.1 + 0.05 * Math.sin(seconds * 1.3 + phase));
  });
}

/** Flying sparks or fireflies. */
export function sparks(site: Site, color: string, many = 18, vy = -0.05): void {
  const { u } = site;
  drifting(site, many, 0.015, vy, 1.1, (context, { near, phase }, x, y, seconds) => {
    const bright = Math.max(0, Math.sin(seconds * 2.4 + phase));
    const left = x + Math.sin(seconds * 0.9 + phase) * u * 4;
    soft(context, left, y, u * (1 + near) * 0.9, hex(color), 0.16 * bright);
    soft(context, left, y, u * (0.22 + near * 0.25), mix(hex(color), hex('#ffffff'), 0.5), 0.9 * bright);
  });
}
