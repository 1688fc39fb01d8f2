/** A photograph of a place as the air of a stage: far out of focus, in the film's colours, and never quite still. */
import type { Image } from '@napi-rs/canvas';
import { css, mix } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Backdrop } from '../film/film';

/** How much more than the frame is taken of the photograph, for the camera to move in. */
const ROOM = 1.14;
/** Pixels of blur on the small canvas that a backdrop is painted on, for each hundred of its width. */
const BLUR = 2.2;

export function photoAir(photo: Image, palette: Palette, seconds: number): Backdrop {
  return {
    paint(context, size, now) {
      const { width, height } = size;
      const cover = Math.max(width / photo.width, height / photo.height) * ROOM;
      const [across, down] = [photo.width * cover, photo.height * cover];
      const progress = now / Math.max(1, seconds);
      const x = (width - across) * (0.5 + 0.3 * (progress - 0.5));
      const y = (height - down) * (0.5 - 0.15 * (progress - 0.5));
      context.filter = `blur(${((width / 100) * BLUR).toFixed(2)}px)`;
      context.imageSmoothingQuality = 'medium';
      context.drawImage(photo, x, y, across, down);
      context.filter = 'none';
      context.globalCompositeOperation = 'soft-light';
      const tint = context.createLinearGradient(0, 0, 0, height);
      tint.addColorStop(0, css(mix(palette.from, palette.glow2, 0.4), 0.75));
      tint.addColorStop(1, css(palette.glow, 0.85));
      context.fillStyle = tint;
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'source-over';
    },
  };
}
