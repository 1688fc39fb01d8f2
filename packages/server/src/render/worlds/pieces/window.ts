/** Windows, what is outside, and the light that comes through them. */
import { css, hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { lightOf } from '../light';
import { block, fade, glow } from '../paint';
import type { Site } from '../site';
import { mixed } from './ground';
import { LIT } from './pendant';

export type View = 'city' | 'green' | 'sea' | 'runway';

/** A window with what lies beyond it, and its light on the frame. */
export function window(
  context: Context,
  site: Site,
  box: { x: number; y: number; width: number; height: number },
  view: View = 'city',
  bars: readonly [number, number] = [2, 2],
  frame: string = '#f4efe6',
): void {
  const { u, face, random, reading } = site;
  const { x, y, width, height } = box;
  const out = lightOf(reading);
  block(context, face(frame), x - u * 1.2, y - u * 1.2, width + u * 2.4, height + u * 2.4, u * 0.8);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = fade(context, y, y + height, css(out.sky[0]), css(out.sky[1]), css(out.sky[2]));
  context.fillRect(x, y, width, height);
  if (out.sun !== undefined)
    glow(context, x + width * 0.25, y + height * 0.35, Math.max(width, height) * 0.6, out.sun.glow, 0.8);
  const base = y + height;
  if (view === 'city') {
    for (const [tone, tall] of [
      [0.3, 0.72],
      [0.62, 0.48],
    ] as const) {
      for (let at = x - u * 2; at < x + width; ) {
        const wide = u * (4 + random() * 7);
        const high = height * tall * (0.45 + random() * 0.55);
        context.fillStyle = css(mix(out.sky[2], mix(out.shade, out.haze, 0.4), tone));
        context.fillRect(at, base - high, wide, high);
        for (let row = base - high + u * 1.5; row < base; row += u * 2.4)
          for (let column = at + u; column < at + wide - u; column += u * 2) {
            if (random() < 0.5) continue;
            context.fillStyle = out.lamps > 0.5 ? css(LIT, 0.4 + random() * 0.5) : css(hex('#ffffff'), 0.2);
            context.fillRect(column, row, u * 0.8, u * 1.1);
          }
        at += wide + random() * u;
      }
    }
  } else if (view === 'green') {
    for (const [tone, at] of [
      ['#7fae8a', 0.62],
      ['#4f8f52', 0.74],
      ['#3c7a40', 0.88],
    ] as const) {
      context.fillStyle = css(
        mix(
          mixed(tone, '#ffffff', 0),
          mix(out.haze, out.shade, out.time === 'night' ? 0.6 : 0),
          out.time === 'night' ? 0.75 : 0.35 - at * 0.2,
        ),
      );
      context.beginPath();
      context.moveTo(x, base);
      for (let step = 0; step <= 16; step += 1)
        context.lineTo(x + (width * step) / 16, y + height * (at + 0.05 * Math.sin(step * 1.1 + at * 9)));
      context.lineTo(x + width, base);
      context.fill();
    }
  } else {
    context.fillStyle = css(
      mix(out.sky[2], hex(view === 'sea' ? '#1f7fa8' : '#7d8a90'), out.time === 'night' ? 0.2 : 0.6),
    );
    context.fillRect(x, y + height * 0.62, width, height * 0.4);
  }
  // The glass itself.
  context.fillStyle = 'rgba(255,255,255,0.10)';
  for (const start of [0.08, 0.5]) {
    context.beginPath();
    context.moveTo(x + width * start, base);
    context.lineTo(x + width * (start + 0.3), y);
    context.lineTo(x + width * (start + 0.42), y);
    context.lineTo(x + width * (start + 0.12), base);
    context.fill();
  }
  context.restore();
  for (let bar = 1; bar < bars[0]; bar += 1)
    block(context, face(frame), x + (width * bar) / bars[0] - u * 0.5, y, u, height);
  for (let bar = 1; bar < bars[1]; bar += 1)
    block(context, face(frame), x, y + (height * bar) / bars[1] - u * 0.5, width, u);
  block(context, face(mixed(frame, '#ffffff', 0.2)), x - u * 2.4, base + u * 0.6, width + u * 4.8, u * 2, u * 0.5);
}

/** Light that falls from a window over the floor, with the window's bars in it. */
export function sunbeam(site: Site, x: number, width: number): void {
  const { plane, light, height, horizon, u } = site;
  if (light.time === 'night' || light.sun === undefined) return;
  plane({ depth: 0.9, blur: 0.9, top: 0, blend: 'screen' }, (context) => {
    for (const part of [0, 0.52]) {
      const left = x + width * part;
      const wide = width * 0.44;
      context.fillStyle = fade(context, horizon, height, css(light.key, 0.4), css(light.key, 0.02));
      context.beginPath();
      context.moveTo(left + u * 4, horizon + u * 2);
      context.lineTo(left + wide + u * 4, horizon + u * 2);
      context.lineTo(left + wide * 1.5 + u * 34, height);
      context.lineTo(left + u * 30, height);
      context.fill();
    }
  });
}
