/** A photograph of a place as what is behind a thing: far out of focus, in the light of the hour, and never quite still. */
import type { Image } from '@napi-rs/canvas';
import { css, type Rgb } from '../color/color';
import type { Backdrop } from '../film/film';

/** How much more than the frame is taken of the photograph, for the camera to move in. */
const ROOM = 1.14;
/** Pixels of blur on the small canvas that a backdrop is painted on, for each hundred of its width. */
const BLUR = 2.2;

/** The light that a photograph is brought into. */
export interface PhotoTint {
  readonly above: Rgb;
  readonly below: Rgb;
}

/** `recedes`: it falls behind, as behind somebody who walks towards a camera. */
export type PhotoMove = 'rests' | 'recedes';

/** How large it is when it begins and when it ends, beside what just fills the frame; and how far it moves across. */
const MOVES: Record<PhotoMove, { readonly from: number; readonly to: number; readonly travel: number }> = {
  rests: { from: ROOM, to: ROOM, travel: 0.3 },
  recedes: { from: 1.62, to: 1.16, travel: 0.05 },
};

export function photoAir(
  photo: Image,
  { above, below }: PhotoTint,
  seconds: number,
  move: PhotoMove = 'rests',
): Backdrop {
  const { from, to, travel } = MOVES[move];
  return {
    paint(context, size, now) {
      const { width, height } = size;
      const progress = now / Math.max(1, seconds);
      const cover = Math.max(width / photo.width, height / photo.height) * (from + (to - from) * progress);
      const [across, down] = [photo.width * cover, photo.height * cover];
      const x = (width - across) * (0.5 + travel * (progress - 0.5));
      const y = (height - down) * (0.5 - 0.15 * (progress - 0.5));
      context.filter = `blur(${((width / 100) * BLUR).toFixed(2)}px)`;
      context.imageSmoothingQuality = 'medium';
      context.drawImage(photo, x, y, across, down);
      context.filter = 'none';
      context.globalCompositeOperation = 'soft-light';
      const tint = context.createLinearGradient(0, 0, 0, height);
      tint.addColorStop(0, css(above, 0.6));
      tint.addColorStop(1, css(below, 0.6));
      context.fillStyle = tint;
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'source-over';
    },
  };
}
