/** A card of paper with its soft shadow, painted once. */
import { css, type Rgb } from '../../color/color';
import type { Context, Layer, Move } from '../../film/film';
import type { Box } from '../../geometry';
import { grown, painted } from '../../routes/pen';
import type { Sheet } from '../sheet';

export type Outline = (context: Context, box: Box) => void;

export const roundedOutline =
  (radius: number): Outline =>
  (context, { x, y, width, height }) => {
    context.beginPath();
    context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  };

export interface Paper {
  readonly box: Box;
  readonly outline: Outline;
  readonly color: Rgb;
  readonly move?: Move;
  /** What is printed on it, within its outline. */
  readonly print?: (context: Context) => void;
  readonly masked?: boolean;
}

/** Shadow of a card, as a share of its shorter side. */
const SHADOW = 0.075;

export function paper({ inks, lens, span }: Pick<Sheet, 'inks' | 'lens' | 'span'>, sheet: Paper): Layer {
  const { box, outline, color, move, print, masked } = sheet;
  const reach = Math.min(box.width, box.height) * SHADOW;
  return painted(
    { lens, span },
    grown(box, reach * 2),
    (context) => {
      context.save();
      context.shadowColor = css(inks.shade, 0.45);
      context.shadowBlur = reach;
      context.shadowOffsetY = reach * 0.45;
      context.fillStyle = css(color);
      outline(context, box);
      context.fill();
      context.restore();
      if (print === undefined) return;
      context.save();
      outline(context, box);
      context.clip();
      print(context);
      context.restore();
    },
    { keeps: box, ...(move === undefined ? {} : { move }), ...(masked === undefined ? {} : { masked }) },
  );
}
