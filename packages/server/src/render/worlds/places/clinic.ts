/** A doctor's room: a couch, cupboards, a screen with a heartbeat, and a plant. */
import { hex } from '../../color/color';
import { block, contact, glow } from '../paint';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { nearPlant, plant } from '../pieces/plant';
import { shelf } from '../pieces/shelf';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

function monitor(site: Site, x: number, y: number, wide: number): void {
  const { plane, live, face, u, horizon } = site;
  const tall = wide * 0.68;
  plane(
    { depth: 0.62, left: x - u * 4, right: x + wide + u * 4, top: y - u * 2, bottom: horizon + u * 16 },
    (context) => {
      block(context, face('#b9c6cc', 0.95), x + wide / 2 - u, y + tall, u * 2, horizon + u * 12 - y - tall);
      block(context, face('#b9c6cc', 0.95), x + wide / 2 - u * 8, horizon + u * 11, u * 16, u * 2, u);
      block(context, face('#e9f0f2', 0.95), x, y, wide, tall, u * 1.4);
      block(context, face('#0d2a33', 0.95), x + u * 1.4, y + u * 1.4, wide - u * 2.8, tall - u * 2.8, u * 0.8);
    },
  );
  live(0.62, (context, seconds) => {
    const [left, top, across, down] = [x + u * 2, y + u * 2, wide - u * 4, tall - u * 4];
    const beat = (at: number): number => {
      const share = (((at % 1) + 1) % 1) * 10;
      if (share < 1) return -0.12 * Math.sin(share * Math.PI);
      if (share > 1.6 && share < 2) return 0.16;
      if (share >= 2 && share < 2.5) return -0.8;
      if (share >= 2.5 && share < 3) return 0.4;
      return share > 4.4 && share < 5.6 ? -0.2 * Math.sin(((share - 4.4) / 1.2) * Math.PI) : 0;
    };
    for (const [row, color, size] of [
      [0.34, '#5cf0a8', 0.34],
      [0.76, '#5cc8f0', 0.14],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = u * 0.5;
      context.lineJoin = 'round';
      context.beginPath();
      for (let step = 0; step <= 90; step += 1) {
        const share = step / 90;
        const gone = (share - ((seconds * 0.42) % 1) + 1) % 1;
        const px = left + across * share;
        const py = top + down * (row + size * beat(share * 2.4 + Math.floor(seconds * 0.42) * 0.4));
        if (gone < 0.06) context.moveTo(px, py);
        else context.lineTo(px, py);
      }
      context.stroke();
    }
    const head = left + across * ((seconds * 0.42) % 1);
    glow(context, head, top + down * 0.34, u * 5, hex('#8fffd0'), 0.8);
  });
}

export const clinic: World = {
  inside: true,
  surface: 'white',
  counter: '#eef4f5',
  pictures: ['stethoscope'],
  build(site) {
    const { plane, horizon, floor: ground, u, width, face, ink } = site;
    wall(site, { color: '#e6f4f4', dado: '#7fc4c4' });
    const wide = Math.max(u * 34, width * 0.2);
    plane({ depth: 0.36, bottom: horizon + u * 2 }, (context) => {
      window(
        context,
        site,
        { x: width * 0.05, y: horizon - u * 72, width: wide, height: u * 40 },
        'green',
        [2, 1],
        '#ffffff',
      );
      const x = width * 0.05 + wide + u * 8;
      shelf(context, site, {
        x,
        y: horizon - u * 76,
        width: Math.max(u * 40, width * 0.3),
        height: u * 26,
        rows: 2,
        goods: 'bottles',
        color: '#f7fbfb',
        depth: 0.95,
        palette: ['#ffffff', '#bfe3e3', '#5fb0b8', '#f2b8a0', '#dfeef0'],
      });
      // A cross, and a chart of the eye: rings that get smaller.
      const cross = x + u * 10;
      block(context, face('#ffffff', 1), cross - u * 8, horizon - u * 46, u * 16, u * 16, u * 3);
      for (const [w, h] of [
        [3.4, 10],
        [10, 3.4],
      ] as const)
        block(context, face('#e2574c', 1), cross - (w * u) / 2, horizon - u * 38 - (h * u) / 2, w * u, h * u, u * 0.6);
      const chart = x + u * 26;
      block(context, face('#ffffff', 1), chart, horizon - u * 48, u * 15, u * 22, u * 0.6);
      for (let row = 0; row < 5; row += 1)
        for (let at = 0; at <= row; at += 1) {
          const size = u * (3 - row * 0.45);
          context.strokeStyle = ink('#26424a', 1);
          context.lineWidth = size * 0.28;
          context.beginPath();
          context.arc(
            chart + u * 7.5 + (at - row / 2) * u * 2.7,
            horizon - u * (44.5 - row * 4),
            size / 2,
            at + row,
            at + row + 5,
          );
          context.stroke();
        }
    });
    floor(site, '#cfe0e2', { columns: 16, gloss: 0.4, line: 0.1 });
    sunbeam(site, width * 0.05, wide);
    plane({ depth: 0.7, top: horizon - u * 24, bottom: ground + u * 4 }, (context) => {
      const [x, foot, long] = [width > u * 120 ? width * 0.66 : width * 0.42, horizon + u * 14, u * 66];
      contact(context, x + long / 2, foot, long * 0.6, ink('#12262c', 1, 0.5));
      for (const share of [0.06, 0.88])
        block(context, face('#b4c2c8', 0.95), x + long * share, foot - u * 14, u * 2.2, u * 14);
      block(context, face('#8fa3aa', 0.95), x, foot - u * 15, long, u * 3, u);
      block(context, face('#2f8f97', 0.95), x, foot - u * 20, long, u * 6, u * 2.4);
      context.save();
      context.translate(x + long - u * 15, foot - u * 17);
      context.rotate(-0.5);
      block(context, face('#2f8f97', 0.95), 0, -u * 5, u * 22, u * 6, u * 2.4);
      block(context, face('#ffffff', 0.95), u * 10, -u * 7.6, u * 11, u * 4, u * 2);
      context.restore();
      block(context, face('#ffffff', 0.95), x + u * 4, foot - u * 20.6, u * 36, u * 2.2, u);
    });
    monitor(site, width * 0.26, horizon - u * 34, u * 27);
    plane({ depth: 0.9, right: u * 38, top: horizon - u * 20 }, (context) =>
      plant(context, site, u * 5, ground - u * 1, u * 42, 1, '#ffffff'),
    );
    motes(site, '#ffffff', 18);
    nearPlant(site, { out: u * 10, foot: ground + u * 38, size: u * 56, pot: '#9fc4c6', blur: 2.2 });
  },
};
