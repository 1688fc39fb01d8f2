/** The real places, each a perspective view out of its panorama, as WebP. They are soft, since they stand behind things. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js';
import { fileOf } from './packages';
import { VIEWS } from './views';

type Panorama = ReturnType<EXRLoader['parse']>;

/** Pixels of a side of a view. A panorama has some 110 in the angle that it shows. */
const SIDE = 640;
/** Degrees seen across a view. */
const ANGLE = 80;
/** Light above it is drawn as this. */
const BRIGHTEST = 60;
/** A colour beyond these is a lamp or the sun, whose channels overflowed or rang when the panorama was packed: white. */
const LAMP = { above: 12, below: -0.05 };
/** Three's FloatType. */
const FLOATS = 1015;

/** The ACES curve as Narkowicz fits it, and then the screen's gamma. */
const toned = (light: number, exposure: number): number => {
  const v = Math.min(light, BRIGHTEST) * exposure;
  const mapped = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  return 255 * Math.min(1, Math.max(0, mapped)) ** (1 / 2.2);
};

/** Each point of the panorama on the screen's scale: a view interpolates between what is seen. */
const screenValues = ({ data, width, height }: Panorama, exposure: number): Float32Array => {
  const channels = data.length / (width * height);
  const values = new Float32Array(width * height * 3);
  for (let point = 0; point < width * height; point++) {
    const colour = data.subarray(point * channels, point * channels + 3);
    const [most, least] = [Math.max(...colour), Math.min(...colour)];
    // Not compared the other way round: what is no number is a lamp as well.
    const plain = least >= LAMP.below && most <= LAMP.above && (most < 1 || least > most * 0.02);
    for (let k = 0; k < 3; k++) values[point * 3 + k] = toned(plain ? (colour[k] ?? 0) : BRIGHTEST, exposure);
  }
  return values;
};

/** `yaw` and `pitch` in degrees: where the middle of the view looks. */
const draw = (panorama: Panorama, [yaw, pitch, exposure]: readonly [number, number, number]): Buffer => {
  const { width, height } = panorama;
  const values = screenValues(panorama, exposure);
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(SIDE, SIDE);
  const pixels = image.data;
  const far = 0.5 / Math.tan((ANGLE * Math.PI) / 360);
  const up = (pitch * Math.PI) / 180;
  const [sin, cos] = [Math.sin(up), Math.cos(up)];
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      const x = (i + 0.5) / SIDE - 0.5;
      const y = 0.5 - (j + 0.5) / SIDE;
      const rise = y * cos + far * sin;
      const depth = far * cos - y * sin;
      const across = (((Math.atan2(x, depth) / (2 * Math.PI) + yaw / 360) % 1) + 1.5) % 1;
      // Three gives the lowest row first.
      const down = 0.5 + Math.asin(rise / Math.hypot(x, rise, depth)) / Math.PI;
      const px = across * width - 0.5;
      const py = Math.min(height - 1.001, Math.max(0, down * height - 0.5));
      const [x0, y0] = [Math.floor(px), Math.floor(py)];
      const [a, b] = [px - x0, py - y0];
      const left = (x0 + width) % width;
      const right = (x0 + 1) % width;
      const at = (j * SIDE + i) * 4;
      for (let k = 0; k < 3; k++) {
        const upper = value(values, y0 * width + left, k) * (1 - a) + value(values, y0 * width + right, k) * a;
        const lower =
          value(values, (y0 + 1) * width + left, k) * (1 - a) + value(values, (y0 + 1) * width + right, k) * a;
        pixels[at + k] = upper * (1 - b) + lower * b;
      }
      pixels[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/webp', 82);
};

const value = (values: Float32Array, point: number, k: number): number => values[point * 3 + k] ?? 0;

const read = async (path: string): Promise<Panorama> => {
  const { default: text } = (await import(pathToFileURL(path).href)) as { default: string };
  const bytes = new Uint8Array(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'));
  return new EXRLoader().setDataType(FLOATS).parse(bytes.buffer);
};

export async function writePlaces(folder: string): Promise<void> {
  mkdirSync(join(folder, 'places'), { recursive: true });
  const files = readdirSync(fileOf('places', 'hdri')).filter((file) => file.endsWith('.exr.js'));
  for (const file of files) {
    const name = file.slice(0, -'.exr.js'.length);
    const view = draw(await read(fileOf('places', `hdri/${file}`)), VIEWS[name] ?? [0, 0, 1]);
    writeFileSync(join(folder, 'places', `${name}.webp`), view);
  }
}
