/**
 * How somebody speaks: the mouth by the sounds, and what goes with it: eyes that blink and mostly look into the camera, brows and
 * a nod where a word is stressed, a head that is held another way with each sentence, breath.
 */
import { smooth } from '../film/easing';
import { randomFor } from '../random';
import { type GestureWish, type Gesturing, gesturesOver } from './gestures';
import { type Mouth, mouthOver } from './mouth';
import type { SceneSpeech } from './scene-speech';

/** A face at a moment. */
export interface Face extends Mouth {
  /** 0 open to 1 shut. */
  readonly blink: number;
  /** Where the eyes look, -1 to 1. */
  readonly gazeX: number;
  readonly gazeY: number;
  /** How high the brows are, 0 at rest to 1. */
  readonly brow: number;
}

export interface Pose {
  readonly face: Face;
  /** Radians about the neck. */
  readonly tilt: number;
  /** Units by which the head is lower. */
  readonly bob: number;
  /** Of the chest, 0 out to 1 in. */
  readonly breath: number;
  /** Of what a hand holds, -1 to 1. */
  readonly hand: number;
  /** What an arm does; undefined while it is down. */
  readonly arm?: Gesturing | undefined;
}

const BLINKS = { least: 2, most: 5.4, shuts: 0.07, stays: 0.05, opens: 0.12 } as const;
const GAZES = { least: 0.9, most: 2.4, moves: 0.07 } as const;
/** How often the eyes look elsewhere than into the camera. */
const AWAY = 0.35;
/** Seconds that a nod takes down and up again, and the brows up and down. */
const NOD = { down: 0.13, up: 0.3 } as const;
const BROWS = { up: 0.12, down: 0.5 } as const;
/** Seconds in which a head comes to be held another way. */
const TURN = 0.55;
const BREATHS = 0.27;

/** Up within `up` seconds, and down again. */
const pulse = (since: number, up: number, down: number): number =>
  since < 0 || since > up + down ? 0 : since < up ? smooth(since / up) : 1 - smooth((since - up) / down);

/** The last of them that is not later. */
const lastBefore = <T extends { readonly at: number }>(list: readonly T[], now: number): number => {
  let found = -1;
  for (const [index, { at }] of list.entries()) if (at <= now) found = index;
  return found;
};

function blinksOver(seconds: number, random: () => number): number[] {
  const blinks: number[] = [];
  for (let at = 0.6 + random() * 1.6; at < seconds; at += BLINKS.least + random() * (BLINKS.most - BLINKS.least))
    blinks.push(at);
  return blinks;
}

interface Look {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

function looksOver(seconds: number, random: () => number): Look[] {
  const looks: Look[] = [{ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }];
  for (let at = 0.8; at < seconds; at += GAZES.least + random() * (GAZES.most - GAZES.least)) {
    const isAway = random() < AWAY && looks.at(-1)?.x === 0;
    looks.push({
      at,
      x: isAway ? (random() < 0.5 ? -1 : 1) * (0.4 + random() * 0.35) : 0,
      y: isAway ? -random() * 0.3 : 0,
    });
  }
  return looks;
}

/** What somebody does over the seconds of a scene; with the arms only what `arms` wishes. */
export function performance(
  speech: SceneSpeech,
  seconds: number,
  seed: number,
  arms?: Pick<GestureWish, 'side' | 'isSeen'>,
): (now: number) => Pose {
  const random = randomFor(seed, 'performance');
  const mouth = mouthOver(speech.mouth);
  const blinks = blinksOver(seconds + 1, random);
  const looks = looksOver(seconds + 1, random);
  const nods = speech.stresses.map((at) => ({ at: at - NOD.down * 0.6, by: 0.5 + random() * 0.5 }));
  const side = random() < 0.5 ? -1 : 1;
  const holds = speech.sentences.map((at, order) => ({
    at: at - 0.2,
    tilt: (order % 2 === 0 ? side : -side) * (0.018 + random() * 0.02),
  }));
  const phase = random() * 6;
  const gesture =
    arms === undefined
      ? () => undefined
      : gesturesOver(speech, { ...arms, seconds, random: randomFor(seed, 'gestures') });
  return (now) => {
    const blink = Math.max(
      0,
      ...blinks.map((at) => {
        const since = now - at;
        if (since < 0) return 0;
        if (since < BLINKS.shuts) return smooth(since / BLINKS.shuts);
        return 1 - smooth((since - BLINKS.shuts - BLINKS.stays) / BLINKS.opens);
      }),
    );
    const look = lastBefore(looks, now);
    const [to, from] = [looks[look], looks[look - 1] ?? looks[look]];
    const share = to === undefined ? 0 : smooth((now - to.at) / GAZES.moves);
    const gaze = (axis: 'x' | 'y'): number => (from?.[axis] ?? 0) * (1 - share) + (to?.[axis] ?? 0) * share;
    const nod = nods.reduce((sum, { at, by }) => Math.max(sum, by * pulse(now - at, NOD.down, NOD.up)), 0);
    const brow = nods.reduce((sum, { at, by }) => Math.max(sum, by * pulse(now - at, BROWS.up, BROWS.down)), 0);
    const hold = lastBefore(holds, now);
    const [held, before] = [holds[hold], holds[hold - 1]];
    const turned = held === undefined ? 0 : smooth((now - held.at) / TURN);
    const tilt = (before?.tilt ?? 0) * (1 - turned) + (held?.tilt ?? 0) * turned;
    const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * BREATHS * now + phase);
    return {
      face: { ...mouth(now), blink, gazeX: gaze('x'), gazeY: gaze('y'), brow },
      tilt: tilt + 0.01 * Math.sin(now * 1.7 + phase) + 0.005 * Math.sin(now * 4.3),
      bob: 0.5 * nod + 0.06 * Math.sin(now * 2.1 + phase) - 0.12 * breath,
      breath,
      hand: 0.35 * Math.sin(now * 1.3 + phase) + 0.8 * nod,
      arm: gesture(now),
    };
  };
}
