/** Snow. */
import { hex, mix } from '../../color/color';
import type { Site } from '../site';
import { drifting, soft } from './drifting';

export function snow(site: Site): void {
  const { u, light } = site;
  const color = mix(hex('#ffffff'), light.haze, light.time === 'night' ? 0.25 : 0);
  for (const [depth, many, size] of [
    [0.4, 80, 0.55],
    [1.4, 34, 1.25],
  ] as const)
    drifting(site, many, -0.02, 0.11, depth, (context, { near, phase }, x, y, seconds) =>
      soft(context, x + Math.sin(seconds * 1.2 + phase) * u * 2, y, u * (0.3 + near * 0.55) * size, color, 0.85),
    );
}
