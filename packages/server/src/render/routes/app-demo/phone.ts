/** A phone: its screen, and the frame around it. */
import type { Context } from '../../film/film';
import type { Box } from '../../geometry';
import type { ActScene } from '../act';
import { grown, rounded } from '../pen';

/** A phone is so many times as high as wide. */
export const TALL = 2.02;

/** The screen of the phone. */
export function screenOf({ hero: { x, y, height } }: ActScene): Box {
  const edge = height * 0.017;
  const width = height / TALL;
  return { x: x - width / 2 + edge, y: y - height / 2 + edge, width: width - 2 * edge, height: height - 2 * edge };
}

export function frameOf(context: Context, { hero: { x, y, height } }: ActScene): void {
  const width = height / TALL;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const screen = grown(box, -height * 0.017);
  const metal = context.createLinearGradient(box.x, box.y, box.x + width, box.y + height);
  for (const [at, color] of [
    [0, '#62656d'],
    [0.2, '#1b1c20'],
    [0.8, '#121316'],
    [1, '#4a4d54'],
  ] as const)
    metal.addColorStop(at, color);
  context.fillStyle = metal;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, width * 0.14);
  context.roundRect(screen.x, screen.y, screen.width, screen.height, width * 0.11);
  context.fill('evenodd');
  rounded(
    context,
    { x: x - width * 0.14, y: screen.y + height * 0.014, width: width * 0.28, height: height * 0.024 },
    99,
    '#0b0b0d',
  );
}
