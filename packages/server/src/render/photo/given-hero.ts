/** A given picture as the subject of staged scenes: cut out of its plain ground, or, where there is none, as a print of it. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { clamp } from '../geometry';
import { settled } from '../output/settled';
import { cutOut } from './cut-out';
import { bestCrop, gistOf } from './gist';

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

/** `side`: pixels of its longer side at most. */
export const givenHero = (picture: Image | Canvas, side: number): Canvas =>
  cutOut(picture, Math.round(side * 1.25)) ?? printOf(picture, Math.round(side));
