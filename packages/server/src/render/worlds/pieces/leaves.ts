/** Leaves and petals in the air. */
import type { Site } from '../site';
import { drifting } from './drifting';

export function leaves(site: Site, colors: readonly string[], many = 20, vy = 0.09): void {
  const { u, ink } = site;
  drifting(site, many, -0.05, vy, 1.25, (context, { near, phase }, x, y, seconds) => {
    const reach = u * (0.8 + near * 1.7);
    context.save();
    context.translate(x + Math.sin(seconds * 1.5 + phase) * u * 4, y);
    context.rotate(phase + Math.sin(seconds * 1.7 + phase) * 1.3);
    context.scale(1, 0.3 + 0.6 * Math.abs(Math.sin(seconds * 1.3 + phase)));
    context.fillStyle = ink(colors[Math.floor(near * 97) % colors.length] ?? '#c9752c', 1);
    context.beginPath();
    context.moveTo(-reach, 0);
    context.quadraticCurveTo(0, -reach, reach, 0);
    context.quadraticCurveTo(0, reach, -reach, 0);
    context.fill();
    context.restore();
  });
}
