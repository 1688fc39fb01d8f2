/** Sprites as layers: placed by what is seen of them, with their shadows. */
import type { Canvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../color/color';
import type { Layer, Lens, Move } from '../film/film';
import { STILL } from '../film/film';
import type { Box } from '../geometry';
import { still } from '../layout/part';
import { blurred, silhouette } from '../sprites/soft';

export interface Placing {
  /** The middle of the sprite. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lens?: Lens;
  readonly plane?: number;
  readonly move?: Move;
  /** Pixels of blur, for what is out of focus. */
  readonly blur?: number;
  readonly flip?: boolean;
  readonly shows?: Layer['shows'];
}

type Ways = Pick<Layer, 'lens' | 'plane' | 'move' | 'shows'>;

const waysOf = ({ lens, plane, move, shows }: Placing): Ways => ({
  ...(lens === undefined ? {} : { lens }),
  ...(plane === undefined ? {} : { plane }),
  ...(move === undefined ? {} : { move }),
  ...(shows === undefined ? {} : { shows }),
});

export const boxOf = (
  sprite: Pick<Canvas, 'width' | 'height'>,
  { x, y, height }: Pick<Placing, 'x' | 'y' | 'height'>,
): Box => {
  const width = (sprite.width / sprite.height) * height;
  return { x: x - width / 2, y: y - height / 2, width, height };
};

export function spriteLayer(sprite: Canvas, placing: Placing): Layer {
  const box = boxOf(sprite, placing);
  const factor = placing.height / sprite.height;
  const blur = placing.blur ?? 0;
  const pad = blur === 0 ? 0 : Math.ceil(blur * 2.5);
  return {
    ...still(
      { x: box.x - pad, y: box.y - pad, width: box.width + 2 * pad, height: box.height + 2 * pad },
      (context) => {
        context.imageSmoothingQuality = 'high';
        if (placing.flip) {
          context.translate(placing.x * 2, 0);
          context.scale(-1, 1);
        }
        if (blur === 0) {
          context.drawImage(sprite, box.x, box.y, box.width, box.height);
          return;
        }
        const soft = blurred(sprite, blur / factor);
        const around = soft.pad * factor;
        context.drawImage(soft.canvas, box.x - around, box.y - around, box.width + 2 * around, box.height + 2 * around);
      },
    ),
    enter: STILL,
    ...(blur === 0 ? {} : { soft: blur }),
    ...waysOf(placing),
  };
}

export interface Shade {
  readonly color: Rgb;
  /** 0 to 1. */
  readonly strength: number;
  /** Whether it hangs in the air: only its wide shadow is left. */
  readonly floats?: boolean;
}

/** `placing.move` is the shadow's own. The shadow on the floor of what stands on it, in three parts: all around, cast, and where it touches. */
export function shadowLayer(sprite: Canvas, placing: Placing, { color, strength, floats = false }: Shade): Layer {
  const box = boxOf(sprite, placing);
  const foot = box.y + box.height + (floats ? box.height * 0.1 : 0);
  const spread = box.width * 0.85;
  const ellipse = (context: Parameters<Layer['paint']>[0], radius: number, flat: number, alpha: number): void => {
    context.save();
    context.translate(placing.x, foot);
    context.scale(1, flat);
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    gradient.addColorStop(0, css(color, alpha));
    gradient.addColorStop(0.5, css(color, alpha * 0.45));
    gradient.addColorStop(1, css(color, 0));
    context.fillStyle = gradient;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  };
  return {
    ...still(
      {
        x: placing.x - spread * 1.3,
        y: foot - box.height * 0.3,
        width: spread * 2.6,
        height: box.height * 0.3 + spread * 0.2,
      },
      (context) => {
        ellipse(context, box.width * 0.66, 0.2, strength * 0.6);
        if (floats) return;
        const soft = blurred(silhouette(sprite, color), Math.max(2, sprite.height * 0.035));
        const factor = placing.height / sprite.height;
        context.save();
        context.globalAlpha = strength * 0.4;
        context.translate(placing.x, foot);
        context.transform(1, 0, -0.9, 0.22, 0, 0);
        context.scale(factor, factor);
        context.drawImage(soft.canvas, -sprite.width / 2 - soft.pad, -sprite.height - soft.pad);
        context.restore();
        ellipse(context, box.width * 0.42, 0.085, Math.min(1, strength * 1.3));
      },
    ),
    enter: STILL,
    ...waysOf(placing),
  };
}
