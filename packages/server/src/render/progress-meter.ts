/**
 * Turns finished work into a percentage that never falls, is told only when it changes, and grows about as time does:
 * each part of a render counts for what it costs.
 */
import type { Quality, SceneType } from '@vid/sdk/contract';
import type { RenderProgress } from '../ports/renderer';
import type { Size } from './geometry';

/** What parts cost, in units of a millisecond of a small machine. Only their ratios matter. */
const PREPARING = 130;
const JOINING = 110;
const CHECKING = 20;
/** For a frame of a draft's size in portrait, encoded. */
const FRAME: Record<Quality, number> = { draft: 2.6, standard: 4.6, premium: 9 };
const FRAME_PIXELS = 540 * 960;
/** Scenes that are composited here cost more than those that ffmpeg puts together. */
const TYPE: Record<SceneType, number> = {
  motion: 1,
  footage: 1.2,
  t2v_fast: 2.4,
  i2v_fast: 2.4,
  s2v: 2.4,
  walk_talk: 2.4,
};

export interface Workload {
  readonly size: Size;
  readonly quality: Quality;
  readonly scenes: readonly { readonly type: SceneType; readonly frames: number }[];
}

export interface ProgressMeter {
  /** Begins a stage: all before it is done. */
  readonly stage: (stage: RenderProgress['stage']) => void;
  /** More frames of a scene that are done; more than the scene has are not counted. */
  readonly frames: (scene: number, count: number) => void;
  readonly done: () => void;
}

/** Units of work of each scene. */
export const sceneUnits = ({ size, quality, scenes }: Workload): number[] => {
  const frame = (FRAME[quality] * size.width * size.height) / FRAME_PIXELS;
  return scenes.map(({ type, frames }) => frame * TYPE[type] * frames);
};

export function progressMeter(work: Workload, tell: (progress: RenderProgress) => void): ProgressMeter {
  const units = sceneUnits(work);
  const drawing = units.reduce((sum, own) => sum + own, 0);
  const before: Record<RenderProgress['stage'], number> = {
    preparing: 0,
    sound: PREPARING,
    drawing: PREPARING,
    joining: PREPARING + drawing,
    checking: PREPARING + drawing + JOINING,
  };
  const whole = before.checking + CHECKING;
  const drawn = work.scenes.map(() => 0);
  let stage: RenderProgress['stage'] = 'preparing';
  let percent = -1;
  const say = (done: number): void => {
    const next = Math.max(percent, Math.min(100, Math.floor((done / whole) * 100)));
    if (next === percent) return;
    percent = next;
    tell({ stage, percent });
  };
  say(0);
  return {
    stage(next) {
      stage = next;
      // 100 is kept for a finished file.
      say(Math.min(before[next], whole * 0.99));
    },
    frames(scene, count) {
      const { frames } = work.scenes[scene] ?? { frames: 1 };
      drawn[scene] = Math.min(frames, (drawn[scene] ?? 0) + count);
      const done = units.reduce((sum, own, at) => sum + (own * (drawn[at] ?? 0)) / (work.scenes[at]?.frames ?? 1), 0);
      say(before.drawing + done);
    },
    done: () => say(whole),
  };
}
