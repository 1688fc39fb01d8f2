/** Houses: far ones as a skyline, near ones with windows, awnings and doors. */
import { css, hex, type Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import { block, glow } from '../paint';
import type { Site } from '../site';
import { mixed } from './ground';

const LIT = hex('#ffd48a');

export interface Facade {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly color: string | Rgb;
  /** A shop at its foot. */
  readonly shop?: string | Rgb;
}

/** Colour of glass: the sky by day, the light inside by night. */
function pane({ light, ink }: Site, depth: number, on: boolean): string {
  if (light.lamps <= 0.5) return ink(mixed('#8cc4e8', '#e9f7ff', 0.25), depth);
  return on ? css(LIT, 0.96) : ink('#34406a', depth);
}

export function facade(context: Context, site: Site, { x, foot, width, height, depth, color, shop }: Facade): void {
  const { face, ink, random, u, light, reading } = site;
  block(context, face(color, depth), x, foot - height, width, height + u * 2, u * 0.8);
  block(
    context,
    face(mixed(color, '#ffffff', 0.28), depth),
    x - width * 0.02,
    foot - height - u * 1.2,
    width * 1.04,
    u * 2.4,
    u * 0.6,
  );
  if (reading.weather === 'snow')
    block(context, face('#f6faff', depth), x - width * 0.02, foot - height - u * 2.4, width * 1.04, u * 2, u);
  const base = shop === undefined ? 0 : Math.min(height * 0.42, u * 18);
  const columns = Math.max(2, Math.round(width / (u * 8.5)));
  const rows = Math.max(1, Math.floor((height - base - u * 4) / (u * 10)));
  const [wide, tall] = [(width / columns) * 0.52, ((height - base - u * 4) / rows) * 0.56];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + (width / columns) * (column + 0.24);
      const top = foot - height + u * 3.4 + ((height - base - u * 4) / rows) * (row + 0.14);
      const on = random() < 0.68;
      context.fillStyle = ink(mixed(color, '#ffffff', 0.45), depth);
      context.beginPath();
      context.roundRect(left - u * 0.5, top - u * 0.5, wide + u, tall + u * 1.2, u * 0.5);
      context.fill();
      context.fillStyle = pane(site, depth, on);
      context.beginPath();
      context.roundRect(left, top, wide, tall, u * 0.3);
      context.fill();
      if (light.lamps > 0.5 && on) glow(context, left + wide / 2, top + tall / 2, wide * 1.5, LIT, 0.3);
      else {
        context.fillStyle = css(hex('#ffffff'), light.time === 'day' ? 0.35 : 0.12);
        context.beginPath();
        context.moveTo(left + wide * 0.2, top + tall);
        context.lineTo(left + wide * 0.6, top);
        context.lineTo(left + wide * 0.85, top);
        context.lineTo(left + wide * 0.45, top + tall);
        context.fill();
      }
      context.fillStyle = ink(mixed(color, '#20140f', 0.35), depth);
      context.fillRect(left + wide / 2 - u * 0.16, top, u * 0.32, tall);
    }
  }
  if (shop !== undefined) shopFront(context, site, { x, foot, width, height: base, depth, color: shop });
}

/** A door, a window with things in it, and an awning in stripes. */
function shopFront(context: Context, site: Site, { x, foot, width, height, depth, color }: Facade): void {
  const { face, ink, u, random, light } = site;
  const lit = light.lamps > 0.4;
  block(
    context,
    face(mixed(color, '#2a1d20', 0.55), depth),
    x + width * 0.04,
    foot - height,
    width * 0.92,
    height,
    u * 0.5,
  );
  const [left, top, wide, tall] = [x + width * 0.1, foot - height * 0.74, width * 0.54, height * 0.6];
  const glass = context.createLinearGradient(0, top, 0, top + tall);
  glass.addColorStop(0, lit ? '#ffe2a6' : ink('#a9d3ea', depth));
  glass.addColorStop(1, lit ? '#f6a95c' : ink('#5f8aa6', depth));
  context.fillStyle = glass;
  context.beginPath();
  context.roundRect(left, top, wide, tall, u * 0.5);
  context.fill();
  for (let at = 0; at < 6; at += 1) {
    const side = tall * (0.16 + random() * 0.22);
    const tone = ['#c8503c', '#e8b04a', '#5c8f6a', '#4c6fae', '#d98ba6'][Math.floor(random() * 5)] ?? '#c8503c';
    block(
      context,
      face(mixed(tone, '#3a2014', lit ? 0.2 : 0.35), depth),
      left + wide * (0.06 + at * 0.15),
      top + tall - side,
      side * 0.8,
      side,
      side * 0.2,
    );
  }
  block(
    context,
    face(mixed(color, '#180f14', 0.35), depth),
    x + width * 0.7,
    foot - height * 0.76,
    width * 0.2,
    height * 0.76,
    u * 0.5,
  );
  context.fillStyle = lit ? '#ffdf9c' : ink('#9cc8df', depth);
  context.fillRect(x + width * 0.735, foot - height * 0.68, width * 0.13, height * 0.34);
  if (lit) glow(context, left + wide / 2, top + tall * 0.6, wide, LIT, 0.5);
  const stripes = 9;
  for (let at = 0; at < stripes; at += 1) {
    const side = (width * 1.02) / stripes;
    const tone = at % 2 === 0 ? color : mixed(color, '#ffffff', 0.82);
    const { light: bright, shade } = face(tone, depth);
    const gradient = context.createLinearGradient(0, foot - height * 1.06, 0, foot - height * 0.72);
    gradient.addColorStop(0, bright);
    gradient.addColorStop(1, shade);
    context.fillStyle = gradient;
    context.beginPath();
    context.roundRect(x - width * 0.01 + at * side, foot - height * 1.06, side + 0.5, height * 0.34, [
      0,
      0,
      side / 2,
      side / 2,
    ]);
    context.fill();
  }
}

/** Houses so far away that only their outlines and lights are seen. */
export function skyline(site: Site, depth: number, foot: number, tall: number, color: string, blur = 0): void {
  const { plane, ink, random, u, left, right, light } = site;
  plane({ depth, blur, top: foot - tall * 1.5, bottom: foot + u * 14 }, (context) => {
    for (let x = left - u * 4; x < right; ) {
      const wide = u * (5 + random() * 9);
      const high = tall * (0.3 + random() ** 1.6 * 0.7);
      const gradient = context.createLinearGradient(0, foot - high, 0, foot);
      gradient.addColorStop(0, ink(color, depth + 0.18));
      gradient.addColorStop(1, ink(color, depth * 0.5));
      context.fillStyle = gradient;
      context.beginPath();
      context.roundRect(x, foot - high, wide, high + u * 14, [u * 0.6, u * 0.6, 0, 0]);
      context.fill();
      if (random() < 0.3) context.fillRect(x + wide * 0.45, foot - high - tall * 0.12, u * 0.5, tall * 0.13);
      for (let y = foot - high + u * 2; y < foot - u; y += u * 2.3) {
        for (let at = x + u; at < x + wide - u * 1.2; at += u * 1.9) {
          if (random() < 0.5) continue;
          context.fillStyle = light.lamps > 0.5 ? css(LIT, 0.35 + random() * 0.5) : css(hex('#ffffff'), 0.16);
          context.fillRect(at, y, u * 0.8, u * 1.1);
        }
      }
      x += wide + random() * u * 1.5;
    }
  });
}
