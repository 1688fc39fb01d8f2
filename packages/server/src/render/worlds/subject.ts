/** The subject of a world: as many as are spoken of, as large as they are, on the ground, and doing what they do. */
import type { Canvas } from '@napi-rs/canvas';
import { hex, mix, type Rgb } from '../color/color';
import { constant, keys, sum, sway } from '../film/curve';
import type { Layer, Lens, Move } from '../film/film';
import { reflectionLayer } from '../photo/plinth';
import { steamLayer } from '../stage/particles';
import { type Placing, shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { WorldCast } from './cast-world';
import { actionOf, HEIGHTS, looksRight } from './kinds';
import type { Action, Reading } from './reading';
import type { Site } from './site';

/** Where one of several stands: shares of their own width beside the first, how far behind, and how large. */
const PLACES = [
  [0, 0, 1],
  [-0.92, 0.06, 0.9],
  [0.94, 0.05, 0.92],
  [-0.48, 0.2, 0.74],
  [0.5, 0.22, 0.72],
  [1.4, 0.2, 0.74],
  [-1.42, 0.2, 0.73],
  [0.02, 0.34, 0.6],
  [0.98, 0.36, 0.58],
  [-0.96, 0.36, 0.58],
] as const;

/** How much of somebody with head and shoulders alone is below the edge of what they stand behind. */
const SUNK = 0.065;
/** How far up those behind stand, in hundredths of the shorter side. */
const RISEN = 70;

type Hero = NonNullable<WorldCast['hero']>;
type Room = Pick<Site, 'u' | 'middle' | 'width'>;

interface Act {
  readonly move: Move;
  /** Leaves its place: its shadow goes along. */
  readonly goes?: Move['x'];
}

/** What it does, in hundredths of the shorter side; `turn`: 1 to the right, -1 to the left. */
function actOf(action: Action, u: number, pace: number, at: number, turn: number, seconds: number): Act {
  const beat =
    (speed: number) =>
    (time: number): number =>
      Math.sin(time * speed * pace + at * 1.7);
  const across = (reach: number): NonNullable<Move['x']> =>
    keys(
      { at: -0.5, value: -turn * reach * u },
      { at: seconds + 0.5, value: turn * reach * u, ease: (progress) => progress },
    );
  const anchor = { x: 0.5, y: 1 };
  switch (action) {
    case 'run': {
      const goes = across(20 * Math.min(1.4, pace));
      return {
        goes,
        move: {
          x: goes,
          y: (time) => -Math.abs(beat(7)(time)) * u * 4.2,
          rotation: (time) => beat(7)(time) * 0.07,
          stretch: (time) => 1 + 0.05 * beat(14)(time),
          anchor,
        },
      };
    }
    case 'walk': {
      const goes = across(11 * pace);
      return {
        goes,
        move: {
          x: goes,
          y: (time) => -Math.abs(beat(4.2)(time)) * u * 1.4,
          rotation: (time) => beat(4.2)(time) * 0.035,
          anchor,
        },
      };
    }
    case 'cycle':
    case 'drive': {
      const goes = across(22 * Math.min(1.3, pace));
      return {
        goes,
        move: { x: goes, y: (time) => beat(13)(time) * u * 0.22, rotation: (time) => beat(6)(time) * 0.006, anchor },
      };
    }
    case 'dance':
      return {
        move: {
          y: (time) => -Math.abs(beat(5)(time)) * u * 6,
          rotation: (time) => beat(2.5)(time) * 0.1,
          stretch: (time) => 1 + 0.07 * beat(10)(time),
          anchor,
        },
      };
    case 'fly':
      return {
        move: {
          x: sum(across(9 * pace), sway(u * 1.4, 3.1, at * 0.3)),
          y: sum(constant(0), sway(u * 3.2, 2.6, at * 0.37)),
          rotation: sway(0.06, 3.3, at * 0.2),
        },
      };
    default:
      // It breathes.
      return {
        move: {
          stretch: (time) => 1 + 0.012 * Math.sin(time * 2.4 + at),
          rotation: sway(0.012, 4.7, at * 0.31),
          anchor,
        },
      };
  }
}

/** How much of it nothing may cover: a label, a face, or of what is known at once its middle. */
const KEPT = { given: [0, 1], bust: [0.05, 0.62], person: [0, 0.3], other: [0.22, 0.6] } as const;

function kept(layer: Layer, { name, kind }: Hero): Layer {
  const { x, y, width, height } = layer.box;
  const part = name === 'given' ? 'given' : kind === 'bust' || kind === 'person' ? kind : 'other';
  const [from, down] = KEPT[part];
  const keeps = { x: x + width * 0.15, y: y + height * from, width: width * 0.7, height: height * down };
  return { ...layer, keeps, yields: part === 'other' };
}

/** What stands at a place: one who is not the same as the next. */
const spriteAt = ({ sprite, others = [] }: Hero, at: number): Canvas =>
  [sprite, ...others][at % (others.length + 1)] ?? sprite;

const shadowOf = (site: Site): Rgb => mix(site.light.shade, hex('#08040c'), 0.4);

/** Stands on the ground, or in the air or water above it. */
export function subjectLayers(site: Site, cast: WorldCast, lens: Lens): Layer[] {
  const { hero, reading } = cast;
  const { u, middle, floor, width, seconds } = site;
  if (hero === undefined) return [];
  const { kind } = hero;
  const action = actionOf(kind, reading.action);
  const count = Math.min(reading.count, PLACES.length);
  const room = Math.min(width * 0.86, (width - middle) * 2 * 0.94);
  const ratio = hero.sprite.width / hero.sprite.height;
  // Several are smaller, so that all of them are seen.
  const wanted = HEIGHTS[kind] * hero.scale * u * (count === 1 ? 1 : count === 2 ? 0.86 : 0.74);
  const spread = count === 1 ? 1 : count === 2 ? 1.95 : count <= 5 ? 2.75 : 3.6;
  const height = Math.min(wanted, room / (ratio * spread));
  const placed = PLACES.slice(0, count).map(([dx, behind, scale], at) => ({
    at,
    behind,
    scale,
    x: middle + (dx + (count === 2 ? 0.47 : 0)) * height * ratio,
  }));
  const right = looksRight(hero.name);
  return placed
    .sort((one, other) => other.behind - one.behind)
    .flatMap(({ at, behind, scale, x }) => {
      const tall = height * scale;
      const sprite = spriteAt(hero, at);
      const lift = kind === 'flies' ? u * (24 + (at % 3) * 9) : kind === 'swims' ? u * 12 : 0;
      const foot = floor + u * 1.2 - behind * u * 42 - lift;
      const turn = right || (kind !== 'vehicle' && kind !== 'animal' && kind !== 'beast') ? 1 : -1;
      const flip = action === 'rest' && at % 2 === 1;
      const act = actOf(action, u, reading.pace, at, turn, seconds);
      const placing: Placing = {
        x,
        y: foot - tall / 2,
        height: tall,
        lens,
        plane: 1 - behind * 0.3,
        flip,
        move: act.move,
      };
      const ground: Move = act.goes === undefined ? {} : { x: act.goes };
      const floats = kind === 'flies' || kind === 'swims' || action === 'fly';
      const shade = { color: shadowOf(site), strength: floats ? 0.3 : 0.62 };
      const shadow = shadowLayer(
        sprite,
        { ...placing, y: (floats ? floor - behind * u * 42 : foot) - tall / 2, move: ground },
        { ...shade, floats },
      );
      return [...(kind === 'swims' ? [] : [shadow]), kept(spriteLayer(sprite, placing), hero)];
    });
}

/** So many are seen from near. */
const CLOSE_MOST = 7;

function closeHeight({ kind, sprite, scale }: Hero, count: number, { u, middle, width }: Room): number {
  // Of heads those behind look over those in front.
  const share = count === 1 ? 1 : count <= 3 ? 0.72 : kind === 'bust' ? 0.46 : 0.6;
  const side = (sprite.width / sprite.height) * (count === 1 ? 1 : count === 2 ? 1.9 : 2.5);
  return Math.min(HEIGHTS[kind] * scale * u * share, Math.min(width * 0.84, (width - middle) * 1.9) / side);
}

/** How far above the edge of what they stand behind heads reach, in pixels. */
export function headsReach(hero: Hero, reading: Reading, room: Room): number {
  const count = Math.min(reading.count, CLOSE_MOST);
  const height = closeHeight(hero, count, room);
  return Math.max(
    ...PLACES.slice(0, count).map(([, behind, scale]) => height * scale * (1 - SUNK) + behind * room.u * RISEN),
  );
}

/**
 * Stands on the surface before the camera: its own size no longer matters, it is what is looked at. A given product is
 * reflected in a `glossy` one, as on its plinth.
 */
export function closeLayers(site: Site, cast: WorldCast, lens: Lens, edge: number, glossy = false): Layer[] {
  const { hero, reading } = cast;
  const { u, middle } = site;
  if (hero === undefined) return [];
  const count = Math.min(reading.count, CLOSE_MOST);
  const ratio = hero.sprite.width / hero.sprite.height;
  const isBust = hero.kind === 'bust';
  const height = closeHeight(hero, count, site);
  return PLACES.slice(0, count)
    .map(([dx, behind, scale], at) => ({
      at,
      behind,
      scale,
      x: middle + (dx * 0.9 + (count === 2 ? 0.43 : 0)) * height * ratio,
    }))
    .sort((one, other) => other.behind - one.behind)
    .flatMap(({ at, behind, scale, x }) => {
      const tall = height * scale;
      const sprite = spriteAt(hero, at);
      const foot = edge + (isBust ? tall * SUNK : u * 13) - behind * u * (isBust ? RISEN : 22);
      const act = actOf(actionOf('small', reading.action), u, reading.pace, at, 1, site.seconds);
      const placing: Placing = {
        x,
        y: foot - tall / 2,
        height: tall,
        lens,
        plane: 1 - behind * 0.15,
        move: act.move,
        ...(behind > 0.15 ? { blur: behind * u * 1.6 } : {}),
      };
      const shadow = isBust
        ? []
        : [shadowLayer(sprite, { ...placing, move: {} }, { color: shadowOf(site), strength: 0.7 })];
      const reflection =
        glossy && hero.name === 'given'
          ? [
              reflectionLayer(
                sprite,
                { x, y: foot - tall * 0.004, height: tall, round: Math.max(tall, tall * ratio) * 5 },
                { lens, shows: { from: -1, until: site.seconds + 1 } },
              ),
            ]
          : [];
      const steam = hero.steams
        ? [steamLayer(x, foot - tall * 0.72, tall * 0.42, tall * 0.72, { lens, plane: 1 })]
        : [];
      return [...reflection, ...shadow, kept(spriteLayer(sprite, placing), hero), ...steam];
    });
}
