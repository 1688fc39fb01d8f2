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

/** `passes`: it goes by, as behind somebody who walks. */
export type PhotoMove = 'rests' | 'passes';

const MOVES: Record<PhotoMove, { readonly room: number; readonly travel: number }> = {
  rests: { room: ROOM, travel: 0.3 },
  passes: { room: 1.9, travel: 0.8 },
};

export function photoAir(
  photo: Image,
  { above, below }: PhotoTint,
  seconds: number,
  move: PhotoMove = 'rests',
): Backdrop {
  const { room, travel } = MOVES[move];
  return {
    paint(context, size, now) {
      const { width, height } = size;
      const cover = Math.max(width / photo.width, height / photo.height) * room;
      const [across, down] = [photo.width * cover, photo.height * cover];
      const progress = now / Math.max(1, seconds);
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
