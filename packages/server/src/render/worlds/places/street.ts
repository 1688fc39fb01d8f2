/** A street with shops, trees, lamps and traffic. */

import { hex } from '../../color/color';
import { block, contact, glow } from '../paint';
import { birds } from '../pieces/birds';
import { facade, skyline } from '../pieces/buildings';
import { floor } from '../pieces/ground';
import { sky } from '../pieces/sky';
import { traffic } from '../pieces/traffic';
import { leafy } from '../pieces/trees';
import { WALKERS, walkers } from '../pieces/walkers';
import type { Site } from '../site';
import type { World } from '../world';

const HOUSES = ['#e7a071', '#d9c6a2', '#8fa7b8', '#c96f5c', '#b9a0c2', '#7fa595', '#e3b95f'] as const;
const SHOPS = ['#c23b34', '#2f7a6b', '#2f5fa8', '#d88a2b'] as const;

/** Lamp posts in a row, with their light on the ground. */
function lamps({ plane, light, face, u, width, right }: Site, foot: number, tall: number, depth: number): void {
  const glowing = light.lamps < 0.3 ? 4 : 22;
  plane({ depth, top: foot - tall - u * glowing, bottom: foot + u * 6 }, (context) => {
    for (let x = Math.min(width * 0.16, u * 16) - u * 2; x < right; x += u * 46) {
      block(context, face('#2e3440', depth), x - u * 0.6, foot - tall, u * 1.2, tall, u * 0.4);
      block(context, face('#2e3440', depth), x - u * 0.6, foot - tall - u * 0.6, u * 9, u * 1.3, u * 0.6);
      block(context, face('#3a404c', depth), x + u * 6, foot - tall, u * 4.4, u * 1.8, u * 0.8);
      if (light.lamps < 0.3) continue;
      glow(context, x + u * 8, foot - tall + u * 1.6, u * 22, hex('#ffd592'), 0.95 * light.lamps);
      context.save();
      context.translate(x + u * 8, foot + u);
      context.scale(1, 0.2);
      glow(context, 0, 0, u * 20, hex('#ffc87a'), 0.6 * light.lamps);
      context.restore();
    }
  });
}

export const street: World = {
  inside: false,
  surface: 'stone',
  counter: '#7a4b34',
  pictures: ['automobile', 'taxi', 'bus', 'bicycle', ...WALKERS],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, random, ink, face, reading } = site;
    sky(site);
    skyline(site, 0.1, horizon, u * 46, '#8ea3bd', 0.5);
    skyline(site, 0.2, horizon + u, u * 34, '#6f86a4');
    birds(site, 5);
    const foot = horizon + u * 3;
    plane({ depth: 0.42, top: foot - u * 80, bottom: foot + u * 3 }, (context) => {
      for (let x = left - u * 5, at = Math.floor(random() * 7); x < right; at += 1) {
        const wide = u * (24 + random() * 15);
        facade(context, site, {
          ...{ x, foot, width: wide, height: u * (38 + random() * 36), depth: 0.72 },
          ...{ color: HOUSES[at % HOUSES.length] ?? HOUSES[0], shop: SHOPS[at % SHOPS.length] ?? SHOPS[0] },
        });
        x += wide + u * 0.4;
      }
    });
    plane({ depth: 0.5, top: foot - u, bottom: foot + u * 14 }, (context) => {
      block(context, face('#b9b3aa', 0.8), left, foot, right - left, u * 6);
      block(context, face('#d3cdc2', 0.85), left, foot + u * 4.6, right - left, u * 1.6);
    });
    walkers(site, 5, { foot: foot + u * 3.6, height: u * 11, depth: 0.5 });
    plane({ depth: 0.56, top: foot - u * 30, bottom: foot + u * 8 }, (context) => {
      for (let x = left + u * 10; x < right; x += u * 44) {
        contact(context, x, foot + u * 4.4, u * 9, ink('#120a18', 1, 0.5));
        leafy(context, site, { x, foot: foot + u * 4.4, height: u * 30, depth: 0.8 });
      }
    });
    const road = foot + u * 6;
    plane({ depth: 0.8, top: road - u * 0.4 }, (context) => {
      const gradient = context.createLinearGradient(0, road, 0, ground);
      gradient.addColorStop(0, ink(reading.weather === 'snow' ? '#c9d0da' : '#5b616c', 0.8));
      gradient.addColorStop(1, ink(reading.weather === 'snow' ? '#aab3c0' : '#454a55', 1));
      context.fillStyle = gradient;
      context.fillRect(left, road, right - left, site.height);
      context.fillStyle = ink('#f4ead0', 1, 0.8);
      const line = (road + ground) / 2 - u * 1.6;
      for (let x = left; x < right; x += u * 17) {
        context.beginPath();
        context.roundRect(x, line, u * 9, u * 0.8, u * 0.3);
        context.fill();
      }
    });
    lamps(site, foot + u * 5, u * 44, 0.62);
    traffic(site, ['taxi', 'bus'], { foot: road + u * 5, height: u * 15, depth: 0.74, speed: 0.2 });
    traffic(site, ['automobile', 'bicycle'], {
      foot: ground - u * 4.5,
      height: u * 16,
      depth: 0.86,
      speed: -0.26,
      phase: 0.5,
    });
    plane({ depth: 0.96, top: ground - u * 5 }, (context) =>
      block(context, face('#d9d2c6'), left, ground - u * 3.6, right - left, u * 3),
    );
    floor(site, reading.weather === 'snow' ? '#eef3fa' : '#b9b0a4', {
      from: ground - u * 2,
      rows: 6,
      columns: 12,
      line: 0.2,
    });
    plane(
      { depth: 1.45, blur: 1.6, right: left + u * 40, top: ground - u * 52, bottom: ground + u * 34 },
      (context) => {
        leafy(context, site, { x: left + u * 4, foot: ground + u * 30, height: u * 78, depth: 1 });
      },
    );
  },
};
