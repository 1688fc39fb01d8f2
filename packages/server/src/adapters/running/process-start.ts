/** When a process of this machine was started: what tells it from another one that was given its number later. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A start as text that each look at one process gives alike; undefined when there is no such process. */
export type ProcessStart = string | undefined;

/** Runs a program and gives what it printed; undefined when it ended with another code than 0. */
type Ask = (program: string, args: readonly string[]) => Promise<string | undefined>;

/** Nobody can say it here. */
export class UnknownStartError extends Error {
  override readonly name = 'UnknownStartError';
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

const ask: Ask = async (program, args) => {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      windowsHide: true,
    });
    return stdout.trim();
  } catch (error) {
    if (typeof codeOf(error) === 'number') return undefined;
    throw new UnknownStartError(`${program} can't be asked: ${(error as Error).message}`, { cause: error });
  }
};

/** Dead, though its parent has not asked for its end. */
const DEAD = /^[ZXx]/;
/** Of `/proc/PID/stat`, behind the name: the state, and ticks from the machine's start. */
const STATE = 0;
const STARTED = 19;

const onLinux = async (pid: number): Promise<ProcessStart> => {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (DEAD.test(fields[STATE] ?? '')) return undefined;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${fields[STARTED]}`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined;
    throw new UnknownStartError(`/proc can't be read: ${(error as Error).message}`, { cause: error });
  }
};

const onUnix = async (pid: number, run: Ask): Promise<ProcessStart> => {
  const [state = '', ...start] = ((await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])) ?? '').split(/\s+/);
  return state === '' || DEAD.test(state) ? undefined : start.join(' ');
};

const onWindows = (pid: number, run: Ask): Promise<ProcessStart> =>
  run('powershell.exe', [
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    `$ErrorActionPreference='Stop'; (Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`,
  ]);

/**
 * The start of a process.
 *
 * @throws {UnknownStartError} this machine does not tell it
 */
export const processStart = async (
  pid: number,
  { platform = process.platform, run = ask }: { readonly platform?: NodeJS.Platform; readonly run?: Ask } = {},
): Promise<ProcessStart> => {
  if (platform === 'linux') return onLinux(pid);
  return platform === 'win32' ? onWindows(pid, run) : onUnix(pid, run);
};
