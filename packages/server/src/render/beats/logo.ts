/** The caller's logo, or their words as a wordmark, in the middle of a calm frame. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { contrast, css, luminance, type Rgb } from '../color/color';
import type { Setting } from '../film/setting';
import { shape } from '../layout/box-parts';
import type { Part } from '../layout/part';
import { type BeatLayout, bodyStyle, compose, headline, text } from './beat';

/** Share of a logo that may be hard to see on a ground before it is put on a plate, and the contrast from which it is not. */
const LOST = 0.04;
const SEEN = 2.6;

/** Whether a logo without a ground of its own is seen all over in a palette. */
export function standsAlone(logo: Image | Canvas, { from, to, glow, glow2 }: Setting['palette']): boolean {
  const side = 64;
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  context.drawImage(logo, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  let [seen, lost] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    seen += 1;
    const color = { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
    if ([from, to, glow, glow2].some((ground) => contrast(color, ground) < SEEN)) lost += 1;
  }
  return seen > 0 && seen < side * side * 0.9 && lost <= seen * LOST;
}

/** The logo image: by itself where it is seen, else on a quiet plate, so that it is seen whatever its colours are. */
export function logoPart(logo: Image, setting: Setting, most: { width: number; height: number }, gap?: number): Part {
  const factor = Math.min((most.width - 6) / logo.width, (most.height - 5) / logo.height);
  const plate: Rgb = luminance(setting.palette.from) > 0.5 ? { r: 255, g: 255, b: 255 } : { r: 250, g: 250, b: 252 };
  const alone = standsAlone(logo, setting.palette);
  return shape(
    {
      width: logo.width * factor + 6,
      height: logo.height * factor + 5,
      ...(gap === undefined ? {} : { gap }),
      draw: (context, box) => {
        const unit = box.width / (logo.width * factor + 6);
        context.fillStyle = css(plate);
        context.beginPath();
        context.roundRect(box.x, box.y, box.width, box.height, unit * 1.8);
        if (!alone) context.fill();
        context.imageSmoothingQuality = 'medium';
        context.drawImage(
          logo,
          box.x + 3 * unit,
          box.y + 2.5 * unit,
          logo.width * factor * unit,
          logo.height * factor * unit,
        );
      },
    },
    setting.unit,
  );
}

export const logo: BeatLayout = (input) => {
  const centred = {
    ...input,
    setting: { ...input.setting, look: { ...input.setting.look, align: 'center' as const } },
  };
  const { copy, setting, logo: image } = centred;
  const lines = copy.lines.map((line, index) =>
    text(setting, {
      text: line,
      style: bodyStyle(setting, 4.9),
      color: setting.palette.soft,
      gap: index === 0 ? 3.4 : 1.6,
    }),
  );
  if (image === undefined) return compose(centred, [headline(centred, { plain: true }), ...lines], { down: 'center' });
  return compose(
    centred,
    [
      logoPart(image, setting, { width: 54, height: 34 }),
      headline(centred, { factor: 0.55, plain: true, gap: 5 }),
      ...lines,
    ],
    { down: 'center' },
  );
};
