/** The small mark of videos made on plans that carry one; it stands in the lower margin, clear of the copy. */
import { createCanvas } from '@napi-rs/canvas';
import { css } from '../color/color';
import { still } from '../layout/part';
import { type Layer, STILL } from './film';
import type { Setting } from './setting';

const TEXT = 'Made with Vid';

export function watermark(setting: Setting): Layer[] {
  const { size, safe, unit, palette, fonts } = setting;
  const type = Math.max(11, unit * 2.3);
  const ruler = createCanvas(4, 4).getContext('2d');
  fonts.apply(ruler, 'inter', 600, type);
  const width = ruler.measureText(TEXT).width;
  const strip = size.height - (safe.y + safe.height);
  const x = safe.x + safe.width - width;
  const middle = safe.y + safe.height + Math.min(strip, unit * 9) * 0.52;
  return [
    {
      ...still({ x: x - 4, y: middle - type, width: width + 8, height: type * 2 }, (context) => {
        fonts.apply(context, 'inter', 600, type);
        context.fillStyle = css(palette.ink, 0.62);
        context.fillText(TEXT, x, middle + type * 0.35);
      }),
      sign: TEXT,
      enter: STILL,
    },
  ];
}
