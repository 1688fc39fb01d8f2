/** A figure that is counted up to what it is, in its final size from the start. */
import { countedFigure } from '../../beats/stat';
import { css, type Rgb } from '../../color/color';
import { easeOut, keys } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { lively } from '../../routes/pen';
import { measureInk } from '../../text/measure-ink';
import type { Sheet } from '../sheet';
import { sounds } from './sounds';

export interface Counted {
  readonly text: string;
  readonly box: Box;
  /** In units, where there is room. */
  readonly size: number;
  readonly color: Rgb;
  readonly at: number;
  readonly seconds?: number;
  readonly across?: 'start' | 'center' | 'end';
}

const REFERENCE = 100;

export function counted(
  sheet: Sheet,
  { text, box, size, color, at, seconds: lasts = 0.8, across = 'center' }: Counted,
): Layer {
  const { setting, rightToLeft } = sheet;
  const { fonts, look, unit } = setting;
  const prepare = (context: Context, pixels: number): void => {
    fonts.apply(context, look.display.face, look.display.weight, pixels);
    context.letterSpacing = `${(look.display.tracking * pixels).toFixed(2)}px`;
    context.direction = 'ltr';
    context.textBaseline = 'alphabetic';
  };
  const measured = measureInk((context) => prepare(context, REFERENCE), text, REFERENCE);
  const high = measured.ascent + measured.descent;
  const pixels = Math.min(
    size * unit,
    (box.width / Math.max(1, measured.width)) * REFERENCE,
    (box.height / high) * REFERENCE,
  );
  const scale = pixels / REFERENCE;
  const [width, height] = [measured.width * scale, high * scale];
  const side = across === 'center' ? 'center' : (across === 'start') === rightToLeft ? 'right' : 'left';
  const x = side === 'center' ? box.x + (box.width - width) / 2 : side === 'right' ? box.x + box.width - width : box.x;
  const y = box.y + (box.height - height) / 2;
  const share = keys({ at, value: 0 }, { at: at + lasts, value: 1, ease: easeOut });
  const ink = { x, y, width, height };
  const layer: Layer = {
    ...lively(
      sheet,
      ink,
      (context, now) => {
        if (now < at - 0.1) return;
        prepare(context, pixels);
        context.fillStyle = css(color);
        context.textAlign = side;
        const anchor = side === 'center' ? x + width / 2 : side === 'right' ? x + width : x;
        context.fillText(countedFigure(text, share(now)), anchor, y + measured.ascent * scale);
      },
      { swift: { from: at, until: at + lasts } },
    ),
    text,
    ink,
  };
  return sounds(layer, 'count', at);
}
