/** A person as sprites that lie on one another: hair behind, body and head, all of one size. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { frameSent } from '../output/free-frames';
import { cleanEdges } from '../sprites/raster';
import { type Eye, type SplitPerson, splitPerson } from './split-person';

/** Units across a picture. */
export const UNITS = 32;

export interface PersonSprite extends Pick<SplitPerson, 'eyes' | 'mouth' | 'iris'> {
  readonly back: Canvas;
  readonly body: Canvas;
  readonly head: Canvas;
  /** The colour of the lid of each eye. */
  readonly lids: readonly [string, string];
}

async function paint(elements: readonly string[], defs: string, pixels: number): Promise<Canvas> {
  const canvas = createCanvas(pixels, pixels);
  if (elements.length === 0) return canvas;
  const side = pixels * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${UNITS} ${UNITS}"><g fill="none">${elements.join('')}</g>${defs}</svg>`;
  const large = createCanvas(side, side);
  const drawn = large.getContext('2d');
  drawn.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const data = drawn.getImageData(0, 0, side, side);
  cleanEdges(data.data);
  drawn.putImageData(data, 0, 0);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, pixels, pixels);
  frameSent(side * side * 12);
  return canvas;
}

/** `svg`: the picture; `pixels`: of a side. Undefined when it can't be split. */
export async function personSprite(svg: string, pixels: number): Promise<PersonSprite | undefined> {
  const split = splitPerson(svg);
  if (split === undefined) return undefined;
  const { defs, eyes, mouth, iris } = split;
  const back = await paint(split.back, defs, pixels);
  const body = await paint(split.body, defs, pixels);
  const head = await paint(split.head, defs, pixels);
  const skin = head.getContext('2d');
  const lid = ({ bounds }: Eye): string => {
    const [x, y] = [(bounds.left + bounds.right) / 2, bounds.top - 0.28].map((unit) =>
      Math.floor((unit * pixels) / UNITS),
    ) as [number, number];
    const [r = 0, g = 0, b = 0] = skin.getImageData(x, y, 1, 1).data;
    return `rgb(${r},${g},${b})`;
  };
  return { back, body, head, eyes, mouth, iris, lids: [lid(eyes[0]), lid(eyes[1])] };
}
