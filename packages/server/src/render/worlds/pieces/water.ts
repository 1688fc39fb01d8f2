/** Water up to the horizon: its colour, waves that roll, and the light on them. */
import { css, hex, mix } from '../../color/color';
import { fade, glow } from '../paint';
import type { Site } from '../site';
import { wrap } from './wrap';

/** From the horizon down to `shore`. */
export function water(site: Site, shore: number, sunX = 0.3): void {
  const { plane, light, horizon, left, right, u, live, width } = site;
  const deep = mix(light.sky[0], hex('#0c5c8c'), light.time === 'day' ? 0.7 : 0.35);
  const near = mix(light.sky[1], hex('#2fb4bd'), light.time === 'day' ? 0.62 : 0.22);
  plane({ depth: 0.12, top: horizon, bottom: shore + u * 12 }, (context) => {
    context.fillStyle = fade(context, horizon, shore, css(mix(deep, light.haze, 0.45)), css(deep), css(near));
    context.fillRect(left, horizon, right - left, shore - horizon + u * 12);
    if (light.sun === undefined) return;
    context.save();
    context.translate(width * sunX, horizon);
    context.scale(0.5, 1);
    glow(context, 0, 0, (shore - horizon) * 1.5, light.sun.glow, 0.8);
    context.restore();
  });
  const rows = 17;
  live(0.3, (context, seconds) => {
    for (let row = 0; row < rows; row += 1) {
      const share = ((row + wrap(seconds * 0.35)) / rows) ** 1.7;
      const y = horizon + u * 0.4 + share * (shore - horizon);
      const step = u * (2 + share * 16);
      const tall = u * (0.1 + share * 1.1);
      context.strokeStyle = css(mix(hex('#ffffff'), light.sky[1], 0.25), 0.12 + share * 0.3);
      context.lineWidth = u * (0.12 + share * 0.34);
      context.beginPath();
      const shift = ((row * 37.7) % 1) * step + Math.sin(seconds * 0.8 + row) * step * 0.25;
      for (let x = left + shift; x < right; x += step * 2.3) {
        context.moveTo(x, y);
        context.quadraticCurveTo(x + step * 0.5, y - tall * (1 + 0.4 * Math.sin(seconds * 2 + x)), x + step, y);
      }
      context.stroke();
    }
    if (light.sun === undefined) return;
    for (let at = 0; at < 46; at += 1) {
      const share = ((at * 0.618) % 1) ** 1.3;
      const y = horizon + share * (shore - horizon) * 0.92;
      const x = width * sunX + Math.sin(at * 12.9) * u * (3 + share * 13);
      const bright = Math.max(0, Math.sin(seconds * (2.4 + (at % 5) * 0.4) + at * 1.7));
      context.fillStyle = css(mix(light.sun.color, hex('#ffffff'), 0.5), 0.75 * bright);
      context.beginPath();
      context.ellipse(x, y, u * (0.5 + share * 1.7), u * (0.1 + share * 0.22), 0, 0, Math.PI * 2);
      context.fill();
    }
  });
}

/** The edge of the sea on the sand, which comes and goes. */
export function surf(site: Site, shore: number): void {
  const { live, left, right, u, ink } = site;
  live(0.7, (context, seconds) => {
    for (const [phase, alpha, thick] of [
      [0, 0.95, 1.3],
      [2.1, 0.6, 0.8],
      [4.2, 0.4, 0.5],
    ] as const) {
      const reach = u * (1 + 2.6 * Math.sin(seconds * 0.9 + phase));
      context.fillStyle = ink('#ffffff', 1, alpha);
      context.beginPath();
      const edge = (x: number): number =>
        shore + reach + Math.sin(x / u / 7 + phase) * u * 1.1 + Math.sin(x / u / 2.6 + seconds + phase) * u * 0.35;
      for (let x = left; x <= right; x += u * 1.4) context.lineTo(x, edge(x));
      for (let x = right; x >= left; x -= u * 1.4)
        context.lineTo(x, edge(x) - u * thick * (1.1 + 0.6 * Math.sin(x / u / 3.1 + phase)));
      context.fill();
    }
  });
}
