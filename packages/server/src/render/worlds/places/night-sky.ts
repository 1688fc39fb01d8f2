/** The sky at night: the Milky Way, shooting stars, dark hills, and a tent with a light in it. */
import { css, hex, mix } from '../../color/color';
import { FULL, glow } from '../paint';
import { flicker } from '../pieces/flicker';
import { meadow, ridge } from '../pieces/ground';
import { sparks } from '../pieces/motes';
import { sky } from '../pieces/sky';
import { pine } from '../pieces/trees';
import type { Site } from '../site';
import type { World } from '../world';

function milkyWay(site: Site): void {
  const { plane, random, width, horizon, u } = site;
  plane({ depth: 0.02, bottom: horizon }, (context) => {
    context.save();
    context.translate(width * 0.56, horizon * 0.5);
    context.rotate(-0.85);
    const long = Math.max(width, horizon) * 0.8;
    for (let at = 0; at < 60; at += 1) {
      const x = (random() - 0.5) * 2 * long;
      const y = (random() + random() - 1) * u * 15;
      const radius = u * (9 + random() * 15);
      const color = [hex('#7f6fd8'), hex('#4f8fd8'), hex('#d88fb8')][at % 3] ?? hex('#7f6fd8');
      const cloud = context.createRadialGradient(x, y, 0, x, y, radius);
      cloud.addColorStop(0, css(color, 0.13));
      cloud.addColorStop(1, css(color, 0));
      context.fillStyle = cloud;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
    for (let at = 0; at < 900; at += 1) {
      const [x, y] = [(random() - 0.5) * 2 * long, (random() + random() + random() - 1.5) * u * 18];
      context.fillStyle = css(
        mix(hex('#ffffff'), hex(at % 3 === 0 ? '#ffd9b0' : '#bcd4ff'), 0.5),
        0.25 + random() * 0.6,
      );
      context.beginPath();
      context.arc(x, y, u * (0.08 + random() ** 5 * 0.34), 0, FULL);
      context.fill();
    }
    context.restore();
  });
}

/** Stars that twinkle, and now and then one that falls. */
function twinkle(site: Site): void {
  const { live, random, width, horizon, u, reading } = site;
  const stars = Array.from({ length: 46 }, () => ({
    x: random() * width,
    y: random() * horizon * 0.9,
    size: u * (0.3 + random() ** 2 * 0.7),
    phase: random() * FULL,
    speed: 1.6 + random() * 3,
  }));
  live(0.03, (context, seconds) => {
    for (const { x, y, size, phase, speed } of stars) {
      const bright = 0.35 + 0.65 * Math.sin(seconds * speed + phase) ** 2;
      context.fillStyle = css(hex('#f4f7ff'), bright);
      context.beginPath();
      context.moveTo(x - size * 2 * bright, y);
      context.quadraticCurveTo(x, y, x, y - size * 2 * bright);
      context.quadraticCurveTo(x, y, x + size * 2 * bright, y);
      context.quadraticCurveTo(x, y, x, y + size * 2 * bright);
      context.quadraticCurveTo(x, y, x - size * 2 * bright, y);
      context.fill();
    }
    const every = 2.1 / reading.pace;
    const turn = Math.floor(seconds / every);
    const life = (seconds / every - turn) * 2.6;
    if (life > 1) return;
    const [x, y] = [
      ((turn * 0.618 + 0.3) % 1) * width * 0.8 + width * 0.1,
      ((turn * 0.37) % 0.5) * horizon + horizon * 0.06,
    ];
    const [dx, dy] = [u * 46 * life, u * 20 * life];
    const tail = context.createLinearGradient(x + dx, y + dy, x + dx - u * 20, y + dy - u * 8.7);
    tail.addColorStop(0, css(hex('#ffffff'), 1 - life));
    tail.addColorStop(1, css(hex('#ffffff'), 0));
    context.strokeStyle = tail;
    context.lineWidth = u * 0.5;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x + dx - u * 20, y + dy - u * 8.7);
    context.lineTo(x + dx, y + dy);
    context.stroke();
  });
}

export const nightSky: World = {
  inside: false,
  surface: 'moss',
  counter: '#3a3048',
  pictures: ['tent'],
  build(site) {
    const { plane, horizon, floor: ground, u, right, width, random, stand } = site;
    sky(site, 0.24);
    milkyWay(site);
    twinkle(site);
    ridge(site, { depth: 0.1, top: horizon - u * 12, rough: u * 8, color: '#39497e', peaks: true });
    ridge(site, { depth: 0.2, top: horizon - u * 3, rough: u * 3.4, color: '#26345f', fringe: 'trees' });
    meadow(site, '#3f5a4a', [], horizon + u * 5);
    plane({ depth: 0.6, top: horizon - u * 34, bottom: ground }, (context) => {
      for (const share of [0.0, 0.07, 0.16, 0.9, 0.98])
        pine(context, site, {
          x: width * share + random() * u * 5,
          foot: horizon + u * (8 + random() * 5),
          height: u * (24 + random() * 18),
          depth: 0.9,
        });
      glow(context, width * 0.27, horizon + u * 10, u * 26, hex('#ffb25c'), 0.75);
    });
    stand('tent', { x: width * 0.27, foot: horizon + u * 14, height: u * 19, depth: 0.75 });
    flicker(site, [{ x: width * 0.27, y: horizon + u * 9, radius: u * 17 }], '#ffb45c', 0.76, 0.4);
    sparks(site, '#e9ff9a', 18, -0.015);
    plane({ depth: 1.4, blur: 1.4, left: right - u * 44 }, (context) => {
      pine(context, site, { x: right - u * 9, foot: ground + u * 34, height: u * 90, depth: 1 });
    });
  },
};
