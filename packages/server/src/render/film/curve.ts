/** Values over the seconds of a scene, as pure functions that can be added to one another. */
import { clamp } from '../geometry';
import { arrive, leave } from './easing';

export type Curve = (seconds: number) => number;

export type Ease = (progress: number) => number;

export const linear: Ease = (progress) => progress;
/** Starts fast and settles. */
export const easeOut: Ease = arrive;
/** Starts slowly, leaves fast. */
export const easeIn: Ease = leave;
/** Slow at both ends. */
export const easeInOut: Ease = (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2);

/** Beyond the goal once, a little back, and there: a mass on a damped spring. `bounce` from 0 (none) to 1. */
export const spring =
  (bounce = 0.5): Ease =>
  (progress) => {
    if (progress >= 1) return 1;
    const damping = 7.5 - 3.5 * bounce;
    const turns = 4 + 6 * bounce;
    return 1 - Math.exp(-damping * progress) * Math.cos(turns * progress) * (1 - progress ** 6);
  };

/** A value at a moment, and how it is reached from the one before. */
export interface Key {
  /** Seconds from the start of the scene. */
  readonly at: number;
  readonly value: number;
  /** `easeInOut` when it is not said. */
  readonly ease?: Ease;
}

export const constant =
  (value: number): Curve =>
  () =>
    value;

/** Through the keys, in the order of their moments; before the first and after the last it stands still. */
export function keys(...list: readonly [Key, ...Key[]]): Curve {
  return (seconds) => {
    let from = list[0];
    if (seconds <= from.at) return from.value;
    for (const to of list) {
      if (seconds < to.at) {
        const progress = (seconds - from.at) / (to.at - from.at);
        return from.value + (to.value - from.value) * (to.ease ?? easeInOut)(clamp(progress, 0, 1));
      }
      from = to;
    }
    return from.value;
  };
}

/** To and fro for ever: what has settled still lives. `phase` is a share of the period. */
export const sway =
  (amplitude: number, period: number, phase = 0): Curve =>
  (seconds) =>
    amplitude * Math.sin(Math.PI * 2 * (seconds / period + phase));

/** The part of a beat in which it rises. */
const RISES = 0.18;

/** A beat every `period` seconds from 0: up at once and down again, with rest before the next. */
export const beats =
  (amplitude: number, period: number): Curve =>
  (seconds) => {
    const since = (((seconds % period) + period) % period) / period;
    return since < 0.1
      ? amplitude * easeInOut(since / 0.1)
      : amplitude * (1 - easeOut(Math.min(1, (since - RISES) / 0.7)));
  };

export const sum =
  (...curves: readonly Curve[]): Curve =>
  (seconds) =>
    curves.reduce((total, curve) => total + curve(seconds), 0);
