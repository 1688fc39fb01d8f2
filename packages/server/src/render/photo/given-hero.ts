/**
 * A given picture as the subject of staged scenes: a screen in its device, else cut out of its plain ground, or, where there is
 * none, as a print of it.
 */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { clamp } from '../geometry';
import { settled } from '../output/settled';
import { cutOut } from './cut-out';
import { inDevice } from './device';
import { bestCrop, gistOf } from './gist';
import { type Screen, screenOf } from './is-screen';

/** A print is at most so many times as long as wide. */
const LONGEST = 1.4;
/** Width of its white edge, by its longer side. */
const EDGE = 0.035;

function printOf(picture: Image | Canvas, side: number): Canvas {
  const own = picture.width / picture.height;
  const ratio = clamp(own, 1 / LONGEST, LONGEST);
  const crop = bestCrop(gistOf(picture), own, ratio);
  const [width, height] = ratio > 1 ? [side, Math.round(side / ratio)] : [Math.round(side * ratio), side];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbfaf7';
  context.beginPath();
  context.roundRect(0, 0, width, height, side * EDGE * 0.6);
  context.fill();
  const edge = Math.round(side * EDGE);
  context.imageSmoothingQuality = 'medium';
  const [x, y] = [crop.x * picture.width, crop.y * picture.height];
  const [across, down] = [crop.width * picture.width, crop.height * picture.height];
  context.drawImage(picture, x, y, across, down, edge, edge, width - 2 * edge, height - 2 * edge);
  return settled(canvas);
}

/** What a picture of a screen shows, for routes that have a device of their own. */
export interface GivenScreen {
  readonly kind: Screen;
  readonly picture: Canvas;
}

export interface GivenHero {
  readonly sprite: Canvas;
  readonly screen?: GivenScreen;
}

/** No larger than it is ever seen. */
function within(picture: Image | Canvas, side: number): Canvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return settled(canvas);
}

/** `side`: pixels of its longer side at most; `words`: what is said of it. */
export function givenHero(picture: Image | Canvas, side: number, words = ''): GivenHero {
  const long = Math.round(side * 1.25);
  const kind = screenOf(picture, gistOf(picture), words);
  if (kind !== undefined) {
    const high = kind === 'phone' ? long : Math.round(side / 1.6);
    return { sprite: inDevice(picture, kind, high), screen: { kind, picture: within(picture, side * 2) } };
  }
  return { sprite: cutOut(picture, long) ?? printOf(picture, Math.round(side)) };
}
