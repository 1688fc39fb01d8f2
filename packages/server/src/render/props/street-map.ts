/** A piece of a town's map with a pin in it. No town in particular: the address stands beside it in words. */
import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color/color';
import type { PropInput } from './prop';

const GROUND = hex('#eef0e8');
const BLOCK = hex('#e0e2d6');
const PARK = hex('#bfdcae');
const WATER = hex('#a9d3ea');
const STREET = hex('#ffffff');

export const streetMap = ({ side, palette }: PropInput) => {
  const canvas = createCanvas(side, Math.round(side * 0.8));
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  context.save();
  context.beginPath();
  context.roundRect(width * 0.03, height * 0.06, width * 0.94, height * 0.9, side * 0.06);
  context.clip();
  context.fillStyle = css(GROUND);
  context.fillRect(0, 0, width, height);
  context.rotate(-0.12);
  context.fillStyle = css(BLOCK);
  for (let row = 0; row < 5; row += 1)
    for (let column = -1; column < 6; column += 1)
      if ((row * 7 + column * 3) % 5 !== 0)
        context.fillRect(width * (column * 0.21 + 0.02), height * (row * 0.27 + 0.03), width * 0.17, height * 0.2);
  context.fillStyle = css(PARK);
  context.fillRect(width * 0.44, height * 0.57, width * 0.17, height * 0.2);
  context.strokeStyle = css(WATER);
  context.lineWidth = side * 0.09;
  context.beginPath();
  context.moveTo(width * -0.1, height * 0.96);
  context.bezierCurveTo(width * 0.3, height * 0.72, width * 0.5, height * 1.25, width * 1.1, height * 0.96);
  context.stroke();
  context.strokeStyle = css(STREET);
  context.lineWidth = side * 0.045;
  for (const [x, y, toX, toY] of [
    [-0.1, 0.28, 1.2, 0.28],
    [-0.1, 0.55, 1.2, 0.55],
    [0.4, -0.1, 0.4, 1.3],
    [0.82, -0.1, 0.62, 1.3],
  ] as const) {
    context.beginPath();
    context.moveTo(width * x, height * y);
    context.lineTo(width * toX, height * toY);
    context.stroke();
  }
  context.restore();
  const [x, foot, radius] = [width * 0.5, height * 0.66, side * 0.13];
  context.fillStyle = css(mix(palette.accent, palette.ink, 0.8), 0.28);
  context.beginPath();
  context.ellipse(x, foot, radius * 0.6, radius * 0.22, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(palette.accent);
  context.beginPath();
  context.arc(x, foot - radius * 2.1, radius, Math.PI * 0.86, Math.PI * 0.14);
  context.quadraticCurveTo(x + radius * 0.45, foot - radius * 0.9, x, foot);
  context.quadraticCurveTo(x - radius * 0.45, foot - radius * 0.9, x - radius * 0.9, foot - radius * 1.67);
  context.fill();
  context.fillStyle = css(palette.onAccent);
  context.beginPath();
  context.arc(x, foot - radius * 2.1, radius * 0.42, 0, Math.PI * 2);
  context.fill();
  return canvas;
};
