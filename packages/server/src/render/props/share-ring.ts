/** A ring that is filled as far as a share of a hundred goes, with the share in it. */
import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../color/color';
import type { Fact } from './fact';
import { type DrawProp, write } from './prop';

const TURN = Math.PI * 2;

export const shareRing: DrawProp<Extract<Fact, { kind: 'share' }>> = ({ percent }, input) => {
  const { side, palette } = input;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const [middle, radius] = [side / 2, side * 0.4];
  context.lineCap = 'round';
  context.lineWidth = side * 0.12;
  const arc = (share: number, color: string): void => {
    context.strokeStyle = color;
    context.beginPath();
    context.arc(middle, middle, radius, -TURN / 4, share * TURN - TURN / 4);
    context.stroke();
  };
  arc(1, css(mix(palette.card, palette.ink, 0.18)));
  arc(percent / 100, css(palette.accent));
  context.fillStyle = css(palette.ink);
  write(context, input, `${percent} %`, { x: middle, y: middle, width: side * 0.56, size: side * 0.26 });
  return canvas;
};
