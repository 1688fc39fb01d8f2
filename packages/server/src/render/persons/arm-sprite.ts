/**
 * A forearm that comes up beside a body: a sleeve in the colour of what somebody wears, and on it an open hand, offered or raised. Both
 * come out of pictures of the same skin in which such a hand is drawn.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { brightness, type Rgb } from '../color/color';
import { settled } from '../output/settled';
import { type Part, paintPart } from './paint-part';
import { type Bounds, elementsOf, shapesOf } from './split-person';

/** In units of the picture of the offered hand, where the person is that it lies beside. */
export interface ArmSprite {
  readonly sleeve: Part;
  /** An open hand with the palm up. */
  readonly offered: Part;
  /** An open hand with the fingers up. */
  readonly raised: Part;
}

export interface ArmPictures {
  /** Of somebody who tips a hand. */
  readonly offered: string;
  /** Of somebody who raises a hand. */
  readonly raised: string;
}

/** Where the arm is in the picture of the offered hand: beside the body, and its hand above its sleeve. */
const BESIDE = 19.5;
const WRIST = { hand: 18.2, sleeve: 16.9 } as const;
/** Where the hand ends in the picture of the raised one. */
const RAISED = { right: 12.4, bottom: 12.5 } as const;

const isOffered = ({ left, bottom }: Bounds): boolean => left > BESIDE && bottom <= WRIST.hand;
const isSleeve = ({ left, top }: Bounds): boolean => left > BESIDE && top >= WRIST.sleeve;
const isRaised = ({ right, bottom }: Bounds): boolean => right <= RAISED.right && bottom <= RAISED.bottom;

/** Units around what is drawn, which filters soften. */
const AIR = 1;

async function partOf(svg: string, isOwn: (bounds: Bounds) => boolean, pixels: number): Promise<Part | undefined> {
  const { elements, defs } = elementsOf(svg);
  // What has no outline that is known has no bounds.
  const own = shapesOf(elements).filter(({ bounds }) => bounds.left < bounds.right && isOwn(bounds));
  const [x, y] = [
    Math.floor(Math.min(...own.map(({ bounds }) => bounds.left))) - AIR,
    Math.floor(Math.min(...own.map(({ bounds }) => bounds.top))) - AIR,
  ];
  const side = Math.max(
    ...own.map(({ bounds }) => Math.max(Math.ceil(bounds.right) - x, Math.ceil(bounds.bottom) - y) + AIR),
  );
  const markup = own.map((shape) => shape.markup);
  return paintPart(markup, defs, pixels, { x, y, side });
}

/** What most of a body's side is coloured, where a sleeve is: between its shoulder and the waist. */
const SIDE = { from: 0.05, to: 0.12, top: 0.6, bottom: 0.92 } as const;

function clothOf({ canvas }: Part): Rgb | undefined {
  const [x, y] = [Math.floor(canvas.width * SIDE.from), Math.floor(canvas.height * SIDE.top)];
  const [width, height] = [
    Math.max(1, Math.floor(canvas.width * (SIDE.to - SIDE.from))),
    Math.max(1, Math.floor(canvas.height * (SIDE.bottom - SIDE.top))),
  ];
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 250) continue;
    r += data[at] as number;
    g += data[at + 1] as number;
    b += data[at + 2] as number;
    count += 1;
  }
  return count === 0 ? undefined : { r: r / count, g: g / count, b: b / count };
}

/** The light and shade of a sleeve on another cloth. */
function inCloth(sleeve: Canvas, { r, g, b }: Rgb): Canvas {
  const drawn = createCanvas(sleeve.width, sleeve.height);
  const context = drawn.getContext('2d');
  context.drawImage(sleeve, 0, 0);
  const pixels = context.getImageData(0, 0, drawn.width, drawn.height);
  const { data } = pixels;
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] as number) > 250) {
      sum += brightness(data[at] as number, data[at + 1] as number, data[at + 2] as number);
      count += 1;
    }
  const mean = sum / Math.max(1, count);
  for (let at = 0; at < data.length; at += 4) {
    const light = brightness(data[at] as number, data[at + 1] as number, data[at + 2] as number) / mean;
    data[at] = r * light;
    data[at + 1] = g * light;
    data[at + 2] = b * light;
  }
  context.putImageData(pixels, 0, 0);
  return settled(drawn);
}

/** `body`: of whoever wears the sleeve. Undefined when the pictures are drawn otherwise. */
export async function armSprite(pictures: ArmPictures, body: Part, pixels: number): Promise<ArmSprite | undefined> {
  const [sleeve, offered, raised] = await Promise.all([
    partOf(pictures.offered, isSleeve, pixels),
    partOf(pictures.offered, isOffered, pixels),
    partOf(pictures.raised, isRaised, pixels),
  ]);
  const cloth = clothOf(body);
  if (sleeve === undefined || offered === undefined || raised === undefined || cloth === undefined) return undefined;
  return { sleeve: { ...sleeve, canvas: inCloth(sleeve.canvas, cloth) }, offered, raised };
}
