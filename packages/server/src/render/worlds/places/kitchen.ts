/** A kitchen: cupboards, tiles, pans on hooks, and a pot that steams on the stove. */
import { css, hex } from '../../color/color';
import { ball, block, contact, fade } from '../paint';
import { flicker } from '../pieces/flicker';
import { floor, mixed } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { plant } from '../pieces/plant';
import { shelf } from '../pieces/shelf';
import { vapour } from '../pieces/vapour';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

const DOOR = '#6f9a8c';

/** Pans that hang from a rail and swing a little. */
function pans(site: Site, x: number, y: number): void {
  const { live, u, face } = site;
  const copper = face('#c9784a', 0.95);
  const steel = face('#aeb6bd', 0.95);
  live(0.42, (context, seconds) => {
    context.fillStyle = steel.shade;
    context.fillRect(x - u * 2, y, u * 34, u * 0.8);
    for (let at = 0; at < 5; at += 1) {
      const swing = Math.sin(seconds * 1.7 + at * 1.1) * 0.07;
      const own = at % 2 === 0 ? copper : steel;
      context.save();
      context.translate(x + at * u * 7, y);
      context.rotate(swing);
      context.fillStyle = steel.shade;
      context.fillRect(-u * 0.4, 0, u * 0.8, u * 7);
      ball(context, own, 0, u * 9.4, u * (2.4 + (at % 3) * 0.5));
      context.restore();
    }
  });
}

export const kitchen: World = {
  inside: true,
  surface: 'marble',
  counter: '#efe9e2',
  pictures: ['pot-of-food', 'lemon'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink, stand } = site;
    wall(site, { color: '#f2ebdc', tiles: true });
    const top = horizon - u * 28;
    const wide = Math.max(u * 36, width * 0.22);
    plane({ depth: 0.36, bottom: horizon + u * 2 }, (context) => {
      window(context, site, { x: width * 0.05, y: horizon - u * 70, width: wide, height: u * 36 }, 'green', [2, 1]);
      shelf(context, site, {
        x: width * 0.05 + wide + u * 8,
        y: horizon - u * 62,
        width: right - width * 0.05 - wide,
        height: u * 26,
        rows: 2,
        goods: 'mixed',
        color: '#b98a5c',
        depth: 0.95,
        closed: false,
        palette: ['#ffffff', '#e8d4b0', '#7fa894', '#d9824f', '#f0c95a', '#c94f3f'],
      });
      const hood = width * 0.62;
      context.fillStyle = fade(
        context,
        horizon - u * 96,
        horizon - u * 62,
        face('#dfe4e6', 1).light,
        face('#aab2b8', 1).base,
      );
      context.beginPath();
      context.moveTo(hood - u * 5, -u * 16);
      context.lineTo(hood + u * 5, -u * 16);
      context.lineTo(hood + u * 5, horizon - u * 76);
      context.lineTo(hood + u * 17, horizon - u * 66);
      context.lineTo(hood - u * 17, horizon - u * 66);
      context.lineTo(hood - u * 5, horizon - u * 76);
      context.fill();
    });
    plane({ depth: 0.5, top: top - u * 12, bottom: horizon + u * 12 }, (context) => {
      contact(context, width * 0.5, horizon + u * 6, width, ink('#1a1010', 1, 0.5), 0.06);
      for (let x = left; x < right; x += u * 22) {
        block(context, face(DOOR, 0.95), x, top, u * 21.4, u * 34, u * 0.6);
        block(context, face(mixed(DOOR, '#ffffff', 0.1), 0.95), x + u * 2, top + u * 4, u * 17.4, u * 27, u * 0.6);
        block(context, face('#d8b45c', 0.95), x + u * 8, top + u * 6, u * 5, u * 1, u * 0.5);
      }
      const oven = width * 0.62 - u * 13;
      block(context, face('#d5dadd', 0.95), oven, top, u * 26, u * 34, u * 0.6);
      block(context, face('#22262c', 0.95), oven + u * 3, top + u * 10, u * 20, u * 17, u);
      context.fillStyle = css(hex('#ff9a4a'), 0.4);
      context.fillRect(oven + u * 5, top + u * 12, u * 16, u * 13);
      for (let knob = 0; knob < 4; knob += 1)
        ball(context, face('#3a3f46', 0.95), oven + u * (5 + knob * 5.4), top + u * 5, u * 1.4);
      block(context, face('#fbf8f2', 0.95), left, top - u * 2, right - left, u * 3, u * 0.6);
      block(context, face('#2a2e34', 0.95), oven, top - u * 2.4, u * 26, u * 1.2);
      for (const [at, tone] of [
        [0, '#e5b53a'],
        [3.4, '#d9503a'],
        [1.7, '#7fae4a'],
      ] as const)
        ball(context, face(tone, 0.95), width * 0.3 + at * u, top - u * 5.4, u * 2);
      context.fillStyle = face('#e9e2d6', 0.95).base;
      context.beginPath();
      context.arc(width * 0.3 + u * 1.8, top - u * 5.4, u * 5, 0, Math.PI);
      context.fill();
      block(context, face('#a86c40', 0.95), width * 0.84, top - u * 15, u * 11, u * 13, u * 1.4);
    });
    pans(site, width * 0.62 - u * 15, horizon - u * 62);
    stand('pot-of-food', {
      x: width * 0.62 + u * 5,
      foot: top - u * 1.6,
      height: u * 12,
      depth: 0.52,
      floats: true,
      move: { rotation: (seconds) => Math.sin(seconds * 9) * 0.006 },
    });
    vapour(site, width * 0.62 + u * 5, top - u * 11, u * 9, 0.53);
    flicker(site, [{ x: width * 0.62 - u * 6, y: top - u * 2, radius: u * 6 }], '#5a8cff', 0.53);
    floor(site, '#d9c7ae', { columns: 14, gloss: 0.22 });
    sunbeam(site, width * 0.05, wide);
    plane({ depth: 0.85, right: u * 36, top: horizon - u * 12 }, (context) =>
      plant(context, site, u * 6, ground - u * 1, u * 40, 1, '#4f7f86'),
    );
    motes(site);
  },
};
