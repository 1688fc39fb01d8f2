/** A shop: shelves full of goods, a counter with a till, lamps, and clothes on a rail where clothes are sold. */
import { block, contact } from '../paint';
import { flicker } from '../pieces/flicker';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { pendant } from '../pieces/pendant';
import { nearPlant, plant } from '../pieces/plant';
import { rail } from '../pieces/rail';
import { shelf } from '../pieces/shelf';
import { WALKERS, walkers } from '../pieces/walkers';
import { wall } from '../pieces/wall';
import { display, inTrade, isOfBooks, onShelf, sign, standing } from '../pieces/wares';
import type { Site } from '../site';
import type { World } from '../world';

/** What is sold where clothes hang: a baker's has none. */
const WORN =
  /(?:^|-)(?:shirt|dress|coat|jeans|shoe|boot|sandal|handbag|clutch|scarf|gloves|socks|kimono|sari|shorts|hat|cap|necktie|backpack|shopping|bikini|swimsuit|vest|ring|yarn|thread|sewing)(?:-|$)/u;

const sellsClothes = ({ subject, wares }: Site): boolean =>
  wares.length > 0 ? wares.some(({ name }) => WORN.test(name)) : subject === undefined || WORN.test(subject);

export const shop: World = {
  inside: true,
  sells: true,
  surface: 'wood',
  counter: '#9a6a44',
  pictures: ['shopping-bags', ...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, right, width, face, light, stand, ink } = site;
    wall(site, { color: inTrade('#f0dfc8', site, 0.2) });
    plane({ depth: 0.4, bottom: horizon + u * 4 }, (context) => {
      const wide = Math.max(u * 34, width * 0.26);
      let x = width * 0.02;
      for (const [order, goods] of (['boxes', 'bottles', 'mixed', 'cups'] as const).entries()) {
        shelf(context, site, {
          wares: isOfBooks(site, order) ? [] : onShelf(site, order),
          x,
          y: horizon - u * 72,
          width: wide,
          height: u * 72,
          rows: 5,
          goods: isOfBooks(site, order) ? 'books' : goods,
          color: inTrade('#a9713f', site, 0.24),
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
      block(context, face(inTrade('#7a4e33', site, 0.3), 0.98), x, top, u * 66, foot - top, u * 0.8);
      for (let at = 1; at < 64; at += 6)
        block(
          context,
          face(inTrade('#8d5e3f', site, 0.3), 0.98),
          x + at * u,
          top + u * 4,
          u * 5,
          foot - top - u * 5,
          u * 0.4,
        );
      block(context, face('#f2e6d2', 0.98), x - u * 2, top - u * 1.6, u * 70, u * 3.4, u * 0.8);
      block(context, face('#3a4148', 0.98), x + u * 12, top - u * 7, u * 13, u * 5.6, u);
      context.save();
      context.translate(x + u * 18, top - u * 8);
      context.rotate(-0.14);
      block(context, face('#22282e', 0.98), -u * 7, -u * 8.4, u * 14, u * 9, u);
      block(context, face('#7fc4d8', 0.98), -u * 5.8, -u * 7.2, u * 11.6, u * 6.6, u * 0.5);
      context.restore();
      display(site, context, x, top);
    });
    sign(site, x + u * 4, horizon - u * 40, u * 11);
    const isFull = standing(site, u * 4, ground - u * 2);
    if (sellsClothes(site)) rail(site, -u * 8, ground - u * 3, u * 44);
    else if (!isFull)
      plane({ depth: 0.8, right: u * 40, top: horizon - u * 40 }, (context) =>
        plant(context, site, u * 12, ground - u * 3, u * 44, 0.98, '#c9a24a'),
      );
    stand('shopping-bags', { x: width * 0.9, foot: ground + u * 1, height: u * 19, depth: 0.96 });
    motes(site, '#fff0d0', 18);
    nearPlant(site, { out: u * 8, foot: ground + u * 40, size: u * 52, pot: '#7a4e33', blur: 2 });
  },
};
