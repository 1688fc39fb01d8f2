/** A sprite in the light of its hour: what a picture's own colours become at dusk and at night. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../color/color';
import { settled } from '../output/settled';
import type { Light } from './light';

export function dusked(sprite: Canvas, { tint, haze, time }: Light): Canvas {
  if (time === 'day') return sprite;
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'multiply';
  const gradient = context.createLinearGradient(0, 0, 0, sprite.height);
  gradient.addColorStop(0, css(mix(tint, { r: 255, g: 255, b: 255 }, 0.38)));
  gradient.addColorStop(1, css(mix(tint, haze, 0.2)));
  context.fillStyle = gradient;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(sprite, 0, 0);
  return settled(canvas);
}
