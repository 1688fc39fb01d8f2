/**
 * Runs the built command where a process of its own would prove nothing: what is asked of it is its output, its files and its
 * exit code, not how it starts, what it takes from stdin or a signal, nor what its children write. `npm run soak -- tables`
 * gives each of these a process.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isWhole } from '../../server/test/support/part-of';
import { runVid } from './run-vid';
import { launch, type Run, type RunOptions } from './start-vid';

const PROGRAM = fileURLToPath(new URL('warm-process.mjs', import.meta.url));
/** Milliseconds: a command that is understood though it should not be, such as a listener, has no end of its own. */
const LIMIT_MS = 100_000;
/** Commands that are waiting for something leave the processor to another one. */
const MOST = 2;

interface Warm {
  readonly send: (request: object) => Promise<Run>;
  readonly lives: () => boolean;
}

const start = (bin: string): Warm => {
  const child = spawn(process.execPath, [PROGRAM, bin], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  let answer: ((run: Run) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let lives = true;
  let limit: AbortSignal | undefined;
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const { isLast, ...run } = JSON.parse(line) as Run & { readonly isLast: boolean };
    lives = !isLast;
    answer?.(run);
  });
  child.on('exit', (code) => {
    lives = false;
    fail?.(new Error(`The process ended with ${code} before it had answered.`));
  });
  return {
    send: (request) =>
      new Promise<Run>((resolve, reject) => {
        [answer, fail] = [resolve, reject];
        child.send(request, (error) => error !== null && reject(error));
        limit = AbortSignal.timeout(LIMIT_MS);
        limit.onabort = () => {
          lives = false;
          child.kill('SIGKILL');
          reject(new Error(`It had not ended after ${LIMIT_MS} ms: ${JSON.stringify(request)}`));
        };
      }).finally(() => {
        if (limit !== undefined) limit.onabort = null;
      }),
    lives: () => lives,
  };
};

const free: Warm[] = [];
const waiting: ((warm: Warm | undefined) => void)[] = [];
let used = 0;

const take = async (): Promise<Warm | undefined> => {
  if (used < MOST) {
    used += 1;
    return free.pop();
  }
  return new Promise((resolve) => waiting.push(resolve));
};
const giveBack = (warm: Warm): void => {
  const next = waiting.shift();
  if (next !== undefined) return next(warm);
  used -= 1;
  free.push(warm);
};

/** What is a process's own: stdin, the clock that ends it, and the encoder, which a process looks for once. */
const needsProcess = (argv: readonly string[], { input = '', env = {} }: RunOptions): boolean =>
  isWhole || input !== '' || argv.includes('--timeout') || 'VID_FFMPEG' in env;

/** Runs `vid` to its end, in a process that has run others before. */
export const runWarm = async (argv: readonly string[], options: RunOptions): Promise<Run> => {
  if (needsProcess(argv, options)) return runVid(argv, options);
  const { cwd } = options;
  const {
    program: [, bin],
    options: { env },
  } = launch(cwd, options.env);
  const taken = await take();
  const warm = taken?.lives() === true ? taken : start(bin);
  try {
    return await warm.send({ argv, cwd, env });
  } finally {
    giveBack(warm);
  }
};
