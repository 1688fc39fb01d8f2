/** A café: a bar with its machine, shelves, lamps, and a window to the street. */

import { hex } from '../../color/color';
import { ball, block, glow } from '../paint';
import { flicker } from '../pieces/flicker';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { pendant } from '../pieces/pendant';
import { nearPlant } from '../pieces/plant';
import { bistro, chair } from '../pieces/seats';
import { shelf } from '../pieces/shelf';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

const WOOD = '#8c5a38';

/** The bar with the coffee machine on it, and what comes out of it. */
function bar(site: Site, x: number, foot: number, width: number): void {
  const { plane, face, u, live, ink } = site;
  const top = foot - u * 26;
  plane(
    { depth: 0.7, left: x - u * 4, right: x + width + u * 4, top: top - u * 26, bottom: foot + u * 4 },
    (context) => {
      block(context, face('#5b3826', 0.95), x, top, width, u * 26, u);
      for (let at = x + u * 1.5; at < x + width - u * 2; at += u * 5)
        block(context, face('#6f4630', 0.95), at, top + u * 4, u * 4.2, u * 21, u * 0.4);
      block(context, face('#e9dcc8', 0.95), x - u * 1.5, top - u * 1.4, width + u * 3, u * 3, u * 0.8);
      const machine = x + width * 0.12;
      block(context, face('#c9ced6', 0.95), machine, top - u * 14, u * 21, u * 13, u * 1.4);
      block(context, face('#b23a2f', 0.95), machine - u * 0.6, top - u * 16, u * 22.2, u * 4.6, u * 1.6);
      block(context, face('#2a2a30', 0.95), machine + u * 2, top - u * 9.5, u * 17, u * 5.5, u * 0.6);
      for (const side of [4, 12.5]) {
        block(context, face('#8d939c', 0.95), machine + u * side, top - u * 10, u * 4, u * 2.6, u * 0.4);
        block(context, face('#fbf5ea', 0.95), machine + u * (side + 0.5), top - u * 4.6, u * 3, u * 2.8, u * 0.8);
      }
      for (let at = 0; at < 5; at += 1)
        ball(
          context,
          face(['#c98a4b', '#e6c08a', '#7a4326'][at % 3] ?? '#c98a4b', 0.95),
          x + width * 0.62 + at * u * 3.6,
          top - u * 3,
          u * 2,
          u * 1.5,
        );
      context.strokeStyle = ink('#ffffff', 1, 0.5);
      context.lineWidth = u * 0.5;
      context.beginPath();
      context.roundRect(x + width * 0.56, top - u * 9, u * 22, u * 8, u * 3);
      context.stroke();
    },
  );
  live(
    0.72,
    (context, seconds) => {
      for (let puff = 0; puff < 12; puff += 1) {
        const life = (puff / 12 + seconds * 0.24) % 1;
        const left = x + width * 0.12 + u * 10 + Math.sin(life * 5 + puff) * u * 2;
        glow(
          context,
          left,
          top - u * 14 - life * u * 16,
          u * (2 + life * 6),
          hex('#ffffff'),
          0.16 * Math.sin(Math.PI * life),
        );
      }
    },
    { gentle: true },
  );
}

export const cafe: World = {
  inside: true,
  surface: 'wood',
  counter: WOOD,
  pictures: [],
  build(site) {
    const { plane, horizon, floor: ground, u, width, right, light } = site;
    wall(site, { color: '#c98f66', dado: '#6d4630', boards: false });
    plane({ depth: 0.36, blur: 0.3, bottom: horizon }, (context) => {
      const wide = Math.max(u * 46, width * 0.34);
      window(
        context,
        site,
        { x: width * 0.04, y: horizon - u * 66, width: wide, height: u * 44 },
        'city',
        [3, 2],
        '#4a3024',
      );
      const x = width * 0.04 + wide + u * 8;
      shelf(context, site, {
        x,
        y: horizon - u * 66,
        width: right - x + u * 6,
        height: u * 36,
        rows: 3,
        goods: 'mixed',
        color: '#7a4e33',
        depth: 0.9,
        closed: false,
        palette: ['#f2e6d2', '#c9764d', '#5c7f6a', '#8b4a35', '#e3b063', '#3f3a40'],
      });
    });
    bar(site, width * 0.44, horizon + u * 4, width * 0.5 + u * 22);
    floor(site, '#9a6a48', { columns: 26 });
    sunbeam(site, width * 0.02, u * 46);
    plane({ depth: 0.86, top: horizon - u * 12 }, (context) => {
      chair(context, site, width * 0.05, ground - u * 1, u * 18, WOOD, 1);
      bistro(context, site, width * 0.05 + u * 15, ground - u * 15, u * 10, ground + u, '#e8d8c0');
    });
    plane({ depth: 0.8, bottom: horizon }, (context) => {
      for (let at = 0; at < Math.ceil(width / (u * 30)); at += 1)
        pendant(
          context,
          site,
          u * (14 + at * 32),
          horizon - u * (78 - (at % 2) * 7),
          u * 6.5,
          at % 2 === 0 ? '#2f4a46' : '#b9532f',
          1,
        );
    });
    flicker(
      site,
      Array.from({ length: Math.ceil(width / (u * 30)) }, (_, at) => ({
        x: u * (14 + at * 32),
        y: horizon - u * (71 - (at % 2) * 7),
        radius: u * 20 * (0.5 + light.lamps * 0.5),
      })),
      '#ffbf73',
      0.8,
      0.25,
    );
    motes(site, '#ffe9c4');
    nearPlant(site, { out: u * 14, foot: ground + u * 34, size: u * 62, pot: '#3d2a24', blur: 2 });
  },
};
