/** A restaurant in the evening: laid tables, candles, glasses, a wall of wine, and lamps. */
import { css, hex } from '../../color/color';
import type { Context } from '../../film/film';
import { block, contact, fade, glow } from '../paint';
import { flicker } from '../pieces/flicker';
import { floor } from '../pieces/ground';
import { bokeh } from '../pieces/motes';
import { pendant } from '../pieces/pendant';
import { chair } from '../pieces/seats';
import { shelf } from '../pieces/shelf';
import { WALKERS, walkers } from '../pieces/walkers';
import { wall } from '../pieces/wall';
import { window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

function glass(context: Context, { ink, u }: Site, x: number, foot: number, tall: number, wine: string): void {
  context.strokeStyle = ink('#ffffff', 1, 0.7);
  context.lineWidth = u * 0.3;
  context.fillStyle = ink(wine, 1, 0.9);
  context.beginPath();
  context.ellipse(x, foot - tall * 0.66, tall * 0.17, tall * 0.2, 0, 0, Math.PI);
  context.fill();
  context.beginPath();
  context.moveTo(x - tall * 0.15, foot - tall);
  context.bezierCurveTo(
    x - tall * 0.26,
    foot - tall * 0.4,
    x + tall * 0.26,
    foot - tall * 0.4,
    x + tall * 0.15,
    foot - tall,
  );
  context.moveTo(x, foot - tall * 0.46);
  context.lineTo(x, foot);
  context.moveTo(x - tall * 0.14, foot);
  context.lineTo(x + tall * 0.14, foot);
  context.stroke();
}

/** A table with a cloth, for two. */
function laid(site: Site, x: number, foot: number, size: number, depth: number): void {
  const { plane, face, u, ink } = site;
  const top = foot - size * 0.5;
  plane(
    { depth, left: x - size * 1.2, right: x + size * 1.2, top: foot - size * 1.3, bottom: foot + u * 4 },
    (context) => {
      contact(context, x, foot, size * 0.9, ink('#0c0508', 1, 0.6));
      chair(context, site, x - size * 0.82, foot, size * 0.7, '#7a3a34', depth + 0.15, 1);
      chair(context, site, x + size * 0.82, foot, size * 0.7, '#7a3a34', depth + 0.15, -1);
      const cloth = face('#fbf3e6', depth + 0.15);
      context.fillStyle = fade(context, top, foot, cloth.light, cloth.base, cloth.shade);
      context.beginPath();
      context.moveTo(x - size * 0.56, top);
      context.lineTo(x + size * 0.56, top);
      context.lineTo(x + size * 0.62, foot - size * 0.08);
      for (let fold = 0; fold < 8; fold += 1)
        context.quadraticCurveTo(
          x + size * (0.54 - fold * 0.155),
          foot - size * (fold % 2 === 0 ? 0.02 : 0.12),
          x + size * (0.465 - fold * 0.155),
          foot - size * 0.08,
        );
      context.closePath();
      context.fill();
      block(
        context,
        face('#ffffff', depth + 0.15),
        x - size * 0.58,
        top - size * 0.03,
        size * 1.16,
        size * 0.06,
        size * 0.03,
      );
      for (const side of [-0.34, 0.34]) {
        context.fillStyle = ink('#ffffff', 1);
        context.beginPath();
        context.ellipse(x + side * size, top - size * 0.03, size * 0.15, size * 0.035, 0, 0, Math.PI * 2);
        context.fill();
        glass(context, site, x + side * size * 0.46, top - size * 0.02, size * 0.27, '#9c1f3a');
      }
      block(context, face('#e9dcc0', depth + 0.15), x - size * 0.022, top - size * 0.2, size * 0.044, size * 0.18);
      glow(context, x, top - size * 0.23, size * 0.9, hex('#ffb45c'), 0.5);
    },
  );
  site.live(depth, (context, seconds) => {
    const lean = Math.sin(seconds * 6.1 + x) * size * 0.012;
    const tall = size * (0.09 + 0.016 * Math.sin(seconds * 9.7 + x));
    context.fillStyle = fade(
      context,
      top - size * 0.2 - tall,
      top - size * 0.19,
      '#fff6c8',
      '#ffb23e',
      css(hex('#ff6a2a'), 0.8),
    );
    context.beginPath();
    context.moveTo(x - size * 0.02, top - size * 0.2);
    context.quadraticCurveTo(x - size * 0.035, top - size * 0.24, x + lean, top - size * 0.2 - tall);
    context.quadraticCurveTo(x + size * 0.035, top - size * 0.24, x + size * 0.02, top - size * 0.2);
    context.fill();
  });
}

export const restaurant: World = {
  inside: true,
  surface: 'white',
  counter: '#f4ece0',
  pictures: [...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, width, right, light } = site;
    wall(site, { color: '#8a3f3a', dado: '#4a2a2c' });
    plane({ depth: 0.38, bottom: horizon + u * 2 }, (context) => {
      const wide = Math.max(u * 34, width * 0.22);
      window(
        context,
        site,
        { x: width * 0.04, y: horizon - u * 70, width: wide, height: u * 48 },
        'city',
        [2, 3],
        '#3a2420',
      );
      for (let x = width * 0.04 + wide + u * 10; x < right; x += u * 44)
        shelf(context, site, {
          x,
          y: horizon - u * 72,
          width: u * 40,
          height: u * 46,
          rows: 3,
          goods: 'bottles',
          color: '#6a3f2c',
          depth: 0.95,
          palette: ['#3f5a3a', '#5a1f2c', '#2c3f34', '#8a6a2c', '#4a2030', '#c9a85c'],
        });
    });
    walkers(site, 1, { foot: horizon + u * 7, height: u * 32, depth: 0.55 });
    floor(site, '#6f4636', { columns: 24, gloss: 0.22 });
    laid(site, width * 0.14, horizon + u * 13, u * 26, 0.66);
    if (width > u * 110) laid(site, width * 0.44, horizon + u * 11, u * 23, 0.62);
    laid(site, width * 0.9, horizon + u * 14, u * 27, 0.68);
    plane({ depth: 0.72, bottom: horizon - u * 30 }, (context) => {
      for (let at = 0; at < width / (u * 34) + 1; at += 1)
        pendant(context, site, u * (10 + at * 38), horizon - u * (90 - (at % 2) * 8), u * 6.4, '#c79a3c', 1);
    });
    flicker(
      site,
      [0.14, 0.9].map((share) => ({
        x: width * share,
        y: horizon - u * 4,
        radius: u * 22 * (0.6 + light.lamps * 0.4),
      })),
      '#ffae5c',
      0.7,
      1,
    );
    plane({ depth: 1, top: horizon, blend: 'multiply' }, (context) => {
      context.fillStyle = fade(context, horizon, ground + u * 30, 'rgba(255,255,255,0)', 'rgba(60,24,24,0.45)');
      context.fillRect(-u * 20, horizon, width + u * 40, site.height);
    });
    bokeh(site, ['#ffcf8a', '#ff9a5c', '#ffe6b8'], 12);
  },
};
