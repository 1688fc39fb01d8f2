/** An office high over a city: a wall of windows, desks with screens that work, plants and lamps. */
import { css, hex } from '../../color/color';
import { block, contact } from '../paint';
import { floor, mixed } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { pendant } from '../pieces/pendant';
import { nearPlant, plant } from '../pieces/plant';
import { WALKERS, walkers } from '../pieces/walkers';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

/** A screen with a chart that grows and lines that are written. */
function screen(site: Site, x: number, foot: number, wide: number, depth: number, turn: number): void {
  const { plane, live, face, u } = site;
  const tall = wide * 0.62;
  plane(
    { depth, left: x - u * 2, right: x + wide + u * 2, top: foot - tall - u * 5, bottom: foot + u * 2 },
    (context) => {
      block(context, face('#c3c9d0', 0.95), x + wide * 0.44, foot - u * 5, wide * 0.12, u * 5);
      block(context, face('#c3c9d0', 0.95), x + wide * 0.3, foot - u, wide * 0.4, u * 1.2, u * 0.5);
      block(context, face('#20252c', 0.95), x, foot - tall - u * 4, wide, tall, u);
    },
  );
  live(depth, (context, seconds) => {
    const [left, top, across, down] = [x + u * 1, foot - tall - u * 3, wide - u * 2, tall - u * 2];
    context.fillStyle = turn % 2 === 0 ? '#16324f' : '#f4f7fb';
    context.fillRect(left, top, across, down);
    if (turn % 2 === 0) {
      for (let bar = 0; bar < 7; bar += 1) {
        const high = down * (0.25 + 0.55 * Math.abs(Math.sin(bar * 1.3 + seconds * 0.9 + turn)));
        context.fillStyle = ['#4fd0c0', '#5b9cff', '#ffc75c'][bar % 3] ?? '#4fd0c0';
        context.fillRect(
          left + across * (0.08 + bar * 0.125),
          top + down * 0.92 - high * 0.9,
          across * 0.08,
          high * 0.9,
        );
      }
    } else {
      for (let line = 0; line < 7; line += 1) {
        const share = Math.min(1, Math.max(0, ((seconds * 1.4 + turn) % 8) - line));
        context.fillStyle = ['#3b6fd0', '#8a93a0', '#8a93a0'][line % 3] ?? '#8a93a0';
        context.fillRect(
          left + across * 0.08,
          top + down * (0.12 + line * 0.115),
          across * (0.5 + ((line * 7) % 4) * 0.1) * share,
          down * 0.05,
        );
      }
    }
    context.fillStyle = css(hex('#ffffff'), 0.08);
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(left + across * 0.5, top);
    context.lineTo(left + across * 0.2, top + down);
    context.lineTo(left, top + down);
    context.fill();
  });
}

export const office: World = {
  inside: true,
  surface: 'wood',
  counter: '#b98a5c',
  pictures: [...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink } = site;
    wall(site, { color: '#e4e8ec' });
    plane({ depth: 0.3, bottom: horizon }, (context) => {
      window(
        context,
        site,
        { x: left + u * 4, y: horizon - u * 76, width: right - left - u * 8, height: u * 66 },
        'city',
        [Math.max(3, Math.round(width / (u * 30))), 1],
        '#3d4650',
      );
    });
    plane({ depth: 0.5, bottom: horizon - u * 50 }, (context) => {
      for (let x = u * 10; x < right; x += u * 46) pendant(context, site, x, horizon - u * 92, u * 7, '#f4b63f', 1);
    });
    walkers(site, 2, { foot: horizon + u * 4, height: u * 30, depth: 0.5 });
    floor(site, '#a9aeb6', { columns: 16, gloss: 0.3, line: 0.1 });
    sunbeam(site, width * 0.1, u * 60);
    const desk = ground - u * 20;
    const desks = width > u * 120 ? [0.03, 0.68] : [-0.06, 0.6];
    desks.forEach((share, at) => {
      const x = width * share;
      plane(
        { depth: 0.8, left: x - u * 8, right: x + u * 64, top: desk - u * 2, bottom: ground + u * 4 },
        (context) => {
          contact(context, x + u * 26, ground - u * 2, u * 34, ink('#12161c', 1, 0.5));
          block(context, face('#e9edf0', 0.95), x + u * 3, desk, u * 2, u * 18);
          block(context, face('#e9edf0', 0.95), x + u * 47, desk, u * 2, u * 18);
          block(context, face('#f4f6f8', 0.95), x + u * 34, desk + u * 2, u * 12, u * 14, u * 0.6);
          for (const row of [0, 1, 2])
            block(context, face('#cbd2d8', 0.95), x + u * 38, desk + u * (4 + row * 4.4), u * 4, u * 0.8, u * 0.4);
          block(context, face('#c99a63', 0.95), x, desk - u * 1.4, u * 52, u * 2.8, u * 0.8);
          block(context, face('#ffffff', 0.95), x + u * 36, desk - u * 5, u * 3.4, u * 3.6, u * 0.6);
          block(context, face(mixed('#3f6fb0', '#ffffff', 0.1), 0.95), x + u * 42, desk - u * 3, u * 8, u * 0.9);
          block(context, face('#d9604a', 0.95), x + u * 42.6, desk - u * 4, u * 7, u * 0.9);
        },
      );
      screen(site, x + u * 8, desk - u * 1.4, u * 26, 0.82, at);
    });
    plane({ depth: 0.84, top: horizon - u * 30, bottom: ground + u * 4 }, (context) => {
      for (const share of [0.02, 0.98])
        if (width > u * 120) plant(context, site, width * share, ground - u * 4, u * 40, 0.98, '#f2f2ee');
    });
    motes(site, '#ffffff', 14);
    nearPlant(site, { out: u * 10, foot: ground + u * 36, size: u * 60, pot: '#30363e', blur: 1.8 });
  },
};
