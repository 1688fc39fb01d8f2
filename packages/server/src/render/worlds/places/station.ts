/** A platform under a roof of iron and glass, with a train that comes in. */
import { css, hex } from '../../color/color';
import { block, FULL, glow } from '../paint';
import { skyline } from '../pieces/buildings';
import { floor, mixed } from '../pieces/ground';
import { bench } from '../pieces/seats';
import { sky } from '../pieces/sky';
import { WALKERS, walkers } from '../pieces/walkers';
import type { Site } from '../site';
import type { World } from '../world';

/** A train that comes in from the right, slows down and stands. */
function train(site: Site, foot: number, tall: number): void {
  const { plane, face, u, left, right, width, light, ink, seconds, reading } = site;
  const long = (right - left) * 1.1 + u * 60;
  const start = width * 0.75;
  const stop = -u * 8;
  const time = Math.max(2.4, seconds * 0.85) / reading.pace;
  const x = (now: number): number =>
    stop + (start - stop) * (1 - Math.min(1, now / time)) ** 2.4 - Math.sin(now * 2) * u * 0.05;
  plane(
    {
      depth: 0.62,
      left: -u * 4,
      right: -u * 4 + long,
      top: foot - tall - u * 4,
      bottom: foot + u * 2,
      move: { x, y: (now) => Math.sin(now * 17) * u * 0.08 },
    },
    (context) => {
      const top = foot - tall;
      context.fillStyle = ink('#0c0f16', 1, 0.5);
      context.fillRect(0, foot - u * 2, long, u * 2.4);
      block(context, face('#2b323d', 0.95), u * 2, foot - u * 5, long, u * 4);
      block(context, face('#c9372f', 0.95), 0, top, long, tall - u * 4);
      context.fillStyle = ink('#f4efe4', 0.95);
      context.fillRect(0, top + tall * 0.16, long, tall * 0.42);
      context.fillStyle = ink('#c9372f', 0.95);
      context.beginPath();
      context.roundRect(-u * 3, top, u * 22, tall - u * 4, [u * 10, u * 2, u * 2, u * 4]);
      context.fill();
      block(context, face('#24425c', 0.95), u * 1, top + tall * 0.14, u * 12, tall * 0.3, u * 2);
      glow(context, u * 2, top + tall * 0.66, u * 14, hex('#fff2c4'), 0.9);
      for (let at = u * 24; at < long; at += u * 14) {
        const isDoor = Math.round(at / (u * 14)) % 4 === 3;
        const glass = light.lamps > 0.3 ? css(hex('#ffe3a0'), 0.95) : ink('#7fb4d4', 0.95);
        if (isDoor) {
          block(context, face('#d8d2c6', 0.95), at - u, top + tall * 0.14, u * 11, tall * 0.7, u * 0.8);
          context.fillStyle = glass;
          for (const side of [0.6, 5.6])
            context.fillRect(at + side * u - u * 0.4, top + tall * 0.2, u * 3.6, tall * 0.34);
        } else {
          context.fillStyle = glass;
          context.beginPath();
          context.roundRect(at, top + tall * 0.22, u * 10, tall * 0.3, u);
          context.fill();
          context.fillStyle = css(hex('#ffffff'), 0.24);
          context.beginPath();
          context.moveTo(at + u * 2, top + tall * 0.52);
          context.lineTo(at + u * 6, top + tall * 0.22);
          context.lineTo(at + u * 8, top + tall * 0.22);
          context.lineTo(at + u * 4, top + tall * 0.52);
          context.fill();
        }
      }
      block(context, face(mixed('#8a2a26', '#000000', 0.2), 0.95), 0, top - u * 1, long, u * 2, u);
    },
  );
}

export const station: World = {
  inside: false,
  surface: 'stone',
  counter: '#6a4a3a',
  pictures: [...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink, live, light } = site;
    sky(site, 0.62);
    skyline(site, 0.12, horizon, u * 36, '#8fa0b4', 0.3);
    plane({ depth: 0.3, top: horizon - u * 4, bottom: ground }, (context) => {
      block(context, face('#b7aea2', 0.75), left, horizon, right - left, u * 4);
      context.fillStyle = ink('#6a625c', 0.85);
      context.fillRect(left, horizon + u * 4, right - left, ground - horizon);
    });
    walkers(site, 3, { foot: horizon + u * 2, height: u * 12, depth: 0.3 });
    const rail = horizon + (ground - horizon) * 0.5;
    train(site, rail + u * 3, u * 34);
    plane({ depth: 0.75, bottom: horizon + u * 6 }, (context) => {
      // The roof: arches between columns.
      const span = Math.max(u * 54, width * 0.34);
      const top = horizon - u * 76;
      context.lineWidth = u * 1.6;
      context.strokeStyle = ink('#3a4a52', 1);
      for (let x = left - u * 10; x < right; x += span) {
        context.fillStyle = css(light.key, 0.14);
        context.beginPath();
        context.moveTo(x, top + u * 22);
        context.quadraticCurveTo(x + span / 2, top - u * 20, x + span, top + u * 22);
        context.lineTo(x + span, -u * 16);
        context.lineTo(x, -u * 16);
        context.fill();
        for (const lift of [0, 6]) {
          context.beginPath();
          context.moveTo(x, top + u * (22 - lift));
          context.quadraticCurveTo(x + span / 2, top - u * (20 + lift), x + span, top + u * (22 - lift));
          context.stroke();
        }
        context.lineWidth = u * 0.7;
        for (let rib = 1; rib < 8; rib += 1) {
          const share = rib / 8;
          const y = top + u * 22 - 2 * share * (1 - share) * u * 42;
          context.beginPath();
          context.moveTo(x + span * share, y);
          context.lineTo(x + span * share, y - u * 7);
          context.stroke();
        }
        context.lineWidth = u * 1.6;
      }
    });
    floor(site, '#cdc2b4', { from: rail + u * 4, columns: 14, line: 0.2 });
    plane({ depth: 0.9, top: horizon - u * 80, bottom: ground + u * 6 }, (context) => {
      context.fillStyle = ink('#f2c53d', 1);
      context.fillRect(left, rail + u * 6, right - left, u * 1.4);
      for (const share of [0.08, 0.93]) {
        const x = width * share;
        block(context, face('#46575f', 1), x - u * 1.6, horizon - u * 80, u * 3.2, ground - horizon + u * 78);
        block(context, face('#46575f', 1), x - u * 3, ground - u * 5, u * 6, u * 4, u * 0.6);
        if (light.lamps > 0.2) glow(context, x, horizon - u * 30, u * 26, hex('#ffd592'), 0.8 * light.lamps);
      }
      if (width > u * 110) bench(context, site, width * 0.28, ground - u * 2, u * 34);
      const x = width * 0.3;
      block(context, face('#2f3a40', 1), x - u * 0.6, horizon - u * 80, u * 1.2, u * 16);
      block(context, face('#2f3a40', 1), x - u * 8, horizon - u * 65, u * 16, u * 16, u * 8);
      context.fillStyle = ink('#fffaf0', 1);
      context.beginPath();
      context.arc(x, horizon - u * 57, u * 6.8, 0, FULL);
      context.fill();
    });
    live(0.9, (context, seconds) => {
      const [x, y] = [width * 0.3, horizon - u * 57];
      context.strokeStyle = ink('#20262a', 1);
      context.lineCap = 'round';
      for (const [angle, long, wide, tone] of [
        [seconds * 0.02 + 4.4, 3.4, 1, '#20262a'],
        [seconds * 0.1 + 1.2, 5, 0.7, '#20262a'],
        [Math.floor(seconds * 4) * 0.105 * 1.5, 5.6, 0.35, '#d0342c'],
      ] as const) {
        context.strokeStyle = tone;
        context.lineWidth = u * wide;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + Math.sin(angle) * long * u, y - Math.cos(angle) * long * u);
        context.stroke();
      }
    });
  },
};
