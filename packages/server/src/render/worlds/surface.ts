/** What small things stand on, and people behind, close before the camera: a table top, a stone, sand. */
import { css, hex, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import { block, FULL, fade } from './paint';
import { mixed } from './pieces/ground';
import type { Site } from './site';
import type { Surface } from './world';

const COLORS: Readonly<Record<Surface, string>> = {
  wood: '#a86c40',
  darkWood: '#5a3440',
  stone: '#b3aca2',
  marble: '#efe9e2',
  grass: '#6a9a44',
  moss: '#5c7f3e',
  sand: '#e6c892',
  snow: '#f1f6fc',
  metal: '#a9b0b8',
  white: '#f4f3f1',
  asphalt: '#5c606a',
  tile: '#dfe9ea',
};
const GRAINED: readonly Surface[] = ['wood', 'darkWood'];
const GLOSSY: readonly Surface[] = ['marble', 'metal', 'white', 'tile'];
const ROUGH: readonly Surface[] = ['stone', 'grass', 'moss', 'sand', 'snow', 'asphalt'];

/** The colour of the ground of a place, in daylight. */
export const colourOfSurface = (surface: Surface): Rgb => hex(COLORS[surface]);

/** Whether what stands on it is reflected in it. */
export const isGlossy = (surface: Surface): boolean => GLOSSY.includes(surface);

const grain = (context: Context, site: Site, color: string, edge: number): void => {
  const { random, left, right, height, u, ink } = site;
  for (let at = 0; at < 520; at += 1) {
    const share = random() ** 1.8;
    context.fillStyle = ink(mixed(color, at % 2 === 0 ? '#ffd9a4' : '#2a1008', 0.6), 1, 0.05 + random() * 0.12);
    context.beginPath();
    context.roundRect(
      left + random() * (right - left) - u * 20,
      edge + share * (height - edge + u * 10),
      u * (12 + random() * 60),
      u * (0.12 + share * 0.4),
      u * 0.2,
    );
    context.fill();
  }
  for (const share of [0.24, 0.56, 0.95]) {
    const y = edge + (height - edge) * share ** 1.4;
    context.fillStyle = ink(mixed(color, '#1c0a06', 0.7), 1, 0.7);
    context.fillRect(left, y, right - left, u * (0.25 + share * 0.4));
    context.fillStyle = ink(mixed(color, '#ffe0b0', 0.6), 1, 0.25);
    context.fillRect(left, y + u * (0.3 + share * 0.4), right - left, u * 0.25);
  }
};

const rough = (context: Context, site: Site, color: string, edge: number, surface: Surface): void => {
  const { random, left, right, height, u, ink } = site;
  const blades = surface === 'grass' || surface === 'moss';
  for (let at = 0; at < (blades ? 900 : 700); at += 1) {
    const share = random() ** 1.3;
    const [x, y] = [left + random() * (right - left), edge + share * (height - edge + u * 10)];
    const tone = ink(mixed(color, at % 2 === 0 ? '#fff7d8' : '#1c1810', 0.35), 1, blades ? 0.7 : 0.16 + random() * 0.2);
    if (blades) {
      context.strokeStyle = tone;
      context.lineWidth = u * (0.14 + share * 0.3);
      context.beginPath();
      context.moveTo(x, y + u);
      context.quadraticCurveTo(x, y - u * share * 2, x + u * (random() - 0.5) * 2.4, y - u * (1 + share * 2.6));
      context.stroke();
    } else {
      context.fillStyle = tone;
      context.beginPath();
      context.ellipse(x, y, u * (0.2 + share * 0.9), u * (0.08 + share * 0.3), 0, 0, FULL);
      context.fill();
    }
  }
};

/** From `edge` down; what stands on it is lit from the left as everything is. */
export function surfaceOn(site: Site, surface: Surface, edge: number): void {
  const { plane, ink, left, right, height, u, light, middle } = site;
  const color = COLORS[surface];
  const even = ROUGH.includes(surface);
  plane({ depth: 1, top: edge - u * 5 }, (context) => {
    const gradient = context.createLinearGradient(0, edge, 0, height);
    gradient.addColorStop(0, ink(mixed(color, '#ffffff', 0.22)));
    gradient.addColorStop(0.16, ink(color));
    gradient.addColorStop(1, ink(mixed(color, '#180c10', 0.62)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(left, height + u * 20);
    for (let x = left; x <= right + u; x += u)
      context.lineTo(x, edge + (even ? Math.sin(x / u / 8) * u * 0.8 + Math.sin(x / u / 2.3) * u * 0.25 : 0));
    context.lineTo(right + u, height + u * 20);
    context.fill();
    if (GRAINED.includes(surface)) grain(context, site, color, edge);
    else if (even) rough(context, site, color, edge, surface);
    context.save();
    context.translate(middle - u * 12, edge + u * 6);
    context.scale(1, 0.34);
    const pool = context.createRadialGradient(0, 0, 0, 0, 0, u * 64);
    pool.addColorStop(
      0,
      css(light.key, surface === 'white' || surface === 'marble' || surface === 'snow' ? 0.25 : 0.42),
    );
    pool.addColorStop(1, css(light.key, 0));
    context.fillStyle = pool;
    context.fillRect(-u * 64, 0, u * 128, u * 64);
    context.restore();
    if (even) return;
    context.fillStyle = css(hex('#ffffff'), 0.35);
    context.fillRect(left, edge, right - left, u * 0.35);
  });
}

/** Height of a counter's slab, in hundredths of the shorter side, and width of the boards of its front. */
const SLAB = 4.4;
const BOARD = 13;

/** What somebody stands behind: a slab, and below it the front of boards. */
export function counterOn(site: Site, color: string, edge: number): void {
  const { plane, ink, face, left, right, height, u, light, middle } = site;
  plane({ depth: 1, top: edge - u * 3 }, (context) => {
    const front = edge + u * SLAB;
    const gradient = context.createLinearGradient(0, front, 0, height);
    gradient.addColorStop(0, ink(mixed(color, '#120a10', 0.16)));
    gradient.addColorStop(1, ink(mixed(color, '#120a10', 0.5)));
    context.fillStyle = gradient;
    context.fillRect(left, front, right - left, height - front + u * 20);
    for (let x = left; x < right; x += u * BOARD) {
      context.fillStyle = ink(mixed(color, '#120a10', 0.6), 1, 0.4);
      context.fillRect(x, front, u * 0.5, height - front + u * 20);
      context.fillStyle = ink(mixed(color, '#ffffff', 0.5), 1, 0.2);
      context.fillRect(x + u * 0.5, front, u * 0.4, height - front + u * 20);
    }
    context.fillStyle = fade(context, front, front + u * 8, ink('#0a0610', 1, 0.42), ink('#0a0610', 1, 0));
    context.fillRect(left, front, right - left, u * 8);
    block(context, face(mixed(color, '#ffffff', 0.34)), left, edge - u * 0.6, right - left, u * (SLAB + 0.6), u * 0.4);
    const glow = context.createRadialGradient(middle, edge, 0, middle, edge, u * 50);
    glow.addColorStop(0, css(light.key, 0.4));
    glow.addColorStop(1, css(light.key, 0));
    context.fillStyle = glow;
    context.fillRect(middle - u * 50, edge - u * 0.6, u * 100, u * (SLAB + 0.6));
  });
}
