/** Draws scenes in a thread of its own, from the side of whoever puts the film together: the same segments to the byte. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { RenderFailure } from '../../ports/renderer';
import type { DrawingOrder, DrawnScene } from '../draw-scenes';
import type { SaidLine } from '../narration/said-line';
import type { StageMark } from '../stage-marks';
import type { FromDrawingThread, ToDrawingThread, ToldFilm } from './thread-messages';

/** The thread's file; undefined where this runs as a source, which no thread can begin with. */
export const drawingThreadFile = (): string | undefined =>
  ['./drawing-thread.js', './render/drawing-thread.js']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));

export interface ThreadedDrawer {
  /** Tells it of the film; nothing is drawn before. */
  begin(film: ToldFilm): void;
  /** Tells it what is said in the film. */
  hear(lines: readonly SaidLine[]): void;
  /** Draws a scene; one after another. */
  draw(index: number): Promise<DrawnScene>;
  /** Tells it that a scene is encoded, by whomever. */
  over(index: number): void;
  /** Lets it go; resolves when it is gone. */
  end(): Promise<void>;
}

export interface ThreadListeners extends Required<Pick<DrawingOrder, 'onFrames' | 'onCues'>> {
  readonly onStage: (mark: StageMark) => void;
}

interface Waiting {
  readonly resolve: (scene: DrawnScene) => void;
  readonly reject: (error: Error) => void;
}

/** When the signal fires, it ends its ffmpegs, and what it draws fails. */
export function threadedDrawer(file: string, signal: AbortSignal, listeners: ThreadListeners): ThreadedDrawer {
  const { onFrames, onCues, onStage } = listeners;
  // Whatever this process was started with, such as an inspector or a loader, is not the thread's business.
  const worker = new Worker(file, { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  const tell = (message: ToDrawingThread): void => {
    if (failure === undefined) worker.postMessage(message);
  };
  const take = (index: number, settle: (one: Waiting) => void): void => {
    const one = waiting.get(index);
    waiting.delete(index);
    if (one !== undefined) settle(one);
  };
  worker.on('message', (message: FromDrawingThread) => {
    if (message.type === 'frames') onFrames(message.index, message.count);
    else if (message.type === 'cues') onCues(message.index, message.cues);
    else if (message.type === 'stage') onStage(message.mark);
    else if (message.type === 'drawn') take(message.index, ({ resolve }) => resolve(message.scene));
    else take(message.index, ({ reject }) => reject(new RenderFailure(message.reason, message.message)));
  });
  const cancel = (): void => tell({ type: 'cancel' });
  signal.addEventListener('abort', cancel, { once: true });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread that draws has ended.')));
  return {
    begin: (film) => tell({ type: 'film', film }),
    hear: (lines) => tell({ type: 'said', lines }),
    over: (index) => tell({ type: 'over', index }),
    draw: (index) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        waiting.set(index, { resolve, reject });
        tell({ type: 'draw', index });
      }),
    async end() {
      signal.removeEventListener('abort', cancel);
      await worker.terminate();
    },
  };
}
