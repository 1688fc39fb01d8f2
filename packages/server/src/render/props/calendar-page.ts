/** A page of a calendar with its month and its day. */
import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color/color';
import type { Fact } from './fact';
import { type DrawProp, write } from './prop';

const PAPER = hex('#ffffff');
const INK = hex('#1b1b22');

export const calendarPage: DrawProp<Extract<Fact, { kind: 'day' }>> = ({ month, day }, input) => {
  const { side, palette } = input;
  const canvas = createCanvas(Math.round(side * 0.86), side);
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const [left, top, right, bottom] = [width * 0.05, height * 0.1, width * 0.95, height * 0.97];
  const corner = side * 0.07;
  // Two pages lie under it.
  for (const [at, tone] of [0.02, 0.01].entries()) {
    context.fillStyle = css(mix(PAPER, palette.ink, 0.16 - at * 0.06));
    context.beginPath();
    context.roundRect(left + side * tone, top + side * tone, right - left - side * tone * 2, bottom - top, corner);
    context.fill();
  }
  context.fillStyle = css(PAPER);
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top - side * 0.02, corner);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(palette.accent);
  context.fillRect(left, top, right - left, height * 0.24);
  context.restore();
  context.fillStyle = css(mix(palette.accent, INK, 0.55));
  for (const x of [0.28, 0.72]) {
    context.beginPath();
    context.roundRect(width * x - side * 0.022, height * 0.03, side * 0.044, height * 0.14, side * 0.022);
    context.fill();
  }
  context.fillStyle = css(palette.onAccent);
  write(context, input, month.toLocaleUpperCase(), {
    x: width / 2,
    y: height * 0.235,
    width: width * 0.7,
    size: height * 0.13,
  });
  context.fillStyle = css(INK);
  write(context, input, day, { x: width / 2, y: height * 0.645, width: width * 0.76, size: height * 0.5 });
  return canvas;
};
