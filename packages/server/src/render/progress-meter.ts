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
const STARTING = 220;
const PREPARING = 60;
const PREPARING_SCENE = 20;
const JOINING = 180;
const CHECKING = 10;
const MUSIC = 100;
const SECOND_OF_MUSIC = 14;
const FRAME_PIXELS = 540 * 960;
/** To paint what a scene is put together from, of a draft's size in portrait; half of it is done when its film is known. */
const PAINTING = 280;
/** For a frame of a draft's size in portrait: to encode it. */
const ENCODED: Record<Quality, number> = { draft: 1.5, standard: 2.9, premium: 5.5 };
/** The same: to put it together here, where ffmpeg does not do that. */
const COMPOSITED: Record<SceneType, number> = {
  motion: 7,
  footage: 0.5,
  t2v_fast: 9,
  i2v_fast: 9,
  s2v: 9,
  walk_talk: 9,
};
/** What a scene brings comes at its beginning, where the engine still learns what is run often: later frames cost less. */
const FIRST_COST_MORE = 1.6;
/** What a second thread adds to the speed of drawing, and each after it: encoders take their part of the cores. */
const FOR_EACH_THREAD = 0.6;

export interface Workload {
  readonly size: Size;
  readonly quality: Quality;
  readonly scenes: readonly { readonly type: SceneType; readonly frames: number }[];
  /** Threads that draw; one when it is not said. */
  readonly threads?: number;
}

export interface ProgressMeter {
  /** Begins a stage: all before it is done. */
  readonly stage: (stage: RenderProgress['stage']) => void;
  /** The share of the music that is composed, 0 to 1; that is done beside the drawing. */
  readonly composed: (share: number) => void;
  /** A scene's film is known: what it is put together from is painted next. */
  readonly begun: (scene: number) => void;
  /** More frames of a scene that are done; more than the scene has are not counted. */
  readonly frames: (scene: number, count: number) => void;
  readonly done: () => void;
}

/** Units of work of the frames of each scene. */
export const sceneUnits = ({ size, quality, scenes }: Workload): number[] => {
  const area = (size.width * size.height) / FRAME_PIXELS;
  return scenes.map(({ type, frames }) => area * (ENCODED[quality] + COMPOSITED[type]) * frames);
};

export function progressMeter(work: Workload, tell: (progress: RenderProgress) => void): ProgressMeter {
  const { size, scenes, threads = 1 } = work;
  const speed = 1 + FOR_EACH_THREAD * (threads - 1);
  const units = sceneUnits(work).map((own) => own / speed);
  const painting = scenes.map(({ type }) =>
    type === 'footage' ? 0 : (PAINTING * size.width * size.height) / FRAME_PIXELS / speed,
  );
  const seconds = scenes.reduce((sum, { frames }) => sum + frames, 0) / FPS;
  const music = MUSIC + seconds * SECOND_OF_MUSIC;
  const preparing = PREPARING + scenes.length * PREPARING_SCENE;
  const drawing = [...units, ...painting].reduce((sum, own) => sum + own, music);
  const before: Record<RenderProgress['stage'], number> = {
    preparing: STARTING,
    sound: STARTING + preparing,
    drawing: STARTING + preparing,
    joining: STARTING + preparing + drawing,
    checking: STARTING + preparing + drawing + JOINING,
  };
  const whole = before.checking + CHECKING;
  const drawn = scenes.map(() => 0);
  const isBegun = scenes.map(() => false);
  let composed = 0;
  let stage: RenderProgress['stage'] = 'preparing';
  let percent = -1;
  const say = (done: number): void => {
    const next = Math.max(percent, Math.min(100, Math.floor((done / whole) * 100)));
    if (next === percent) return;
    percent = next;
    tell({ stage, percent });
  };
  const unitsOf = (own: number, at: number): number => {
    const share = (drawn[at] ?? 0) / (scenes[at]?.frames ?? 1);
    const painted = (painting[at] ?? 0) * (share > 0 ? 1 : isBegun[at] === true ? 0.5 : 0);
    return painted + own * (1 - (1 - share) ** FIRST_COST_MORE);
  };
  const sayDrawn = (): void =>
    say(units.reduce((sum, own, at) => sum + unitsOf(own, at), before.drawing + composed * music));
  say(STARTING);
  return {
    stage(next) {
      stage = next;
      // 100 is kept for a finished file.
      say(Math.min(before[next], whole * 0.99));
    },
    begun(scene) {
      isBegun[scene] = true;
      sayDrawn();
    },
    frames(scene, count) {
      const { frames } = scenes[scene] ?? { frames: 1 };
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
