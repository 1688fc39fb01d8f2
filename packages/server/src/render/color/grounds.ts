/** Other grounds of the same colours: a film that stands before one wall from its beginning to its end is a row of slides. */
import type { Canvas } from '@napi-rs/canvas';
import { meanColour } from '../sprites/soft';
import { contrast, hex, mix, type Rgb, readable, saturation } from './color';
import { finish, type Palette } from './palettes';

const WHITE = hex('#ffffff');
const BLACK = hex('#08080c');

export interface Grounds {
  /** The film's own. */
  readonly usual: Palette;
  /** Its accent from edge to edge, with its paper as ink. */
  readonly flood: Palette;
  /** Its second accent, where that is a colour of its own. */
  readonly second: Palette;
}

/** Contrast of a strong ground with its words. */
const WORDS = 5.6;

/** A ground of one strong colour: deep enough for pale ink or light enough for dark. */
function flooded(colour: Rgb, { from, ink, dark, glow2 }: Palette): Palette {
  const paper = dark ? from : mix(from, WHITE, 0.35);
  const depth = dark
    ? readable(mix(colour, BLACK, 0.08), [from], WHITE, WORDS)
    : readable(mix(colour, WHITE, 0.05), [paper], BLACK, WORDS);
  const [near, far] = dark ? [mix(depth, WHITE, 0.2), depth] : [depth, mix(depth, BLACK, 0.27)];
  // Lights of a flood are of its own colour: with those of paper it would be two grounds.
  const light = mix(near, WHITE, 0.14);
  const accent = dark ? ink : mix(glow2, hex('#ffd98a'), 0.6);
  return finish(near, far, dark ? from : paper, accent, paper, mix(near, far, 0.4), light);
}

/** Below so much colour an accent makes a dull ground. */
const COLOURED = 0.35;
/** What is nearer than this looks like the same colour. */
const ALIKE = 60;

const apart = (one: Rgb, other: Rgb): number => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

export function groundsOf(palette: Palette): Grounds {
  const { accent, accent2 } = palette;
  const flood = saturation(accent) < COLOURED ? palette : flooded(accent, palette);
  const own = saturation(accent2) >= COLOURED && apart(accent, accent2) > ALIKE;
  return { usual: palette, flood, second: own ? flooded(accent2, palette) : flood };
}

/** Contrast from which a subject stands out from its ground, and the least that one needs which has a colour of its own. */
const STANDS_OUT = 1.7;
const COLOURFUL = { from: 0.4, needs: 1.12 } as const;

/** How well a subject is seen on a ground: 1 and more is well. */
function seenOn(colour: Rgb, { from, to, glow2 }: Palette): number {
  const needs = saturation(colour) >= COLOURFUL.from ? COLOURFUL.needs : STANDS_OUT;
  const least = Math.min(contrast(colour, mix(from, to, 0.5)), contrast(colour, mix(from, glow2, 0.6)));
  return least / needs;
}

/**
 * The wished ground, or where the subject would be lost in it another one: by `turn`, so that a film of pale things is not of one
 * colour throughout; else that on which it is seen best.
 */
export function groundFor(sprite: Canvas | undefined, grounds: Grounds, wish: Palette, turn: number): Palette {
  if (sprite === undefined) return wish;
  const colour = meanColour(sprite);
  if (seenOn(colour, wish) >= 1) return wish;
  const { usual, flood, second } = grounds;
  const others = turn % 2 === 0 ? [second, flood, usual] : [flood, second, usual];
  const seen = (one: Palette): number => Math.min(1, seenOn(colour, one));
  return others.reduce((best, one) => (seen(one) > seen(best) ? one : best));
}
