/** How a world is looked at: where the horizon and the floor are, how near the camera is, and how it moves. */
import { easeOut, keys, sum, sway } from '../film/curve';
import type { Lens } from '../film/film';
import type { Size } from '../geometry';
import { pick, type Random } from '../random';
import { shapeOf } from '../stage/composition';
import type { CameraName, Reading } from './reading';
import { unitIn } from './site';

export interface View {
  readonly horizon: number;
  readonly floor: number;
  /** Where the subject stands. */
  readonly middle: number;
  /** Whether the subject stands on something close before the camera. */
  readonly near: boolean;
  /** Where the camera goes to when it comes nearer: the foot of what stands above words, so that it does not sink behind them. */
  readonly centre: number;
}

/** How far above the floor the camera's centre is, in hundredths of the shorter side: as a rule, and above words. */
const USUALLY = 16;
const WORDED = 2;

/** `words`: whether something is written, so that the floor is above it; `accompanied`: whether somebody stands beside the subject. */
export function viewOf(
  { width, height }: Size,
  near: boolean,
  words: boolean,
  inhabited: boolean,
  accompanied = false,
): View {
  const shape = shapeOf({ width, height });
  // What the camera is near to stands on its surface, and the words begin under it.
  const tall = words ? (near ? 0.63 : 0.645) : 0.81;
  // Where nobody stands, more of the place is seen than of its floor.
  const floor = { tall, square: words ? 0.66 : 0.84, wide: 0.87 }[shape] + (inhabited || words ? 0 : 0.06);
  const u = unitIn({ width, height });
  return {
    horizon: height * floor - u * (shape === 'wide' ? 27 : shape === 'square' ? 24 : 26),
    floor: height * floor,
    middle: width * ({ wide: words ? 0.64 : 0.55, square: 0.5, tall: 0.5 }[shape] + (accompanied ? 0.15 : 0)),
    near,
    centre: height * floor - u * (words && shape !== 'wide' ? WORDED : USUALLY),
  };
}

/** Seconds for which it is still seen beside its neighbours. */
const BEYOND = 0.5;

const USUAL: readonly [CameraName, ...CameraName[]] = ['push', 'pan', 'pull', 'crane'];

export function lensOf(reading: Reading, { middle, centre }: View, size: Size, seconds: number, random: Random): Lens {
  const u = unitIn(size);
  const name = reading.camera ?? pick(random, USUAL);
  const [from, until] = [-BEYOND, seconds + BEYOND];
  const pace = Math.min(1.5, Math.max(0.7, reading.pace));
  const side = random() < 0.5 ? -1 : 1;
  const still = {
    zoom: keys({ at: from, value: 1.03 }, { at: until, value: 1.07 }),
    x: sway(u * 0.7, 7.3, random()),
    y: sway(u * 0.4, 5.9, random()),
  };
  const line = (a: number, b: number) =>
    keys({ at: from, value: a }, { at: until, value: b, ease: (progress) => progress });
  const moves: Record<CameraName, Omit<Lens, 'centre'>> = {
    push: { ...still, zoom: line(1.02, 1.02 + 0.14 * pace) },
    pull: { ...still, zoom: keys({ at: from, value: 1.03 + 0.18 * pace }, { at: until, value: 1.02, ease: easeOut }) },
    pan: { ...still, zoom: line(1.05, 1.08), x: line(side * u * 6.5 * pace, -side * u * 6.5 * pace) },
    crane: {
      ...still,
      zoom: line(1.09, 1.05),
      y: keys({ at: from, value: -u * 7 * pace }, { at: until, value: u * 1.5, ease: easeOut }),
    },
    orbit: {
      zoom: line(1.05, 1.1),
      x: sum(line(side * u * 5, -side * u * 5), sway(u, 4)),
      y: sway(u * 1.2, 6),
      roll: line(side * 0.012, -side * 0.012),
    },
    handheld: {
      zoom: line(1.06, 1.09),
      x: sum(sway(u * 0.9, 1.7, random()), sway(u * 0.5, 0.83, random())),
      y: sum(sway(u * 0.7, 1.3, random()), sway(u * 0.3, 0.61, random())),
      roll: sway(0.006, 2.1, random()),
    },
  };
  return { ...moves[name], centre: { x: middle, y: centre } };
}
