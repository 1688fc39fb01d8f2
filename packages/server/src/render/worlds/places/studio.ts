/** A studio: a roll of paper that runs out onto the floor, soft boxes, a camera on legs, and a light that wanders. */
import { css, hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { block, contact, glow } from '../paint';
import { floor, mixed } from '../pieces/ground';
import { motes } from '../pieces/motes';
import { wall } from '../pieces/wall';
import type { Site } from '../site';
import type { World } from '../world';

/** A box of light on a stand, `turn` towards the middle. */
function softbox(context: Context, { face, u, ink }: Site, x: number, foot: number, tall: number, turn: 1 | -1): void {
  contact(context, x, foot, u * 12, ink('#120e14', 1, 0.5));
  context.strokeStyle = face('#2a2b31', 1).base;
  context.lineWidth = u * 1.1;
  context.beginPath();
  for (const leg of [-8, 0, 8]) {
    context.moveTo(x, foot - tall * 0.3);
    context.lineTo(x + leg * u, foot);
  }
  context.moveTo(x, foot);
  context.lineTo(x, foot - tall);
  context.stroke();
  context.save();
  context.translate(x, foot - tall);
  context.rotate(turn * 0.22);
  context.scale(turn, 1);
  context.fillStyle = face('#1d1e24', 1).base;
  context.beginPath();
  context.moveTo(-u * 6, -u * 4);
  context.lineTo(u * 7, -u * 17);
  context.lineTo(u * 7, u * 17);
  context.lineTo(-u * 6, u * 4);
  context.fill();
  const panel = context.createLinearGradient(u * 6, 0, u * 10, 0);
  panel.addColorStop(0, '#fff4da');
  panel.addColorStop(1, '#ffffff');
  context.fillStyle = panel;
  context.beginPath();
  context.ellipse(u * 7.4, 0, u * 3, u * 17, 0, 0, Math.PI * 2);
  context.fill();
  glow(context, u * 8, 0, u * 48, hex('#fff1d0'), 0.55);
  context.restore();
}

function camera(context: Context, { face, ink }: Site, x: number, foot: number, size: number): void {
  contact(context, x, foot, size * 0.7, ink('#120e14', 1, 0.5));
  context.strokeStyle = face('#33343c', 1).base;
  context.lineWidth = size * 0.06;
  context.beginPath();
  for (const leg of [-0.42, 0.06, 0.46]) {
    context.moveTo(x, foot - size);
    context.lineTo(x + leg * size, foot);
  }
  context.stroke();
  block(context, face('#22232a', 1), x - size * 0.34, foot - size * 1.42, size * 0.62, size * 0.42, size * 0.06);
  block(context, face('#33343c', 1), x - size * 0.12, foot - size * 1.54, size * 0.24, size * 0.14, size * 0.04);
  block(context, face('#15161b', 1), x + size * 0.24, foot - size * 1.36, size * 0.3, size * 0.28, size * 0.05);
  block(context, face('#6a86b8', 1), x + size * 0.5, foot - size * 1.34, size * 0.06, size * 0.24, size * 0.03);
}

/** Where the camera stands, and how large it is. */
const shooting = ({ width, u }: Site): { readonly x: number; readonly size: number } =>
  width > u * 120 ? { x: width * 0.24, size: u * 24 } : { x: width * 0.27, size: u * 26 };

/** Boxes to stand on, with what is about to be filmed. */
function boxes(context: Context, { face, ink, u }: Site, x: number, foot: number, size: number): void {
  contact(context, x, foot, size * 0.9, ink('#120e14', 1, 0.5));
  block(context, face('#b98a55', 1), x - size * 0.62, foot - size * 0.42, size * 1.24, size * 0.42, u * 0.8);
  block(context, face('#c99a63', 1), x - size * 0.46, foot - size * 0.8, size * 0.92, size * 0.4, u * 0.8);
  for (const [across, down, wide] of [
    [0, 0.21, 0.3],
    [0, 0.6, 0.22],
  ] as const)
    block(
      context,
      face('#6d4a28', 1),
      x + (across - wide / 2) * size,
      foot - (down + 0.045) * size,
      wide * size,
      size * 0.09,
      size * 0.045,
    );
  block(context, face('#3a3d46', 1), x - size * 0.06, foot - size * 1.5, size * 0.12, size * 0.72, size * 0.04);
  block(context, face('#e9e4da', 1), x - size * 0.34, foot - size * 1.56, size * 0.68, size * 0.12, size * 0.05);
}

export const studio: World = {
  inside: true,
  surface: 'white',
  counter: '#ece8e6',
  pictures: [],
  build(site) {
    const { plane, live, horizon, floor: ground, u, width, height, face, ink, accent, light } = site;
    const roll = mix(accent, hex('#ffe9d4'), 0.55);
    wall(site, { color: '#55525c' });
    floor(site, '#6a6670', { columns: 14, gloss: 0.12, line: 0.2 });
    plane({ depth: 0.6, top: horizon - u * 100 }, (context) => {
      const wide = Math.max(u * 76, width * 0.56);
      const x = width * 0.5 - wide / 2;
      const top = horizon - u * 84;
      block(context, face('#2a2a30', 1), x - u * 6, top - u * 3, wide + u * 12, u * 2, u);
      const tone = (amount: number): string => ink(mixed(roll, '#2a1c24', amount), 1);
      const sweep = context.createLinearGradient(0, top, 0, height);
      sweep.addColorStop(0, tone(0.3));
      sweep.addColorStop(Math.min(0.9, (horizon - top) / (height - top) - 0.12), tone(0));
      sweep.addColorStop(Math.min(0.95, (horizon - top) / (height - top) + 0.06), ink(mixed(roll, '#ffffff', 0.25), 1));
      sweep.addColorStop(1, tone(0.22));
      context.fillStyle = sweep;
      context.beginPath();
      context.moveTo(x, top);
      context.lineTo(x + wide, top);
      context.lineTo(x + wide, horizon);
      context.quadraticCurveTo(x + wide + u * 2, horizon + u * 8, x + wide + u * 30, height + u * 14);
      context.lineTo(x - u * 30, height + u * 14);
      context.quadraticCurveTo(x - u * 2, horizon + u * 8, x, horizon);
      context.fill();
      const side = context.createLinearGradient(x, 0, x + wide, 0);
      side.addColorStop(0, css(light.key, 0.28));
      side.addColorStop(0.5, css(light.key, 0));
      side.addColorStop(1, css(light.shade, 0.34));
      context.fillStyle = side;
      context.fill();
      block(context, face('#d8d2c8', 1), x - u * 3, top - u * 2, wide + u * 6, u * 5, u * 2.5);
    });
    live(0.62, (context, seconds) => {
      // The light on the paper wanders.
      context.globalCompositeOperation = 'screen';
      glow(
        context,
        width * (0.5 + 0.16 * Math.sin(seconds * 0.9)),
        horizon - u * (34 + 6 * Math.sin(seconds * 1.3)),
        u * 46,
        light.key,
        0.55,
      );
      context.globalCompositeOperation = 'source-over';
    });
    plane({ depth: 0.85, top: horizon - u * 70, bottom: ground + u * 8 }, (context) => {
      softbox(context, site, width * 0.07, ground - u * 3, u * 62, 1);
      softbox(context, site, width * 0.94, ground - u * 6, u * 54, -1);
      boxes(context, site, width * (width > u * 120 ? 0.76 : 0.72), ground - u * 9, u * 17);
      const { x, size } = shooting(site);
      camera(context, site, x, ground - u, size);
    });
    live(0.86, (context, seconds) => {
      // A lamp that says that the camera runs, and now and then a flash.
      context.fillStyle = css(hex('#ff4433'), 0.35 + 0.65 * Math.max(0, Math.sin(seconds * 4)));
      context.beginPath();
      const { x, size } = shooting(site);
      context.arc(x - size * 0.25, ground - u - size * 1.34, u * 0.9, 0, Math.PI * 2);
      context.fill();
      const flash = Math.max(0, 1 - ((seconds + 1.2) % 2.6) * 7);
      if (flash > 0) glow(context, width * 0.07 + u * 8, ground - u * 65, u * 70, hex('#ffffff'), flash * 0.7);
    });
    motes(site, '#ffffff', 22);
  },
};
