/** Light on a sprite: a key from the upper left, shade on the other side, and a rim where the light comes from behind. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../color/color';
import { settled, spent } from '../output/settled';

export interface Light {
  readonly key: Rgb;
  readonly shade: Rgb;
  readonly rim: Rgb;
  /** 0 to 1. */
  readonly strength: number;
}

/** Where the light comes from, in radians. */
const FROM = -2.2;
/** Width of the rim, as a share of the sprite's longer side. */
const RIM = 0.011;

/** The edge of a sprite that turns towards the light. */
function rimOf(sprite: Canvas, color: Rgb): Canvas {
  const { width, height } = sprite;
  const side = Math.max(width, height);
  const rim = createCanvas(width, height);
  const context = rim.getContext('2d');
  context.drawImage(sprite, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.filter = `blur(${(side * RIM * 0.6).toFixed(2)}px)`;
  context.drawImage(sprite, -Math.cos(FROM) * side * RIM, -Math.sin(FROM) * side * RIM);
  context.filter = 'none';
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = css(color);
  context.fillRect(0, 0, width, height);
  return rim;
}

export function relit(sprite: Canvas, { key, shade, rim, strength }: Light): Canvas {
  const { width, height } = sprite;
  const lit = createCanvas(width, height);
  const context = lit.getContext('2d');
  context.drawImage(sprite, 0, 0);
  const [x, y] = [width / 2, height / 2];
  const [dx, dy] = [Math.cos(FROM) * x, Math.sin(FROM) * y];
  context.globalCompositeOperation = 'soft-light';
  const across = context.createLinearGradient(x + dx, y + dy, x - dx, y - dy);
  across.addColorStop(0, css(key, 0.7 * strength));
  across.addColorStop(0.5, css({ r: 128, g: 128, b: 128 }, 0));
  across.addColorStop(1, css(shade, 0.5 * strength));
  context.fillStyle = across;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'multiply';
  const below = context.createLinearGradient(x, y, x - dx, y - dy);
  below.addColorStop(0, 'rgba(255,255,255,0)');
  below.addColorStop(1, css(shade, 0.34 * strength));
  context.fillStyle = below;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.85 * strength;
  const edge = rimOf(sprite, rim);
  context.drawImage(edge, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(sprite, 0, 0);
  settled(lit);
  spent(edge);
  return lit;
}
