/** A living room: a sofa, a window with curtains, pictures, lamps and a fire. */

import { hex } from '../../color/color';
import type { Context } from '../../film/film';
import { ball, block, contact, fade, glow } from '../paint';
import { curtain } from '../pieces/curtain';
import { flicker } from '../pieces/flicker';
import { floor, mixed } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { painting } from '../pieces/painting';
import { plant } from '../pieces/plant';
import { shelf } from '../pieces/shelf';
import { wall } from '../pieces/wall';
import { sunbeam, window } from '../pieces/window';
import type { Site } from '../site';
import type { World } from '../world';

function sofa(context: Context, site: Site, x: number, foot: number, wide: number, color: string): void {
  const { face, u, ink } = site;
  const tall = wide * 0.42;
  contact(context, x + wide / 2, foot, wide * 0.6, ink('#1a0e12', 1, 0.55));
  for (const side of [0.08, 0.88])
    block(context, face('#4a3226', 0.95), x + wide * side, foot - u * 3, u * 1.6, u * 3, u * 0.4);
  block(
    context,
    face(mixed(color, '#140a10', 0.1), 0.95),
    x + wide * 0.04,
    foot - tall,
    wide * 0.92,
    tall * 0.8,
    wide * 0.06,
  );
  for (const at of [0.1, 0.505]) {
    block(context, face(color, 0.95), x + wide * at, foot - tall * 0.94, wide * 0.395, tall * 0.52, wide * 0.05);
    block(
      context,
      face(mixed(color, '#ffffff', 0.1), 0.95),
      x + wide * at,
      foot - tall * 0.5,
      wide * 0.395,
      tall * 0.24,
      wide * 0.035,
    );
  }
  block(
    context,
    face(mixed(color, '#140a10', 0.14), 0.95),
    x + wide * 0.06,
    foot - tall * 0.3,
    wide * 0.88,
    tall * 0.2,
    wide * 0.02,
  );
  for (const at of [0, 0.9])
    block(
      context,
      face(mixed(color, '#ffffff', 0.05), 0.95),
      x + wide * at,
      foot - tall * 0.68,
      wide * 0.11,
      tall * 0.58,
      wide * 0.05,
    );
  context.save();
  context.translate(x + wide * 0.2, foot - tall * 0.62);
  context.rotate(-0.16);
  block(context, face('#e3a04a', 0.95), -wide * 0.08, -wide * 0.08, wide * 0.17, wide * 0.15, wide * 0.03);
  context.restore();
  context.save();
  context.translate(x + wide * 0.78, foot - tall * 0.6);
  context.rotate(0.2);
  block(context, face('#d8755c', 0.95), -wide * 0.08, -wide * 0.08, wide * 0.16, wide * 0.14, wide * 0.03);
  context.restore();
}

export const home: World = {
  inside: true,
  surface: 'wood',
  counter: '#8a6242',
  pictures: [],
  build(site) {
    const { plane, horizon, floor: ground, u, width, right, face, ink, light, live } = site;
    wall(site, { color: '#dcc3a4' });
    const wide = Math.max(u * 40, width * 0.24);
    plane({ depth: 0.36, bottom: horizon + u * 8 }, (context) => {
      window(context, site, { x: width * 0.06, y: horizon - u * 62, width: wide, height: u * 44 }, 'green', [2, 2]);
      painting(context, site, width * 0.06 + wide + u * 14, horizon - u * 60, u * 20, u * 26);
      painting(context, site, width * 0.06 + wide + u * 38, horizon - u * 54, u * 15, u * 18, '#3a3036');
      if (width > u * 130)
        shelf(context, site, {
          x: right - u * 52,
          y: horizon - u * 66,
          width: u * 34,
          height: u * 66,
          rows: 4,
          goods: 'books',
          color: '#8f6440',
          depth: 0.9,
        });
    });
    for (const [side, lean] of [
      [width * 0.06 - u * 7, 1],
      [width * 0.06 + wide - u * 4, -1],
    ] as const)
      plane(
        {
          depth: 0.38,
          left: side - u * 6,
          right: side + u * 20,
          top: horizon - u * 70,
          bottom: horizon + u * 3,
          move: {
            stretch: (seconds) => 1 + 0.008 * Math.sin(seconds * 1.3 + lean),
            x: (seconds) => Math.sin(seconds * 0.9 + lean) * u * 0.5,
            anchor: { x: 0.5, y: 0 },
          },
        },
        (context) => {
          curtain(context, site, side, horizon - u * 66, u * 11, u * 64, '#c26a4e', 0.95);
          block(context, face('#5a3a28', 0.95), side - u * 3, horizon - u * 67.4, u * 17, u * 1.6, u * 0.8);
        },
      );
    floor(site, '#b07c50');
    sunbeam(site, width * 0.06, wide);
    plane({ depth: 0.8, top: horizon - u * 80, bottom: ground + u * 10 }, (context) => {
      context.fillStyle = ink('#e8d6c0', 0.95);
      context.beginPath();
      context.ellipse(width * 0.54, ground + u * 2, Math.max(u * 46, width * 0.3), u * 8, 0, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = ink('#b8624a', 0.95);
      context.lineWidth = u * 0.9;
      context.beginPath();
      context.ellipse(width * 0.54, ground + u * 2, Math.max(u * 46, width * 0.3) - u * 3, u * 7, 0, 0, Math.PI * 2);
      context.stroke();
      sofa(context, site, width * 0.5 - u * 14, horizon + u * 9, u * 58, '#4f7f86');
      const x = width * 0.5 - u * 22;
      block(context, face('#3a2c28', 0.95), x - u * 0.5, horizon - u * 46, u, u * 54);
      block(context, face('#3a2c28', 0.95), x - u * 5, horizon + u * 7.4, u * 10, u * 1.4, u * 0.7);
      const shade = face(mixed('#f4dcae', '#ffb45c', light.lamps * 0.5), 1);
      context.fillStyle = fade(context, horizon - u * 58, horizon - u * 44, shade.light, shade.base);
      context.beginPath();
      context.moveTo(x - u * 5, horizon - u * 58);
      context.lineTo(x + u * 5, horizon - u * 58);
      context.lineTo(x + u * 9, horizon - u * 43);
      context.lineTo(x - u * 9, horizon - u * 43);
      context.fill();
      glow(context, x, horizon - u * 48, u * 34, hex('#ffc980'), 0.3 + light.lamps * 0.5);
      ball(context, face('#d9c9b0', 0.95), x, horizon - u * 59, u * 0.9);
    });
    flicker(site, [{ x: width * 0.5 - u * 22, y: horizon - u * 46, radius: u * 26 }], '#ffbf73', 0.8, 0.3);
    live(0.84, (context, seconds) => {
      // A pendulum clock between the pictures.
      const [x, y] = [width * 0.06 + Math.max(u * 40, width * 0.24) + u * 8, horizon - u * 56];
      context.strokeStyle = ink('#3a2a20');
      context.lineWidth = u * 0.35;
      const swing = Math.sin(seconds * 3.1) * 0.32;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.sin(swing) * u * 12, y + Math.cos(swing) * u * 12);
      context.stroke();
      context.fillStyle = ink('#d8a94a');
      context.beginPath();
      context.arc(x + Math.sin(swing) * u * 12, y + Math.cos(swing) * u * 12, u * 1.5, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = ink('#8a5a34');
      context.beginPath();
      context.roundRect(x - u * 3.4, y - u * 6, u * 6.8, u * 7, u);
      context.fill();
      context.fillStyle = ink('#fbf3e2');
      context.beginPath();
      context.arc(x, y - u * 2.5, u * 2.5, 0, Math.PI * 2);
      context.fill();
    });
    plane({ depth: 0.9, right: u * 40, top: horizon - u * 40 }, (context) =>
      plant(context, site, u * 7, ground - u * 2, u * 44, 1, '#e9e0d2'),
    );
    motes(site);
  },
};
