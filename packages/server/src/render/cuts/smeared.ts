/** A picture as a camera sees it that flies past: blurred along its way, and only along it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * `pixels`: how far it is smeared; halved along the way so often, each time two pixels into one, and drawn large again. The
 * picture itself where that is nothing.
 */
export function smeared(picture: Canvas, pixels: number, along: 'x' | 'y'): Canvas {
  const halvings = Math.round(Math.log2(Math.max(1, pixels)));
  let [own, width, height] = [picture, picture.width, picture.height];
  for (let done = 0; done < halvings; done += 1) {
    if (along === 'x') width = Math.max(1, Math.ceil(width / 2));
    else height = Math.max(1, Math.ceil(height / 2));
    const smaller = createCanvas(width, height);
    smaller.getContext('2d').drawImage(own, 0, 0, width, height);
    own = smaller;
  }
  return own;
}
