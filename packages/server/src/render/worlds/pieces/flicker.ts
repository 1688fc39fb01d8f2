/** Light that breathes. */
import { hex } from '../../color/color';
import { glow } from '../paint';
import type { Site } from '../site';

/** A light that breathes or flickers, such as a flame or a sign. */
export function flicker(
  site: Site,
  spots: readonly { readonly x: number; readonly y: number; readonly radius: number }[],
  color: string,
  depth: number,
  restless = 1,
): void {
  site.live(
    depth,
    (context, seconds) => {
      context.globalCompositeOperation = 'screen';
      spots.forEach(({ x, y, radius }, at) => {
        const strength =
          0.5 + 0.16 * Math.sin(seconds * 7.3 * restless + at * 2.1) + 0.1 * Math.sin(seconds * 12.7 * restless + at);
        glow(context, x, y, radius * (0.92 + strength * 0.16), hex(color), strength);
      });
      context.globalCompositeOperation = 'source-over';
    },
    { gentle: true },
  );
}
