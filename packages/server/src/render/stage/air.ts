/** The air of a stage: a sky that gets deeper, light around the subject, and a floor for it to stand on. */
import { css, mix } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Backdrop } from '../film/film';

export interface Air {
  /** The middle of the light, in shares of the frame. */
  readonly x: number;
  readonly y: number;
  /** Where the floor begins, as a share of the height; undefined without one. */
  readonly floor?: number;
}

export function airOf(palette: Palette, air: Air): Backdrop {
  return {
    paint(context, { width, height }, seconds) {
      const sky = context.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, css(palette.from));
      sky.addColorStop(0.55, css(mix(palette.from, palette.to, 0.6)));
      sky.addColorStop(1, css(palette.to));
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      const reach = Math.max(width, height) * (0.5 + 0.025 * Math.sin(seconds * 1.1));
      const [x, y] = [width * (air.x + 0.02 * Math.sin(seconds * 0.7)), height * air.y];
      const light = context.createRadialGradient(x, y, 0, x, y, reach);
      light.addColorStop(0, css(palette.glow2, 0.95));
      light.addColorStop(0.3, css(palette.glow2, 0.55));
      light.addColorStop(0.65, css(palette.glow2, 0.12));
      light.addColorStop(1, css(palette.glow2, 0));
      context.fillStyle = light;
      context.fillRect(0, 0, width, height);
      if (air.floor === undefined) return;
      const edge = height * air.floor;
      const floor = context.createLinearGradient(0, edge - height * 0.05, 0, edge + height * 0.1);
      floor.addColorStop(0, css(palette.glow, 0));
      floor.addColorStop(1, css(palette.glow, 0.85));
      context.fillStyle = floor;
      context.fillRect(0, edge - height * 0.05, width, height);
    },
  };
}
