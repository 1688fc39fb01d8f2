/** A drawn presenter: who it is follows the video's seed, so that it is the same person in every scene. */
import { css, hex, mix, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import type { Setting } from '../film/setting';
import { randomFor } from '../random';

const SKINS = ['#f3c9a5', '#e0a878', '#b97a4f', '#8a5433', '#5f3a24'] as const;
const HAIRS = ['#20160f', '#3b2416', '#6b3f1d', '#a8652a', '#2a2a33', '#c9c2b8'] as const;

export interface Person {
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly long: boolean;
  readonly top: Rgb;
  readonly trousers: Rgb;
}

export function personOf({ seed, palette }: Setting): Person {
  const random = randomFor(seed, 'presenter');
  const skin = hex(SKINS[Math.floor(random() * SKINS.length)] ?? SKINS[0]);
  const hair = hex(HAIRS[Math.floor(random() * HAIRS.length)] ?? HAIRS[0]);
  return {
    skin,
    hair,
    long: random() < 0.5,
    top: mix(palette.accent, palette.dark ? hex('#ffffff') : hex('#000000'), 0.08),
    trousers: palette.dark
      ? mix(mix(palette.accent2, palette.to, 0.45), hex('#ffffff'), 0.12)
      : mix(palette.ink, palette.to, 0.2),
  };
}

/** How open the mouth is, 0 to 1: syllables of uneven length. */
export const speech = (seconds: number): number =>
  Math.max(0, Math.sin(seconds * 19) * 0.5 + Math.sin(seconds * 12.3 + 1) * 0.5) *
  (Math.sin(seconds * 2.1) > -0.75 ? 1 : 0);

export const ellipse = (context: Context, x: number, y: number, rx: number, ry: number): void => {
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  context.fill();
};

/** What lies behind the shoulders. */
export function drawHairBehind(context: Context, x: number, y: number, head: number, { hair, long }: Person): void {
  if (!long) return;
  context.fillStyle = css(hair);
  context.beginPath();
  context.roundRect(x - head * 1.28, y - head * 0.9, head * 2.56, head * 2.9, head);
  context.fill();
}

export function drawNeck(context: Context, x: number, y: number, head: number, { skin }: Person): void {
  context.fillStyle = css(mix(skin, hex('#000000'), 0.14));
  context.fillRect(x - head * 0.4, y + head * 0.7, head * 0.8, head * 0.9);
}

/** A head of radius `head` around (x, y), blinking and speaking. */
export function drawHead(context: Context, x: number, y: number, head: number, seconds: number, person: Person): void {
  const { skin, hair } = person;
  context.fillStyle = css(skin);
  ellipse(context, x, y, head * 0.96, head * 1.16);
  context.fillStyle = css(hair);
  context.beginPath();
  context.ellipse(x, y - head * 0.42, head * 1.06, head * 0.9, 0, Math.PI, Math.PI * 2);
  context.quadraticCurveTo(x + head * 0.5, y - head * 0.62, x - head * 0.2, y - head * 0.62);
  context.quadraticCurveTo(x - head * 0.8, y - head * 0.58, x - head * 1.06, y - head * 0.42);
  context.fill();
  const blink = seconds % 3.1 > 2.98 ? 0.15 : 1;
  context.fillStyle = '#1b1512';
  for (const side of [-1, 1])
    ellipse(context, x + side * head * 0.38, y - head * 0.02, head * 0.095, head * 0.12 * blink);
  context.strokeStyle = css(mix(hair, hex('#000000'), 0.2));
  context.lineWidth = head * 0.08;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * head * 0.22, y - head * 0.3);
    context.quadraticCurveTo(x + side * head * 0.4, y - head * 0.38, x + side * head * 0.56, y - head * 0.27);
    context.stroke();
  }
  const open = speech(seconds);
  context.fillStyle = '#7c2b2b';
  ellipse(context, x, y + head * 0.55, head * (0.3 - open * 0.06), head * (0.045 + open * 0.17));
  context.fillStyle = css(hex('#e8746a'), 0.25);
  for (const side of [-1, 1]) ellipse(context, x + side * head * 0.6, y + head * 0.32, head * 0.17, head * 0.12);
}

/** Head and shoulders in a square. */
export function drawBust(context: Context, size: number, seconds: number, person: Person): void {
  const middle = size / 2;
  const bob = Math.sin(seconds * 1.9) * size * 0.006;
  const head = size * 0.19;
  const y = size * 0.43 + bob;
  drawHairBehind(context, middle, y, head, person);
  drawNeck(context, middle, y, head, person);
  context.fillStyle = css(person.top);
  context.beginPath();
  context.moveTo(middle - size * 0.36, size);
  context.quadraticCurveTo(middle - size * 0.35, size * 0.71 + bob, middle - head * 0.55, size * 0.685 + bob);
  context.quadraticCurveTo(middle, size * 0.76 + bob, middle + head * 0.55, size * 0.685 + bob);
  context.quadraticCurveTo(middle + size * 0.35, size * 0.71 + bob, middle + size * 0.36, size);
  context.closePath();
  context.fill();
  drawHead(context, middle, y, head, seconds, person);
}
