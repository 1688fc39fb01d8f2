/** What a thing that shows a fact is drawn with. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from '../color/palettes';
import type { Look } from '../look/look';
import type { FontSet } from '../text/fonts';

export interface PropInput {
  /** Pixels of the canvas on its longer side. */
  readonly side: number;
  readonly palette: Palette;
  readonly look: Pick<Look, 'display'>;
  readonly fonts: FontSet;
}

export type DrawProp<Of> = (fact: Of, input: PropInput) => Canvas;

/** Writes a text in the display face, centred, as large as the width allows and no larger than `size`. */
export function write(
  context: SKRSContext2D,
  { fonts, look: { display } }: PropInput,
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
): { readonly width: number; readonly size: number } {
  fonts.apply(context, display.face, display.weight, place.size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const measured = context.measureText(text).width;
  const size = place.size * Math.min(1, place.width / Math.max(1, measured));
  fonts.apply(context, display.face, display.weight, size);
  context.fillText(text, place.x, place.y);
  return { width: measured * (size / place.size), size };
}
