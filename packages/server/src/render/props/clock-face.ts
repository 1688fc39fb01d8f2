/** A clock that shows an hour. */
import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color/color';
import type { Fact } from './fact';
import type { DrawProp } from './prop';

const FACE = hex('#ffffff');
const INK = hex('#1b1b22');
const HOURS = 12;
const TURN = Math.PI * 2;

export const clockFace: DrawProp<Extract<Fact, { kind: 'hour' }>> = ({ hours, minutes }, { side, palette }) => {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const radius = side * 0.46;
  context.translate(side / 2, side / 2);
  const disc = (share: number, fill: string): void => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(0, 0, radius * share, 0, TURN);
    context.fill();
  };
  disc(1, css(palette.accent));
  disc(0.9, css(mix(palette.accent, INK, 0.35)));
  disc(0.87, css(FACE));
  context.lineCap = 'round';
  const line = (angle: number, from: number, until: number, width: number, color: string): void => {
    context.strokeStyle = color;
    context.lineWidth = side * width;
    context.beginPath();
    context.moveTo(Math.sin(angle) * radius * from, -Math.cos(angle) * radius * from);
    context.lineTo(Math.sin(angle) * radius * until, -Math.cos(angle) * radius * until);
    context.stroke();
  };
  for (let hour = 0; hour < HOURS; hour += 1)
    line((hour / HOURS) * TURN, hour % 3 === 0 ? 0.68 : 0.74, 0.79, hour % 3 === 0 ? 0.026 : 0.014, css(INK, 0.75));
  line(((hours % HOURS) / HOURS + minutes / 720) * TURN, -0.08, 0.46, 0.042, css(INK));
  line((minutes / 60) * TURN, -0.1, 0.68, 0.028, css(palette.accent));
  disc(0.06, css(INK));
  return canvas;
};
