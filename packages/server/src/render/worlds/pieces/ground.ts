/** Land: ridges of hills, ground under the feet, and what the season lies on it. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { FULL, fade } from '../paint';
import type { Site } from '../site';

/** Where the season or the snow takes a colour of leaves or grass. */
export function seasonal({ reading }: Site, color: string): Rgb {
  const own = hex(color);
  if (reading.weather === 'snow') return mix(own, hex('#f4f8ff'), 0.72);
  if (reading.season === 'winter') return mix(own, hex('#8d8a80'), 0.5);
  if (reading.season === 'autumn') return mix(own, hex('#d5842c'), 0.6);
  if (reading.season === 'spring') return mix(own, hex('#a6dc5c'), 0.25);
  return own;
}

export interface Ridge {
  readonly depth: number;
  /** Its highest and lowest line, in pixels. */
  readonly top: number;
  readonly rough: number;
  readonly color: string | Rgb;
  readonly blur?: number;
  /** Small things along it, such as trees of a far forest. */
  readonly fringe?: 'trees' | 'grass' | 'none';
  readonly peaks?: boolean;
}

/** The height of a ridge at a place; the same curve is drawn and stood upon. */
function curveOf(site: Site, { rough, peaks = false }: Ridge): (x: number) => number {
  const { random, width, u } = site;
  const wide = Math.max(width, u * 100);
  const waves = [1.3, 2.7, 5.3, 9.7].map((turns, at) => ({
    turns: turns * (0.8 + random() * 0.5),
    phase: random() * FULL,
    size: rough / (at + 1.2),
  }));
  return (x) =>
    waves.reduce((sum, { turns, phase, size }) => {
      const angle = (x / wide) * turns * Math.PI + phase;
      const wave = peaks ? 1 - 2 * Math.abs(((angle / Math.PI) % 2) - 1 + (angle < 0 ? 2 : 0)) : Math.sin(angle);
      return sum + wave * size;
    }, 0);
}

export function ridge(site: Site, given: Ridge): (x: number) => number {
  const { plane, ink, left, right, height, u, random } = site;
  const { depth, top, color, blur = 0, fringe = 'none', rough } = given;
  const curve = curveOf(site, given);
  const at = (x: number): number => top + curve(x);
  const reach = rough * 2.6 + u * 8;
  plane({ depth, blur, top: top - reach, bottom: height + u * 16 }, (context) => {
    context.fillStyle = fade(
      context,
      top - rough,
      top + u * 45,
      ink(color, depth),
      ink(mixed(color, '#1c2430', 0.22), Math.min(1, depth + 0.25)),
    );
    context.beginPath();
    context.moveTo(left, height + u * 20);
    for (let x = left; x <= right + 4; x += u * 0.8) context.lineTo(x, at(x));
    context.lineTo(right + 4, height + u * 20);
    context.closePath();
    context.fill();
    if (fringe === 'none') return;
    const step = fringe === 'trees' ? u * 1.5 : u * 0.5;
    for (let x = left; x < right; x += step * (0.6 + random() * 0.8)) {
      const tall = fringe === 'trees' ? u * (2.2 + random() * 3.4) * (0.5 + depth) : u * (0.5 + random() * 1.1);
      context.fillStyle = ink(mixed(color, random() < 0.5 ? '#10202c' : '#3a5a30', 0.16), depth);
      context.beginPath();
      context.moveTo(x - tall * 0.26, at(x) + u);
      context.quadraticCurveTo(
        x - tall * 0.1,
        at(x) - tall * 0.6,
        x + (fringe === 'grass' ? tall * 0.3 : 0),
        at(x) - tall,
      );
      context.quadraticCurveTo(x + tall * 0.1, at(x) - tall * 0.6, x + tall * 0.26, at(x) + u);
      context.fill();
    }
  });
  return at;
}

export const mixed = (color: string | Rgb, other: string, amount: number): Rgb =>
  mix(typeof color === 'string' ? hex(color) : color, hex(other), amount);

/** Flat ground from the horizon on, with spots that get larger as they come nearer. */
export function meadow(site: Site, color: string, spots: readonly string[] = [], from = site.horizon): void {
  const { plane, ink, left, right, height, u, random } = site;
  const ground = seasonal(site, color);
  plane({ depth: 1, top: from - u * 3 }, (context) => {
    context.fillStyle = fade(
      context,
      from,
      height,
      ink(ground, 0.55),
      ink(ground, 0.9),
      ink(mixed(ground, '#0d1a12', 0.3), 1),
    );
    context.beginPath();
    context.moveTo(left, height + u * 20);
    for (let x = left; x <= right; x += u * 2) context.lineTo(x, from + Math.sin(x / u / 9) * u * 0.7);
    context.lineTo(right, height + u * 20);
    context.fill();
    for (let at = 0; at < 420; at += 1) {
      const share = random() ** 1.5;
      const y = from + u * 1.5 + share * (height - from);
      const size = u * (0.25 + share * 1.5);
      const x = left + random() * (right - left);
      const isBloom = spots.length > 0 && at % 5 === 0 && site.reading.weather !== 'snow';
      context.strokeStyle = ink(mixed(ground, at % 2 === 0 ? '#f3f7b0' : '#0e2414', 0.22), 1, 0.55);
      context.lineWidth = Math.max(0.7, size * 0.16);
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + size * 0.1, y - size * 0.8, x + size * (random() - 0.4), y - size * 1.5);
      context.stroke();
      if (!isBloom) continue;
      context.fillStyle = ink(spots[at % spots.length] ?? '#ffffff', 0.9);
      context.beginPath();
      context.arc(x, y - size * 1.2, size * 0.42, 0, FULL);
      context.fill();
    }
  });
}

/** A paved or planked floor in perspective, seen from eye level; lines run to the point at the horizon. */
export function floor(
  site: Site,
  color: string,
  { from = site.horizon, rows = 9, columns = 22, line = 0.16, gloss = 0.16, across = true } = {},
): void {
  const { plane, ink, left, right, height, width, u, light } = site;
  plane({ depth: 1, top: from - u }, (context) => {
    context.fillStyle = fade(
      context,
      from,
      height,
      ink(color, 0.62),
      ink(color, 0.95),
      ink(mixed(color, '#140c14', 0.42), 1),
    );
    context.fillRect(left, from, right - left, height + u * 20 - from);
    const vanish = { x: width * 0.5, y: from - (height - from) * 0.9 };
    context.strokeStyle = ink(mixed(color, '#1a0f12', 0.6), 1, line);
    context.lineWidth = u * 0.28;
    for (let column = -columns; column <= columns; column += 1) {
      const foot = width * 0.5 + column * u * 22;
      const share = (from - vanish.y) / (height + u * 20 - vanish.y);
      context.beginPath();
      context.moveTo(vanish.x + (foot - vanish.x) * share, from);
      context.lineTo(foot, height + u * 20);
      context.stroke();
    }
    if (across)
      for (let row = 1; row <= rows; row += 1) {
        const y = from + (height + u * 10 - from) * (row / rows) ** 2;
        context.beginPath();
        context.moveTo(left, y);
        context.lineTo(right, y);
        context.stroke();
      }
    if (gloss === 0) return;
    context.fillStyle = fade(context, from, from + (height - from) * 0.5, css(light.key, gloss), css(light.key, 0));
    context.fillRect(left, from, right - left, (height - from) * 0.5);
  });
}
