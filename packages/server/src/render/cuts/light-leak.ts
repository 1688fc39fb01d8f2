/** Warm light falls into the lens, and when it goes the next picture is there. */
import { css, mix } from '../color/color';
import { easeInOut } from '../film/curve';
import { clamp } from '../geometry';
import type { Cut } from './cut';

/** While the light is brightest, as shares of the cut. */
const CHANGES = { from: 0.4, until: 0.85 } as const;

export const lightLeak: Cut = ({ context, from, to, size, progress, palette, random }) => {
  const { width, height } = size;
  context.drawImage(from, 0, 0);
  context.globalAlpha = easeInOut(clamp((progress - CHANGES.from) / (CHANGES.until - CHANGES.from), 0, 1));
  context.drawImage(to, 0, 0);
  context.globalAlpha = 1;
  const strength = Math.sin(Math.PI * progress);
  const [x, y] = [width * (0.2 + progress * 0.8), height * (0.2 + random() * 0.5)];
  const reach = Math.hypot(width, height) * 0.75;
  context.globalCompositeOperation = 'screen';
  const warm = mix(palette.accent2, { r: 255, g: 190, b: 110 }, 0.6);
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, css({ r: 255, g: 236, b: 205 }, 0.95 * strength));
  light.addColorStop(0.35, css(warm, 0.7 * strength));
  light.addColorStop(1, css(warm, 0));
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
};
