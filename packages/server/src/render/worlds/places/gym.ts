/** A gym: racks of weights, a punching bag that swings, a tube of light along the wall. */
import { css, hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { ball, block, contact, FULL, fade, glow } from '../paint';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { wall } from '../pieces/wall';
import type { Site } from '../site';
import type { World } from '../world';

const TUBE = '#38e1d8';

function dumbbell(context: Context, { face }: Site, x: number, y: number, size: number, color: string): void {
  block(context, face('#9aa2ac', 0.95), x - size * 0.5, y - size * 0.1, size, size * 0.2, size * 0.08);
  for (const side of [-0.62, 0.36])
    block(context, face(color, 0.95), x + size * side, y - size * 0.36, size * 0.26, size * 0.72, size * 0.1);
}

function bag(site: Site, x: number, top: number, tall: number): void {
  const { live, u, face } = site;
  const leather = face('#b3322c', 0.98);
  const pace = site.reading.pace;
  live(0.84, (context, seconds) => {
    context.save();
    context.translate(x, -u * 16);
    context.rotate(Math.sin(seconds * 2.2 * pace) * 0.05 + Math.max(0, Math.sin(seconds * 2.2 * pace)) ** 6 * 0.03);
    context.strokeStyle = '#6a707a';
    context.lineWidth = u * 0.7;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, top + u * 16);
    context.stroke();
    const wide = tall * 0.34;
    const gradient = context.createLinearGradient(-wide / 2, 0, wide / 2, 0);
    gradient.addColorStop(0, leather.base);
    gradient.addColorStop(0.3, leather.light);
    gradient.addColorStop(1, leather.shade);
    context.fillStyle = gradient;
    context.beginPath();
    context.roundRect(-wide / 2, top + u * 16, wide, tall, wide * 0.28);
    context.fill();
    context.fillStyle = 'rgba(20,12,16,0.55)';
    for (const share of [0.1, 0.82]) context.fillRect(-wide / 2, top + u * 16 + tall * share, wide, tall * 0.05);
    context.restore();
  });
}

export const gym: World = {
  inside: true,
  surface: 'asphalt',
  counter: '#2b3038',
  pictures: [],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink, live } = site;
    wall(site, { color: '#5b6675', boards: true });
    plane({ depth: 0.4, bottom: horizon + u * 6 }, (context) => {
      // A long mirror, with what it shows of the other side of the hall.
      const [x, y, wide, tall] = [width * 0.04, horizon - u * 62, Math.max(u * 60, width * 0.5), u * 46];
      block(context, face('#23282f', 0.95), x - u, y - u, wide + u * 2, tall + u * 2, u * 0.6);
      context.fillStyle = fade(context, y, y + tall, ink('#9fb3c4', 0.95), ink('#c4d2da', 0.95), ink('#6f7f8c', 0.95));
      context.fillRect(x, y, wide, tall);
      for (let at = 0; at < 4; at += 1) {
        block(
          context,
          face('#e9eef2', 0.9),
          x + wide * (0.1 + at * 0.24),
          y + tall * 0.08,
          wide * 0.12,
          tall * 0.3,
          u * 0.4,
        );
        context.fillStyle = css(hex('#ffffff'), 0.14);
        context.beginPath();
        context.moveTo(x + wide * (at * 0.27), y + tall);
        context.lineTo(x + wide * (at * 0.27 + 0.14), y);
        context.lineTo(x + wide * (at * 0.27 + 0.2), y);
        context.lineTo(x + wide * (at * 0.27 + 0.06), y + tall);
        context.fill();
      }
      context.fillStyle = ink('#47515c', 0.9);
      context.fillRect(x, y + tall * 0.78, wide, tall * 0.22);
    });
    live(0.42, (context, seconds) => {
      const bright = 0.8 + 0.2 * Math.sin(seconds * 2.1) ** 2;
      for (const [y, color] of [
        [horizon - u * 70, TUBE],
        [horizon - u * 74, '#ff5c8a'],
      ] as const) {
        context.fillStyle = css(hex(color), 0.16 * bright);
        context.fillRect(left, y - u * 3, right - left, u * 7);
        context.fillStyle = css(mix(hex(color), hex('#ffffff'), 0.6), bright);
        context.fillRect(left, y, right - left, u * 0.9);
        const run = ((seconds * 0.35) % 1.2) * width;
        glow(context, run, y, u * 18, hex(color), 0.7);
      }
    });
    floor(site, '#474d56', { columns: 12, rows: 7, gloss: 0.14, line: 0.3 });
    plane({ depth: 0.7, top: horizon - u * 30, bottom: ground }, (context) => {
      const rack = width > u * 120 ? [0.04, 0.7] : [0.02];
      for (const share of rack) {
        const [x, foot, long] = [width * share, horizon + u * 12, u * 58];
        contact(context, x + long / 2, foot, long * 0.6, ink('#0c0e12', 1, 0.6));
        for (const side of [0.02, 0.93])
          block(context, face('#20242b', 0.95), x + long * side, foot - u * 30, u * 3, u * 30, u * 0.5);
        for (const [row, size] of [
          [24, 6],
          [14, 7],
          [4, 8.4],
        ] as const) {
          block(context, face('#3a414b', 0.95), x, foot - u * row + u * 3, long, u * 1.6, u * 0.4);
          for (let at = 0; at < long / (u * size * 1.35) - 1; at += 1)
            dumbbell(
              context,
              site,
              x + u * size * (0.95 + at * 1.35),
              foot - u * row,
              u * size,
              ['#2a2f37', '#2a2f37', TUBE, '#f2b63c'][(at + row) % 4] ?? '#2a2f37',
            );
        }
      }
      const [x, y] = [width * 0.5, horizon + u * 6];
      block(context, face('#c4cad1', 0.95), x - u * 30, y - u * 1, u * 60, u * 1.4, u * 0.6);
      for (const side of [-27, -24.4, 22.6, 25.2])
        block(
          context,
          face(Math.abs(side) > 25 ? '#d9423a' : '#2a2f37', 0.95),
          x + side * u,
          y - u * 8,
          u * 2.2,
          u * 15,
          u * 0.8,
        );
    });
    bag(site, width * 0.88, horizon - u * 60, u * 46);
    plane({ depth: 0.92, top: ground - u * 20, bottom: ground + u * 8 }, (context) => {
      for (const [share, size, tone] of [
        [0.08, 9, '#f2b63c'],
        [0.2, 7, '#2a2f37'],
      ] as const) {
        const [x, foot, s] = [width * share, ground - u * 1.5, u * size];
        contact(context, x, foot, s * 1.1, ink('#0c0e12', 1, 0.6));
        context.strokeStyle = face(tone).base;
        context.lineWidth = s * 0.24;
        context.beginPath();
        context.arc(x, foot - s * 1.3, s * 0.5, Math.PI * 0.85, FULL + Math.PI * 0.15);
        context.stroke();
        ball(context, face(tone), x, foot - s * 0.66, s * 0.72);
      }
    });
    motes(site, '#dff4ff', 22);
  },
};
