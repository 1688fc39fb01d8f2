/** Open land: rolling fields, a windmill that turns, and grain in the wind. */
import type { Context } from '../../film/film';
import { block, FULL } from '../paint';
import { birds } from '../pieces/birds';
import { meadow, mixed, ridge, seasonal } from '../pieces/ground';
import { sky } from '../pieces/sky';
import { leafy } from '../pieces/trees';
import type { Site } from '../site';
import type { World } from '../world';

function windmill(site: Site, x: number, foot: number, tall: number): void {
  const { plane, live, face, u, reading } = site;
  const depth = 0.5;
  plane(
    { depth, left: x - tall * 0.4, right: x + tall * 0.4, top: foot - tall * 1.2, bottom: foot + u * 2 },
    (context) => {
      const { light, base, shade } = face('#efe3cf', 0.8);
      const gradient = context.createLinearGradient(x - tall * 0.2, 0, x + tall * 0.2, 0);
      gradient.addColorStop(0, light);
      gradient.addColorStop(0.4, base);
      gradient.addColorStop(1, shade);
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(x - tall * 0.2, foot);
      context.lineTo(x - tall * 0.12, foot - tall * 0.8);
      context.lineTo(x + tall * 0.12, foot - tall * 0.8);
      context.lineTo(x + tall * 0.2, foot);
      context.fill();
      context.fillStyle = face('#a4472f', 0.8).base;
      context.beginPath();
      context.arc(x, foot - tall * 0.8, tall * 0.14, Math.PI, FULL);
      context.fill();
      block(context, face('#6a4630', 0.8), x - tall * 0.05, foot - tall * 0.2, tall * 0.1, tall * 0.2, tall * 0.05);
      for (const share of [0.4, 0.6])
        block(
          context,
          face('#6f94a8', 0.8),
          x - tall * 0.03,
          foot - tall * share,
          tall * 0.06,
          tall * 0.08,
          tall * 0.02,
        );
    },
  );
  const speed = reading.weather === 'wind' || reading.weather === 'storm' ? 2.6 : 0.9;
  live(depth, (context, seconds) => {
    context.save();
    context.translate(x, foot - tall * 0.82);
    context.rotate(seconds * speed);
    for (let sail = 0; sail < 4; sail += 1) {
      context.rotate(Math.PI / 2);
      context.fillStyle = face('#6a4630', 0.8).base;
      context.fillRect(-tall * 0.012, 0, tall * 0.024, tall * 0.52);
      context.fillStyle = face('#fdf6e6', 0.8).base;
      context.fillRect(tall * 0.016, tall * 0.1, tall * 0.1, tall * 0.4);
    }
    context.restore();
  });
}

/** Ears of grain that bend together. */
function grain(site: Site, foot: number, tall: number, depth: number, color: string): void {
  const { live, left, right, random, u, ink, reading } = site;
  const wild = reading.weather === 'wind' || reading.weather === 'storm' ? 2.4 : 1;
  const tones = [
    ink(seasonal(site, color), depth),
    ink(mixed(seasonal(site, color), '#fff2b0', 0.3), depth),
    ink(mixed(seasonal(site, color), '#5a3a12', 0.3), depth),
  ];
  const stalks = Array.from({ length: Math.round((right - left) / (u * 1.5)) }, (_, at) => ({
    x: left + at * u * 1.5 + random() * u,
    tall: tall * (0.75 + random() * 0.4),
  }));
  const draw = (context: Context, seconds: number): void => {
    tones.forEach((tone, part) => {
      context.strokeStyle = tone;
      context.fillStyle = tone;
      context.lineWidth = u * 0.34;
      context.beginPath();
      const heads: [number, number][] = [];
      stalks.forEach((stalk, at) => {
        if (at % 3 !== part) return;
        const bend = (Math.sin(seconds * 1.7 * wild - stalk.x / u / 9) * 1.5 + 1) * u * wild * (stalk.tall / tall);
        context.moveTo(stalk.x, foot);
        context.quadraticCurveTo(stalk.x, foot - stalk.tall * 0.6, stalk.x + bend, foot - stalk.tall);
        heads.push([stalk.x + bend, foot - stalk.tall]);
      });
      context.stroke();
      context.beginPath();
      for (const [x, y] of heads) {
        context.moveTo(x + u * 0.6, y);
        context.ellipse(x, y, u * 0.55, u * 1.5, 0.3, 0, FULL);
      }
      context.fill();
    });
  };
  live(depth, draw);
}

export const field: World = {
  inside: false,
  surface: 'grass',
  counter: '#8a6a3c',
  pictures: ['tractor'],
  build(site) {
    const { plane, horizon, floor: ground, u, width, stand, left, right, ink, random, reading } = site;
    sky(site, 0.28);
    ridge(site, { depth: 0.08, top: horizon - u * 12, rough: u * 4, color: '#9fb9b4' });
    ridge(site, { depth: 0.16, top: horizon - u * 6, rough: u * 3, color: seasonal(site, '#8fb266'), fringe: 'trees' });
    const hill = ridge(site, { depth: 0.3, top: horizon - u * 1, rough: u * 2.4, color: seasonal(site, '#c9bf58') });
    plane({ depth: 0.3, top: horizon - u * 8, bottom: ground }, (context) => {
      // Furrows that run towards the horizon.
      context.lineWidth = u * 0.5;
      for (let at = -16; at < 26; at += 1) {
        context.strokeStyle = ink(mixed(seasonal(site, '#a59a3c'), '#6a5a20', 0.3), 0.6, 0.5);
        context.beginPath();
        const x = width * 0.5 + at * u * 4;
        context.moveTo(x, hill(x) + u);
        context.quadraticCurveTo(x + at * u * 0.8, horizon + u * 6, x + at * u * 3.4, ground);
        context.stroke();
      }
    });
    windmill(site, width * 0.16, horizon + u * 1.5, u * 32);
    stand('tractor', {
      x: width * 0.7,
      foot: horizon + u * 5,
      height: u * 9,
      depth: 0.5,
      flip: true,
      move: { x: (seconds) => seconds * u * 1.8, y: (seconds) => Math.sin(seconds * 14) * u * 0.12 },
    });
    plane({ depth: 0.5, top: horizon - u * 30, bottom: horizon + u * 8 }, (context) => {
      leafy(context, site, { x: width * 0.92, foot: horizon + u * 5, height: u * 27, depth: 0.75 });
      leafy(context, site, { x: width * 0.34, foot: horizon + u * 2, height: u * 14, depth: 0.65 });
    });
    birds(site, 6, 0.25);
    meadow(site, '#7fa648', ['#e24a3b', '#ffffff', '#4f7fd8'], horizon + u * 10);
    if (reading.weather !== 'snow') grain(site, ground - u * 3, u * 13, 0.92, '#d9ae45');
    plane({ depth: 1, top: ground - u * 6 }, (context) => {
      for (let at = 0; at < 160; at += 1) {
        const [x, y] = [left + random() * (right - left), ground - u * 2 + random() * u * 40];
        context.fillStyle = ink(
          ['#e24a3b', '#fff6d8', '#f2c53d', '#5a82d8'][at % 4] ?? '#ffffff',
          1,
          reading.weather === 'snow' ? 0 : 0.95,
        );
        context.beginPath();
        context.arc(x, y, u * (0.5 + random() * 0.5), 0, FULL);
        context.fill();
      }
    });
    if (reading.weather !== 'snow') grain(site, site.height + u * 6, u * 24, 1.4, '#c99a38');
  },
};
