/** Small things that drift through the frame for ever, near and far at different speeds. */

import { css, type Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import { FULL } from '../paint';
import type { Site } from '../site';
import { wrap } from './wrap';

interface Bit {
  readonly x: number;
  readonly y: number;
  /** 0 far to 1 near. */
  readonly near: number;
  readonly phase: number;
}

export const bits = (site: Site, many: number): Bit[] => {
  const more = Math.max(1, site.width / site.height);
  return Array.from({ length: Math.round(many * Math.min(1.6, more)) }, () => ({
    x: site.random(),
    y: site.random(),
    near: site.random(),
    phase: site.random() * FULL,
  }));
};

/** Shares of the frame a second at which what drifts hardly moves from one frame to the next. */
const SLOW = 0.06;

type Draw = (context: Context, bit: Bit, x: number, y: number, seconds: number) => void;

/** `vx`, `vy`: shares of the frame a second for what is in the middle distance. */
export function drifting(site: Site, many: number, vx: number, vy: number, depth: number, draw: Draw): void {
  const { width, height } = site;
  const all = bits(site, many);
  site.live(
    depth,
    (context, seconds) => {
      for (const bit of all) {
        const speed = 0.5 + bit.near;
        const x = (wrap(bit.x + vx * speed * seconds) * 1.2 - 0.1) * width;
        const y = (wrap(bit.y + vy * speed * seconds) * 1.16 - 0.08) * height;
        draw(context, bit, x, y, seconds);
      }
    },
    { gentle: Math.hypot(vx, vy) <= SLOW },
  );
}

export const soft = (context: Context, x: number, y: number, radius: number, color: Rgb, alpha: number): void => {
  context.fillStyle = css(color, alpha);
  context.beginPath();
  context.arc(x, y, radius, 0, FULL);
  context.fill();
};
