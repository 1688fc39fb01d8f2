/** A look at the thing that somebody speaks of, at the word: the picture is cut onto it and back to whoever speaks. */
import type { Canvas } from '@napi-rs/canvas';
import type { Timed } from '../../ports/narrator';
import { css, mix } from '../color/color';
import { easeOut, keys } from '../film/curve';
import type { Layer, Span } from '../film/film';
import { STILL } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { still } from '../layout/part';
import { boxOf, shadowLayer, spriteLayer } from '../stage/sprite-layer';

/** A thing that a script names. */
export interface Mention {
  /** As the script has it. */
  readonly words: string;
  readonly name: string;
  readonly sprite: Canvas;
}

/** A scene is so long, whoever speaks is seen so long before and after, and the thing at least and at most; in seconds. */
const LONG = 5;
const AROUND = 1.3;
const LEAST = 1;
const MOST = 2;
const USUAL = 1.5;
/** It is cut so long before the word, or on a beat this near to that. */
const BEFORE = 0.1;
const NEAR_BEAT = 0.25;
const NOWHERE = 1e-6;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const nearest = (at: number, beats: readonly number[], least: number, most: number): number => {
  const near = beats.filter((beat) => beat >= least && beat <= most);
  return near.length === 0
    ? at
    : near.reduce((one, other) => (Math.abs(other - at) < Math.abs(one - at) ? other : one));
};

/** When a thing is shown; undefined where its word is not heard, or too near to an end. */
export function cutawayAt(
  mention: Pick<Mention, 'words'>,
  words: readonly Timed[],
  { seconds, beats }: Pick<Setting, 'seconds' | 'beats'>,
): Span | undefined {
  if (seconds < LONG) return undefined;
  const [first = '', ...more] = mention.words.split(/\s+/u).map(plain);
  const isSaid = (at: number): boolean => {
    const said = plain(words[at]?.text ?? '');
    // What is written without spaces goes with others in one group.
    return first !== '' && (said === first || (said.includes(first) && first.length > 1 && more.length === 0));
  };
  for (const [at, { start }] of words.entries()) {
    if (!isSaid(at)) continue;
    const wish = start - BEFORE;
    const from = nearest(wish, beats, wish - NEAR_BEAT, start);
    const until = nearest(from + USUAL, beats, from + LEAST, from + MOST);
    if (from >= AROUND && until <= seconds - AROUND) return { from, until };
  }
  return undefined;
}

/** How high the thing is, as a share of the frame's shorter side; how much of a wide frame it takes from what is written. */
const HIGH = 0.62;
/** A disc behind it, in its own heights. */
const DISC = 0.68;

/** `middle`: where it stands. */
export function cutawayLayers(
  { size, palette, unit }: Setting,
  { sprite }: Mention,
  span: Span,
  middle: { readonly x: number; readonly y: number },
): Layer[] {
  const shows = { from: span.from - NOWHERE, until: span.until - NOWHERE };
  const short = Math.min(size.width, size.height);
  const height = short * HIGH * Math.min(1, (sprite.height / sprite.width) * 1.2);
  const placing = { ...middle, height };
  const whole: Box = { x: 0, y: 0, ...size };
  const radius = height * DISC;
  const comes = keys(
    { at: span.from - 0.06, value: 0.9 },
    { at: span.from + 0.3, value: 1, ease: easeOut },
    { at: span.until + 0.2, value: 1.05 },
  );
  const ground = still(whole, (context) => {
    const air = context.createLinearGradient(0, 0, 0, size.height);
    air.addColorStop(0, css(palette.from));
    air.addColorStop(1, css(mix(palette.from, palette.to, 0.85)));
    context.fillStyle = air;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = css(mix(palette.glow2, { r: 255, g: 255, b: 255 }, palette.dark ? 0.08 : 0.4), 0.9);
    context.beginPath();
    context.arc(middle.x, middle.y, radius, 0, Math.PI * 2);
    context.fill();
  });
  const floats = { color: mix(palette.to, { r: 0, g: 0, b: 0 }, 0.55), strength: 0.5, floats: true };
  const rises = keys({ at: span.from, value: unit * 1.5 }, { at: span.until, value: -unit, ease: easeOut });
  return [
    { ...ground, enter: STILL, shows },
    { ...shadowLayer(sprite, placing, floats), shows },
    {
      ...spriteLayer(sprite, { ...placing, move: { scale: comes, y: rises } }),
      shows,
      keeps: boxOf(sprite, placing),
    },
  ];
}
