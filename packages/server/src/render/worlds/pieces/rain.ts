/** Rain, with what it leaves on the ground, and lightning. */

import { css, hex, mix } from '../../color/color';
import { FULL, glow } from '../paint';
import type { Site } from '../site';
import { bits } from './drifting';
import { wrap } from './wrap';

export function rain(site: Site, heavy: boolean): void {
  const { u, light, height, floor, horizon } = site;
  const color = mix(hex('#e8f2ff'), light.haze, 0.15);
  const slant = heavy ? 0.3 : 0.12;
  for (const [depth, many, size] of [
    [0.5, 90, 0.6],
    [1.3, 46, 1],
  ] as const) {
    const all = bits(site, heavy ? many * 1.5 : many);
    site.live(depth, (context, seconds) => {
      context.lineCap = 'round';
      for (const near of [0, 1]) {
        context.strokeStyle = css(color, near === 0 ? 0.32 : 0.6);
        context.lineWidth = u * (0.16 + 0.2 * near) * size;
        context.beginPath();
        for (const bit of all) {
          if (bit.near > 0.5 !== (near === 1)) continue;
          const long = u * (5 + bit.near * 7) * size;
          const y = (wrap(bit.y + seconds * (1.5 + bit.near)) * 1.2 - 0.1) * height;
          const x = (wrap(bit.x - seconds * slant * (1 + bit.near)) * 1.3 - 0.15) * site.width;
          context.moveTo(x, y);
          context.lineTo(x - long * slant, y + long);
        }
        context.stroke();
      }
    });
  }
  puddles(site);
  // Drops that burst on the ground.
  const rings = bits(site, 44);
  site.live(1, (context, seconds) => {
    for (const { x, y, phase } of rings) {
      const life = wrap(seconds * 1.6 + phase);
      const turn = Math.floor(seconds * 1.6 + phase);
      const down = horizon + (y + wrap(turn * 0.37) * 0.3) ** 1.2 * (height - horizon);
      const near = Math.max(0.15, (down - horizon) / (floor - horizon + 1));
      context.strokeStyle = css(color, 0.5 * (1 - life));
      context.lineWidth = u * 0.16;
      context.beginPath();
      context.ellipse(
        wrap(x + turn * 0.618) * site.width,
        down,
        u * 2.6 * near * life,
        u * 0.8 * near * life,
        0,
        0,
        FULL,
      );
      context.stroke();
    }
  });
}

/** The sky in what stands on the ground. */
function puddles({ plane, light, random, u, floor, height, left, right }: Site): void {
  plane({ depth: 1, top: floor - u * 6, blend: 'screen' }, (context) => {
    for (let at = 0; at < 9; at += 1) {
      const share = random();
      const [x, y] = [left + random() * (right - left), floor - u * 3 + share * (height - floor)];
      const wide = u * (9 + share * 20);
      context.fillStyle = css(mix(light.sky[2], light.sky[1], 0.3), 0.34);
      context.beginPath();
      context.ellipse(x, y, wide, wide * 0.13, 0, 0, FULL);
      context.ellipse(x + wide * 0.5, y + wide * 0.07, wide * 0.6, wide * 0.1, 0, 0, FULL);
      context.fill();
      if (light.lamps < 0.3) continue;
      context.save();
      context.translate(x, y + wide * 0.2);
      context.scale(0.13, 1);
      glow(context, 0, 0, wide * 0.7, hex('#ffc980'), 0.5 * light.lamps);
      context.restore();
    }
  });
}

export function lightning(site: Site): void {
  site.live(0.02, (context, seconds) => {
    const flash = Math.max(0, 1 - wrap(seconds / 2.3 + 0.55) * 14) + Math.max(0, 0.7 - wrap(seconds / 2.3 + 0.47) * 18);
    if (flash <= 0) return;
    context.fillStyle = css(hex('#e6ecff'), 0.5 * Math.min(1, flash));
    context.fillRect(-site.u * 20, -site.u * 20, site.width + site.u * 40, site.horizon + site.u * 20);
  });
}
