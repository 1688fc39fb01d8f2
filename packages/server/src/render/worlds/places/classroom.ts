/** A classroom: a blackboard on which chalk draws, desks, a globe that turns, and a paper plane. */
import { css, hex, mix } from '../../color/color';
import { block, contact, FULL } from '../paint';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { table } from '../pieces/seats';
import { shelf } from '../pieces/shelf';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

/** Drawings that a piece of chalk makes, one after the other. */
function chalk(site: Site, x: number, y: number, wide: number, tall: number): void {
  const { live, u, reading } = site;
  const lines: (readonly [number, number])[][] = [
    Array.from({ length: 30 }, (_, at) => [0.08 + at * 0.0115, 0.55 - 0.28 * Math.sin(at * 0.33)] as const),
    [
      [0.06, 0.86],
      [0.06, 0.2],
    ],
    [
      [0.06, 0.56],
      [0.46, 0.56],
    ],
    Array.from(
      { length: 28 },
      (_, at) =>
        [0.7 + 0.1 * Math.cos((at / 27) * FULL), 0.4 + 0.1 * (wide / tall) * Math.sin((at / 27) * FULL)] as const,
    ),
    [
      [0.56, 0.86],
      [0.7, 0.66],
      [0.94, 0.86],
      [0.56, 0.86],
    ],
    [
      [0.58, 0.16],
      [0.92, 0.16],
    ],
  ];
  live(0.42, (context, seconds) => {
    const drawn = (seconds * 0.55 * reading.pace + 1.4) % (lines.length + 1.5);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = css(hex('#fdfdf2'), 0.85);
    context.lineWidth = u * 0.7;
    lines.forEach((line, at) => {
      const share = Math.min(1, Math.max(0, drawn - at));
      if (share === 0) return;
      const until = share * (line.length - 1);
      context.beginPath();
      let [tipX, tipY] = [0, 0];
      line.forEach(([px, py], step) => {
        if (step > until + 1) return;
        const [beforeX, beforeY] = line[Math.max(0, step - 1)] ?? [px, py];
        const part = Math.min(1, until - step + 1);
        [tipX, tipY] = [x + wide * (beforeX + (px - beforeX) * part), y + tall * (beforeY + (py - beforeY) * part)];
        if (step === 0) context.moveTo(x + wide * px, y + tall * py);
        else context.lineTo(tipX, tipY);
      });
      context.stroke();
      if (share >= 1) return;
      context.save();
      context.translate(tipX, tipY);
      context.rotate(-0.7);
      context.fillStyle = '#ffffff';
      context.fillRect(0, -u * 0.7, u * 5, u * 1.4);
      context.restore();
    });
  });
}

function paperPlane(site: Site): void {
  const { live, u, width, horizon, reading } = site;
  live(0.95, (context, seconds) => {
    const turn = ((seconds * 0.24 * reading.pace + 0.1) % 1.3) - 0.15;
    const [x, y] = [width * turn, horizon - u * (44 + 12 * Math.sin(turn * 7))];
    context.save();
    context.translate(x, y);
    context.rotate(-Math.cos(turn * 7) * 0.4);
    for (const [tone, points] of [
      [
        '#ffffff',
        [
          [6, 0],
          [-6, -4],
          [-3, 0],
        ],
      ],
      [
        '#c9d4e2',
        [
          [6, 0],
          [-3, 0],
          [-5, 3.4],
        ],
      ],
    ] as const) {
      context.fillStyle = tone;
      context.beginPath();
      for (const [px, py] of points) context.lineTo(px * u, py * u);
      context.closePath();
      context.fill();
    }
    context.restore();
  });
}

export const classroom: World = {
  inside: true,
  surface: 'wood',
  counter: '#b98a5c',
  pictures: ['globe-showing-europe-africa', 'books', 'red-apple'],
  build(site) {
    const { plane, horizon, floor: ground, u, right, width, face, ink, stand } = site;
    wall(site, { color: '#f3e6c4', dado: '#9fb08a' });
    const wide = Math.max(u * 68, width * 0.44);
    const [x, y, tall] = [width * 0.08, horizon - u * 68, u * 38];
    plane({ depth: 0.4, bottom: horizon + u * 2 }, (context) => {
      block(context, face('#a8703f', 0.95), x - u * 1.6, y - u * 1.6, wide + u * 3.2, tall + u * 3.2, u * 0.6);
      const board = context.createLinearGradient(x, y, x + wide, y + tall);
      board.addColorStop(0, ink('#3d6b58', 0.95));
      board.addColorStop(1, ink('#284a40', 0.95));
      context.fillStyle = board;
      context.fillRect(x, y, wide, tall);
      for (let smear = 0; smear < 9; smear += 1) {
        context.fillStyle = css(mix(hex('#ffffff'), hex('#3d6b58'), 0.4), 0.05);
        context.beginPath();
        context.ellipse(x + wide * site.random(), y + tall * site.random(), u * 16, u * 5, -0.4, 0, FULL);
        context.fill();
      }
      block(context, face('#a8703f', 0.95), x + u * 4, y + tall + u * 1, wide * 0.5, u * 1.6, u * 0.4);
      block(context, face('#f6f2e6', 0.95), x + u * 8, y + tall - u * 0.2, u * 5, u * 1.3, u * 0.4);
      const next = x + wide + u * 8;
      window(context, site, { x: next, y, width: u * 34, height: u * 40 }, 'green', [2, 2], '#ffffff');
      if (next + u * 44 < right)
        shelf(context, site, {
          x: next + u * 44,
          y: horizon - u * 46,
          width: u * 36,
          height: u * 46,
          rows: 3,
          goods: 'books',
          color: '#b07c4a',
          depth: 0.95,
        });
    });
    chalk(site, x, y, wide, tall);
    floor(site, '#c79a68');
    sunbeam(site, width * 0.45, u * 44);
    plane({ depth: 0.72, top: horizon - u * 12, bottom: ground }, (context) => {
      for (let at = 0; at < width / (u * 44); at += 1) {
        const left = u * (4 + at * 44);
        table(context, site, left, horizon - u * 2, u * 30, horizon + u * 15, '#d9a860', 0.95);
        block(context, face('#4a7fb0', 0.95), left + u * 9, horizon + u * 4, u * 12, u * 3, u);
        block(context, face('#4a7fb0', 0.95), left + u * 9, horizon + u * 9, u * 12, u * 2.4, u);
        contact(context, left + u * 15, horizon + u * 18, u * 9, ink('#1a1010', 1, 0.4));
      }
    });
    stand('globe-showing-europe-africa', {
      x: u * 12,
      foot: horizon - u * 2,
      height: u * 11,
      depth: 0.74,
      floats: true,
      move: { rotation: (seconds) => Math.sin(seconds * 0.8) * 0.2 },
    });
    stand('books', { x: u * 62, foot: horizon - u * 2, height: u * 10, depth: 0.74, floats: true });
    stand('red-apple', { x: u * 27, foot: horizon - u * 2, height: u * 6, depth: 0.74, floats: true });
    paperPlane(site);
    motes(site, '#fff6dc');
  },
};
