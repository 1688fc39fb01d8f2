/** Warm light falls into the lens, and when it goes the next picture is there. */
import { css, mix } from '../color/color';
import { easeInOut } from '../film/curve';
import { clamp } from '../geometry';
import type { Cut, CutInput } from './cut';

/** How wide the edge between both pictures is, as a share of the frame's width, in how many steps; it goes where the light goes. */
const SOFT = 0.4;
const STEPS = 20;
/** How much of the light is gone where it leaves: the next picture is to be seen in its own. */
const FADES = 0.6;
/** When it goes, as shares of the cut. */
const CHANGES = { from: 0.12, until: 0.88 } as const;

/** The next picture left of where the light is, with a soft edge. */
function behindLight({ context, to, size }: CutInput, share: number): void {
  const { width, height } = size;
  const soft = Math.round(width * SOFT);
  const edge = Math.round(share * (width + soft) - soft);
  if (edge > 0) context.drawImage(to, 0, 0, Math.min(edge, width), height, 0, 0, Math.min(edge, width), height);
  for (let step = 0; step < STEPS; step += 1) {
    const from = clamp(edge + Math.round((soft * step) / STEPS), 0, width);
    const until = clamp(edge + Math.round((soft * (step + 1)) / STEPS), 0, width);
    if (until <= from) continue;
    context.globalAlpha = 1 - (step + 0.5) / STEPS;
    context.drawImage(to, from, 0, until - from, height, from, 0, until - from, height);
  }
  context.globalAlpha = 1;
}

export const lightLeak: Cut = (input) => {
  const { context, from, size, progress, palette, random } = input;
  const { width, height } = size;
  context.drawImage(from, 0, 0);
  const share = easeInOut(clamp((progress - CHANGES.from) / (CHANGES.until - CHANGES.from), 0, 1));
  behindLight(input, share);
  const strength = Math.sin(Math.PI * progress) * (1 - FADES * share);
  const [x, y] = [width * (share * (1 + SOFT) - SOFT / 2), height * (0.2 + random() * 0.5)];
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
