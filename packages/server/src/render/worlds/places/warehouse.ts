/** A warehouse: racks of boxes that run into the depth, lamps, and a truck that carries some of them. */
import { css, hex, mix } from '../../color/color';
import { block, contact, fade, glow } from '../paint';
import { floor } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { shelf } from '../pieces/shelf';
import { wall } from '../pieces/wall';
import type { Site } from '../site';
import type { World } from '../world';

const BOXES = ['#c99a63', '#b8854e', '#d9ad78', '#a8743f', '#c99a63'] as const;

/** A forklift with a pallet, that goes to and fro. */
function forklift(site: Site, foot: number, size: number): void {
  const { live, face, u, width, ink } = site;
  const [yellow, dark, steel, box] = [
    face('#f2b42c', 0.98),
    face('#2a2e35', 0.98),
    face('#7d868f', 0.98),
    face('#c99a63', 0.98),
  ];
  live(0.72, (context, seconds) => {
    const phase = seconds * 0.5 + 0.6;
    const x = width * (0.5 + 0.42 * Math.sin(phase));
    const turn = Math.cos(phase) > 0 ? 1 : -1;
    const lift = (0.5 + 0.5 * Math.sin(seconds * 0.9)) * size * 0.3;
    context.save();
    context.translate(x, foot + Math.sin(seconds * 13) * u * 0.08);
    contact(context, 0, 0, size * 0.8, ink('#0f0c0a', 1, 0.55));
    context.scale(turn, 1);
    block(context, dark, -size * 0.34, -size * 0.95, size * 0.06, size * 0.6);
    block(context, dark, size * 0.14, -size * 0.95, size * 0.06, size * 0.7);
    block(context, dark, -size * 0.38, -size * 1, size * 0.62, size * 0.07, size * 0.03);
    block(context, yellow, -size * 0.46, -size * 0.46, size * 0.74, size * 0.34, size * 0.07);
    block(context, dark, -size * 0.2, -size * 0.56, size * 0.22, size * 0.14, size * 0.04);
    block(context, steel, size * 0.3, -size * 1.08, size * 0.07, size * 1.04, size * 0.02);
    block(context, steel, size * 0.34, -size * 0.1 - lift, size * 0.46, size * 0.05);
    block(context, box, size * 0.4, -size * 0.46 - lift, size * 0.38, size * 0.36, size * 0.02);
    context.fillStyle = 'rgba(120,80,40,0.5)';
    context.fillRect(size * 0.56, -size * 0.46 - lift, size * 0.06, size * 0.36);
    for (const wheel of [-0.3, 0.14]) {
      context.fillStyle = dark.base;
      context.beginPath();
      context.arc(size * wheel, -size * 0.12, size * 0.13, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = steel.base;
      context.beginPath();
      context.arc(size * wheel, -size * 0.12, size * 0.055, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
    const blink = Math.max(0, Math.sin(seconds * 7));
    glow(context, x - turn * size * 0.1, foot - size * 1.04, u * 7, hex('#ffb02e'), blink);
  });
}

export const warehouse: World = {
  inside: true,
  surface: 'wood',
  counter: '#b8854e',
  pictures: ['package', 'ladder'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, width, face, ink, stand, light } = site;
    wall(site, { color: '#a5afb8', boards: true });
    plane({ depth: 0.25, bottom: horizon + u * 4 }, (context) => {
      // A gate at the far end, with the day in it.
      const [x, wide, tall] = [width * 0.5 - u * 17, u * 34, u * 40];
      const day = light.time === 'night' ? '#26345e' : '#e9f4fb';
      context.fillStyle = fade(
        context,
        horizon - tall,
        horizon,
        css(hex(day), 1),
        css(mix(hex(day), light.key, 0.6), 1),
      );
      context.fillRect(x, horizon - tall, wide, tall + u * 2);
      if (light.time !== 'night') glow(context, width * 0.5, horizon - tall / 2, u * 54, light.key, 0.6);
      for (let slat = 0; slat < 5; slat += 1)
        block(context, face('#7d8892', 0.9), x - u, horizon - tall - u * 2 + slat * u * 3, wide + u * 2, u * 2.4);
      for (let beam = left; beam < right; beam += u * 40) {
        block(context, face('#5f6a74', 0.9), beam, -u * 16, u * 2.4, horizon + u * 20);
      }
      block(context, face('#5f6a74', 0.9), left, horizon - u * 92, right - left, u * 2.6);
    });
    for (const [depth, tall, at, blur] of [
      [0.4, 52, 0.3, 0.2],
      [0.6, 78, 0.14, 0],
    ] as const)
      plane({ depth, blur, top: horizon - u * (tall + 4), bottom: horizon + u * 18 }, (context) => {
        const foot = horizon + u * (depth * 18);
        const wide = Math.max(u * 40, width * at) - left;
        for (const x of [left, right - wide]) {
          shelf(context, site, {
            x,
            y: foot - u * tall,
            width: wide,
            height: u * tall,
            rows: 3,
            goods: 'boxes',
            color: '#d9622b',
            depth: 0.55 + depth * 0.6,
            palette: BOXES,
          });
          for (let post = x; post < x + wide; post += u * 26)
            block(context, face('#2f5fa8', 0.6 + depth * 0.5), post, foot - u * tall - u * 2, u * 2, u * tall + u * 2);
          contact(context, x + wide / 2, foot, wide * 0.6, ink('#12100e', 1, 0.4), 0.06);
        }
      });
    floor(site, '#b4b0a8', { columns: 10, rows: 5, gloss: 0.26, line: 0.12 });
    plane({ depth: 0.95, top: horizon + u * 4 }, (context) => {
      context.fillStyle = ink('#f2c230', 0.95, 0.85);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(width * 0.5 + side * u * 20, horizon + u * 5);
        context.lineTo(width * 0.5 + side * u * 21.4, horizon + u * 5);
        context.lineTo(width * 0.5 + side * u * 78, site.height + u * 14);
        context.lineTo(width * 0.5 + side * u * 71, site.height + u * 14);
        context.fill();
      }
    });
    plane({ depth: 0.5, bottom: horizon }, (context) => {
      for (let x = u * 14; x < right; x += u * 36) {
        block(context, face('#e9edf0', 1), x - u * 7, horizon - u * 84, u * 14, u * 2.4, u);
        glow(context, x, horizon - u * 81, u * 26, hex('#fff0cf'), 0.5 + light.lamps * 0.4);
      }
    });
    forklift(site, horizon + u * 18, u * 22);
    stand('package', { x: width * 0.08, foot: ground - u * 1, height: u * 22, depth: 0.94 });
    stand('package', { x: width * 0.08 + u * 15, foot: ground + u * 1, height: u * 15, depth: 0.97, flip: true });
    stand('package', { x: width * 0.93, foot: ground + u * 0.4, height: u * 25, depth: 0.96, flip: true });
    motes(site, '#fff0d8', 40);
  },
};
