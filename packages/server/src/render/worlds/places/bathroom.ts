/** A bathroom: a tub with foam, a mirror over a basin, towels, and bubbles in the air. */
import { css, hex } from '../../color/color';
import { ball, block, contact, FULL, fade } from '../paint';
import { drifting } from '../pieces/drifting';
import { floor } from '../pieces/ground';
import { plant } from '../pieces/plant';
import { shelf } from '../pieces/shelf';
import { vapour } from '../pieces/vapour';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

function bubbles(site: Site): void {
  const { u } = site;
  drifting(site, 16, 0.006, -0.06, 1.1, (context, { near, phase }, x, y, seconds) => {
    const radius = u * (0.8 + near * 2.2);
    const left = x + Math.sin(seconds * 1.1 + phase) * u * 2;
    const film = context.createRadialGradient(left - radius * 0.3, y - radius * 0.3, radius * 0.2, left, y, radius);
    film.addColorStop(0, css(hex('#ffffff'), 0.05));
    film.addColorStop(0.8, css(hex('#cfeaff'), 0.16));
    film.addColorStop(1, css(hex('#ffe0f4'), 0.6));
    context.fillStyle = film;
    context.beginPath();
    context.arc(left, y, radius, 0, FULL);
    context.fill();
    context.fillStyle = css(hex('#ffffff'), 0.9);
    context.beginPath();
    context.arc(left - radius * 0.4, y - radius * 0.42, radius * 0.16, 0, FULL);
    context.fill();
  });
}

export const bathroom: World = {
  inside: true,
  surface: 'tile',
  counter: '#e6f0f0',
  pictures: ['soap', 'lotion-bottle'],
  build(site) {
    const { plane, horizon, floor: ground, u, width, face, ink, random, stand, live } = site;
    wall(site, { color: '#d3e9ea', tiles: true });
    const [mx, my, mw, mh] = [width * 0.08, horizon - u * 76, u * 30, u * 40];
    plane({ depth: 0.4, bottom: horizon + u * 4 }, (context) => {
      block(context, face('#c9a24a', 0.95), mx - u, my - u, mw + u * 2, mh + u * 2, u * 12);
      context.save();
      context.beginPath();
      context.roundRect(mx, my, mw, mh, u * 11);
      context.clip();
      context.fillStyle = fade(context, my, my + mh, ink('#eaf6f8', 1), ink('#b4d2d8', 1));
      context.fillRect(mx, my, mw, mh);
      context.fillStyle = css(hex('#ffffff'), 0.4);
      for (const at of [0.1, 0.5]) {
        context.beginPath();
        context.moveTo(mx + mw * at, my + mh);
        context.lineTo(mx + mw * (at + 0.4), my);
        context.lineTo(mx + mw * (at + 0.56), my);
        context.lineTo(mx + mw * (at + 0.16), my + mh);
        context.fill();
      }
      context.restore();
      const next = Math.max(mx + mw + u * 12, width * 0.42);
      window(
        context,
        site,
        { x: next, y: horizon - u * 78, width: Math.max(u * 30, width * 0.16), height: u * 34 },
        'green',
        [2, 1],
        '#ffffff',
      );
      if (width > u * 120)
        shelf(context, site, {
          x: width * 0.74,
          y: horizon - u * 74,
          width: u * 34,
          height: u * 30,
          rows: 2,
          goods: 'bottles',
          color: '#c79a68',
          depth: 0.95,
          closed: false,
          palette: ['#ffffff', '#8fc4c0', '#f2c4b0', '#e9dcc4'],
        });
      for (const [at, tone] of [
        [0, '#f2a88f'],
        [9, '#ffffff'],
      ] as const)
        block(
          context,
          face(tone, 0.95),
          Math.max(width * 0.6, next + u * 22) + at * u,
          horizon - u * 34,
          u * 8,
          u * 22,
          u * 0.8,
        );
      // The basin below the mirror.
      block(context, face('#b98a5c', 0.95), mx - u * 4, horizon - u * 20, mw + u * 8, u * 24, u * 0.8);
      block(context, face('#ffffff', 0.95), mx - u * 6, horizon - u * 24, mw + u * 12, u * 5, u * 2);
      block(context, face('#b9c2c8', 0.95), mx + mw / 2 - u, horizon - u * 33, u * 2, u * 10, u);
      block(context, face('#b9c2c8', 0.95), mx + mw / 2 - u, horizon - u * 34, u * 7, u * 2, u);
    });
    live(0.42, (context, seconds) => {
      // A drop that forms at the tap, and falls.
      const life = (seconds * 0.9) % 1;
      context.fillStyle = css(hex('#8fd0ee'), 0.9);
      context.beginPath();
      const fall = Math.max(0, life - 0.5) * 2;
      context.ellipse(
        mx + mw / 2 + u * 5,
        horizon - u * 31.6 + fall ** 2 * u * 7,
        u * 0.6,
        u * (0.5 + Math.min(0.5, life)),
        0,
        0,
        FULL,
      );
      context.fill();
    });
    stand('soap', { x: mx + u * 3, foot: horizon - u * 24, height: u * 5.4, depth: 0.44, floats: true });
    stand('lotion-bottle', { x: mx + mw - u * 2, foot: horizon - u * 24, height: u * 10, depth: 0.44, floats: true });
    floor(site, '#a9c4c8', { columns: 20, rows: 12, gloss: 0.4, line: 0.25 });
    sunbeam(site, width * 0.42, u * 36);
    const [x, foot, long] = [width > u * 120 ? width * 0.56 : width * 0.34, horizon + u * 17, u * 76];
    plane(
      { depth: 0.76, left: x - u * 10, right: x + long + u * 10, top: horizon - u * 30, bottom: foot + u * 6 },
      (context) => {
        contact(context, x + long / 2, foot, long * 0.56, ink('#10262a', 1, 0.5));
        for (const share of [0.14, 0.8])
          ball(context, face('#c9a24a', 0.98), x + long * share, foot - u * 2, u * 3, u * 2.4);
        const { light, base, shade } = face('#ffffff', 0.98);
        const side = context.createLinearGradient(0, foot - u * 26, 0, foot - u * 2);
        side.addColorStop(0, light);
        side.addColorStop(0.5, base);
        side.addColorStop(1, shade);
        context.fillStyle = side;
        context.beginPath();
        context.moveTo(x - u * 2, foot - u * 25);
        context.bezierCurveTo(x + u * 1, foot - u * 3, x + u * 8, foot - u * 2.4, x + u * 14, foot - u * 2.4);
        context.lineTo(x + long - u * 14, foot - u * 2.4);
        context.bezierCurveTo(
          x + long - u * 6,
          foot - u * 2.4,
          x + long - u * 1,
          foot - u * 3,
          x + long + u * 2,
          foot - u * 25,
        );
        context.fill();
        for (let at = 0; at < 34; at += 1)
          ball(
            context,
            face('#ffffff', 1),
            x + u * 4 + random() * (long - u * 8),
            foot - u * (26 + random() * 4.4),
            u * (2 + random() * 2.4),
          );
        block(context, face('#f4f8f9', 0.98), x - u * 4, foot - u * 27, long + u * 8, u * 3.4, u * 1.7);
      },
    );
    vapour(site, x + long * 0.35, foot - u * 30, u * 14, 0.77);
    vapour(site, x + long * 0.72, foot - u * 30, u * 11, 0.77);
    plane({ depth: 0.9, right: u * 34, top: horizon - u * 12 }, (context) =>
      plant(context, site, u * 4, ground - u * 1, u * 38, 1, '#e9dcc4'),
    );
    bubbles(site);
  },
};
