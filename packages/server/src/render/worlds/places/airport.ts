/** A departure hall: seats before a wall of glass, and behind it the field with aeroplanes that come and go. */
import { css, hex } from '../../color/color';
import { block, contact, fade } from '../paint';
import { floor, mixed, ridge } from '../pieces/ground';
import { sky } from '../pieces/sky';
import { WALKERS, walkers } from '../pieces/walkers';
import type { World } from '../world';

export const airport: World = {
  inside: false,
  surface: 'metal',
  counter: '#5a6472',
  pictures: ['airplane', 'airplane-departure', 'luggage', 'bus', ...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink, stand, light, live } = site;
    sky(site, 0.3);
    ridge(site, { depth: 0.06, top: horizon - u * 10, rough: u * 2, color: '#8fa8b6' });
    plane({ depth: 0.1, top: horizon - u * 40, bottom: horizon + u * 6 }, (context) => {
      context.fillStyle = fade(context, horizon - u * 6, horizon + u * 6, ink('#9aa5ab', 0.6), ink('#7d878f', 0.8));
      context.fillRect(left, horizon - u * 6, right - left, u * 12);
      for (let x = left; x < right; x += u * 9) {
        context.fillStyle = ink('#f6f3e6', 0.8);
        context.fillRect(x, horizon - u * 2.4, u * 5, u * 0.6);
      }
      const tower = width * 0.82;
      block(context, face('#cfd6da', 0.7), tower, horizon - u * 34, u * 5, u * 29, u * 0.6);
      block(context, face('#4f7f9a', 0.7), tower - u * 3, horizon - u * 38, u * 11, u * 6, u * 1.2);
      block(context, face('#e7ecee', 0.7), tower - u * 3.6, horizon - u * 39.6, u * 12.2, u * 2.2, u);
    });
    stand('airplane-departure', {
      x: width * 0.1,
      foot: horizon - u * 8,
      height: u * 24,
      depth: 0.2,
      floats: true,
      move: { x: (seconds) => seconds * u * 13, y: (seconds) => -seconds * u * 7 },
    });
    stand('bus', {
      x: width * 0.9,
      foot: horizon + u * 2,
      height: u * 6,
      depth: 0.22,
      move: { x: (seconds) => -seconds * u * 5 },
    });
    plane({ depth: 0.24, top: horizon - u * 22, bottom: horizon + u * 6 }, (context) => {
      // A plane at its stand, seen from the side.
      const [x, y, long] = [width * 0.3, horizon - u * 4, u * 62];
      context.fillStyle = ink('#1a2028', 1, 0.3);
      context.fillRect(x, y + u * 4.4, long, u * 1.2);
      block(context, face('#f4f7fa', 0.8), x, y - u * 6, long, u * 9, u * 4.5);
      context.fillStyle = ink('#2f6fd0', 0.8);
      context.fillRect(x + u * 3, y - u * 0.6, long - u * 8, u * 1.3);
      context.beginPath();
      context.moveTo(x + long - u * 15, y - u * 5);
      context.lineTo(x + long - u * 4, y - u * 18);
      context.lineTo(x + long + u * 2, y - u * 18);
      context.lineTo(x + long - u * 2, y - u * 4);
      context.fill();
      for (let at = 8; at < 48; at += 3.4)
        block(context, face('#35506c', 0.8), x + at * u, y - u * 4, u * 1.8, u * 2, u * 0.7);
      context.fillStyle = face('#c3ccd4', 0.8).base;
      context.beginPath();
      context.moveTo(x + long * 0.36, y);
      context.lineTo(x + long * 0.66, y + u * 6);
      context.lineTo(x + long * 0.6, y);
      context.fill();
      block(context, face('#e4e9ee', 0.8), x + long * 0.44, y + u * 1, u * 8, u * 4, u * 2);
      for (const at of [0.14, 0.5, 0.54])
        block(context, face('#2a2f36', 0.8), x + long * at, y + u * 3, u * 2.4, u * 2.4, u * 1.2);
    });
    plane({ depth: 0.5, bottom: horizon + u * 10 }, (context) => {
      // The wall of glass: mullions, and what shines in it.
      context.fillStyle = css(light.key, 0.07);
      for (let x = left; x < right; x += u * 62) {
        context.beginPath();
        context.moveTo(x, horizon);
        context.lineTo(x + u * 34, -u * 16);
        context.lineTo(x + u * 50, -u * 16);
        context.lineTo(x + u * 16, horizon);
        context.fill();
      }
      for (let x = left + u * 4; x < right; x += u * 34)
        block(context, face('#4a5561', 1), x, -u * 16, u * 1.8, horizon + u * 22);
      for (const y of [0.3, 0.66]) block(context, face('#4a5561', 1), left, horizon * y, right - left, u * 1.2);
      block(context, face('#e8edf1', 1), left, -u * 16, right - left, u * 24);
      for (let x = left; x < right; x += u * 20)
        block(context, face('#fffdf2', 1), x, u * 4.6, u * 12, u * 1.6, u * 0.8);
      block(context, face('#3d4752', 1), left, horizon + u * 3, right - left, u * 3);
      const board = Math.max(u * 4, width * 0.06);
      block(context, face('#1d2630', 1), board, u * 12, u * 40, u * 24, u);
    });
    live(0.5, (context, seconds) => {
      // Lines on the board that change, one after another.
      const board = Math.max(u * 4, width * 0.06);
      for (let row = 0; row < 6; row += 1) {
        const flips = Math.floor(seconds * 1.5 + row * 0.37);
        const fresh = (seconds * 1.5 + row * 0.37) % 1;
        for (const [at, long] of [
          [2, 5],
          [8.5, 8 + ((flips + row * 3) % 4) * 2.4],
          [29, 6],
        ] as const) {
          context.fillStyle = css(
            hex(at === 29 ? ((flips + row) % 3 === 0 ? '#7be08a' : '#ffcf5c') : '#f6e9c2'),
            0.5 + 0.5 * Math.min(1, fresh * 3),
          );
          context.beginPath();
          context.roundRect(board + at * u, u * (14.5 + row * 3.5), long * u, u * 1.6, u * 0.4);
          context.fill();
        }
      }
    });
    walkers(site, 4, { foot: horizon + u * 9, height: u * 24, depth: 0.7 });
    floor(site, '#c9cfd4', { from: horizon + u * 5, gloss: 0.4, line: 0.14 });
    plane({ depth: 0.88, top: horizon - u * 10, bottom: ground + u * 8 }, (context) => {
      for (const start of [-0.02, 0.78]) {
        const x = width * start;
        contact(context, x + u * 22, ground - u * 2, u * 28, ink('#10161c', 1, 0.5));
        block(context, face('#4a5561', 1), x, ground - u * 8, u * 44, u * 1.6);
        for (let seat = 0; seat < 4; seat += 1) {
          block(context, face('#2f5f9a', 1), x + seat * u * 11, ground - u * 22, u * 9.6, u * 13, u * 1.6);
          block(
            context,
            face(mixed('#2f5f9a', '#ffffff', 0.12), 1),
            x + seat * u * 11,
            ground - u * 11,
            u * 9.6,
            u * 3,
            u * 1.4,
          );
        }
        for (const leg of [4, 38]) block(context, face('#8a949e', 1), x + leg * u, ground - u * 7, u * 1.4, u * 6.4);
      }
    });
    stand('luggage', { x: width * 0.22, foot: ground + u * 1, height: u * 17, depth: 0.98 });
  },
};
