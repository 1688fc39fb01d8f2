/** Confetti. */
import type { Site } from '../site';
import { drifting } from './drifting';

export function confetti(site: Site): void {
  const { u } = site;
  const colors = ['#ff5470', '#ffd23f', '#2ec4b6', '#5b7cfa', '#ff9f1c', '#ffffff'];
  drifting(site, 70, 0.012, 0.17, 1.2, (context, { near, phase }, x, y, seconds) => {
    const side = u * (0.7 + near * 1.1);
    context.save();
    context.translate(x, y);
    context.rotate(phase + seconds * (1.4 + near));
    context.scale(1, Math.cos(seconds * (2.6 + near * 2) + phase));
    context.fillStyle = colors[Math.floor(phase * 7) % colors.length] ?? '#ffffff';
    context.fillRect(-side / 2, -side * 0.33, side, side * 0.66);
    context.restore();
  });
}
