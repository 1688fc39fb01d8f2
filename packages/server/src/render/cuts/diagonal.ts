/** A slanted edge runs across, with two bands of colour before it. */
import { css } from '../color/color';
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';

export const diagonal: Cut = ({ context, from, to, size, progress, palette, random }) => {
  const { width, height } = size;
  const flips = random() < 0.5;
  const slant = height * 0.35;
  const edge = easeInOut(progress) * (width + slant) - slant / 2;
  const cutout = (reach: number): void => {
    const x = edge + reach;
    context.beginPath();
    context.moveTo(-slant * 2, 0);
    context.lineTo(x + slant / 2, 0);
    context.lineTo(x - slant / 2, height);
    context.lineTo(-slant * 2, height);
    context.closePath();
  };
  context.drawImage(from, 0, 0);
  context.save();
  if (flips) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  for (const [reach, color] of [
    [width * 0.13, palette.accent2],
    [width * 0.065, palette.accent],
  ] as const) {
    cutout(reach);
    context.fillStyle = css(color);
    context.fill();
  }
  cutout(0);
  context.clip();
  if (flips) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(to, 0, 0);
  context.restore();
};
