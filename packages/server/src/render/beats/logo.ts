/** The caller's logo, or their words as a wordmark, in the middle of a calm frame. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { contrast, css, type Rgb } from '../color/color';
import type { Setting } from '../film/setting';
import { shape } from '../layout/box-parts';
import type { Part } from '../layout/part';
import { type BeatLayout, bodyStyle, compose, headline, text } from './beat';

/** Of a logo's outline, contrasts to a ground below which it is lost and below which it is pale, and the shares that may be. */
const LOST = { below: 1.5, most: 0.04 } as const;
const PALE = { below: 2.6, most: 0.45 } as const;
/** Share of its box that is opaque in a logo with a ground of its own. */
const FULL = 0.9;
/** Pixels of a side at which it is looked at. */
const LOOK = 96;
const OPAQUE = 200;

interface Outline {
  /** The colours where it meets what is behind it. */
  readonly colors: readonly Rgb[];
  /** Share of its box that is opaque. */
  readonly full: number;
}

function outlineOf(logo: Image | Canvas): Outline {
  const small = createCanvas(LOOK, LOOK);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(logo, 0, 0, LOOK, LOOK);
  const { data } = context.getImageData(0, 0, LOOK, LOOK);
  const isOpaque = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < LOOK && y < LOOK && (data[(y * LOOK + x) * 4 + 3] ?? 0) >= OPAQUE;
  const colors: Rgb[] = [];
  let opaque = 0;
  for (let y = 0; y < LOOK; y += 1)
    for (let x = 0; x < LOOK; x += 1) {
      if (!isOpaque(x, y)) continue;
      opaque += 1;
      if (isOpaque(x - 1, y) && isOpaque(x + 1, y) && isOpaque(x, y - 1) && isOpaque(x, y + 1)) continue;
      const at = (y * LOOK + x) * 4;
      colors.push({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 });
    }
  return { colors, full: opaque / LOOK ** 2 };
}

/** The share of an outline that has less contrast than `below` to one of the grounds. */
const shareBelow = ({ colors }: Outline, grounds: readonly Rgb[], below: number): number =>
  colors.length === 0
    ? 1
    : colors.filter((color) => grounds.some((ground) => contrast(color, ground) < below)).length / colors.length;

/** Whether a logo without a ground of its own is seen all over in a palette. */
export function standsAlone(logo: Image | Canvas, { from, to, glow, glow2 }: Setting['palette']): boolean {
  const outline = outlineOf(logo);
  const grounds = [from, to, glow, glow2];
  return (
    outline.full < FULL &&
    shareBelow(outline, grounds, LOST.below) <= LOST.most &&
    shareBelow(outline, grounds, PALE.below) <= PALE.most
  );
}

const PLATES: readonly [Rgb, Rgb] = [
  { r: 255, g: 255, b: 255 },
  { r: 20, g: 21, b: 26 },
];

/** The plate on which more of a logo is seen: white, unless it is itself. */
function plateOf(logo: Image | Canvas): Rgb {
  const outline = outlineOf(logo);
  const [white, dark] = PLATES;
  const lost = (plate: Rgb): number => shareBelow(outline, [plate], PALE.below);
  return lost(dark) < lost(white) ? dark : white;
}

/** The logo image: by itself where it is seen, else on a quiet plate, so that it is seen whatever its colours are. */
export function logoPart(
  logo: Image | Canvas,
  setting: Setting,
  most: { width: number; height: number },
  gap?: number,
): Part {
  const factor = Math.min((most.width - 6) / logo.width, (most.height - 5) / logo.height);
  const alone = standsAlone(logo, setting.palette);
  const plate = plateOf(logo);
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
