/** A sky by its hour: its gradient, sun or moon, stars, and clouds that move on. */
import { css, hex, mix } from '../../color/color';
import type { Backdrop, Context } from '../../film/film';
import type { Light } from '../light';
import { FULL, glow } from '../paint';
import type { Site } from '../site';

/** The whole frame behind everything; `horizon` in shares of the height. */
export const skyBackdrop = ({ sky, haze, sun }: Light, horizon: number, sunX = 0.3): Backdrop => ({
  paint(context, { width, height }, seconds) {
    const gradient = context.createLinearGradient(0, 0, 0, height * horizon);
    gradient.addColorStop(0, css(sky[0]));
    gradient.addColorStop(0.55, css(sky[1]));
    gradient.addColorStop(0.92, css(sky[2]));
    gradient.addColorStop(1, css(mix(sky[2], haze, 0.4)));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
    if (sun === undefined) return;
    const reach = Math.max(width, height) * (0.62 + 0.02 * Math.sin(seconds * 0.9));
    glow(context, width * sunX, height * horizon * (1 - sun.height), reach, sun.glow, 0.85);
  },
});

function stars({ plane, random, horizon, u, left, right }: Site, many: number): void {
  plane({ depth: 0.02, top: -u * 2, bottom: horizon }, (context) => {
    for (let at = 0; at < many; at += 1) {
      const y = random() ** 1.4 * horizon;
      const bright = (0.35 + random() * 0.65) * (1 - y / horizon / 1.15);
      context.fillStyle = css(hex(at % 7 === 0 ? '#ffe3c2' : '#eef3ff'), bright);
      context.beginPath();
      context.arc(left + random() * (right - left), y, u * (0.1 + random() ** 4 * 0.42), 0, FULL);
      context.fill();
    }
  });
}

function disc({ plane, light, width, horizon, u }: Site, sunX: number): void {
  const { sun, time } = light;
  if (sun === undefined) return;
  const [x, y, radius] = [width * sunX, horizon * (1 - sun.height), u * sun.radius];
  const reach = radius * 3.2;
  plane({ depth: 0.04, left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, (context) => {
    glow(context, x, y, reach, sun.glow, 0.75);
    const face = context.createRadialGradient(x - radius * 0.3, y - radius * 0.3, 0, x, y, radius);
    face.addColorStop(0, css(hex('#ffffff')));
    face.addColorStop(1, css(sun.color));
    context.fillStyle = face;
    context.beginPath();
    context.arc(x, y, radius, 0, FULL);
    context.fill();
    if (time !== 'night') return;
    for (const [dx, dy, r] of [
      [-0.3, -0.2, 0.24],
      [0.32, 0.1, 0.17],
      [-0.05, 0.42, 0.2],
      [0.25, -0.45, 0.12],
    ] as const) {
      context.fillStyle = css(hex('#a9b0cc'), 0.42);
      context.beginPath();
      context.arc(x + dx * radius, y + dy * radius, r * radius, 0, FULL);
      context.fill();
    }
  });
}

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** One heap of cloud: a flat foot, and rounds on it that catch the light. */
function heap(context: Context, { light, random }: Site, { x, y, wide }: Puff): void {
  const dark = light.time === 'night';
  const top = mix(
    mix(hex('#ffffff'), light.sky[2], dark ? 0.82 : light.time === 'day' ? 0.05 : 0.5),
    light.key,
    dark ? 0.1 : 0.25,
  );
  const gradient = context.createLinearGradient(0, y - wide * 0.3, 0, y + wide * 0.06);
  gradient.addColorStop(0, css(top, dark ? 0.5 : 0.96));
  gradient.addColorStop(1, css(mix(light.sky[1], light.sky[2], 0.55), dark ? 0.3 : 0.8));
  context.fillStyle = gradient;
  context.beginPath();
  for (let at = 0; at < 9; at += 1) {
    const share = (at + 0.5) / 9;
    const radius = wide * (0.1 + 0.13 * Math.sin(share * Math.PI) * (0.6 + random() * 0.7));
    const [left, down] = [x + (share - 0.5) * wide * 0.86, y - radius * (0.35 + random() * 0.5)];
    context.moveTo(left + radius, down);
    context.arc(left, down, radius, 0, FULL);
  }
  context.roundRect(x - wide * 0.46, y - wide * 0.09, wide * 0.92, wide * 0.11, wide * 0.055);
  context.fill('nonzero');
}

/** Two sheets of clouds, far and near, each with its own speed. */
function clouds(site: Site, many: number, open: boolean): void {
  const { reading, random, width, horizon, u, plane, left } = site;
  const total = Math.round(many * Math.min(1.6, Math.max(1, width / (u * 100))));
  const windy = reading.weather === 'wind' || reading.weather === 'storm' ? 3 : 1;
  for (const [depth, speed, size] of [
    [0.06, 0.9, 0.8],
    [0.14, 2.1, 1.15],
  ] as const) {
    const heaps = Array.from({ length: Math.ceil(total / 2) }, (_, at): Puff => {
      const wide = u * size * (open ? 24 + 28 * random() : 54 + 40 * random());
      const across = ((at + random() * 0.8 + (depth < 0.1 ? 0 : 0.5)) / Math.ceil(total / 2)) * width * 1.1;
      return { x: across, y: horizon * (0.14 + random() * (open ? 0.46 : 0.36)), wide };
    });
    const top = Math.min(...heaps.map(({ y, wide }) => y - wide * 0.66));
    const bottom = Math.max(...heaps.map(({ y, wide }) => y + wide * 0.14));
    plane(
      {
        ...{ depth, blur: 0.5, top, bottom, left: left - u * 30, right: site.right + u * 30 },
        move: { x: (seconds) => seconds * speed * windy * u },
      },
      (context) => {
        for (const one of heaps) heap(context, site, one);
      },
    );
  }
}

/** `sunX`: where the sun stands, in shares of the width; the same as that of the backdrop. */
export function sky(site: Site, sunX = 0.3): void {
  const { light, reading } = site;
  const open = light.sun !== undefined;
  if (light.time === 'night' && open) stars(site, 150);
  if (light.time === 'dusk' && open) stars(site, 40);
  disc(site, sunX);
  if (reading.weather !== 'fog') clouds(site, open ? 4 : 8, open);
}
