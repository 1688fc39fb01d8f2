/** A stage: curtains, beams of light that sweep, loudspeakers, and heads before it. */

import { css, hex, mix, type Rgb } from '../../color/color';
import { block, fade } from '../paint';
import { audience } from '../pieces/audience';
import { confetti } from '../pieces/confetti';
import { curtain } from '../pieces/curtain';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import type { Site } from '../site';
import type { World } from '../world';

const BEAMS = ['#ff4f8b', '#5b8cff', '#ffd166', '#9b5cff', '#3ee0d0'] as const;

function beams(site: Site): void {
  const { live, width, u, floor: ground, reading } = site;
  const many = Math.max(4, Math.round(width / (u * 26)));
  const pace = reading.pace;
  live(0.6, (context, seconds) => {
    context.globalCompositeOperation = 'screen';
    for (let at = 0; at < many; at += 1) {
      const color: Rgb = hex(BEAMS[at % BEAMS.length] ?? BEAMS[0]);
      const x = ((at + 0.5) / many) * width;
      const angle = Math.sin(seconds * 1.1 * pace + at * 1.9) * 0.42 + (0.5 - (at + 0.5) / many) * 0.5;
      const long = ground + u * 20;
      const foot = x + Math.tan(angle) * long;
      const strength = 0.26 + 0.14 * Math.sin(seconds * 4.2 * pace + at * 2.4);
      context.fillStyle = fade(
        context,
        0,
        long,
        css(mix(color, hex('#ffffff'), 0.4), strength),
        css(color, strength * 0.5),
        css(color, 0),
      );
      context.beginPath();
      context.moveTo(x - u, u * 5);
      context.lineTo(x + u, u * 5);
      context.lineTo(foot + u * 15, long);
      context.lineTo(foot - u * 15, long);
      context.fill();
      context.save();
      context.translate(foot, ground - u * 2);
      context.scale(1, 0.2);
      const pool = context.createRadialGradient(0, 0, 0, 0, 0, u * 20);
      pool.addColorStop(0, css(color, strength * 1.5));
      pool.addColorStop(1, css(color, 0));
      context.fillStyle = pool;
      context.fillRect(-u * 20, -u * 20, u * 40, u * 40);
      context.restore();
    }
    context.globalCompositeOperation = 'source-over';
  });
}

function speaker({ plane, face, u }: Site, x: number, foot: number, wide: number): void {
  plane(
    { depth: 0.8, left: x - u * 2, right: x + wide + u * 2, top: foot - wide * 2.3, bottom: foot + u * 3 },
    (context) => {
      for (const row of [0, 1]) {
        const y = foot - wide * (1.05 * (row + 1));
        block(context, face('#26222e'), x, y, wide, wide, u);
        for (const [share, radius] of [
          [0.62, 0.3],
          [0.22, 0.13],
        ] as const) {
          const round = context.createRadialGradient(
            x + wide / 2,
            y + wide * share,
            0,
            x + wide / 2,
            y + wide * share,
            wide * radius,
          );
          round.addColorStop(0, '#4a4356');
          round.addColorStop(0.4, '#17141d');
          round.addColorStop(0.9, '#3a3445');
          round.addColorStop(1, '#0c0a10');
          context.fillStyle = round;
          context.beginPath();
          context.arc(x + wide / 2, y + wide * share, wide * radius, 0, Math.PI * 2);
          context.fill();
        }
      }
    },
  );
}

export const stage: World = {
  inside: true,
  surface: 'darkWood',
  counter: '#2b2130',
  pictures: ['drum', 'guitar', 'microphone', 'mirror-ball'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, height, stand, reading } = site;
    plane({ depth: 0.3, bottom: horizon + u * 8 }, (context) => {
      context.fillStyle = fade(context, 0, horizon, '#120822', '#34104e', '#7a1d62');
      context.fillRect(left, -u * 16, right - left, horizon + u * 26);
      const halo = context.createRadialGradient(width / 2, horizon * 0.8, 0, width / 2, horizon * 0.8, u * 90);
      halo.addColorStop(0, 'rgba(255,120,160,0.55)');
      halo.addColorStop(1, 'rgba(255,120,160,0)');
      context.fillStyle = halo;
      context.fillRect(left, -u * 16, right - left, horizon + u * 26);
      for (let x = left; x < right; x += u * 9)
        for (let y = horizon * 0.2; y < horizon * 0.86; y += u * 9) {
          context.fillStyle = css(mix(hex('#ff9ac0'), hex('#6a3cff'), (x - left) / (right - left)), 0.1);
          context.beginPath();
          context.arc(x, y, u * 2.2, 0, Math.PI * 2);
          context.fill();
        }
    });
    site.live(0.32, (context, seconds) => {
      // A wall of lamps that runs through patterns.
      const columns = Math.ceil((right - left) / (u * 9));
      for (let column = 0; column < columns; column += 1)
        for (let row = 0; row < 8; row += 1) {
          const bright = Math.max(
            0,
            Math.sin(seconds * 3.4 * reading.pace + column * 0.55 + Math.sin(row * 0.8 + seconds) * 1.6),
          );
          if (bright < 0.5) continue;
          context.fillStyle = css(hex(BEAMS[(row + column) % BEAMS.length] ?? BEAMS[0]), (bright - 0.5) * 0.75);
          context.beginPath();
          context.arc(left + column * u * 9, horizon * 0.2 + row * u * 9, u * 2.2, 0, Math.PI * 2);
          context.fill();
        }
    });
    plane({ depth: 0.55, bottom: horizon + u * 8 }, (context) => {
      const wide = Math.max(u * 20, width * 0.13);
      curtain(context, site, left, -u * 16, wide + u * 16, horizon + u * 22, '#9c1638', 1);
      curtain(context, site, width - wide, -u * 16, wide + u * 16, horizon + u * 22, '#9c1638', 1);
      block(context, site.face('#2c2836'), left, u * 1, right - left, u * 1.4);
      block(context, site.face('#2c2836'), left, u * 7, right - left, u * 1.4);
      context.strokeStyle = '#3d384a';
      context.lineWidth = u * 0.7;
      context.beginPath();
      for (let x = left; x < right; x += u * 6) {
        context.moveTo(x, u * 1.6);
        context.lineTo(x + u * 3, u * 7.6);
        context.lineTo(x + u * 6, u * 1.6);
      }
      context.stroke();
      for (let x = u * 8; x < right; x += u * 26)
        block(context, site.face('#1c1924'), x, u * 5.5, u * 5, u * 6, u * 1.4);
    });
    floor(site, '#4a2746', { gloss: 0.1, line: 0.3 });
    speaker(site, width * 0.02, horizon + u * 7, u * 16);
    speaker(site, width * 0.98 - u * 16, horizon + u * 7, u * 16);
    stand('drum', { x: width * 0.3, foot: horizon + u * 8, height: u * 15, depth: 0.82 });
    stand('guitar', {
      x: width * 0.74,
      foot: horizon + u * 9,
      height: u * 22,
      depth: 0.84,
      move: { rotation: (seconds) => Math.sin(seconds * 2.1) * 0.05, anchor: { x: 0.5, y: 1 } },
    });
    if (width > u * 130)
      stand('mirror-ball', {
        x: width * 0.5,
        foot: u * 26,
        height: u * 15,
        depth: 0.7,
        floats: true,
        move: { rotation: (seconds) => Math.sin(seconds * 0.9) * 0.12 },
      });
    beams(site);
    if (!reading.empty) audience(site, Math.max(ground + u * 9, height * 0.86), 1.3, '#140a1e');
    if (reading.confetti || reading.mood === 'cheerful' || reading.crowded) confetti(site);
    motes(site, '#ffd9f0', 30);
  },
};
