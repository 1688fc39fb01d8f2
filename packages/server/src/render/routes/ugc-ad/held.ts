/** Where the person has the thing that is shown: on the palm of a hand, or before the shoulder where no hand could hold it. */
import type { Box } from '../../geometry';
import { palmOf } from '../../persons/draw-arm';
import type { Gesturing } from '../../persons/gestures';
import { UNITS } from '../../persons/paint-part';
import { isHandy } from '../../stage/life-size';
import type { ActScene } from '../act';
import { shortOf } from '../pen';

/** An arm that holds something up for as long as it is looked at. */
export const OFFERING: Gesturing = { hand: 'offered', up: 1, turn: 0, side: 'left' };

/** How the person stands in the frame: the middle and the side of its square, its top, 1 or mirrored -1, and its head. */
interface Standing {
  readonly centre: number;
  readonly top: number;
  readonly side: number;
  readonly turn: number;
  readonly face: Box | undefined;
}

interface Held {
  readonly x: number;
  /** Where it ends below. */
  readonly foot: number;
  readonly height: number;
  readonly isInHand: boolean;
}

/** Shares of the frame's shorter side: how large it is at most, and its room to the frame and to the face. */
const MOST = { inHand: 0.3, before: 0.42 } as const;
const ROOM = 0.015;
/** How far from a side of the frame the finder's corners reach. */
const FINDER = 0.13;

export function heldIn(scene: ActScene, { centre, top, side, turn, face }: Standing): Held | undefined {
  const { cast, hero, setting, speaker, words } = scene;
  if (cast === undefined) return undefined;
  const { width, height } = setting.size;
  const short = shortOf(scene);
  if (speaker === undefined || face === undefined)
    return { x: hero.x, foot: hero.y + hero.height / 2, height: hero.height, isInHand: false };
  const ratio = cast.hero.width / cast.hero.height;
  const room = short * ROOM;
  const isBeside = words !== undefined && width > height * 1.15;
  const free0 = isBeside ? words.x + words.width : 0;
  const free1 = isBeside ? words.x : width;
  /** From the frame, or from words beside the person, to the head, on the side of the hand. */
  const beside =
    turn === 1
      ? { from: free0 + room, until: face.x - room }
      : { from: face.x + face.width + room, until: free1 - room };
  const { arm, parts } = speaker.person;
  const isHeld = arm !== undefined && parts.hand === undefined && isHandy(cast.lifeSizes?.get(cast.hero));
  const below = words === undefined || isBeside ? 0 : words.y + words.height + room;
  if (isHeld) {
    const palm = palmOf(speaker.person, arm, OFFERING.side);
    const foot = top + (palm.y / UNITS) * side;
    const across = beside.until - beside.from;
    const own = Math.min(short * MOST.inHand, foot - below, across / ratio);
    const half = (own * ratio) / 2;
    const x = centre + turn * (palm.x / UNITS - 0.5) * side;
    return { x: Math.min(beside.until - half, Math.max(beside.from + half, x)), foot, height: own, isInHand: true };
  }
  // Before the shoulder, below the chin; or beside the head, whichever is larger.
  const underChin = Math.min(height - face.y - face.height - room, (width * 0.5) / ratio);
  const besideHead = Math.min(height - Math.max(below, face.y), (beside.until - beside.from) / ratio);
  const own = Math.min(short * MOST.before, Math.max(underChin, besideHead));
  const half = (own * ratio) / 2;
  const clear = short * FINDER;
  const x = own > besideHead ? width * (turn === 1 ? 0.27 : 0.73) : (beside.from + beside.until) / 2;
  return {
    x: Math.min(width - half - clear, Math.max(half + clear, x)),
    foot: height + own * 0.03,
    height: own,
    isInHand: false,
  };
}
