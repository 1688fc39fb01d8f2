/** Birds far away. */
import { FULL } from '../paint';
import type { Site } from '../site';
import { wrap } from './wrap';

/** Birds far away, as two strokes of the wing. */
export function birds(site: Site, many: number, depth = 0.2): void {
  const { random, width, horizon, u, live, ink } = site;
  const flock = Array.from({ length: many }, () => ({
    x: random(),
    y: 0.12 + random() * 0.5,
    size: u * (0.9 + random() * 1.5),
    phase: random() * FULL,
    speed: 0.03 + random() * 0.03,
  }));
  live(depth, (context, seconds) => {
    context.strokeStyle = ink('#2a2f3d', 0.75);
    context.lineCap = 'round';
    for (const bird of flock) {
      const x = (wrap(bird.x + seconds * bird.speed, 1.2) - 0.1) * width;
      const y = bird.y * horizon + Math.sin(seconds * 0.8 + bird.phase) * u * 2;
      const lift = Math.sin(seconds * 8 + bird.phase) * bird.size * 0.55;
      context.lineWidth = bird.size * 0.2;
      context.beginPath();
      context.moveTo(x - bird.size, y - lift);
      context.quadraticCurveTo(x - bird.size * 0.4, y - bird.size * 0.3 - lift * 0.3, x, y);
      context.quadraticCurveTo(x + bird.size * 0.4, y - bird.size * 0.3 - lift * 0.3, x + bird.size, y - lift);
      context.stroke();
    }
  });
}
