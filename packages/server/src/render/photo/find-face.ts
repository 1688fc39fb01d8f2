/**
 * Where the face is in a picture. A cascade that was trained on photographs finds those seen from the front. What it was not trained on,
 * a drawing, is told as far as colours and light tell: what has the hue of skin unlike what is beside and above it, with two darker
 * places where eyes are, alike on both sides. Faces from the side are missed: it serves for framing, not for knowing whether there is
 * somebody.
 */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { type Box, clamp } from '../geometry';
import { cascadedFace } from './cascaded-face';
import { sumsOf } from './sums-of';

/** Cells of the longer side: for the cascade, whose smallest face has 20, and for colours. */
const CASCADE_SIDE = 200;
const SIDE = 96;
/** Width of a face in cells, from one size to the next, and the steps in which it is looked for, as a share of its width. */
const SIZES = { least: 8, most: 64, by: 1.18 } as const;
const STEP = 0.11;
/** From brows to chin, by its width. */
const HIGH = 1.22;
/** How much of its hue there is in what the cascade finds; in a picture whose colours differ by less than that from grey nobody can tell. */
const SOME_SKIN = 0.2;
const GREY = 2;
/** How much skin there is in a face at least, and what it must come to. */
const LEAST_SKIN = 0.5;
const LEAST_WORTH = 1.4;

/** What is light and more vivid than that, of its red, is of cloth or paint: dark skin is as vivid. */
const VIVID = 0.68;
const DARK = 90;

/** By hue alone: skin differs in lightness, hardly in hue. */
function isSkin(r: number, g: number, b: number): boolean {
  const light = 0.299 * r + 0.587 * g + 0.114 * b;
  const blue = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
  const red = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  return (
    light > 30 && red > 133 && red < 182 && blue > 82 && blue < 130 && r > b + 6 && (light < DARK || r - b < r * VIVID)
  );
}

/** Means over boxes in no time. */
type Mean = (left: number, top: number, right: number, bottom: number) => number;

function meansOf(values: Float32Array, width: number, height: number): Mean {
  const sums = sumsOf(values, { width, height });
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] as number;
  return (left, top, right, bottom) => {
    const [x0, x1] = [clamp(Math.round(left), 0, width), clamp(Math.round(right), 0, width)];
    const [y0, y1] = [clamp(Math.round(top), 0, height), clamp(Math.round(bottom), 0, height)];
    const cells = (x1 - x0) * (y1 - y0);
    return cells <= 0 ? Number.NaN : (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / cells;
  };
}

/** What lies outside the picture is unlike a face. */
const known = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : value);

/** How much a box is like a face; `part` gives means of parts of it, in shares of the box. */
function worthOf(skin: Mean, light: Mean): number {
  const own = skin(0.08, 0.02, 0.92, 0.95);
  if (!(own >= LEAST_SKIN)) return 0;
  const beside = [skin(-0.5, 0.1, -0.16, 0.8), skin(1.16, 0.1, 1.5, 0.8), skin(0.1, -0.62, 0.9, -0.34)];
  // One side alone tells enough: half a face has the other half beside it.
  const [one = 0, other = 0, above = 0] = beside.map((value) => known(value, 0.2));
  const around = 0.65 * Math.max(one, other) + 0.35 * above;
  const [left, right] = [light(0.1, 0.02, 0.42, 0.36), light(0.58, 0.02, 0.9, 0.36)];
  const cheeks = (light(0.12, 0.46, 0.34, 0.66) + light(0.66, 0.46, 0.88, 0.66)) / 2;
  const bridge = light(0.43, 0.12, 0.57, 0.4);
  const [mouth, chin] = [light(0.3, 0.68, 0.7, 0.84), light(0.36, 0.86, 0.64, 0.96)];
  const darker = (one: number, other: number): number => clamp((other - one) / (other + 12), -0.3, 0.3);
  const unlike = Math.abs(left - right) / (left + right + 12);
  return (
    1.25 * own -
    0.9 * around +
    1.5 * darker((left + right) / 2, cheeks) +
    0.5 * darker((left + right) / 2, bridge) +
    0.5 * darker(mouth, (chin + cheeks) / 2) -
    1.2 * unlike
  );
}

interface Cells {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and how much covers, cell after cell. */
  readonly data: Uint8ClampedArray;
}

function cellsOf(picture: Image | Canvas, side: number): Cells {
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width, picture.height].map((own) => Math.max(4, Math.round(own * scale))) as [
    number,
    number,
  ];
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function lightsOf({ data }: Cells): Float32Array {
  const lights = new Float32Array(data.length / 4);
  for (let at = 0; at < lights.length; at += 1)
    lights[at] =
      0.299 * (data[at * 4] as number) + 0.587 * (data[at * 4 + 1] as number) + 0.114 * (data[at * 4 + 2] as number);
  return lights;
}

function skinsOf({ data }: Cells): Float32Array {
  const skins = new Float32Array(data.length / 4);
  for (let at = 0; at < skins.length; at += 1) {
    const cell = at * 4;
    const covers = (data[cell + 3] as number) > 128;
    if (covers && isSkin(data[cell] as number, data[cell + 1] as number, data[cell + 2] as number)) skins[at] = 1;
  }
  return skins;
}

/** Whether there is any colour in it by which skin could be told. */
const isGrey = ({ data }: Cells): boolean => {
  let sum = 0;
  for (let cell = 0; cell < data.length; cell += 4)
    sum +=
      Math.abs((data[cell] ?? 0) - (data[cell + 1] ?? 0)) + Math.abs((data[cell + 1] ?? 0) - (data[cell + 2] ?? 0));
  return sum / data.length < GREY;
};

/** The face's box, from brows to chin, in shares of the picture; undefined where none is told. */
export function findFace(picture: Image | Canvas): Box | undefined {
  const cells = cellsOf(picture, CASCADE_SIDE);
  const { width, height } = cells;
  const skin = isGrey(cells) ? () => 1 : meansOf(skinsOf(cells), width, height);
  const isOfSkin = ({ x, y, width: wide, height: high }: Box): boolean =>
    skin(x * width, y * height, (x + wide) * width, (y + high) * height) >= SOME_SKIN;
  return cascadedFace({ ...cells, values: lightsOf(cells) }, isOfSkin) ?? colouredFace(cellsOf(picture, SIDE));
}

function colouredFace(cells: Cells): Box | undefined {
  const { width, height } = cells;
  const [skin, light] = [meansOf(skinsOf(cells), width, height), meansOf(lightsOf(cells), width, height)];
  let best: { readonly worth: number; readonly box: Box } | undefined;
  for (let wide: number = SIZES.least; wide <= Math.min(SIZES.most, width); wide *= SIZES.by) {
    const high = wide * HIGH;
    const step = Math.max(1, wide * STEP);
    for (let y = 0; y + high <= height; y += step)
      for (let x = 0; x + wide <= width; x += step) {
        const partOf =
          (mean: Mean): Mean =>
          (left, top, right, bottom) =>
            mean(x + left * wide, y + top * high, x + right * wide, y + bottom * high);
        // Of two that are alike the larger, and the higher.
        const worth = worthOf(partOf(skin), partOf(light)) + 0.14 * (wide / width) - 0.12 * (y / height);
        if (worth > (best?.worth ?? LEAST_WORTH))
          best = { worth, box: { x: x / width, y: y / height, width: wide / width, height: high / height } };
      }
  }
  return best?.box;
}
