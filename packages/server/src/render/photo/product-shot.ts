/** A product cut out of its picture: a near look at what is on it, then the whole of it on a plinth. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { headlineStyle, text } from '../beats/beat';
import { mix, type Rgb } from '../color/color';
import { animate } from '../film/animate';
import { keys, spring, sum, sway } from '../film/curve';
import type { Film, Layer, Span } from '../film/film';
import type { Setting } from '../film/setting';
import { type Box, clamp } from '../geometry';
import { fitInto } from '../layout/fit';
import { inkBox } from '../layout/part';
import { settled } from '../output/settled';
import { randomFor } from '../random';
import type { SceneInput } from '../scenes/scene-input';
import { relit } from '../sprites/light';
import { airOf } from '../stage/air';
import { behindLayers } from '../stage/behind';
import { cameraOf } from '../stage/camera';
import { DIRECTIONS } from '../stage/directions';
import { finish } from '../stage/finish';
import { givenLight } from '../stage/given-light';
import { particleLayer } from '../stage/particles';
import { boxOf, type Placing, shadowLayer, spriteLayer } from '../stage/sprite-layer';
import { isRightToLeft } from '../text/direction';
import { focusOf, gistOf } from './gist';
import { isWide, nearSeconds, wordsOf } from './photo-input';
import { plinthLayer, reflectionLayer } from './plinth';

/** How a product stands in a frame, in shares of it; `words` is the room beside it. */
interface Staging {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly width: number;
  readonly words?: Box;
}

/** How it stands above captions. */
const ABOVE = {
  tall: { foot: 0.63, height: 0.45, width: 0.66 },
  square: { foot: 0.7, height: 0.54, width: 0.6 },
  wide: { foot: 0.74, height: 0.6, width: 0.4 },
} as const;

const isTall = ({ size }: Setting): boolean => size.height > size.width * 1.15;

function stagingOf({ setting, captions }: SceneInput, words: string, floats: boolean): Staging {
  const wide = isWide(setting);
  const lift = floats ? 0.05 : 0;
  // Captions stand on its plinth.
  if (captions !== undefined) return { x: 0.5, ...ABOVE[wide ? 'wide' : isTall(setting) ? 'tall' : 'square'] };
  if (words === '')
    return { x: 0.5, foot: (wide ? 0.82 : 0.74) + lift, height: (wide ? 0.66 : 0.54) + lift, width: wide ? 0.44 : 0.7 };
  const { safe, size, language } = setting;
  const right = isRightToLeft(words, language);
  if (wide)
    return {
      ...{ x: right ? 0.29 : 0.71, foot: 0.82 + lift, height: 0.64 + lift, width: 0.38 },
      words: { ...safe, width: safe.width * 0.47, ...(right ? { x: safe.x + safe.width * 0.53 } : {}) },
    };
  // A screen is to be read: it takes what the words leave.
  if (floats && isTall(setting))
    return {
      ...{ x: 0.5, foot: 0.945, height: 0.585, width: 0.86 },
      words: { ...safe, height: size.height * 0.31 - safe.y },
    };
  // Words above, so that the plinth has the foot of the frame for itself.
  return {
    ...{ x: 0.5, foot: 0.82 + lift, height: 0.44 + lift, width: 0.7 },
    words: { ...safe, height: size.height * 0.33 - safe.y },
  };
}

/** How much of the room that something flat leaves above itself is below it instead, and between it and the words; shares. */
const FLAT = { lifted: 0.4, gap: 0.07 } as const;

/** What is lower than its place stands higher in it, and the words that are above it come down to it. */
function settledIn(staging: Staging, height: number, { size }: Setting): Staging {
  const { words } = staging;
  if (words === undefined || words.width < size.width * 0.6) return staging;
  const foot = staging.foot - (staging.height - height / size.height) * FLAT.lifted;
  const bottom = foot * size.height - height - size.height * FLAT.gap;
  return { ...staging, foot, words: { ...words, height: Math.max(words.height, bottom - words.y) } };
}

/** Where the middle of something is that is seen from near: what is smaller than the frame in its middle, else without a gap beside it. */
const middleOf = (wish: number, side: number, frame: number): number =>
  side <= frame ? frame / 2 : clamp(wish, frame - side / 2, side / 2);

const flipped = (sprite: Canvas): Canvas => {
  const canvas = createCanvas(sprite.width, sprite.height);
  const context = canvas.getContext('2d');
  context.translate(sprite.width, 0);
  context.scale(-1, 1);
  context.drawImage(sprite, 0, 0);
  return settled(canvas);
};

/** Lit from one side, and from the other: one fades into the other, and so the light goes around it. */
function lights(sprite: Canvas, setting: Setting): readonly [Canvas, Canvas] {
  const light = givenLight(setting);
  return [relit(sprite, light), flipped(relit(flipped(sprite), light))];
}

const dim = ({ palette }: Setting): Rgb => mix(palette.to, { r: 16, g: 8, b: 22 }, 0.74);

/**
 * How many times larger than on its plinth it is in the near look, how far its own pixels are stretched at most, and how much of
 * the frame's width something wide takes.
 */
const NEAR = { times: 2.5, least: 1.35, stretch: 1.5, across: 0.78 } as const;

/** Width by height from which something is wide. */
const WIDE = 1.25;

export interface ProductShot {
  readonly sprite: Canvas;
  /** Whether it hangs in the air, as a screen does. */
  readonly floats: boolean;
}

export function productFilm(
  input: SceneInput,
  { sprite, floats }: ProductShot,
): Pick<Film, 'backdrop' | 'layers' | 'shots'> {
  const { setting, trade } = input;
  const { size, palette, seed, index, seconds } = setting;
  const [short, words] = [Math.min(size.width, size.height), wordsOf(input)];
  const place = stagingOf(input, words, floats);
  const random = randomFor(seed, `product ${index}`);
  const shape = sprite.width / sprite.height;
  const height = Math.min(place.height * size.height, (place.width * size.width) / shape);
  const staging = settledIn(place, height, setting);
  const [x, foot] = [staging.x * size.width, staging.foot * size.height];
  // A name or a mark goes all across what is wide.
  const across = floats || shape < WIDE ? Number.POSITIVE_INFINITY : (size.width * NEAR.across) / shape;
  const large = Math.min(NEAR.times * height, sprite.height * NEAR.stretch, across);
  // In a near look it fills the frame: captions would lie on its label.
  const near = large < height * NEAR.least || input.captions !== undefined ? 0 : nearSeconds(setting);
  const [lit, otherwise] = lights(sprite, setting);
  const glow = { x: staging.x, y: staging.foot - height / size.height / 2 };
  const about = (span: Span, placing: Omit<Placing, 'shows'>, from: number): Layer[] => {
    const turn = { at: from + 0.25, value: 0 };
    const over = keys(turn, { at: Math.min(seconds, span.until) - 0.3, value: 1 });
    return [
      // Its label, wherever that is.
      { ...spriteLayer(lit, { ...placing, shows: span }), keeps: boxOf(lit, placing) },
      spriteLayer(otherwise, { ...placing, shows: span, move: { ...placing.move, alpha: over } }),
    ];
  };

  const first: Span = { from: -1, until: near };
  const focus = focusOf(gistOf(sprite));
  const nearLens = {
    zoom: keys({ at: -0.5, value: 1 }, { at: near + 0.5, value: 1.12 }),
    x: keys({ at: -0.5, value: -short * 0.05 }, { at: near + 0.5, value: short * 0.05 }),
    y: keys({ at: -0.5, value: short * 0.03 }, { at: near + 0.5, value: -short * 0.03 }),
    roll: sway(0.006, 5.1, random()),
    centre: { x: size.width / 2, y: size.height / 2 },
  };
  const nearPlace = {
    x: middleOf(size.width / 2 + (0.5 - focus.x) * large * shape, large * shape, size.width),
    y: middleOf(size.height / 2 + (0.5 - focus.y) * large, large, size.height),
    ...{ height: large, lens: nearLens, plane: 1 },
  };
  const nearShot =
    near === 0
      ? []
      : [
          ...behindLayers('disc', {
            ...{ x: size.width * 0.66, y: size.height * 0.36, radius: short * 0.5, lens: nearLens },
            ...{ span: first, from: -1, palette },
          }),
          ...about(first, nearPlace, -0.25),
        ];

  const whole: Span = { from: near === 0 ? -1 : near, until: seconds + 1 };
  const lens = cameraOf(
    near === 0 ? 'push' : 'pull',
    { ...whole, from: near },
    { x, y: foot - height / 2 },
    short,
    random,
  );
  const placing = {
    ...{ x, y: foot - height / 2, height, lens, plane: 1.06 },
    move: {
      scale: sum(
        keys({ at: near - 0.2, value: 0.86 }, { at: near + 0.7, value: 1, ease: spring(0.3) }),
        sway(0.006, 3.3),
      ),
      rotation: sway(floats ? 0.022 : 0.006, 4.7, random()),
      ...(floats ? { y: sway(short * 0.012, 3.6, random()) } : { anchor: { x: 0.5, y: 1 } }),
    },
  };
  const top = Math.max(height * shape * 1.5, short * 0.5);
  const ground: Layer[] = floats
    ? [shadowLayer(lit, { ...placing, move: {}, shows: whole }, { color: dim(setting), strength: 0.5, floats })]
    : [
        plinthLayer({ x, y: foot, width: top, bottom: size.height * 1.1, lens, shows: whole }, palette),
        reflectionLayer(sprite, { x, y: foot - height * 0.004, height, round: top * 0.96 }, { lens, shows: whole }),
        shadowLayer(lit, { ...placing, plane: 1, move: {}, shows: whole }, { color: dim(setting), strength: 0.5 }),
      ];
  const air = DIRECTIONS[trade].air;
  const pieces = staging.words === undefined ? [] : wordsIn(staging.words, words, setting);
  const covered = inkBox(pieces);
  const subject = floats ? 'screen' : 'product';
  return {
    shots: [...(near === 0 ? [] : [{ ...first, subject }]), { ...whole, subject }],
    backdrop: airOf(palette, floats ? glow : { ...glow, floor: staging.foot - 0.1 }),
    layers: [
      // Behind the product: before it, what is in the air would look like dust on it.
      particleLayer(air, size, palette, randomFor(seed, `photo air ${index}`), {
        span: { from: -1, until: seconds + 1 },
        clear: covered,
      }),
      ...nearShot,
      ...behindLayers(floats ? 'rings' : 'disc', {
        ...{ x, y: foot - height * 0.55, radius: Math.max(height * 0.56, short * 0.3), lens },
        ...{ span: whole, from: near, palette },
      }),
      ...ground,
      ...about(whole, placing, near),
      finish(size, palette),
      ...animate(pieces, setting, { from: near, shows: whole, opens: index === 0 && near === 0 }),
    ],
  };
}

function wordsIn(room: Box, words: string, setting: Setting) {
  const wide = isWide(setting);
  const style = { ...headlineStyle(setting, words, wide ? 0.82 : 0.76), uppercase: false };
  const side = wide ? (isRightToLeft(words, setting.language) ? 'end' : 'start') : 'center';
  const part = text(setting, {
    ...{ text: words, style, color: setting.palette.ink, masked: true, preferLines: 4, align: side },
  });
  return fitInto(part, room, side, wide ? 'center' : 'end').pieces;
}
