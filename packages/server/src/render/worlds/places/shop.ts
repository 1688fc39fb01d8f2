/** A shop: shelves full of goods, a counter with a till, lamps, and clothes on a rail where clothes are sold. */
import { block, contact } from '../paint';
import { flicker } from '../pieces/flicker';
import { floor, mixed } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { pendant } from '../pieces/pendant';
import { plant } from '../pieces/plant';
import { shelf } from '../pieces/shelf';
import { WALKERS, walkers } from '../pieces/walkers';
import { wall } from '../pieces/wall';
import type { Site } from '../site';
import type { World } from '../world';

/** What is sold where clothes hang: a baker's has none. */
const WORN =
  /(?:^|-)(?:shirt|dress|coat|jeans|shoe|boot|sandal|handbag|clutch|scarf|gloves|socks|kimono|sari|shorts|hat|cap|necktie|backpack|shopping|bikini|swimsuit|vest|ring|yarn|thread|sewing)(?:-|$)/u;

const CLOTHES = ['#d9604a', '#3f6f8a', '#e9b04c', '#7f9a72', '#8a5a86', '#efe4d2', '#2f3a52'] as const;

/** A rail of clothes that sway after somebody went past. */
function rail(site: Site, x: number, foot: number, wide: number): void {
  const { live, plane, face, u, ink } = site;
  const top = foot - u * 46;
  plane({ depth: 0.8, left: x - u * 4, right: x + wide + u * 4, top: top - u * 4, bottom: foot + u * 4 }, (context) => {
    contact(context, x + wide / 2, foot, wide * 0.55, ink('#1a1010', 1, 0.5));
    for (const side of [0, wide]) block(context, face('#c9a24a', 0.98), x + side - u * 0.5, top, u, u * 46, u * 0.5);
    block(context, face('#c9a24a', 0.98), x - u * 1, top - u * 0.5, wide + u * 2, u * 1.1, u * 0.5);
  });
  live(0.8, (context, seconds) => {
    for (let at = 0; at < wide / (u * 4.6) - 1; at += 1) {
      const color = face(CLOTHES[at % CLOTHES.length] ?? CLOTHES[0], 0.98);
      const swing = Math.sin(seconds * 1.9 - at * 0.5) * 0.045;
      const long = u * (24 + (at % 3) * 4);
      context.save();
      context.translate(x + u * (3.4 + at * 4.6), top + u * 0.5);
      context.rotate(swing);
      context.strokeStyle = '#8a8078';
      context.lineWidth = u * 0.35;
      context.beginPath();
      context.arc(0, u * 0.6, u * 0.7, Math.PI, Math.PI * 2.4);
      context.stroke();
      context.fillStyle = color.base;
      context.beginPath();
      context.moveTo(0, u * 1.6);
      context.quadraticCurveTo(u * 3.4, u * 3, u * 3.2, u * 6);
      context.lineTo(u * 3.6, long);
      context.lineTo(-u * 3.2, long);
      context.lineTo(-u * 2.8, u * 6);
      context.quadraticCurveTo(-u * 3, u * 3, 0, u * 1.6);
      context.fill();
      context.fillStyle = color.shade;
      context.fillRect(u * 1.6, u * 4, u * 1.7, long - u * 4);
      context.restore();
    }
  });
}

export const shop: World = {
  inside: true,
  surface: 'wood',
  counter: '#9a6a44',
  pictures: ['shopping-bags', ...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, right, width, face, light, stand, ink } = site;
    wall(site, { color: '#f0dfc8' });
    plane({ depth: 0.4, bottom: horizon + u * 4 }, (context) => {
      const wide = Math.max(u * 34, width * 0.26);
      let x = width * 0.02;
      for (const goods of ['boxes', 'bottles', 'mixed', 'cups'] as const) {
        shelf(context, site, {
          x,
          y: horizon - u * 72,
          width: wide,
          height: u * 72,
          rows: 5,
          goods,
          color: '#a9713f',
          depth: 0.95,
        });
        x += wide + u * 3;
        if (x > right) break;
      }
    });
    walkers(site, 1, { foot: horizon + u * 8, height: u * 32, depth: 0.6 });
    floor(site, '#c9a680', { columns: 22, gloss: 0.3 });
    plane({ depth: 0.62, bottom: horizon - u * 40 }, (context) => {
      for (let x = u * 12; x < right; x += u * 30) pendant(context, site, x, horizon - u * 96, u * 6, '#2f3a3a', 1);
    });
    flicker(
      site,
      Array.from({ length: Math.ceil(width / (u * 30)) }, (_, at) => ({
        x: u * (12 + at * 30),
        y: horizon - u * 89,
        radius: u * 24 * (0.5 + light.lamps * 0.5),
      })),
      '#ffcf8a',
      0.62,
      0.2,
    );
    const x = width > u * 120 ? width * 0.7 : width * 0.6;
    plane({ depth: 0.78, left: x - u * 6, right: right + u * 4, top: horizon - u * 24, bottom: ground }, (context) => {
      const [top, foot] = [horizon - u * 8, horizon + u * 17];
      contact(context, x + u * 30, foot, u * 44, ink('#1a1010', 1, 0.5));
      block(context, face('#7a4e33', 0.98), x, top, u * 66, foot - top, u * 0.8);
      for (let at = 1; at < 64; at += 6)
        block(context, face('#8d5e3f', 0.98), x + at * u, top + u * 4, u * 5, foot - top - u * 5, u * 0.4);
      block(context, face('#f2e6d2', 0.98), x - u * 2, top - u * 1.6, u * 70, u * 3.4, u * 0.8);
      block(context, face('#3a4148', 0.98), x + u * 12, top - u * 7, u * 13, u * 5.6, u);
      context.save();
      context.translate(x + u * 18, top - u * 8);
      context.rotate(-0.14);
      block(context, face('#22282e', 0.98), -u * 7, -u * 8.4, u * 14, u * 9, u);
      block(context, face('#7fc4d8', 0.98), -u * 5.8, -u * 7.2, u * 11.6, u * 6.6, u * 0.5);
      context.restore();
      block(context, face('#d9503a', 0.98), x + u * 30, top - u * 8, u * 7, u * 6.6, u * 0.6);
      block(
        context,
        face(mixed('#e9b04c', '#ffffff', 0.1), 0.98),
        x + u * 38.5,
        top - u * 5.6,
        u * 8,
        u * 4.2,
        u * 0.6,
      );
    });
    if (site.subject === undefined || WORN.test(site.subject)) rail(site, -u * 8, ground - u * 3, u * 44);
    else
      plane({ depth: 0.8, right: u * 40, top: horizon - u * 40 }, (context) =>
        plant(context, site, u * 12, ground - u * 3, u * 44, 0.98, '#c9a24a'),
      );
    stand('shopping-bags', { x: width * 0.9, foot: ground + u * 1, height: u * 19, depth: 0.96 });
    motes(site, '#fff0d0', 18);
    plane({ depth: 1.5, blur: 2, left: right - u * 38, top: horizon + u * 10 }, (context) =>
      plant(context, site, right - u * 8, ground + u * 40, u * 52, 1, '#7a4e33'),
    );
  },
};
