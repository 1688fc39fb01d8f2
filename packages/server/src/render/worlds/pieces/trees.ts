/** Trees and bushes, by season. */
import { hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { ball, block } from '../paint';
import type { Site } from '../site';
import { mixed, seasonal } from './ground';

export interface Tree {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly depth: number;
}

const LEAVES = ['#4f8f3a', '#3f7f3c', '#639a3e', '#2f6f3f'] as const;

/** A crown of leaves: dark below, light where the sun falls on it. */
function crown(context: Context, site: Site, x: number, y: number, radius: number, depth: number, color: string): void {
  const { random, face } = site;
  const leaf = seasonal(site, color);
  const rounds = 13;
  for (let at = 0; at < rounds; at += 1) {
    const share = at / (rounds - 1);
    const angle = at * 2.4;
    const away = radius * 0.66 * Math.sqrt(1 - share * 0.6) * (0.55 + random() * 0.5);
    const tone = mix(mix(leaf, hex('#12251c'), 0.35), mix(leaf, hex('#eaf0a0'), 0.16), share);
    ball(
      context,
      face(tone, depth),
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away * 0.8 - share * radius * 0.22,
      radius * (0.5 - share * 0.16),
    );
  }
}

export function leafy(context: Context, site: Site, { x, foot, height, depth }: Tree): void {
  const { face, random } = site;
  const color = LEAVES[Math.floor(random() * LEAVES.length)] ?? LEAVES[0];
  const bark = face('#6a4a35', depth);
  block(context, bark, x - height * 0.045, foot - height * 0.5, height * 0.09, height * 0.5, height * 0.02);
  if (site.reading.season === 'winter') {
    bare(context, site, { x, foot: foot - height * 0.42, height: height * 0.5, depth });
    return;
  }
  crown(context, site, x, foot - height * 0.64, height * 0.34, depth, color);
}

/** Branches without leaves. */
function bare(context: Context, site: Site, { x, foot, height, depth }: Tree): void {
  const { face, random } = site;
  context.lineCap = 'round';
  const branch = (fromX: number, fromY: number, angle: number, long: number, wide: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * long, fromY + Math.sin(angle) * long];
    context.strokeStyle = wide > height * 0.02 ? face('#5f4737', depth).base : face('#7a6454', depth).base;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (wide < height * 0.012) return;
    for (const turn of [-0.5, 0.45, 0.05])
      branch(toX, toY, angle + turn + (random() - 0.5) * 0.3, long * 0.68, wide * 0.6);
  };
  for (const lean of [-0.5, 0, 0.5]) branch(x, foot, -Math.PI / 2 + lean, height * 0.34, height * 0.06);
}

export function pine(context: Context, site: Site, { x, foot, height, depth }: Tree): void {
  const { face, reading } = site;
  const snowy = reading.weather === 'snow' || reading.season === 'winter';
  const leaf = mixed('#2c6448', '#16324a', 0.2);
  block(
    context,
    face('#5a4030', depth),
    x - height * 0.035,
    foot - height * 0.16,
    height * 0.07,
    height * 0.16,
    height * 0.01,
  );
  for (let tier = 0; tier < 5; tier += 1) {
    const share = tier / 5;
    const y = foot - height * (0.1 + share * 0.72);
    const wide = height * 0.3 * (1 - share * 0.82);
    const tall = height * (0.34 - share * 0.1);
    const { light, base, shade } = face(mix(leaf, hex('#0c2230'), 0.3 - share * 0.3), depth);
    const gradient = context.createLinearGradient(x - wide, 0, x + wide, 0);
    gradient.addColorStop(0, light);
    gradient.addColorStop(0.4, base);
    gradient.addColorStop(1, shade);
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x, y - tall);
    context.quadraticCurveTo(x + wide * 0.5, y - tall * 0.3, x + wide, y);
    context.quadraticCurveTo(x, y + tall * 0.18, x - wide, y);
    context.quadraticCurveTo(x - wide * 0.5, y - tall * 0.3, x, y - tall);
    context.fill();
    if (!snowy) continue;
    context.fillStyle = site.ink('#f5f9ff', depth, 0.85);
    context.beginPath();
    context.moveTo(x, y - tall);
    context.quadraticCurveTo(x + wide * 0.4, y - tall * 0.4, x + wide * 0.62, y - tall * 0.24);
    context.quadraticCurveTo(x, y - tall * 0.34, x - wide * 0.62, y - tall * 0.24);
    context.quadraticCurveTo(x - wide * 0.4, y - tall * 0.4, x, y - tall);
    context.fill();
  }
}

export function bush(context: Context, site: Site, { x, foot, height, depth }: Tree, color = '#4a8a3c'): void {
  const { face, random } = site;
  for (let at = 0; at < 7; at += 1) {
    const tone = mix(mixed(seasonal(site, color), '#0f2418', 0.3), seasonal(site, color), at / 6);
    ball(
      context,
      face(tone, depth),
      x + (random() - 0.5) * height * 1.3,
      foot - height * (0.3 + random() * 0.3),
      height * (0.38 + random() * 0.14),
    );
  }
}
