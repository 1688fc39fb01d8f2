/**
 * What is wrong with the words of a frame, by its pixels: too little contrast to what lies really behind them, one text on
 * another, on a given product or a face, or outside the safe area. Products are drawn in magenta and faces in green, which no
 * palette has.
 */
import { createCanvas } from '@napi-rs/canvas';
import { contrast, type Rgb } from '../../src/render/color/color';
import { frameComposer } from '../../src/render/film/compose-frame';
import type { Film, Layer } from '../../src/render/film/film';
import { shownAt } from '../../src/render/film/steady';
import { Affine, look, place } from '../../src/render/film/transform';
import { type Box, contains } from '../../src/render/geometry';

export const PRODUCT_COLOR = '#ff00ff';
export const FACE_COLOR = '#00ff00';

/** Least contrast of text, and of type whose lines are so high, as a share of the frame's shorter side, that it is display type. */
const TEXT_LEAST = 4.5;
const DISPLAY_LEAST = 3;
const DISPLAY_HIGH = 0.055;
/** Levels by which words change a pixel that they cover whole. */
const COVERED = 60;
/** The share of a text's pixels that may be worse than demanded: the rounded edges of letters. */
const WORST = 0.03;
/** The share of a text's box from which on it is covered by a ground of the text's own. */
const BLOCK = 0.6;
/** Of the pixels of a text, ordered by how much they stand out, the one whose colour is that of its ink. */
const INK = 0.97;
/** The share of a text that may lie on a product or a face. */
const ON_THING = 0.02;
/** By how much a camera and a beat may carry words out of the safe area, as a share of the shorter side: its margin is 0.085. */
const OUT = 0.03;
/** Pixels of letters at least, on a frame whose shorter side has 1080. */
const LETTERS = 32;
const FPS = 30;

interface Written {
  readonly layer: Layer;
  readonly text: string;
  readonly ink: Box;
}

/** The box of a layer's ink as it is seen at a moment. */
function seenBox(layer: Layer, ink: Box, seconds: number): Box | undefined {
  const shown = shownAt(layer, seconds);
  if (shown === undefined || shown.alpha < 0.95) return undefined;
  const affine = new Affine();
  if (layer.lens !== undefined) look(affine, layer.lens, layer.plane ?? 1, seconds);
  if (layer.move !== undefined) place(affine, layer.box, layer.move, seconds);
  affine.translate(shown.dx, shown.dy);
  const corners = [ink.x, ink.x + ink.width].flatMap((x) => [ink.y, ink.y + ink.height].map((y) => affine.at(x, y)));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const writtenAt = ({ layers }: Film, seconds: number): Written[] =>
  layers.flatMap((layer) => {
    const { text, ink } = layer;
    const box = text === undefined || ink === undefined ? undefined : seenBox(layer, ink, seconds);
    return box === undefined || text === undefined ? [] : [{ layer, text, ink: box }];
  });

/** A frame of the film with some of its layers. */
function pixelsOf(film: Film, layers: readonly Layer[], frame: number): Buffer {
  const composer = frameComposer({ ...film, layers });
  composer.compose(frame);
  return Buffer.from(composer.canvas.data());
}

const colorAt = (data: Buffer, at: number): Rgb => ({ r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 });

const isProduct = ({ r, g, b }: Rgb): boolean => r - g > 110 && b - g > 110;
const isFace = ({ r, g, b }: Rgb): boolean => g - r > 90 && g - b > 90;

/** Where something differs between two frames, within a box. */
function* changed(one: Buffer, other: Buffer, box: Box, film: Film): Generator<number> {
  for (const at of within(box, film)) {
    const [from, to] = [colorAt(one, at), colorAt(other, at)];
    if (Math.abs(from.r - to.r) + Math.abs(from.g - to.g) + Math.abs(from.b - to.b) >= COVERED) yield at;
  }
}

const keyOf = ({ r, g, b }: Rgb): number => ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);

/** The commonest colour. */
function commonest(colors: readonly Rgb[]): Rgb | undefined {
  const groups = new Map<number, Rgb[]>();
  for (const color of colors) groups.set(keyOf(color), [...(groups.get(keyOf(color)) ?? []), color]);
  return [...groups.values()].sort((one, other) => other.length - one.length)[0]?.[0];
}

/** The colour that stands out most from what it is on: small letters are nowhere of their whole colour but in few places. */
function standsOut(colors: readonly (readonly [Rgb, Rgb])[]): Rgb | undefined {
  const ranked = colors
    .map(([color, behind]) => [contrast(color, behind), color] as const)
    .sort(([one], [other]) => one - other);
  return ranked[Math.floor(ranked.length * INK)]?.[1];
}

/** Whether a layer brings the ground of its words with it: a button, a card, or a block behind a line. */
function bringsGround(layer: Layer): boolean {
  const { box, ink } = layer;
  if (ink === undefined) return false;
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  layer.paint(context, layer.frames - 1);
  const { data } = context.getImageData(ink.x - box.x, ink.y - box.y, Math.max(1, ink.width), Math.max(1, ink.height));
  let opaque = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 200) opaque += 1;
  return opaque > (data.length / 4) * BLOCK;
}

/** Every place of a box in the frame. */
function* within({ x, y, width, height }: Box, film: Film): Generator<number> {
  const [right, bottom] = [Math.min(film.size.width, x + width), Math.min(film.size.height, y + height)];
  for (let row = Math.max(0, Math.floor(y)); row < bottom; row += 1)
    for (let column = Math.max(0, Math.floor(x)); column < right; column += 1)
      yield (row * film.size.width + column) * 4;
}

/** The contrast that all but a few of the pixels of a text have to what is behind them. */
function contrastOf(full: Buffer, bare: Buffer, { layer, ink: box }: Written, film: Film): number {
  const places = [...changed(bare, full, box, film)];
  if (bringsGround(layer)) {
    const drawn = [...within(box, film)].map((at) => colorAt(full, at));
    const ground = commonest(drawn);
    if (ground === undefined) return 1;
    const letters = drawn.filter((color) => contrast(color, ground) > 2);
    const ink = standsOut(letters.map((color) => [color, ground] as const));
    return ink === undefined ? 1 : contrast(ink, ground);
  }
  const ink = standsOut(places.map((at) => [colorAt(full, at), colorAt(bare, at)] as const));
  if (ink === undefined) return 1;
  const ratios = places.map((at) => contrast(ink, colorAt(bare, at))).sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * WORST)] ?? 1;
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether two texts whose boxes meet, as those of close lines do, are drawn on one another. */
function covers(film: Film, one: Written, other: Written, frame: number): boolean {
  if (!meet(one.ink, other.ink)) return false;
  const bare = pixelsOf(film, [], frame);
  const [here, there] = [one, other].map(
    (written) => new Set(changed(bare, pixelsOf(film, [written.layer], frame), written.ink, film)),
  );
  return [...(here ?? [])].filter((at) => there?.has(at)).length > 2;
}

/** Sentences about a frame; none when all is well. `safe`: of the scene's setting. */
export function judgeWords(film: Film, safe: Box, seconds: number): string[] {
  const frame = Math.round(seconds * FPS);
  const written = writtenAt(film, frame / FPS);
  const bare = pixelsOf(
    film,
    film.layers.filter(({ text }) => text === undefined),
    frame,
  );
  const full = pixelsOf(film, film.layers, frame);
  const short = Math.min(film.size.width, film.size.height);
  return written.flatMap(({ layer, text, ink }, order) => {
    const { em } = layer;
    const said = `“${text.replace(/\n/gu, ' ')}”`;
    const lines = text.split('\n').length;
    const least = ink.height / lines >= short * DISPLAY_HIGH ? DISPLAY_LEAST : TEXT_LEAST;
    const found = contrastOf(full, bare, { layer, text, ink }, film);
    const places = [...changed(bare, full, ink, film)].map((at) => colorAt(bare, at));
    const on = (is: (color: Rgb) => boolean): boolean => places.filter(is).length > places.length * ON_THING;
    const others = written.slice(order + 1).filter((other) => covers(film, { layer, text, ink }, other, frame));
    return [
      ...(em !== undefined && (em * 1080) / short < LETTERS
        ? [`${said} is set in ${((em * 1080) / short).toFixed(0)} px, not ${LETTERS}`]
        : []),
      ...(places.length === 0 ? [`${said} is not seen`] : []),
      ...(places.length > 0 && found < least ? [`${said} has a contrast of ${found.toFixed(1)}, not ${least}`] : []),
      ...(on(isProduct) ? [`${said} is on the product`] : []),
      ...(on(isFace) ? [`${said} is on a face`] : []),
      ...(contains(safe, ink, short * OUT) ? [] : [`${said} reaches out of the safe area`]),
      ...others.map((other) => `${said} is on “${other.text}”`),
    ];
  });
}
