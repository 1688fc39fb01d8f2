/** A round plinth, its top seen from a little above, with what stands on it reflected in the top. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import { type Layer, type Lens, type Span, STILL } from '../film/film';
import { still } from '../layout/part';

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const BLACK: Rgb = { r: 10, g: 6, b: 16 };
/** Height of the top by its width. */
const FLAT = 0.17;

export interface PlinthPlace {
  /** The middle of the top. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The lower end of the frame. */
  readonly bottom: number;
  readonly lens: Lens;
  readonly shows: Span;
}

export function plinthLayer({ x, y, width, bottom, lens, shows }: PlinthPlace, palette: Palette): Layer {
  const [radius, flat] = [width / 2, (width * FLAT) / 2];
  const base = mix(palette.to, palette.glow, 0.35);
  return {
    ...still({ x: x - radius, y: y - flat, width, height: bottom - y + flat * 2 }, (context) => {
      const body = context.createLinearGradient(x - radius, 0, x + radius, 0);
      for (const [at, color] of [
        [0, mix(base, BLACK, 0.3)],
        [0.22, mix(base, WHITE, 0.22)],
        [0.5, base],
        [1, mix(base, BLACK, 0.42)],
      ] as const)
        body.addColorStop(at, css(color));
      context.fillStyle = body;
      context.beginPath();
      context.ellipse(x, y, radius, flat, 0, 0, Math.PI);
      context.lineTo(x - radius, bottom + flat * 2);
      context.lineTo(x + radius, bottom + flat * 2);
      context.lineTo(x + radius, y);
      context.fill();
      const down = context.createLinearGradient(0, y, 0, bottom);
      down.addColorStop(0, css(BLACK, 0));
      down.addColorStop(1, css(mix(palette.to, BLACK, 0.5), 0.55));
      context.fillStyle = down;
      context.fill();
      const top = context.createLinearGradient(x - radius, y - flat, x + radius, y + flat);
      top.addColorStop(0, css(mix(base, WHITE, palette.dark ? 0.4 : 0.66)));
      top.addColorStop(1, css(mix(base, WHITE, palette.dark ? 0.12 : 0.3)));
      context.fillStyle = top;
      context.beginPath();
      context.ellipse(x, y, radius, flat, 0, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css(WHITE, palette.dark ? 0.35 : 0.6);
      context.lineWidth = Math.max(1, width * 0.004);
      context.stroke();
    }),
    enter: STILL,
    lens,
    plane: 1,
    shows,
  };
}

/** How much of its height is reflected, and how strongly at its foot. */
const REFLECTED = { share: 0.3, strength: 0.26 } as const;

/** What is seen of a sprite below its foot on something smooth; `round`: only within the top of a plinth so wide. */
export function reflectionLayer(
  sprite: Canvas,
  foot: { readonly x: number; readonly y: number; readonly height: number; readonly round: number },
  ways: { readonly lens: Lens; readonly shows: Span },
): Layer {
  const factor = foot.height / sprite.height;
  const [width, height] = [sprite.width * factor, foot.height * REFLECTED.share];
  return {
    ...still({ x: foot.x - width / 2, y: foot.y, width, height }, (context) => {
      const made = createCanvas(Math.ceil(width), Math.ceil(height));
      const own = made.getContext('2d');
      own.scale(1, -1);
      own.drawImage(sprite, 0, -foot.height, width, foot.height);
      own.setTransform(1, 0, 0, 1, 0, 0);
      own.globalCompositeOperation = 'destination-in';
      const fade = own.createLinearGradient(0, 0, 0, height);
      fade.addColorStop(0, `rgba(0,0,0,${REFLECTED.strength})`);
      fade.addColorStop(1, 'rgba(0,0,0,0)');
      own.fillStyle = fade;
      own.fillRect(0, 0, width, height);
      context.beginPath();
      context.ellipse(foot.x, foot.y - height * 0.02, foot.round / 2, (foot.round * FLAT) / 2, 0, 0, Math.PI * 2);
      context.clip();
      context.drawImage(made, foot.x - width / 2, foot.y);
    }),
    enter: STILL,
    plane: 1,
    ...ways,
  };
}
