/** Cloth in the wind. */
import { css, hex } from '../../color/color';
import { FULL } from '../paint';
import type { Site } from '../site';

/** Cloth in the wind. */
export function flag(site: Site, x: number, y: number, size: number, colors: readonly string[], depth: number): void {
  const { live, ink, random, reading } = site;
  const phase = random() * FULL;
  const speed = reading.weather === 'wind' || reading.weather === 'storm' ? 9 : 5;
  live(depth, (context, seconds) => {
    colors.forEach((color, band) => {
      const [top, tall] = [y + (size * 0.6 * band) / colors.length, (size * 0.6) / colors.length];
      context.fillStyle = ink(color, depth);
      context.beginPath();
      const wave = (share: number): number => Math.sin(seconds * speed + phase - share * 5) * size * 0.07 * share;
      for (let step = 0; step <= 10; step += 1) context.lineTo(x + (size * step) / 10, top + wave(step / 10));
      for (let step = 10; step >= 0; step -= 1)
        context.lineTo(x + (size * step) / 10, top + tall + 0.6 + wave(step / 10));
      context.fill();
    });
    context.strokeStyle = css(hex('#ffffff'), 0.2);
  });
}
