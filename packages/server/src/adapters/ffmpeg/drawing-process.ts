/**
 * The drawing process from its parent's side: starts it, relays what it says, and makes sure that it and its ffmpegs are
 * gone before anybody hears of the end.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type MadeScene,
  type RenderedVideo,
  RenderFailure,
  type RenderJob,
  type RenderProgress,
} from '../../ports/renderer';
import type { SceneSource } from '../../ports/scene-share';
import type { Size } from '../../render/geometry';
import type {
  FromChild,
  HelpOrder,
  RenderOrder,
  SceneAnswer,
  SceneQuestion,
  ScriptOrder,
  ToChild,
} from '../../render/messages';
import { drawingMemory } from '../../render/output/child-memory';
import { frameSize } from '../../render/output/frame-size';
import type { StageMark } from '../../render/stage-marks';
import { answerFrom, timedScenes } from './scene-answers';
import type { SharedCores } from './share-cores';
import { type Beats, realBeats, SILENCE_MINUTES, watchSigns } from './signs-of-life';
import { createStageTimings, type StageTimings } from './stage-timings';

export interface DrawingEntry {
  /** The file to run. */
  readonly path: string;
  /** Flags for node, such as a loader for sources. */
  readonly execArgv: readonly string[];
}

/** How long a cancelled process may take to end by itself. */
export const GRACE_MS = 600;

/**
 * The entry beside this module: the built one, or, when this module runs as a source, the source through tsx.
 */
export function defaultEntry(): DrawingEntry {
  if (import.meta.url.endsWith('.ts')) {
    return { path: fileURLToPath(new URL('../../render/child.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
  }
  const candidates = ['./render/child.js', '../render/child.js', '../../render/child.js'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const path = candidates.find((candidate) => existsSync(candidate));
  if (path === undefined) {
    throw new RenderFailure(
      'part-missing',
      `The drawing process (${candidates[0]}) is not there; build or install @vid/server again.`,
    );
  }
  return { path, execArgv: [] };
}

/** Ends the process and everything that it started: as its group, or, on Windows, as what ends together with it there. */
export function endGroup(child: ChildProcess): void {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** What a process says that could not load one of its packages. */
const NOT_INSTALLED = /Cannot find (?:package|module) '([^']+)'|Failed to load native binding/;

/** Thrown where the process ended in the middle of its work. */
export class DrawingDied extends RenderFailure {
  constructor(
    message: string,
    readonly exitCode: number | null,
    readonly signal: NodeJS.Signals | null,
  ) {
    super('crashed', message);
  }
}

/** The failure of a process that ended without an outcome. */
export function diedOf(code: number | null, by: NodeJS.Signals | null, log: string): RenderFailure {
  const missing = NOT_INSTALLED.exec(log);
  if (missing !== null) {
    return new RenderFailure(
      'part-missing',
      `A part of the renderer is not installed (${missing[1] ?? 'the native part of @napi-rs/canvas'}); install @vid/server again with its dependencies, optional ones included.`,
    );
  }
  const said = log.trim().split('\n').slice(-3).join(' / ');
  const how = by === null ? `with exit code ${code}` : `by ${by}`;
  return new DrawingDied(
    `The drawing process ended ${how} in the middle of its work${said === '' ? '' : `: ${said}`}. If memory is short, render fewer videos at once.`,
    code,
    by,
  );
}

export const canceled = (): RenderFailure => new RenderFailure('canceled', 'The render was cancelled.');

/** Starts the process. It has a group of its own, so that one signal reaches its ffmpegs, and ends when this process dies. */
export const startDrawing = ({ path, execArgv }: DrawingEntry, size: Size): ChildProcess =>
  fork(path, [], {
    execArgv: [...execArgv],
    env: { ...process.env, ...drawingMemory(size) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });

interface ChildWork<Outcome extends object> {
  readonly entry: DrawingEntry;
  /** Size of the pictures, which decides how much memory it may keep. */
  readonly size: Size;
  /** What it is to do. */
  readonly task: ToChild;
  readonly signal: AbortSignal;
  /** The outcome, when a message is one. */
  readonly onMessage: (message: FromChild) => Outcome | undefined;
  /** Cores that it shares with other renders; left out, it has all of them. */
  readonly cores?: SharedCores | undefined;
  /** At which it is looked for signs of life; by default those of the clock on the wall. */
  readonly beats?: Beats | undefined;
  /** Answers what it asks about its scenes; the signal says that it is gone. */
  readonly onQuestion?: ((question: SceneQuestion, gone: AbortSignal) => Promise<SceneAnswer>) | undefined;
}

/** Resolves or rejects only after the process has ended. */
function workInChild<Outcome extends object>(work: ChildWork<Outcome>): Promise<Outcome> {
  const { entry, size, task, signal, cores, beats = realBeats, onMessage, onQuestion } = work;
  if (signal.aborted) return Promise.reject(canceled());
  return new Promise((resolve, reject) => {
    const child = startDrawing(entry, size);
    let outcome: Outcome | RenderFailure | undefined;
    let log = '';
    let grace: NodeJS.Timeout | undefined;
    const gone = new AbortController();
    const signs = watchSigns(beats, () => {
      outcome ??= new DrawingDied(
        `The drawing process gave no sign of life for ${SILENCE_MINUTES} minutes and was ended.`,
        null,
        'SIGKILL',
      );
      endGroup(child);
    });
    const say = (message: ToChild): void => {
      if (child.connected) child.send(message, () => undefined);
    };
    const cancel = (): void => {
      say({ type: 'cancel' });
      grace = setTimeout(() => endGroup(child), GRACE_MS);
    };
    signal.addEventListener('abort', cancel, { once: true });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-2000);
    });
    child.on('message', (raw) => {
      const message = raw as FromChild;
      signs.heard();
      if (message.type === 'ask') {
        const { id } = message;
        onQuestion?.(message.question, gone.signal).then(
          (answer) => say({ type: 'answer', id, answer }),
          // Whoever knows gives no answer only when this is to end.
          () => undefined,
        );
      } else if (message.type === 'failed') outcome = new RenderFailure(message.reason, message.message);
      else outcome = onMessage(message) ?? outcome;
    });
    child.once('error', (error) => {
      outcome ??= new RenderFailure('crashed', `The drawing process could not be started: ${error.message}`, {
        cause: error,
      });
      if (child.pid === undefined) finish(null, null);
    });
    const finish = (code: number | null, by: NodeJS.Signals | null): void => {
      clearTimeout(grace);
      signs.stop();
      gone.abort();
      leave?.();
      signal.removeEventListener('abort', cancel);
      if (child.pid !== undefined) endGroup(child);
      if (signal.aborted) reject(canceled());
      else if (outcome === undefined) reject(diedOf(code, by, log));
      else if (outcome instanceof RenderFailure) reject(outcome);
      else resolve(outcome);
    };
    child.once('close', finish);
    const leave = cores?.join((most) => say({ type: 'share', most }));
    say(task);
  });
}

export interface DrawingOptions {
  readonly entry: DrawingEntry;
  readonly order: RenderOrder;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RenderProgress) => void;
  readonly onScene?: ((scene: MadeScene) => void) | undefined;
  /** Where other processes make scenes of it, too. */
  readonly scenes?: SceneSource | undefined;
  readonly cores: SharedCores;
  readonly beats?: Beats | undefined;
  /** What is counted of it goes on where it is drawn again. */
  readonly timings: StageTimings;
  /** Told of each stage as it begins and ends. */
  readonly onStage: (mark: StageMark) => void;
}

const sizeOf = ({ aspect, quality, upscale }: RenderJob): Size => frameSize(aspect, quality, upscale);

export const drawInChild = (options: DrawingOptions): Promise<RenderedVideo> => {
  const { entry, order, signal, onProgress, onScene, scenes, cores, beats, timings, onStage } = options;
  const source = scenes && timedScenes(scenes, timings);
  return workInChild({
    ...{ entry, signal, cores, beats, size: sizeOf(order.job), onQuestion: source && answerFrom(source) },
    task: { type: 'render', order, shared: source !== undefined },
    onMessage: (message) => {
      if (message.type === 'progress' && !signal.aborted) onProgress(message.progress);
      if (message.type === 'scene' && !signal.aborted) onScene?.(message.scene);
      if (message.type === 'stage') {
        timings.mark(message.mark);
        onStage(message.mark);
      }
      return message.type === 'done' ? { ...message.video, timings: timings.list() } : undefined;
    },
  });
};

/** Draws scenes of a film that another process puts together. */
export const helpInChild = async (
  help: HelpOrder,
  entry: DrawingEntry,
  scenes: SceneSource,
  { signal, cores, beats }: Pick<DrawingOptions, 'signal' | 'cores' | 'beats'>,
): Promise<void> => {
  const timings = createStageTimings();
  await workInChild({
    ...{
      entry,
      signal,
      cores,
      beats,
      size: sizeOf(help.order.job),
      onQuestion: answerFrom(timedScenes(scenes, timings)),
    },
    task: { type: 'help', help },
    onMessage: (message) => {
      if (message.type === 'stage') timings.mark(message.mark);
      return message.type === 'described' ? message : undefined;
    },
  });
};

export const describeInChild = async (order: ScriptOrder, entry: DrawingEntry, signal: AbortSignal): Promise<void> => {
  await workInChild({
    ...{ entry, signal, size: sizeOf(order.job), task: { type: 'describe', order } },
    onMessage: (message) => (message.type === 'described' ? message : undefined),
  });
};
