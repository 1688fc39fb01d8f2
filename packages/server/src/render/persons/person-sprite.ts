/** A person as sprites that lie on one another, each no larger than what is seen of it. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { frameSent } from '../output/free-frames';
import { settled } from '../output/settled';
import { cleanEdges } from '../sprites/raster';
import { type Eye, PARTS, type PartName, type SplitPerson, splitPerson } from './split-person';

/** Units across a picture. */
export const UNITS = 32;

/** A sprite, and where it lies in its picture. */
export interface Part {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the head's own picture lies in that of the body. */
export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Eyes, mouth and all parts of the head are in units of the head's picture. */
export interface PersonSprite extends Pick<SplitPerson, 'eyes' | 'mouth' | 'iris'> {
  readonly parts: Readonly<Partial<Record<PartName, Part>>>;
  readonly place: HeadPlace;
  /** The colour of the lid of each eye. */
  readonly lids: readonly [string, string];
}

/** Of which pictures a person is made. */
export interface PersonPictures {
  readonly body: string;
  /** Another head, which has a picture of its own. */
  readonly head?: string | undefined;
  /** Whether the body's picture holds something beside itself. */
  readonly holds?: boolean | undefined;
}

/** The smallest box around what is seen. */
function inkOf(data: Uint8ClampedArray, side: number) {
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if ((data[(y * side + x) * 4 + 3] as number) > 2) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), y];
      }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** `pixels`: of the side of the whole picture. */
async function paint(elements: readonly string[], defs: string, pixels: number): Promise<Part | undefined> {
  if (elements.length === 0) return undefined;
  const side = pixels * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${UNITS} ${UNITS}"><g fill="none">${elements.join('')}</g>${defs}</svg>`;
  const large = createCanvas(side, side);
  const drawn = large.getContext('2d');
  drawn.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const data = drawn.getImageData(0, 0, side, side);
  cleanEdges(data.data);
  drawn.putImageData(data, 0, 0);
  const ink = inkOf(data.data, side);
  frameSent(side * side * 12);
  if (ink === undefined) return undefined;
  // Whole pixels of the picture, with one of air: its edges stay soft when it is turned.
  const [x, y] = [Math.floor(ink.left / 2) - 1, Math.floor(ink.top / 2) - 1];
  const [width, height] = [Math.ceil(ink.width / 2) + 3, Math.ceil(ink.height / 2) + 3];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, -x, -y, pixels, pixels);
  const unit = UNITS / pixels;
  return { canvas: settled(canvas), x: x * unit, y: y * unit, width: width * unit, height: height * unit };
}

const middleOf = ([one, other]: readonly [Eye, Eye]) => {
  const at = ({ bounds }: Eye) => ({ x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 });
  const [first, second] = [at(one), at(other)];
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    apart: Math.hypot(first.x - second.x, first.y - second.y),
  };
};

const OWN_HEAD: HeadPlace = { x: 0, y: 0, scale: 1 };

/** The eyes of the one where those of the other are. */
const placeOn = (body: SplitPerson, head: SplitPerson): HeadPlace => {
  const [to, from] = [middleOf(body.eyes), middleOf(head.eyes)];
  const scale = to.apart / from.apart;
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale };
};

const OF_HEAD: ReadonlySet<PartName> = new Set(['back', 'head', 'brows']);
export const isOfHead = (part: PartName): boolean => OF_HEAD.has(part);

/** `pixels`: of a side. Undefined when it can't be split. */
export async function personSprite(pictures: PersonPictures, pixels: number): Promise<PersonSprite | undefined> {
  const body = splitPerson(pictures.body, pictures.holds === true ? 'holding' : 'bust');
  const head = pictures.head === undefined ? body : splitPerson(pictures.head, 'head');
  if (body === undefined || head === undefined) return undefined;
  const place = head === body ? OWN_HEAD : placeOn(body, head);
  const parts: Partial<Record<PartName, Part>> = {};
  for (const name of PARTS) {
    const [from, side] = isOfHead(name) ? [head, Math.round(pixels * place.scale)] : [body, pixels];
    const part = await paint(from[name], from.defs, side);
    if (part !== undefined) parts[name] = part;
  }
  const skin = parts.head;
  if (skin === undefined) return undefined;
  const perUnit = skin.canvas.width / skin.width;
  const context = skin.canvas.getContext('2d');
  const lid = ({ bounds }: Eye): string => {
    // Of the cheek: above an eye there may be a hat.
    const under = bounds.bottom + (bounds.right - bounds.left) * 0.42;
    const [x, y] = [(bounds.left + bounds.right) / 2 - skin.x, under - skin.y].map((unit) =>
      Math.floor(unit * perUnit),
    ) as [number, number];
    const [r = 0, g = 0, b = 0] = context.getImageData(x, y, 1, 1).data;
    return `rgb(${r},${g},${b})`;
  };
  const { eyes, mouth, iris } = head;
  return { parts, place, eyes, mouth, iris, lids: [lid(eyes[0]), lid(eyes[1])] };
}
