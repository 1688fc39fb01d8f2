/**
 * One ffmpeg, fed through its stdin. It is killed when the signal fires or when it takes no input for too long, and its
 * end is told in the words of the renderer's failures.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { RenderFailure } from '../../ports/renderer';
import { BYTES_PER_MINUTE } from './bytes-per-minute';
import { ffmpegEnvironment } from './child-memory';

export interface FfmpegRun {
  /** Resolves when little enough waits to be taken; the bytes must not change afterwards. Tells when they are taken. */
  write(bytes: Uint8Array, onTaken?: () => void): Promise<void>;
  /** Ends the input and waits for a good end; throws a `RenderFailure` otherwise. */
  finish(): Promise<void>;
  /** Ends it at once, without waiting. */
  kill(): void;
}

export interface FfmpegOptions {
  readonly ffmpeg: string;
  readonly args: readonly string[];
  /** What it does, for messages: "encoding scene 2". */
  readonly task: string;
  readonly signal: AbortSignal;
  /** After this long without taking input, telling progress or ending, it counts as hanging. */
  readonly stallMs: number;
  /** Bytes that may wait for it; a megabyte when not said. */
  readonly waitingMost?: number;
  /** Told how many frames of the picture are encoded, about twice a second. */
  readonly onFrame?: (frame: number) => void;
  /** Takes what it writes to `pipe:1`, which then tells no progress; no more comes before the promise is settled. */
  readonly onOutput?: (bytes: Buffer) => Promise<void>;
  /** Takes what it says about what it reads, which it then says. Files have a say in that: nothing in it is taken for a failure. */
  readonly onSaid?: (text: string) => void;
}

const QUIET = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error'];

const STDERR_KEPT = 4000;

/** Bytes that may wait for an ffmpeg, when not said: enough for it to go on while something else is computed here. */
const WAITING_MOST = 1_000_000;

/** Some versions say it, leave half a file, and end as if all were well. */
const DISK_FULL = /no space left on device|disk quota exceeded/i;

const running = new Set<() => void>();

/** Ends every ffmpeg of this process: for the moment when the process itself must go. */
export function killAllFfmpegs(): void {
  for (const kill of running) kill();
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-4).join(' / ');

function failureOf(task: string, code: number | null, by: NodeJS.Signals | null, log: string): RenderFailure {
  if (DISK_FULL.test(log)) {
    return new RenderFailure(
      'disk-full',
      `The disk became full while ${task}; free some space (a minute of video needs about ${BYTES_PER_MINUTE / 1e6} MB) and render again.`,
    );
  }
  if (by === 'SIGXFSZ' || /file too large/i.test(log)) {
    return new RenderFailure(
      'disk-full',
      `The system allows no file as large as was needed while ${task}; raise the limit (ulimit -f) or render a shorter video.`,
    );
  }
  if (by !== null) {
    return new RenderFailure(
      'ffmpeg-failed',
      `ffmpeg was ended by ${by} while ${task}; if the machine ran out of memory, render with a lower quality or fewer renders at once.`,
    );
  }
  return new RenderFailure(
    'ffmpeg-failed',
    `ffmpeg failed (exit code ${code}) while ${task}: ${lastLines(log) || 'it said nothing'}. Check the binary with "vid doctor".`,
  );
}

export function startFfmpeg(options: FfmpegOptions): FfmpegRun {
  const { ffmpeg, args, task, signal, stallMs, waitingMost = WAITING_MOST, onFrame, onOutput, onSaid } = options;
  signal.throwIfAborted();
  const told = onOutput === undefined ? ['-progress', 'pipe:1'] : [];
  const child = spawn(
    ffmpeg,
    [
      ...QUIET,
      '-filter_complex_threads',
      '1',
      ...told,
      ...(onSaid === undefined ? [] : ['-loglevel', 'info']),
      ...args,
    ],
    {
      env: ffmpegEnvironment(process.env),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    },
  );
  let log = '';
  let failure: Error | undefined;
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  running.add(kill);
  signal.addEventListener('abort', kill, { once: true });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (onSaid === undefined) log = (log + text).slice(-STDERR_KEPT);
    else onSaid(text);
  });
  // A broken pipe is told by the exit code; without a listener it would end this process.
  child.stdin.on('error', () => undefined);

  let stall: NodeJS.Timeout | undefined;
  const watch = (): void => {
    clearTimeout(stall);
    stall = setTimeout(() => {
      failure = new RenderFailure(
        'ffmpeg-failed',
        `ffmpeg made no progress for ${Math.round(stallMs / 1000)} s while ${task} and was ended; try again, or another ffmpeg (VID_FFMPEG).`,
      );
      kill();
    }, stallMs);
  };
  watch();

  // Repeats itself even when nothing moves: only a change is a sign of life.
  let lastTold = '';
  const readProgress = (text: string): void => {
    const now = text.match(/^(?:frame|out_time|total_size)=.*$/gm)?.join() ?? lastTold;
    if (now === lastTold) return;
    lastTold = now;
    watch();
    const frame = /frame=\s*(\d+)/.exec(now)?.[1];
    if (frame !== undefined) onFrame?.(Number(frame));
  };
  let taking = Promise.resolve();
  if (onOutput === undefined) child.stdout.setEncoding('utf8').on('data', readProgress);
  else
    child.stdout.on('data', (bytes: Buffer) => {
      child.stdout.pause();
      // Whoever takes it is slow, not ffmpeg.
      clearTimeout(stall);
      // One after the other: when the process has ended, Node goes on reading whatever was said here.
      taking = taking
        .then(() => onOutput(bytes))
        .then(
          () => {
            if (child.exitCode === null && child.signalCode === null) watch();
            child.stdout.resume();
          },
          (error: unknown) => {
            failure ??= error instanceof Error ? error : new Error(String(error));
            child.stdout.resume();
            kill();
          },
        );
    });

  const ended = new Promise<void>((resolve, reject) => {
    const settle = (error?: Error): void => {
      clearTimeout(stall);
      running.delete(kill);
      signal.removeEventListener('abort', kill);
      if (error === undefined) resolve();
      else reject(error);
    };
    child.once('error', (error) =>
      settle(
        new RenderFailure('ffmpeg-failed', `ffmpeg (${ffmpeg}) could not be started while ${task}: ${error.message}`, {
          cause: error,
        }),
      ),
    );
    const conclude = (code: number | null, by: NodeJS.Signals | null): void => {
      if (failure === undefined && code === 0 && !DISK_FULL.test(log)) settle();
      else if (signal.aborted) settle(new RenderFailure('canceled', 'The render was cancelled.'));
      else settle(failure ?? failureOf(task, code, by, log));
    };
    child.once('close', (code, by) => void taking.then(() => conclude(code, by)));
  });
  ended.catch(() => undefined);

  let waiting = 0;
  let drained: (() => void) | undefined;

  return {
    async write(bytes, onTaken) {
      if (child.exitCode !== null || child.stdin.destroyed) await ended;
      waiting += bytes.length;
      child.stdin.write(bytes, (error) => {
        waiting -= bytes.length;
        watch();
        if (!error) onTaken?.();
        if (waiting <= waitingMost) drained?.();
      });
      if (waiting <= waitingMost) return;
      const taken = new Promise<void>((resolve) => {
        drained = resolve;
      });
      await Promise.race([taken, ended]);
    },
    async finish() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) await Promise.race([once(child, 'close'), ended]);
      await ended;
    },
    kill,
  };
}

/** Runs ffmpeg to its end without input. */
export async function runFfmpeg(options: FfmpegOptions): Promise<void> {
  await startFfmpeg(options).finish();
}
