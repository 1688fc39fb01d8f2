/** Heads and arms before a stage. */
import type { Rgb } from '../../color/color';
import { FULL } from '../paint';
import type { Site } from '../site';

/** Heads and arms before a stage, which move to the beat. */
export function audience(site: Site, top: number, depth: number, tone: string | Rgb): void {
  const { random, left, right, live, ink, height, u } = site;
  const heads: { x: number; y: number; size: number; phase: number; arms: boolean }[] = [];
  for (let row = 0; row < 2; row += 1)
    for (let x = left; x < right; x += u * (7.5 + random() * 3))
      heads.push({
        x: x + row * u * 4,
        y: top + row * u * 8 + random() * u * 3,
        size: u * (3.6 + row * 0.9),
        phase: random() * FULL,
        arms: random() < 0.45,
      });
  live(depth, (context, seconds) => {
    for (const { x, y, size, phase, arms } of heads) {
      const hop = Math.abs(Math.sin(seconds * 4.2 + phase * 0.25)) * size * 0.4;
      context.fillStyle = ink(tone, 1);
      context.strokeStyle = ink(tone, 1);
      context.beginPath();
      context.arc(x, y - hop, size, 0, FULL);
      context.fill();
      context.beginPath();
      context.roundRect(x - size * 1.7, y - hop + size * 0.9, size * 3.4, height - y + size * 6, size);
      context.fill();
      if (!arms) continue;
      context.lineWidth = size * 0.62;
      context.lineCap = 'round';
      for (const side of [-1, 1]) {
        const swing = Math.sin(seconds * 4.2 + phase) * size * 0.7;
        context.beginPath();
        context.moveTo(x + side * size * 1.4, y - hop + size * 1.6);
        context.lineTo(x + side * size * 1.6 + swing, y - hop - size * 2.6);
        context.stroke();
      }
    }
  });
}
