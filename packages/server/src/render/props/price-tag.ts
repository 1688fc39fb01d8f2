/** A tag on a string with a price; the one that it takes the place of stands above it, struck. */
import { createCanvas } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../color/color';
import type { Fact } from './fact';
import { type DrawProp, write } from './prop';

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const TILT = -0.1;

export const priceTag: DrawProp<Extract<Fact, { kind: 'price' }>> = ({ now, before }, input) => {
  const { side, palette } = input;
  const canvas = createCanvas(side, Math.round(side * 0.72));
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const [left, right, top, bottom] = [width * 0.06, width * 0.94, height * 0.14, height * 0.86];
  const [corner, nose, middle] = [side * 0.07, width * 0.24, height / 2];
  context.translate(width / 2, middle);
  context.rotate(TILT);
  context.translate(-width / 2, -middle);
  context.beginPath();
  context.moveTo(nose, top);
  context.arcTo(right, top, right, bottom, corner);
  context.arcTo(right, bottom, nose, bottom, corner);
  context.lineTo(nose, bottom);
  context.quadraticCurveTo(nose - corner * 0.5, bottom, left + corner * 0.3, middle + corner * 0.9);
  context.quadraticCurveTo(left, middle, left + corner * 0.3, middle - corner * 0.9);
  context.quadraticCurveTo(nose - corner * 0.5, top, nose, top);
  context.closePath();
  context.fillStyle = css(palette.accent);
  context.fill();
  context.lineWidth = side * 0.012;
  context.strokeStyle = css(mix(palette.accent, WHITE, 0.35));
  context.stroke();
  // The hole is a hole.
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  context.arc(width * 0.165, middle, side * 0.034, 0, Math.PI * 2);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  context.lineWidth = side * 0.014;
  context.strokeStyle = css(mix(palette.accent, palette.ink, 0.5));
  context.beginPath();
  context.arc(width * 0.165, middle, side * 0.041, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = css(palette.onAccent);
  const place = { x: width * 0.565, width: width * 0.6 };
  if (before === undefined) write(context, input, now, { ...place, y: middle, size: height * 0.36 });
  else {
    write(context, input, now, { ...place, y: height * 0.6, size: height * 0.33 });
    const y = height * 0.31;
    const old = write(context, input, before, { ...place, y, size: height * 0.16 });
    context.fillRect(place.x - old.width * 0.56, y - side * 0.008, old.width * 1.12, side * 0.016);
  }
  return canvas;
};
