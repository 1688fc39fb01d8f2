/** Turns drawn frames into a percentage that never falls and is told only when it changes. */
import type { RenderProgress } from '../ports/renderer';

const START: Record<RenderProgress['stage'], number> = {
  preparing: 0,
  sound: 1,
  drawing: 4,
  joining: 96,
  checking: 98,
};

export interface ProgressMeter {
  readonly stage: (stage: RenderProgress['stage']) => void;
  /** Frames that were drawn since the last call. */
  readonly frames: (count: number) => void;
  readonly done: () => void;
}

export function progressMeter(totalFrames: number, tell: (progress: RenderProgress) => void): ProgressMeter {
  let stage: RenderProgress['stage'] = 'preparing';
  let percent = -1;
  let drawn = 0;
  const say = (wanted: number): void => {
    const next = Math.max(percent, Math.min(100, Math.floor(wanted)));
    if (next === percent) return;
    percent = next;
    tell({ stage, percent });
  };
  const frames = (count: number): void => {
    drawn = Math.min(totalFrames, drawn + count);
    say(START.drawing + ((START.joining - START.drawing) * drawn) / Math.max(1, totalFrames));
  };
  say(0);
  return {
    stage: (next) => {
      stage = next;
      say(START[next]);
    },
    frames,
    done: () => say(100),
  };
}
