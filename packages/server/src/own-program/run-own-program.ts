/**
 * Runs a program of the user's own, such as the command in `VID_VOICE_COMMAND`, by a shell: it is told what is wanted on stdin,
 * and is ended with everything that it started when its time is over or the signal says so. Resolves only when it has ended; what it leaves
 * running is left alone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { timeLimit } from '../time-limit';

export interface OwnProgram {
  /** The command line. */
  readonly command: string;
  /** What it reads from stdin. */
  readonly input: string;
  readonly signal: AbortSignal;
  /** Milliseconds that it has. */
  readonly limitMs: number;
  /** Characters of its stdout that are kept, about; without any, stdout is thrown away. */
  readonly mostPrinted?: number;
}

/** What came of it. */
export interface OwnProgramEnd {
  /** How it failed, as the end of a sentence; undefined when it ended with 0. */
  readonly why: string | undefined;
  /** Whether its time was over. */
  readonly isLate: boolean;
  /** What it wrote to stdout. */
  readonly printed: string;
}

/**
 * Milliseconds for which what it printed is read on after its end. An engine that leaves a process of its own behind would
 * else be waited for until that ends, which holds the same stdout.
 */
const READ_ON_MS = 500;
/** Characters of what it says last on stderr that are told on. */
const SAID = 300;

const endGroup = (child: ChildProcess): void => {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
};

const failure = (code: number | null, by: NodeJS.Signals | null, said: string): string | undefined => {
  if (code === 0) return undefined;
  const words = said.trim().replace(/\s+/g, ' ');
  return `it ended ${by === null ? `with ${code}` : `by ${by}`}${words === '' ? '' : `: ${words}`}`;
};

export const runOwnProgram = ({
  command,
  input,
  signal: given,
  limitMs,
  mostPrinted = 0,
}: OwnProgram): Promise<OwnProgramEnd> =>
  new Promise((resolve) => {
    const limit = timeLimit(limitMs);
    const signal = AbortSignal.any([given, limit]);
    // A group of its own: what the shell starts ends with it.
    const child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['pipe', mostPrinted === 0 ? 'ignore' : 'pipe', 'pipe'],
    });
    let [said, printed] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (printed.length < mostPrinted) printed += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID);
    });
    const end = (): void => endGroup(child);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    let readingOn: NodeJS.Timeout | undefined;
    const settle = (why: string | undefined): void => {
      signal.removeEventListener('abort', end);
      clearTimeout(readingOn);
      const isLate = why !== undefined && limit.aborted;
      resolve({ why: isLate ? `it took more than ${limitMs / 1000} s` : why, isLate, printed });
    };
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, by) => {
      readingOn = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        settle(failure(code, by, said));
      }, READ_ON_MS);
    });
    child.once('close', (code, by) => settle(failure(code, by, said)));
    // It may end without reading.
    child.stdin?.on('error', () => undefined).end(input);
  });
