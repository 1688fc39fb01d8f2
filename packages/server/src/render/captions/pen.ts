/** Draws words of captions: each painted once in each of its looks, then only moved, grown, turned and faded. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import { frameSent } from '../output/free-frames';
import type { CaptionColors } from './caption-colors';
import type { SetType } from './caption-type';
import type { SetWord } from './set-word';

/** How a word is painted. */
export interface WordLook {
  /** One colour, or two from its left to its right. */
  readonly fill: Rgb | { readonly from: Rgb; readonly to: Rgb };
  /** Em of an outline in the dark, with a soft shadow around it. */
  readonly outline?: number;
}

/** How it is shown at a moment; what is not said is as it is at rest. */
export interface WordWay {
  readonly alpha?: number;
  /** About its middle. */
  readonly scale?: number;
  /** In em. */
  readonly dy?: number;
  /** Radians. */
  readonly turn?: number;
  /** How much of it is shown, from where it begins. */
  readonly share?: number;
}

export interface CaptionPen {
  readonly context: Context;
  readonly colors: CaptionColors;
  /** `look` is the same object for words that look alike. */
  word(word: SetWord, look: WordLook, way?: WordWay): void;
}

/** Room in a sprite around a word's advance, and above and below its baseline, in em. */
const ROOM = { beside: 0.34, above: 1.4, below: 0.75 } as const;
const SHADOW = { blur: 0.16, strength: 0.6, down: 0.03 } as const;

function paint(word: SetWord, { fill, outline = 0 }: WordLook, type: SetType, { deep }: CaptionColors): Canvas {
  const { size, width } = word;
  const canvas = createCanvas(Math.ceil(width + 2 * ROOM.beside * size), Math.ceil((ROOM.above + ROOM.below) * size));
  const context = canvas.getContext('2d');
  const [x, y] = [ROOM.beside * size, ROOM.above * size];
  type.prepare(context, size);
  if (outline > 0) {
    context.lineJoin = 'round';
    context.lineWidth = 2 * outline * size;
    context.strokeStyle = css(deep);
    context.shadowColor = css(deep, SHADOW.strength);
    context.shadowBlur = SHADOW.blur * size;
    context.shadowOffsetY = SHADOW.down * size;
    context.strokeText(word.text, x, y);
    context.shadowColor = 'transparent';
    context.strokeText(word.text, x, y);
  }
  if ('from' in fill) {
    const gradient = context.createLinearGradient(x, 0, x + width, 0);
    gradient.addColorStop(0, css(fill.from));
    gradient.addColorStop(1, css(fill.to));
    context.fillStyle = gradient;
  } else context.fillStyle = css(fill);
  context.fillText(word.text, x, y);
  frameSent(canvas.width * canvas.height * 4);
  return canvas;
}

/** Whoever draws one cue after another needs the words of one at a time. */
export function wordSprites(type: SetType, colors: CaptionColors) {
  let of: readonly SetWord[] | undefined;
  let painted = new Map<SetWord, Map<WordLook, Canvas>>();
  return (words: readonly SetWord[], word: SetWord, look: WordLook): Canvas => {
    if (of !== words) {
      of = words;
      painted = new Map();
    }
    const looks = painted.get(word) ?? new Map<WordLook, Canvas>();
    painted.set(word, looks);
    const known = looks.get(look) ?? paint(word, look, type, colors);
    looks.set(look, known);
    return known;
  };
}

export function captionPen(
  context: Context,
  colors: CaptionColors,
  sprite: (word: SetWord, look: WordLook) => Canvas,
): CaptionPen {
  return {
    context,
    colors,
    word(word, look, { alpha = 1, scale = 1, dy = 0, turn = 0, share = 1 } = {}) {
      if (alpha <= 0 || share <= 0) return;
      const picture = sprite(word, look);
      const { x, baseline, size, width, box } = word;
      const [left, top] = [x - ROOM.beside * size, baseline - ROOM.above * size];
      context.save();
      context.globalAlpha *= Math.min(1, alpha);
      const [middle, centre] = [x + width / 2, box.y + box.height / 2];
      context.translate(middle, centre + dy * size);
      if (turn !== 0) context.rotate(turn);
      if (scale !== 1) context.scale(scale, scale);
      context.translate(-middle, -centre);
      if (share < 1) {
        const shown = ROOM.beside * size + width * share;
        context.beginPath();
        context.rect(word.rightToLeft ? left + picture.width - shown : left, top, shown, picture.height);
        context.clip();
      }
      context.drawImage(picture, left, top);
      context.restore();
    },
  };
}
