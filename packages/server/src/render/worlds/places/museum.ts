/** A museum: a high hall with a light from above, pictures, columns, a rope, and visitors. */
import { css, hex } from '../../color/color';
import type { Context } from '../../film/film';
import { ball, block, contact, fade } from '../paint';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { painting } from '../pieces/painting';
import { WALKERS, walkers } from '../pieces/walkers';
import { wall } from '../pieces/wall';
import type { Site } from '../site';
import type { World } from '../world';

function column(context: Context, { face, u }: Site, x: number, foot: number, wide: number, depth: number): void {
  const { light, base, shade } = face('#efe8dc', depth);
  const gradient = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  gradient.addColorStop(0, base);
  gradient.addColorStop(0.25, light);
  gradient.addColorStop(1, shade);
  context.fillStyle = gradient;
  context.fillRect(x - wide / 2, -u * 20, wide, foot + u * 20);
  context.strokeStyle = shade;
  context.globalAlpha = 0.4;
  context.lineWidth = wide * 0.05;
  for (let flute = 1; flute < 6; flute += 1) {
    context.beginPath();
    context.moveTo(x - wide / 2 + (wide * flute) / 6, -u * 20);
    context.lineTo(x - wide / 2 + (wide * flute) / 6, foot);
    context.stroke();
  }
  context.globalAlpha = 1;
  block(context, face('#f6f0e6', depth), x - wide * 0.66, foot - wide * 0.34, wide * 1.32, wide * 0.2, wide * 0.1);
  block(context, face('#f6f0e6', depth), x - wide * 0.74, foot - wide * 0.16, wide * 1.48, wide * 0.2, wide * 0.03);
}

/** A vase on a plinth under glass, with a light that wanders over it. */
function exhibit(site: Site, x: number, foot: number, size: number): void {
  const { plane, live, face, u, ink } = site;
  plane({ depth: 0.78, left: x - size, right: x + size, top: foot - size * 2.6, bottom: foot + u * 4 }, (context) => {
    contact(context, x, foot, size * 0.8, ink('#1a1410', 1, 0.5));
    block(context, face('#ffffff', 0.95), x - size * 0.42, foot - size * 1.1, size * 0.84, size * 1.1, u * 0.4);
    const { light, base, shade } = face('#c2573a', 0.98);
    const glaze = context.createLinearGradient(x - size * 0.3, 0, x + size * 0.3, 0);
    glaze.addColorStop(0, light);
    glaze.addColorStop(0.4, base);
    glaze.addColorStop(1, shade);
    context.fillStyle = glaze;
    context.beginPath();
    context.moveTo(x - size * 0.12, foot - size * 1.1);
    context.bezierCurveTo(
      x - size * 0.46,
      foot - size * 1.5,
      x - size * 0.3,
      foot - size * 1.8,
      x - size * 0.1,
      foot - size * 1.9,
    );
    context.lineTo(x - size * 0.15, foot - size * 2.02);
    context.lineTo(x + size * 0.15, foot - size * 2.02);
    context.lineTo(x + size * 0.1, foot - size * 1.9);
    context.bezierCurveTo(
      x + size * 0.3,
      foot - size * 1.8,
      x + size * 0.46,
      foot - size * 1.5,
      x + size * 0.12,
      foot - size * 1.1,
    );
    context.fill();
    context.fillStyle = ink('#241a1c', 1, 0.85);
    for (const band of [1.34, 1.66]) context.fillRect(x - size * 0.3, foot - size * band, size * 0.6, size * 0.05);
    context.strokeStyle = ink('#ffffff', 1, 0.6);
    context.lineWidth = u * 0.4;
    context.strokeRect(x - size * 0.42, foot - size * 2.2, size * 0.84, size * 1.1);
  });
  live(0.78, (context, seconds) => {
    const share = (seconds * 0.3) % 1.6;
    context.save();
    context.beginPath();
    context.rect(x - size * 0.42, foot - size * 2.2, size * 0.84, size * 1.1);
    context.clip();
    context.fillStyle = css(hex('#ffffff'), 0.4);
    const left = x - size + share * size * 1.6;
    context.beginPath();
    context.moveTo(left, foot - size * 1.1);
    context.lineTo(left + size * 0.4, foot - size * 2.2);
    context.lineTo(left + size * 0.58, foot - size * 2.2);
    context.lineTo(left + size * 0.18, foot - size * 1.1);
    context.fill();
    context.restore();
  });
}

export const museum: World = {
  inside: true,
  surface: 'marble',
  counter: '#e6dccb',
  pictures: [...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, height, face, ink, light } = site;
    wall(site, { color: '#cdb9a0', dado: '#8f6f58' });
    plane({ depth: 0.34, bottom: horizon + u * 2 }, (context) => {
      for (let x = left + u * 10, at = 0; x < right; at += 1) {
        const [wide, tall] = [u * (22 + (at % 3) * 7), u * (32 - (at % 2) * 8)];
        const y = horizon - u * 34 - tall;
        painting(context, site, x, y, wide, tall, '#c9a040', 0.95);
        // A lamp over each.
        context.fillStyle = css(light.key, 0.28);
        context.beginPath();
        context.moveTo(x + wide * 0.4, y - u * 8);
        context.lineTo(x + wide * 0.6, y - u * 8);
        context.lineTo(x + wide * 1.1, y + tall);
        context.lineTo(x - wide * 0.1, y + tall);
        context.fill();
        block(context, face('#3a3030', 1), x + wide * 0.36, y - u * 9.4, wide * 0.28, u * 1.8, u * 0.8);
        x += wide + u * 14;
      }
    });
    floor(site, '#d8cbb8', { columns: 12, rows: 8, gloss: 0.5, line: 0.2 });
    walkers(site, 3, { foot: horizon + u * 7, height: u * 30, depth: 0.6 });
    plane({ depth: 0.66, bottom: horizon + u * 16 }, (context) => {
      for (let x = width * 0.03; x < right; x += Math.max(u * 74, width * 0.45)) {
        contact(context, x, horizon + u * 11, u * 16, ink('#1a1410', 1, 0.5));
        column(context, site, x, horizon + u * 11, u * 13, 0.95);
      }
      block(context, face('#efe6d8', 0.98), left, -u * 16, right - left, u * 22);
      for (let x = left; x < right; x += u * 4) block(context, face('#d9cdbb', 0.98), x, u * 3.4, u * 2.4, u * 2.4);
    });
    plane(
      {
        depth: 0.7,
        blend: 'screen',
        bottom: height,
        move: {
          alpha: (seconds) => 0.75 + 0.25 * Math.sin(seconds * 0.9),
          x: (seconds) => Math.sin(seconds * 0.5) * u * 3,
        },
      },
      (context) => {
        for (const share of [0.2, 0.58]) {
          context.fillStyle = fade(
            context,
            0,
            ground,
            css(light.key, light.time === 'night' ? 0.12 : 0.34),
            css(light.key, 0),
          );
          context.beginPath();
          context.moveTo(width * share, -u * 14);
          context.lineTo(width * share + u * 14, -u * 14);
          context.lineTo(width * share + u * 52, ground);
          context.lineTo(width * share + u * 20, ground);
          context.fill();
        }
      },
    );
    exhibit(site, width > u * 120 ? width * 0.3 : width * 0.2, horizon + u * 17, u * 20);
    plane({ depth: 0.9, top: ground - u * 26, bottom: ground + u * 4 }, (context) => {
      const posts = [0, 1, 2, 3].map((at) => width * (0.06 + at * 0.3));
      context.strokeStyle = ink('#a3203a', 1);
      context.lineWidth = u * 1.3;
      context.lineCap = 'round';
      for (const [at, x] of posts.entries()) {
        const next = posts[at + 1] ?? right + u * 10;
        context.beginPath();
        context.moveTo(x, ground - u * 20);
        context.quadraticCurveTo((x + next) / 2, ground - u * 8, next, ground - u * 20);
        context.stroke();
      }
      for (const x of posts) {
        contact(context, x, ground - u * 2, u * 6, ink('#1a1410', 1, 0.5));
        block(context, face('#d2a63a', 1), x - u * 0.8, ground - u * 21, u * 1.6, u * 19, u * 0.8);
        block(context, face('#d2a63a', 1), x - u * 3.4, ground - u * 3, u * 6.8, u * 1.6, u * 0.8);
        ball(context, face('#e9c25a', 1), x, ground - u * 22, u * 1.6);
      }
    });
    motes(site, '#fff4dc', 34);
  },
};
