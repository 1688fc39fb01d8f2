/** A prompt as a place: its world in its light and weather, the subject in it, and the camera. */

import { createCanvas } from '@napi-rs/canvas';
import { cutLens } from '../film/cut-lens';
import type { Film, Layer } from '../film/film';
import { withHeadroom } from '../film/headroom';
import { isWide, wordsOf } from '../photo/photo-input';
import { randomFor } from '../random';
import type { SceneInput } from '../scenes/scene-input';
import type { WorldCast } from './cast-world';
import { flattened } from './flattened';
import { graded } from './graded';
import { inHand, styleOf } from './hands/in-hand';
import { isHead } from './kinds';
import { looksAt } from './looks';
import { photoAir } from './photo-air';
import { confetti } from './pieces/confetti';
import { fog } from './pieces/fog';
import { leaves } from './pieces/leaves';
import { motes } from './pieces/motes';
import { lightning, rain } from './pieces/rain';
import { skyBackdrop } from './pieces/sky';
import { snow } from './pieces/snow';
import { type Ground, type Site, siteOn, unitIn } from './site';
import { closeLayers, headsReach, subjectLayers } from './subject';
import { counterOn, isGlossy, surfaceOn } from './surface';
import { lensOf, viewOf } from './view';
import { wordTone } from './word-tone';
import { worldWords } from './words-on-world';
import { WORLDS } from './worlds';

/** How far out of focus the place is behind what the camera is near to, in hundredths of the shorter side. */
const DEFOCUS = 2.4;

/** How far below the upper edge of the frame somebody's head stays, as a share of its height. */
const HEADROOM = 0.045;

/** The same where the whole place is seen, by style: a lens, and a toy seen from near. */
const SOFTER: Readonly<Record<string, number>> = { cinematic: 0.4, whimsy_3d: 0.7 };

/** Frames for which the sky holds still: it changes slowly, and in steps where everything does. */
const SKY_EVERY = 3;

/** What is in the air outside, and what the prompt asks for by name. */
function weather(site: Site, inside: boolean): void {
  const { reading } = site;
  if (!inside) {
    if (reading.weather === 'rain' || reading.weather === 'storm') rain(site, reading.weather === 'storm');
    if (reading.weather === 'storm') lightning(site);
    if (reading.weather === 'snow') snow(site);
    if (reading.weather === 'fog') fog(site);
    if (reading.season === 'autumn') leaves(site, ['#d5672c', '#e3a233', '#b8402a'], 16);
    else if (reading.season === 'spring') leaves(site, ['#ffd0e0', '#ffe9f1', '#f7b4cc'], 18, 0.06);
    else if (reading.weather === 'wind') leaves(site, ['#8fae4a', '#c9b45a'], 14, 0.03);
  }
  if (reading.confetti) confetti(site);
  if (reading.leaves) leaves(site, ['#d5672c', '#e3a233', '#8fae4a'], 16);
  if (reading.dust) motes(site, '#ffe6bd', 60);
}

/** Captions stand where the line would: below the subject, where the frame is not wide. */
const leavesFoot = ({ captions, setting }: SceneInput): boolean => captions !== undefined && !isWide(setting);

/** `cuts`: where one picture of it gives way to another. */
type Seen = Pick<Film, 'backdrop' | 'backdropEvery' | 'layers'> & { readonly cuts: readonly number[] };

/** The animal that a mascot is would stand beside it a second time, as a head on the ground. */
const without = (cast: WorldCast, style: string): WorldCast =>
  style === 'mascot' && cast.hero !== undefined && isHead(cast.hero.name) ? { ...cast, hero: undefined } : cast;

export function worldScene(input: SceneInput, given: WorldCast): Seen {
  const { setting } = input;
  const { size, seed, index, seconds, palette } = setting;
  const style = styleOf(input);
  const cast = without(given, style);
  const { hero, reading, light } = cast;
  const world = WORLDS[cast.name];
  const words = wordsOf(input);
  const near = hero !== undefined && (hero.kind === 'small' || hero.kind === 'bust' || reading.closeUp);
  const view = viewOf(
    size,
    near,
    words !== '' || leavesFoot(input),
    hero !== undefined,
    style === 'mascot' && hero !== undefined,
  );
  const held = lensOf(reading, view, size, seconds, randomFor(seed, `world camera ${index}`));
  const u = unitIn(size);
  const looks = looksAt(input, near, u);
  const edge = view.floor - u * 10;
  const isBust = near && hero.kind === 'bust';
  const moved = cutLens(held, looks);
  const room = { u, middle: view.middle, width: size.width };
  const lens = isBust ? withHeadroom(moved, edge - headsReach(hero, reading, room), size.height * HEADROOM) : moved;
  const ground: Ground = {
    ...{
      size,
      light,
      reading,
      subject: hero?.name,
      accent: palette.accent,
      seed: seed * 131 + index,
      seconds,
      lens,
      sprites: cast.sprites,
      ...(cast.wares === undefined ? {} : { wares: cast.wares }),
    },
    ...{ horizon: near ? view.horizon + size.height * 0.02 : view.horizon, floor: view.floor, middle: view.middle },
    ...{ defocus: near ? DEFOCUS : (SOFTER[style] ?? 0), canvas: createCanvas },
  };
  const { site, built } = siteOn(ground);
  world.build(site);
  weather(site, world.inside);
  const isNearer = (layer: Layer): boolean => (built.depths.get(layer) ?? 0) > 1;
  const front = built.layers.filter(isNearer);
  const behind = built.layers.filter((layer) => !isNearer(layer));
  const count = built.layers.length;
  if (isBust) counterOn(site, world.counter, edge);
  else if (near) surfaceOn(site, world.surface, edge);
  const surface = built.layers.slice(count);
  const subject = near ? closeLayers(site, cast, lens, edge, isGlossy(world.surface)) : subjectLayers(site, cast, lens);
  const { photo } = cast;
  const picture = [
    ...(photo === undefined ? behind : []),
    ...(isBust ? [...subject, ...surface] : [...surface, ...subject]),
    ...front,
  ];
  const styled = inHand(style, { ...input, cast, view, layers: picture });
  return {
    cuts: looks.slice(1).map(({ from }) => from),
    backdropEvery: SKY_EVERY,
    backdrop:
      photo === undefined
        ? skyBackdrop(light, view.horizon / size.height)
        : photoAir(photo, { above: light.key, below: light.haze }, seconds),
    layers: [
      ...flattened(styled),
      ...graded(style, setting, light),
      ...worldWords(words, setting, wordTone(cast.name, light, palette, style, isBust)),
    ],
  };
}
