/** A park: a path between trees, a bench, lamps, a pond, and people who walk. */
import { hex } from '../../color/color';
import { block, contact, glow } from '../paint';
import { birds } from '../pieces/birds';
import { skyline } from '../pieces/buildings';
import { meadow } from '../pieces/ground';
import { leaves } from '../pieces/leaves';
import { bench } from '../pieces/seats';
import { sky } from '../pieces/sky';
import { bush, leafy } from '../pieces/trees';
import { WALKERS, walkers } from '../pieces/walkers';
import type { World } from '../world';

export const park: World = {
  inside: false,
  surface: 'grass',
  counter: '#7a5a3c',
  pictures: ['fountain', 'duck', ...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, height, face, ink, random, stand, light } = site;
    sky(site);
    skyline(site, 0.08, horizon - u * 4, u * 30, '#a9bccb', 0.4);
    plane({ depth: 0.2, top: horizon - u * 40, bottom: horizon + u * 6 }, (context) => {
      for (let x = left; x < right; x += u * 12)
        leafy(context, site, {
          x: x + random() * u * 6,
          foot: horizon + u * 2,
          height: u * (18 + random() * 14),
          depth: 0.5,
        });
      for (let x = left; x < right; x += u * 8)
        bush(context, site, { x, foot: horizon + u * 3, height: u * 6, depth: 0.55 });
    });
    birds(site, 5);
    meadow(site, '#73ae4c', ['#ffffff', '#ffd84a'], horizon + u * 2);
    plane({ depth: 0.6, top: horizon }, (context) => {
      // A path that winds towards the viewer.
      context.fillStyle = ink(site.reading.weather === 'snow' ? '#e6ecf4' : '#e3cfa6', 0.9);
      context.beginPath();
      context.moveTo(width * 0.62, horizon + u * 3);
      context.bezierCurveTo(width * 0.74, horizon + u * 10, width * 0.22, ground - u * 6, width * 0.1, height + u * 16);
      context.lineTo(width * 1.02, height + u * 16);
      context.bezierCurveTo(width * 0.8, ground, width * 0.86, horizon + u * 12, width * 0.66, horizon + u * 3);
      context.fill();
      context.fillStyle = ink('#6fb6d2', 0.85);
      context.beginPath();
      context.ellipse(width * 0.16, horizon + u * 8, u * 24, u * 3.6, 0, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = ink('#ffffff', 1, 0.4);
      context.lineWidth = u * 0.3;
      context.stroke();
    });
    stand('duck', {
      x: width * 0.12,
      foot: horizon + u * 8.6,
      height: u * 5,
      depth: 0.62,
      floats: true,
      move: { x: (seconds) => seconds * -u * 0.9, y: (seconds) => Math.sin(seconds * 2.2) * u * 0.3 },
    });
    stand('fountain', { x: width * 0.4, foot: horizon + u * 7, height: u * 15, depth: 0.55 });
    walkers(site, 4, { foot: horizon + u * 7, height: u * 13, depth: 0.6 });
    plane({ depth: 0.82, top: horizon - u * 66, bottom: ground + u * 8 }, (context) => {
      for (const [share, tall] of [
        [0.02, 70],
        [1.0, 58],
      ] as const) {
        contact(context, width * share, ground - u * 7, u * 18, ink('#12240e', 1, 0.5));
        leafy(context, site, { x: width * share, foot: ground - u * 7, height: u * tall, depth: 0.95 });
      }
      bench(context, site, width * 0.76, ground - u * 5, u * 34);
      const x = width * 0.24;
      block(context, face('#2f3a38', 0.95), x - u * 0.6, ground - u * 48, u * 1.2, u * 42, u * 0.4);
      block(context, face('#fff1cf', 0.95), x - u * 2, ground - u * 53, u * 4, u * 5.5, u * 1.6);
      if (light.lamps > 0.3) glow(context, x, ground - u * 50, u * 24, hex('#ffd592'), 0.9 * light.lamps);
    });
    leaves(site, site.reading.season === 'autumn' ? ['#d5672c', '#e3a233'] : ['#7fa644', '#b7c95a'], 7, 0.06);
    plane({ depth: 1.35, blur: 1.4, top: height - u * 26 }, (context) => {
      for (let x = left; x < right; x += u * 26)
        bush(context, site, { x, foot: height + u * 14, height: u * 18, depth: 1 });
    });
  },
};
