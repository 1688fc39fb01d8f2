/** Plants in pots. */
import { hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { block, contact } from '../paint';
import type { Site } from '../site';
import { mixed } from './ground';
import type { Color } from './seats';

/** A plant in a pot. */
export function plant(
  context: Context,
  site: Site,
  x: number,
  foot: number,
  size: number,
  depth = 0.8,
  pot: Color = '#c9764d',
): void {
  const { face, random, u } = site;
  contact(context, x, foot, size * 0.34, site.ink('#140a10', 1, 0.5));
  for (let at = 0; at < 13; at += 1) {
    const angle = -Math.PI / 2 + (at / 12 - 0.5) * 2.5 + (random() - 0.5) * 0.2;
    const long = size * (0.52 + random() * 0.3) * (1 - Math.abs(at / 12 - 0.5) * 0.35);
    const tone = mix(hex('#2c6a3e'), hex('#7fb85c'), random());
    const { light, base, shade } = face(tone, depth);
    const [tipX, tipY] = [x + Math.cos(angle) * long, foot - size * 0.3 + Math.sin(angle) * long];
    const gradient = context.createLinearGradient(x, foot - size * 0.3, tipX, tipY);
    gradient.addColorStop(0, shade);
    gradient.addColorStop(0.6, base);
    gradient.addColorStop(1, light);
    context.fillStyle = gradient;
    const [nx, ny] = [-Math.sin(angle) * size * 0.085, Math.cos(angle) * size * 0.085];
    const [mx, my] = [(x + tipX) / 2, (foot - size * 0.3 + tipY) / 2 - size * 0.08];
    context.beginPath();
    context.moveTo(x, foot - size * 0.28);
    context.quadraticCurveTo(mx + nx, my + ny, tipX, tipY);
    context.quadraticCurveTo(mx - nx, my - ny, x, foot - size * 0.28);
    context.fill();
  }
  block(context, face(pot, depth), x - size * 0.17, foot - size * 0.32, size * 0.34, size * 0.32, size * 0.06);
  block(
    context,
    face(mixed(pot, '#ffffff', 0.12), depth),
    x - size * 0.2,
    foot - size * 0.35,
    size * 0.4,
    size * 0.08,
    u * 0.3,
  );
}

/** How far leaves reach to each side of a pot, and how high above its foot, as shares of a plant's size. */
const REACH = { across: 0.72, up: 1.14 } as const;
/** Within so much of the frame's width nothing is seen of a plant that stands before the camera. */
const CLEAR = 0.84;

/** A plant close before the camera, out of focus, at the frame's right edge: whole, and beside what is looked at. */
export function nearPlant(
  site: Site,
  { out, foot, size, pot, blur }: { out: number; foot: number; size: number; pot: Color; blur: number },
): void {
  const { plane, right, width } = site;
  const x = Math.max(right - out, width * CLEAR + size * REACH.across);
  const box = { left: x - size * (REACH.across + 0.2), right: x + size, top: foot - size * REACH.up };
  plane({ depth: 1.5, blur, ...box }, (context) => plant(context, site, x, foot, size, 1, pot));
}
