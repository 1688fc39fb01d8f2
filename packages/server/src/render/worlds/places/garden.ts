/** A garden: a fence, a house behind it, trees, flower beds, and butterflies. */
import { hex, mix, type Rgb } from '../../color/color';
import { block, contact, FULL } from '../paint';
import { birds } from '../pieces/birds';
import { facade } from '../pieces/buildings';
import { meadow, ridge, seasonal } from '../pieces/ground';
import { sky } from '../pieces/sky';
import { bush, leafy } from '../pieces/trees';
import type { Site } from '../site';
import type { World } from '../world';

const BLOOMS = ['#e8456b', '#f7b733', '#ffffff', '#b06ad8', '#ff8a5c'] as const;

/** Flowers on stalks that sway. */
function flowers(site: Site, foot: number, tall: number, depth: number, from: number, until: number): void {
  const { live, random, u, ink, reading } = site;
  if (reading.weather === 'snow' || reading.season === 'winter') return;
  const all = Array.from({ length: Math.max(1, Math.round((until - from) / (u * 2.6))) }, (_, at) => ({
    x: from + at * u * 2.6 + random() * u * 2,
    tall: tall * (0.6 + random() * 0.5),
    color: BLOOMS[Math.floor(random() * BLOOMS.length)] ?? BLOOMS[0],
    phase: random() * FULL,
    down: random() * u * 2,
  }));
  const stalk = ink(seasonal(site, '#3f8a3c'), depth);
  live(depth, (context, seconds) => {
    context.strokeStyle = stalk;
    context.lineWidth = u * 0.4;
    context.beginPath();
    const heads = all.map((flower) => {
      const bend = Math.sin(seconds * 1.6 + flower.phase) * u * 0.9;
      const y = foot + flower.down - flower.tall;
      context.moveTo(flower.x, foot + flower.down);
      context.quadraticCurveTo(flower.x, y + flower.tall * 0.4, flower.x + bend, y);
      return { x: flower.x + bend, y, color: flower.color };
    });
    context.stroke();
    const radius = tall * 0.13;
    for (const { x, y, color } of heads) {
      context.fillStyle = ink(color, depth);
      context.beginPath();
      for (let petal = 0; petal < 5; petal += 1) {
        const angle = (petal / 5) * FULL;
        context.moveTo(x + Math.cos(angle) * radius + radius * 0.7, y + Math.sin(angle) * radius);
        context.arc(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.7, 0, FULL);
      }
      context.fill();
      context.fillStyle = ink('#ffd54a', depth);
      context.beginPath();
      context.arc(x, y, radius * 0.6, 0, FULL);
      context.fill();
    }
  });
}

function butterflies(site: Site, many: number): void {
  const { live, random, width, horizon, u } = site;
  const all = Array.from({ length: many }, (_, at): { x: number; y: number; phase: number; color: Rgb } => ({
    x: random() * width,
    y: horizon - u * 4 + random() * u * 26,
    phase: random() * FULL,
    color: mix(hex(BLOOMS[at % BLOOMS.length] ?? BLOOMS[0]), hex('#ffffff'), 0.15),
  }));
  live(0.95, (context, seconds) => {
    for (const { x, y, phase, color } of all) {
      const [left, top] = [
        x + Math.sin(seconds * 0.7 + phase) * u * 14,
        y + Math.sin(seconds * 1.9 + phase * 2) * u * 5,
      ];
      const open = 0.25 + 0.75 * Math.abs(Math.sin(seconds * 9 + phase));
      context.fillStyle = site.ink(color, 1);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.ellipse(left + side * u * 0.9 * open, top - u * 0.5, u * open, u * 1.2, side * 0.4, 0, FULL);
        context.ellipse(left + side * u * 0.7 * open, top + u * 0.7, u * 0.7 * open, u * 0.8, side * -0.3, 0, FULL);
        context.fill();
      }
    }
  });
}

export const garden: World = {
  inside: false,
  surface: 'grass',
  counter: '#8a6242',
  pictures: ['sunflower'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, stand, ink, random } = site;
    sky(site);
    ridge(site, { depth: 0.1, top: horizon - u * 8, rough: u * 3, color: seasonal(site, '#86b07a'), fringe: 'trees' });
    plane({ depth: 0.25, top: horizon - u * 62, bottom: horizon + u * 4 }, (context) => {
      const [x, wide, tall] = [width * 0.58, u * 46, u * 28];
      facade(context, site, { x, foot: horizon + u * 2, width: wide, height: tall, depth: 0.8, color: '#f3ead8' });
      const roof = face('#b3553f', 0.8);
      context.fillStyle = roof.base;
      context.beginPath();
      context.moveTo(x - u * 4, horizon + u * 2 - tall);
      context.lineTo(x + wide * 0.5, horizon - tall - u * 18);
      context.lineTo(x + wide + u * 4, horizon + u * 2 - tall);
      context.fill();
      context.fillStyle = roof.shade;
      context.beginPath();
      context.moveTo(x + wide * 0.5, horizon - tall - u * 18);
      context.lineTo(x + wide + u * 4, horizon + u * 2 - tall);
      context.lineTo(x + wide * 0.72, horizon + u * 2 - tall);
      context.fill();
      for (const share of [0.03, 0.2, 0.36])
        leafy(context, site, {
          x: width * share,
          foot: horizon + u * 3,
          height: u * (26 + random() * 12),
          depth: 0.72,
        });
      for (let at = left; at < right; at += u * 9)
        bush(context, site, { x: at, foot: horizon + u * 3, height: u * 7, depth: 0.72 });
    });
    birds(site, 3);
    meadow(site, '#69a845', ['#ffffff', '#f7d24a'], horizon + u * 2);
    plane({ depth: 0.55, top: horizon - u * 14, bottom: horizon + u * 10 }, (context) => {
      for (const y of [-6, 0.5])
        block(context, face('#fdfaf2', 0.9), left, horizon + u * y, right - left, u * 1.5, u * 0.3);
      for (let x = left; x < right; x += u * 5) {
        block(context, face('#fffdf6', 0.9), x, horizon - u * 8, u * 3, u * 14, u * 0.4);
        context.fillStyle = face('#fffdf6', 0.9).base;
        context.beginPath();
        context.moveTo(x, horizon - u * 7.8);
        context.lineTo(x + u * 1.5, horizon - u * 10.5);
        context.lineTo(x + u * 3, horizon - u * 7.8);
        context.fill();
      }
    });
    flowers(site, horizon + u * 8, u * 10, 0.65, left, right);
    plane({ depth: 0.8, top: horizon - u * 56, bottom: ground + u * 6, right: u * 44 }, (context) => {
      contact(context, u * 4, ground - u * 6, u * 16, ink('#12240e', 1, 0.5));
      leafy(context, site, { x: u * 4, foot: ground - u * 6, height: u * 66, depth: 0.95 });
    });
    stand('sunflower', {
      x: width - u * 9,
      foot: ground - u * 3,
      height: u * 26,
      depth: 0.9,
      move: { rotation: (seconds) => Math.sin(seconds * 1.3) * 0.04, anchor: { x: 0.5, y: 1 } },
    });
    butterflies(site, 5);
    flowers(site, site.height + u * 4, u * 16, 1.25, left, right);
  },
};
