/** Draws the arm that somebody gestures with, in units of a picture: it comes up beside the body, out of what is below the frame. */
import type { Context } from '../film/film';
import type { ArmSprite } from './arm-sprite';
import type { Gesturing } from './gestures';
import { type Part, UNITS } from './paint-part';
import type { PersonSprite } from './person-sprite';

/** Where the elbow is, about which the arm turns; and where the wrist of each hand is in its own picture. */
const ELBOW = { x: 23.3, y: 32 } as const;
const WRIST = { x: 23.3, y: 18.4 } as const;
const RAISED_WRIST = { x: 7.3, y: 12.2 } as const;
const RAISED_SCALE = 0.8;
/** Units by which an arm is lower, and radians by which it is turned, when nothing of it is seen. */
const AWAY = { down: 17, turn: 0.45 } as const;
/** A hand goes further than the arm that it is on. */
const HAND_TURN = 3;
/** An offered hand is so far below its place in its own picture for each unit that a chin is below this. */
const HIGH_CHIN = 15.6;
const OFFERED_ASIDE = 0.6;
/** Beside a head that ends further out than this there is no room: the hand is before the chest. */
const WIDE_HEAD = 23;
const BEFORE_CHEST = { aside: -2.4, highChin: 12.8 } as const;
/** How far an arm may go aside so that its hand is beside the head. */
const MOST_ASIDE = 3.2;
/** A raised hand begins so far from the middle of its wrist. */
const PALM = 3.4;
/** A fist that holds something is on a sleeve so wide. */
const FIST_SLEEVE = 0.74;
/** How far from a side of the square an arm on that side reaches, as a share of it. */
export const ARM_REACH = 0.02;

const paint = (context: Context, { canvas, x, y, width, height }: Part): void =>
  context.drawImage(canvas, x, y, width, height);

/** Units of the body's picture. */
function headOf({ parts, place, mouth }: PersonSprite) {
  const ends = [parts.head, parts.back].map((part) => (part === undefined ? 0 : part.x + part.width));
  return { right: place.x + (ends[0] ?? 0) * place.scale, chin: place.y + (mouth.bottom + 2.2) * place.scale };
}

const besideHead = (right: number) => ({
  aside: Math.max(0, Math.min(MOST_ASIDE, right + PALM - WRIST.x)),
  low: 0,
});

const inRoom = (right: number, chin: number) =>
  right > WIDE_HEAD
    ? { aside: BEFORE_CHEST.aside, low: Math.max(0, chin - BEFORE_CHEST.highChin) }
    : { aside: OFFERED_ASIDE, low: Math.max(0, chin - HIGH_CHIN) };

/** Where what lies on an offered palm touches it, as shares of the hand's picture. */
const PALM_AT = { across: 0.52, down: 0.34 } as const;

/** The palm of a hand that is offered at a side, all the way up: units of the picture. */
export function palmOf(person: PersonSprite, { offered }: ArmSprite, side: Gesturing['side']) {
  const { right, chin } = headOf(person);
  const { aside, low } = inRoom(right, chin);
  const x = offered.x + aside + offered.width * PALM_AT.across;
  return { x: side === 'left' ? UNITS - x : x, y: offered.y + low + offered.height * PALM_AT.down };
}

export function drawArm(
  context: Context,
  person: PersonSprite,
  arm: ArmSprite,
  { hand, up, turn, side }: Gesturing,
): void {
  const { right, chin } = headOf(person);
  const { aside, low } = hand === 'raised' ? besideHead(right) : inRoom(right, chin);
  context.save();
  if (side === 'left') {
    context.translate(UNITS, 0);
    context.scale(-1, 1);
  }
  context.translate(aside, low + AWAY.down * (1 - up));
  context.translate(ELBOW.x, ELBOW.y);
  context.rotate(AWAY.turn * (1 - up) + turn);
  context.translate(-ELBOW.x, -ELBOW.y);
  context.save();
  if (hand === 'raised') {
    context.translate(WRIST.x, WRIST.y);
    context.rotate(turn * HAND_TURN);
    context.scale(RAISED_SCALE, RAISED_SCALE);
    context.translate(-RAISED_WRIST.x, -RAISED_WRIST.y);
    paint(context, arm.raised);
  } else paint(context, arm.offered);
  context.restore();
  paint(context, arm.sleeve);
  context.restore();
}

/** The sleeve below a fist that is lifted by so many units. */
export function drawFistSleeve(context: Context, { sleeve }: ArmSprite, fist: Part): void {
  const width = sleeve.width * FIST_SLEEVE;
  const height = sleeve.height * FIST_SLEEVE;
  const x = fist.x + fist.width * 0.5 - width / 2;
  context.drawImage(sleeve.canvas, x, fist.y + fist.height - 1.1, width, height);
}
