/** The subject and the things around it: how they come, and how they live once they are there. */
import type { Canvas } from '@napi-rs/canvas';
import { mix, type Rgb } from '../color/color';
import { constant, keys, spring, sum, sway } from '../film/curve';
import type { Layer, Lens, Move, Span } from '../film/film';
import type { Setting } from '../film/setting';
import { type Box, clamp, type Size } from '../geometry';
import type { Random } from '../random';
import type { Cast } from './cast';
import type { Composition, Spot } from './composition';
import { shareBeside } from './life-size';
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

/** How much more what has settled moves: the last scene is looked at for longest. */
const livelinessOf = ({ index, count }: Setting): number => (index === count - 1 ? 1.8 : 1);

const shadeOf = ({ palette }: Setting): Rgb => mix(palette.to, { r: 20, g: 8, b: 24 }, 0.72);

/** What is as wide and as high as something. */
export type Shaped = Pick<Canvas, 'width' | 'height'>;

/** Height of a sprite at a spot: what is broad is as wide as others are high. */
const heightAt = (sprite: Shaped, spot: Spot, setting: Setting): number =>
  spot.height * shortOf(setting) * Math.min(1, (sprite.height / sprite.width) * WIDEST);

export interface HeroPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Room between a thing and the words, as a share of its side: the camera comes nearer. */
const MARGIN = 0.07;
/** Things are rounder than boxes and squarer than discs. */
const ROUNDNESS = 2.6;

/** How much wider and higher a thing gets that is turned, on each side. */
const turned = ({ width, height }: Box, rotation = 0): Size => ({
  width: (Math.abs(Math.sin(rotation)) * height) / 2,
  height: (Math.abs(Math.sin(rotation)) * width) / 2,
});

/** Whether a thing, with the room around it, lies under the words: judged by its round shape, since its corners are empty. */
function isInWay(box: Box, words: Box | undefined, rotation?: number): boolean {
  if (words === undefined) return false;
  const more = turned(box, rotation);
  const [across, down] = [box.width * (0.5 + MARGIN) + more.width, box.height * (0.5 + MARGIN) + more.height];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const near = (middle: number, start: number, length: number): number => clamp(middle, start, start + length) - middle;
  const [dx, dy] = [near(x, words.x, words.width), near(y, words.y, words.height)];
  return Math.abs(dx / across) ** ROUNDNESS + Math.abs(dy / down) ** ROUNDNESS < 1;
}

/** The middle of a place for a subject as high as wide. */
export function spotPlace({ hero, stands }: Composition, setting: Setting): HeroPlace {
  const height = hero.height * shortOf(setting);
  const y = hero.y * setting.size.height - (stands ? height / 2 : 0);
  return { x: hero.x * setting.size.width, y, height };
}

/** Pixels by which a subject is moved at a time, as a share of the shorter side. */
const STEP = 0.01;

/** How much of a box is in the frame. */
function seenOf({ x, y, width, height }: Box, frame: Size): number {
  const across = clamp(x + width, 0, frame.width) - clamp(x, 0, frame.width);
  const down = clamp(y + height, 0, frame.height) - clamp(y, 0, frame.height);
  return (across * down) / (width * height);
}

/** The part of what is seen of a subject that is left of it when it makes room. */
const KEPT = 0.82;

/** The middle of the subject, and its height: out of the way of the words, if need be a little further out of the frame. */
export function heroPlace(sprite: Shaped, { hero, stands }: Composition, setting: Setting, words?: Box): HeroPlace {
  const height = heightAt(sprite, hero, setting);
  const place = {
    x: hero.x * setting.size.width,
    y: hero.y * setting.size.height - (stands ? height / 2 : 0),
    height,
  };
  const box = boxOf(sprite, place);
  if (words === undefined || !isInWay(box, words, hero.rotation)) return place;
  const step = shortOf(setting) * STEP;
  // What stands keeps its floor and gets smaller, unless the words are beside it; what floats moves away.
  const beside = words.y < box.y + box.height && words.y + words.height > box.y + box.height * 0.6;
  const ways: readonly ((count: number) => HeroPlace)[] =
    stands && !beside
      ? [(count) => ({ ...place, y: place.y + (count * step) / 2, height: Math.max(step, height - count * step) })]
      : [
          (count) => ({ ...place, x: place.x + count * step * (place.x > words.x + words.width / 2 ? 1 : -1) }),
          ...(stands
            ? []
            : [
                (count: number) => ({
                  ...place,
                  y: place.y + count * step * (place.y > words.y + words.height / 2 ? 1 : -1),
                }),
              ]),
        ];
  // What floats gets rather smaller than out of the frame.
  const smaller = (count: number): HeroPlace => ({
    ...place,
    y: place.y + (count * step) / 2,
    height: height - count * step,
  });
  const least = stands ? 0 : seenOf(box, setting.size) * KEPT;
  for (let count = 1; count * step < height; count += 1)
    for (const way of stands ? ways : [...ways, smaller]) {
      const tried = way(count);
      const own = boxOf(sprite, tried);
      if (seenOf(own, setting.size) >= least && !isInWay(own, words, hero.rotation)) return tried;
    }
  return place;
}

export function heroLayers(sprite: Canvas, composition: Composition, scene: Scene): Layer[] {
  const { setting, span, from, lens, random, words } = scene;
  const { hero, stands } = composition;
  const short = shortOf(setting);
  const at = from - 0.22;
  const phase = random();
  const lively = livelinessOf(setting);
  const breath = lively > 1 ? sway(0.02, 2.2, phase) : sway(0.007, 3.1, phase);
  const move: Move = {
    scale: sum(keys({ at, value: 0.74 }, { at: at + 0.95, value: 1, ease: spring(0.45) }), breath),
    stretch: keys(
      { at, value: 1.08 },
      { at: at + 0.3, value: 0.95 },
      { at: at + 0.52, value: 1.02 },
      { at: at + 0.75, value: 1 },
    ),
    rotation: sum(constant(hero.rotation ?? 0), sway(lively * (stands ? 0.014 : 0.035), 4.3 / lively, random())),
    ...(stands ? { anchor: { x: 0.5, y: 1 } } : { y: sway(short * 0.014, 3.4, random()) }),
  };
  const placing: Placing = { ...heroPlace(sprite, composition, setting, words), lens, plane: 1, move, shows: span };
  const shade = { color: shadeOf(setting), strength: 0.55 };
  const fades = { alpha: keys({ at, value: 0.2 }, { at: at + 0.35, value: 1 }) };
  // Whoever rises from the foot of the frame stands on no floor that is seen.
  const casts = stands && hero.y <= 1;
  return [...(casts ? [shadowLayer(sprite, { ...placing, move: fades }, shade)] : []), spriteLayer(sprite, placing)];
}

function propLayers(sprite: Canvas, spot: Spot, order: number, scene: Scene, stands: boolean): Layer[] {
  const { setting, span, from, lens, random } = scene;
  const plane = spot.plane ?? 1;
  const short = shortOf(setting);
  const lively = livelinessOf(setting);
  const beside = isBeside(spot);
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
      pops: at,
      scale: keys({ at, value: 0.3 }, { at: at + 0.75, value: 1, ease: spring(0.5) }),
      rotation: sum(
        constant(spot.rotation ?? 0),
        sway(onFloor ? 0.02 * lively : 0.08, (3.7 + order * 0.6) / lively, random()),
      ),
      ...(onFloor ? { anchor: { x: 0.5, y: 1 } } : { y: sway(short * 0.016, 3.2 + order * 0.5, random()) }),
    },
  };
  if (isInWay(boxOf(sprite, placing), scene.words, spot.rotation)) return [];
  const layer = spriteLayer(sprite, placing);
  if (!onFloor) return [layer];
  return [shadowLayer(sprite, { ...placing, move: { alpha } }, { color: shadeOf(setting), strength: 0.5 }), layer];
}

/** How often one thing lies around a subject; in focus but once: beside itself in another size it is a copy. */
const MOST_OF_ONE = 2;

const isBeside = ({ plane = 1 }: Spot): boolean => Math.abs(plane - 1) < BESIDE;

/** Which thing is where: beside the subject, in focus, only what is no larger than it in life, and in its measure. */
function placed(
  { hero, props, lifeSizes }: Cast,
  spots: readonly Spot[],
): readonly { readonly spot: Spot; readonly sprite: Canvas }[] {
  const shareOf = (sprite: Canvas): number | undefined => shareBeside(lifeSizes?.get(sprite), lifeSizes?.get(hero));
  const seen = new Map<Canvas, number>();
  const countOf = (sprite: Canvas): number => seen.get(sprite) ?? 0;
  return spots.flatMap((spot, order) => {
    // From its own on, so that what is near and what is far is not the same.
    const turned = props.map((_, at) => props[(order + at) % props.length] as Canvas);
    const beside = isBeside(spot);
    const fits = beside
      ? turned.filter((sprite) => countOf(sprite) === 0 && shareOf(sprite) !== undefined)
      : turned.filter((sprite) => countOf(sprite) < MOST_OF_ONE);
    const sprite = fits.find((one) => countOf(one) === 0) ?? fits[0];
    if (sprite === undefined) return [];
    seen.set(sprite, countOf(sprite) + 1);
    const share = beside ? (shareOf(sprite) ?? 1) : 1;
    return [{ spot: share === 1 ? spot : { ...spot, height: spot.height * share }, sprite }];
  });
}

/** The things behind the subject, and those beside and in front of it. */
export function things(
  cast: Cast | undefined,
  composition: Composition,
  scene: Scene,
): { readonly behind: Layer[]; readonly before: Layer[] } {
  const all = cast === undefined ? [] : placed(cast, composition.props);
  const layersOf = (isWanted: (spot: Spot) => boolean): Layer[] =>
    all.flatMap(({ spot, sprite }, order) =>
      isWanted(spot) ? propLayers(sprite, spot, order, scene, composition.stands) : [],
    );
  const isBehind = (spot: Spot): boolean => (spot.plane ?? 1) < 1;
  return { behind: layersOf(isBehind), before: layersOf((spot) => !isBehind(spot)) };
}
