/** The sea seen from a beach, with sails, gulls and waves that roll. */

import { block, contact, FULL } from '../paint';
import { birds } from '../pieces/birds';
import { flag } from '../pieces/flag';
import { mixed, ridge } from '../pieces/ground';
import { sky } from '../pieces/sky';
import { surf, water } from '../pieces/water';
import type { World } from '../world';

export const sea: World = {
  inside: false,
  surface: 'sand',
  counter: '#c79a5e',
  pictures: ['sailboat', 'palm-tree', 'beach-with-umbrella', 'spiral-shell'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, ink, random, stand, height, reading } = site;
    sky(site);
    ridge(site, { depth: 0.05, top: horizon - u * 4, rough: u * 3, color: '#7f9fb8', blur: 0.3 });
    const shore = ground - u * 9;
    water(site, shore);
    stand('sailboat', {
      x: width * 0.2,
      foot: horizon + u * 4,
      height: u * 13,
      depth: 0.22,
      floats: true,
      move: {
        x: (seconds) => seconds * u * 1.6,
        rotation: (seconds) => Math.sin(seconds * 1.3) * 0.05,
        y: (seconds) => Math.sin(seconds * 1.7) * u * 0.4,
      },
    });
    stand('sailboat', {
      x: width * 0.86,
      foot: horizon + u * 1.4,
      height: u * 6,
      depth: 0.14,
      flip: true,
      floats: true,
      move: { x: (seconds) => -seconds * u * 0.8, rotation: (seconds) => Math.sin(seconds * 1.1) * 0.04 },
    });
    birds(site, 7, 0.3);
    plane({ depth: 1, top: shore - u * 2 }, (context) => {
      const sand = reading.weather === 'snow' ? '#e8edf3' : '#ecd2a0';
      const gradient = context.createLinearGradient(0, shore, 0, height);
      gradient.addColorStop(0, ink(mixed(sand, '#7d6a52', 0.4)));
      gradient.addColorStop(0.18, ink(sand));
      gradient.addColorStop(1, ink(mixed(sand, '#7a4f2a', 0.34)));
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(left, height + u * 20);
      for (let x = left; x <= right; x += u * 2) context.lineTo(x, shore + Math.sin(x / u / 7) * u * 1.1);
      context.lineTo(right, height + u * 20);
      context.fill();
      for (let at = 0; at < 560; at += 1) {
        const share = random();
        context.fillStyle = ink(at % 2 === 0 ? '#fff4d6' : '#8a683e', 1, 0.12 + 0.2 * random());
        context.beginPath();
        context.ellipse(
          left + random() * (right - left),
          shore + u * 5 + share * (height - shore),
          u * (0.15 + share * 0.6),
          u * (0.08 + share * 0.18),
          0,
          0,
          FULL,
        );
        context.fill();
      }
      contact(context, width * 0.9, ground - u * 1.5, u * 12, ink('#5a3d20', 1, 0.4));
    });
    surf(site, shore);
    // A flag of the lifeguards.
    const pole = width * (width > u * 120 ? 0.3 : 0.42);
    plane({ depth: 0.9, left: pole - u * 2, right: pole + u * 2, top: ground - u * 42, bottom: ground }, (context) =>
      block(context, site.face('#f4efe4'), pole - u * 0.5, ground - u * 40, u, u * 36, u * 0.5),
    );
    flag(site, pole, ground - u * 39.5, u * 12, ['#e5432f', '#f7c631'], 0.9);
    stand('beach-with-umbrella', {
      x: width - u * 13,
      foot: ground - u * 1,
      height: u * 26,
      depth: 0.94,
      move: { rotation: (seconds) => Math.sin(seconds * 1.2) * 0.012, anchor: { x: 0.5, y: 1 } },
    });
    stand('palm-tree', {
      x: u * 10,
      foot: ground - u * 2,
      height: u * 54,
      depth: 0.93,
      floats: true,
      move: {
        rotation: (seconds) => Math.sin(seconds * (reading.weather === 'wind' ? 2.4 : 1.1)) * 0.03,
        anchor: { x: 0.5, y: 1 },
      },
    });
  },
};
