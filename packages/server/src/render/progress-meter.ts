/**
 * Turns finished work into a percentage that never falls, is told only when it changes, and grows about as time does:
 * each part of a render counts for what it costs.
 */
import type { Quality, SceneType } from '@vid/sdk/contract';
import type { RenderProgress } from '../ports/renderer';
import type { Size } from './geometry';
import { FPS } from './output/frame-size';

/** What parts cost, in units of about a millisecond of a small machine. Only their ratios matter. */
/** The process that tells of progress has to start before it can. */
const STARTING = 85;
const PREPARING = 45;
const JOINING = 110;
const CHECKING = 5;
const SECOND_OF_MUSIC = 14;
const FRAME_PIXELS = 540 * 960;
/** For a frame of a draft's size in portrait: to encode it. */
const ENCODED: Record<Quality, number> = { draft: 1.5, standard: 2.9, premium: 5.5 };
/** The same: to put it together here, where ffmpeg does not do that. */
const COMPOSITED: Record<SceneType, number> = {
  motion: 0,
  footage: 0.5,
  t2v_fast: 7,
  i2v_fast: 7,
  s2v: 7,
  walk_talk: 7,
};

export interface Workload {
  readonly size: Size;
  readonly quality: Quality;
  readonly scenes: readonly { readonly type: SceneType; readonly frames: number }[];
}

export interface ProgressMeter {
  /** Begins a stage: all before it is done. */
  readonly stage: (stage: RenderProgress['stage']) => void;
  /** The share of the music that is composed, 0 to 1; that is done beside the drawing. */
  readonly composed: (share: number) => void;
  /** More frames of a scene that are done; more than the scene has are not counted. */
  readonly frames: (scene: number, count: number) => void;
  readonly done: () => void;
}

/** Units of work of each scene. */
export const sceneUnits = ({ size, quality, scenes }: Workload): number[] => {
  const area = (size.width * size.height) / FRAME_PIXELS;
  return scenes.map(({ type, frames }) => area * (ENCODED[quality] + COMPOSITED[type]) * frames);
};

export function progressMeter(work: Workload, tell: (progress: RenderProgress) => void): ProgressMeter {
  const units = sceneUnits(work);
  const seconds = work.scenes.reduce((sum, { frames }) => sum + frames, 0) / FPS;
  const music = seconds * SECOND_OF_MUSIC;
  const drawing = units.reduce((sum, own) => sum + own, music);
  const before: Record<RenderProgress['stage'], number> = {
    preparing: STARTING,
    sound: STARTING + PREPARING,
    drawing: STARTING + PREPARING,
    joining: STARTING + PREPARING + drawing,
    checking: STARTING + PREPARING + drawing + JOINING,
  };
  const whole = before.checking + CHECKING;
  const drawn = work.scenes.map(() => 0);
  let composed = 0;
  let stage: RenderProgress['stage'] = 'preparing';
  let percent = -1;
  const say = (done: number): void => {
    const next = Math.max(percent, Math.min(100, Math.floor((done / whole) * 100)));
    if (next === percent) return;
    percent = next;
    tell({ stage, percent });
  };
  const sayDrawn = (): void => {
    const drawnUnits = units.map((own, at) => (own * (drawn[at] ?? 0)) / (work.scenes[at]?.frames ?? 1));
    say(drawnUnits.reduce((sum, own) => sum + own, before.drawing + composed * music));
  };
  say(STARTING);
  return {
    stage(next) {
      stage = next;
      // 100 is kept for a finished file.
      say(Math.min(before[next], whole * 0.99));
    },
    frames(scene, count) {
      const { frames } = work.scenes[scene] ?? { frames: 1 };
      drawn[scene] = Math.min(frames, (drawn[scene] ?? 0) + count);
      sayDrawn();
    },
    composed(share) {
      composed = share;
      sayDrawn();
    },
    done: () => say(whole),
  };
}
