/** The subject and the things around it: how they come, and how they live once they are there. */
import type { Canvas } from '@napi-rs/canvas';
import { mix, type Rgb } from '../color/color';
import { constant, keys, spring, sum, sway } from '../film/curve';
import type { Layer, Lens, Move, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import type { Random } from '../random';
import type { Composition, Spot } from './composition';
import { boxOf, type Placing, shadowLayer, spriteLayer } from './sprite-layer';

/** How soft one plane away from the subject is, as a share of the shorter side. */
const SOFTNESS = 0.018;
/** What is nearer than this to the subject's plane stands beside it in focus. */
const BESIDE = 0.3;
/** The widest that a sprite gets, as a share of its height's share. */
const WIDEST = 1.35;

export interface Scene {
  readonly setting: Setting;
  readonly span: Span;
  /** Seconds at which things come. */
  readonly from: number;
  readonly lens: Lens;
  readonly random: Random;
  /** What the words of the shot cover. */
  readonly words: Box | undefined;
}

const shortOf = ({ size }: Setting): number => Math.min(size.width, size.height);

const shadeOf = ({ palette }: Setting): Rgb => mix(palette.to, { r: 20, g: 8, b: 24 }, 0.72);

/** Height of a sprite at a spot: what is broad is as wide as others are high. */
const heightAt = (sprite: Canvas, spot: Spot, setting: Setting): number =>
  spot.height * shortOf(setting) * Math.min(1, (sprite.height / sprite.width) * WIDEST);

export interface HeroPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Room between a thing and the words, as a share of its side: the camera comes nearer. */
const MARGIN = 0.05;
/** Share of a thing's box that may lie under the words: things are round, so that a corner of it is empty. */
const CORNER = 0.025;

/** How far two boxes reach into one another, across and down; not positive when they don't. */
const overlap = (one: Box, other: Box): { readonly across: number; readonly down: number } => ({
  across: Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
  down: Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
});

const isInWay = (box: Box, words: Box | undefined): boolean => {
  if (words === undefined) return false;
  const { across, down } = overlap(box, words);
  const [wide, high] = [across + box.width * MARGIN, down + box.height * MARGIN];
  return wide > 0 && high > 0 && wide * high > box.width * box.height * CORNER;
};

/** The middle of a place for a subject as high as wide. */
export function spotPlace({ hero, stands }: Composition, setting: Setting): HeroPlace {
  const height = hero.height * shortOf(setting);
  const y = hero.y * setting.size.height - (stands ? height / 2 : 0);
  return { x: hero.x * setting.size.width, y, height };
}

/** The middle of the subject, and its height: out of the way of the words, even if that is partly out of the frame. */
export function heroPlace(sprite: Canvas, { hero, stands }: Composition, setting: Setting, words?: Box): HeroPlace {
  const height = heightAt(sprite, hero, setting);
  const place = {
    x: hero.x * setting.size.width,
    y: hero.y * setting.size.height - (stands ? height / 2 : 0),
    height,
  };
  const box = boxOf(sprite, place);
  if (words === undefined || !isInWay(box, words)) return place;
  const { across, down } = overlap(box, words);
  const [dx, dy] = [across + box.width * MARGIN, down + box.height * MARGIN];
  if (dx < dy) return { ...place, x: place.x + (place.x > words.x + words.width / 2 ? dx : -dx) };
  // What stands keeps its floor and gets smaller; what floats moves away.
  const below = place.y > words.y + words.height / 2;
  if (!stands) return { ...place, y: place.y + (below ? dy : -dy) };
  return { ...place, y: place.y + dy / 2, height: height - dy };
}

export function heroLayers(sprite: Canvas, composition: Composition, scene: Scene): Layer[] {
  const { setting, span, from, lens, random, words } = scene;
  const { hero, stands } = composition;
  const short = shortOf(setting);
  const at = from - 0.22;
  const move: Move = {
    scale: sum(keys({ at, value: 0.74 }, { at: at + 0.95, value: 1, ease: spring(0.45) }), sway(0.007, 3.1, random())),
    stretch: keys(
      { at, value: 1.08 },
      { at: at + 0.3, value: 0.95 },
      { at: at + 0.52, value: 1.02 },
      { at: at + 0.75, value: 1 },
    ),
    rotation: sum(constant(hero.rotation ?? 0), sway(stands ? 0.014 : 0.035, 4.3, random())),
    ...(stands ? { anchor: { x: 0.5, y: 1 } } : { y: sway(short * 0.014, 3.4, random()) }),
  };
  const placing: Placing = { ...heroPlace(sprite, composition, setting, words), lens, plane: 1, move, shows: span };
  const shade = { color: shadeOf(setting), strength: 0.55 };
  const fades = { alpha: keys({ at, value: 0.2 }, { at: at + 0.35, value: 1 }) };
  return [...(stands ? [shadowLayer(sprite, { ...placing, move: fades }, shade)] : []), spriteLayer(sprite, placing)];
}

function propLayers(sprite: Canvas, spot: Spot, order: number, scene: Scene, stands: boolean): Layer[] {
  const { setting, span, from, lens, random } = scene;
  const plane = spot.plane ?? 1;
  const short = shortOf(setting);
  const beside = Math.abs(plane - 1) < BESIDE;
  const onFloor = beside && stands;
  const height = heightAt(sprite, spot, setting);
  const at = from - 0.1 + order * 0.07;
  const alpha = keys({ at, value: 0 }, { at: at + 0.12, value: 1 });
  const placing: Placing = {
    x: spot.x * setting.size.width,
    y: spot.y * setting.size.height - (onFloor ? height / 2 : 0),
    height,
    lens,
    plane,
    blur: beside ? 0 : Math.abs(plane - 1) * SOFTNESS * short,
    flip: random() < 0.5,
    shows: span,
    move: {
      alpha,
      scale: keys({ at, value: 0.3 }, { at: at + 0.75, value: 1, ease: spring(0.5) }),
      rotation: sum(constant(spot.rotation ?? 0), sway(onFloor ? 0.02 : 0.08, 3.7 + order * 0.6, random())),
      ...(onFloor ? { anchor: { x: 0.5, y: 1 } } : { y: sway(short * 0.016, 3.2 + order * 0.5, random()) }),
    },
  };
  if (isInWay(boxOf(sprite, placing), scene.words)) return [];
  const layer = spriteLayer(sprite, placing);
  if (!onFloor) return [layer];
  return [shadowLayer(sprite, { ...placing, move: { alpha } }, { color: shadeOf(setting), strength: 0.5 }), layer];
}

/** The things behind the subject, and those beside and in front of it. */
export function things(
  props: readonly Canvas[],
  composition: Composition,
  scene: Scene,
): { readonly behind: Layer[]; readonly before: Layer[] } {
  const layers = composition.props.map((spot, order) => {
    const sprite = props[order % Math.max(1, props.length)];
    return { spot, layers: sprite === undefined ? [] : propLayers(sprite, spot, order, scene, composition.stands) };
  });
  const isBehind = (spot: Spot): boolean => (spot.plane ?? 1) < 1;
  return {
    behind: layers.filter(({ spot }) => isBehind(spot)).flatMap((entry) => entry.layers),
    before: layers.filter(({ spot }) => !isBehind(spot)).flatMap((entry) => entry.layers),
  };
}
