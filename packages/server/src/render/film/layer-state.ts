/** Where a layer is, and how opaque, at a moment. Pure: both compositors follow it. */
import { clamp } from '../geometry';
import { arrive } from './easing';
import type { Layer } from './film';

export interface LayerState {
  readonly dx: number;
  readonly dy: number;
  /** 0 to 1. */
  readonly alpha: number;
}

/** When a layer fades in; undefined when it is opaque at once. What was on its way before the first frame is opaque. */
function fadeIn({ enter }: Layer): { readonly at: number; readonly seconds: number } | undefined {
  if (!enter.fade || enter.seconds === 0) return undefined;
  if (enter.at < 0) return undefined;
  return { at: enter.at, seconds: enter.seconds / 2 };
}

const HIDDEN: LayerState = { dx: 0, dy: 0, alpha: 0 };

/** What has no entrance is there before the first frame as well, which the cut to its scene shows. */
const isThereBefore = ({ enter }: Layer): boolean => enter.at <= 0 && enter.seconds === 0;

export function layerState(layer: Layer, seconds: number): LayerState {
  const { enter, drift } = layer;
  if (seconds < enter.at && !isThereBefore(layer)) return HIDDEN;
  const entered = enter.seconds === 0 ? 1 : clamp((seconds - enter.at) / enter.seconds, 0, 1);
  const away = 1 - arrive(entered);
  const fade = fadeIn(layer);
  const shown = fade === undefined ? 1 : clamp((seconds - fade.at) / fade.seconds, 0, 1);
  const moved = drift?.every === undefined ? seconds : Math.floor(seconds / drift.every) * drift.every;
  return {
    dx: enter.dx * away + (drift?.x ?? 0) * moved,
    dy: enter.dy * away + (drift?.y ?? 0) * moved,
    alpha: shown,
  };
}
