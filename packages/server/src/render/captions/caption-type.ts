/** How captions are set: the type of a style, measured with the fonts of the film. */
import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../film/film';
import type { Setting } from '../film/setting';
import { isRightToLeft } from '../text/direction';
import type { Face } from '../text/faces';

export interface CaptionType {
  readonly face: Face;
  readonly weight: number;
  /** In units of the frame. */
  readonly size: number;
  readonly uppercase?: boolean;
  /** In em; ignored for scripts whose letters join. */
  readonly tracking?: number;
  /** Line height as a multiple of the size, at least. */
  readonly leading: number;
  /** Between words beyond their space, in em, and where they have none: room for what is drawn around them. */
  readonly gap?: number;
  readonly close?: number;
  readonly mostWords: number;
  readonly mostLines: 1 | 2;
}

/** Type as it is used in a film. */
export interface SetType {
  readonly text: (text: string) => string;
  readonly leading: number;
  /** How far letters reach above and below their baseline, in em. */
  readonly above: number;
  readonly below: number;
  /** Of the whole, whatever single words are written in. */
  readonly rightToLeft: boolean;
  readonly prepare: (context: Context, size: number) => void;
  /** Width of a text in em. */
  readonly measure: (text: string) => number;
}

/** How large captions are by the shape of the frame: what is wide is watched on screens that are larger. */
const SHAPES = { tall: 1, square: 0.9, wide: 0.72 } as const;

/** Pixels of an em. */
export function emOf({ size }: CaptionType, { size: { width, height }, unit }: Setting): number {
  const shape = width > height * 1.15 ? 'wide' : height > width * 1.15 ? 'tall' : 'square';
  return size * unit * SHAPES[shape];
}

const REFERENCE = 100;
/** Letters are fitted to pixels at small sizes, so a word may come out a little wider than its scaled measure. */
const ROUNDING = 1.012;
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;
const FULL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Least distances of lines, in em, and what letters take of them. */
const TALL = { leading: 1.5, above: 1.02, below: 0.46 } as const;
const SQUARE = { leading: 1.2, above: 0.92, below: 0.22 } as const;
const USUAL = { leading: 0, above: 0.8, below: 0.24 } as const;

/** The least weight of other scripts: they have more strokes to a letter. */
const HEAVY = 700;

let shared: Context | undefined;
const ruler = (): Context => {
  shared ??= createCanvas(4, 4).getContext('2d');
  return shared;
};

/** `whole`: everything that is set in it. */
export function setType(type: CaptionType, { fonts, language }: Setting, whole: string): SetType {
  const joined = JOINED.test(whole);
  const script = joined ? TALL : FULL.test(whole) ? SQUARE : USUAL;
  // What stands in for letters that a narrow face has not would be as thin as that is.
  const [face, weight] =
    script === USUAL ? [type.face, type.weight] : (['rubik', Math.max(HEAVY, type.weight)] as const);
  const tracking = joined ? 0 : (type.tracking ?? 0);
  const rightToLeft = isRightToLeft(whole, language);
  const prepare = (context: Context, size: number): void => {
    fonts.apply(context, face, weight, size);
    context.letterSpacing = `${(tracking * size).toFixed(2)}px`;
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    context.fontKerning = 'normal';
  };
  return {
    text: (text) => (type.uppercase === true && !joined ? text.toLocaleUpperCase(language) : text),
    leading: Math.max(type.leading, script.leading),
    above: script.above,
    below: script.below,
    rightToLeft,
    prepare,
    measure: (text) => {
      prepare(ruler(), REFERENCE);
      return (ruler().measureText(text).width / REFERENCE) * ROUNDING;
    },
  };
}
