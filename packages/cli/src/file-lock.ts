/**
 * A lock that processes see: whoever makes the file has it. The file names its process, so that one that is gone (killed,
 * crashed) holds nothing, and whoever comes next begins at once.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { clearLeftLock } from './clear-left-lock';
import { processLives } from './process-lives';
import { processWide } from './process-wide';

/** Who has a lock; undefined where the file does not tell. */
export interface LockHolder {
  readonly pid?: number;
  readonly host?: string;
}

export interface LockOptions {
  /** So long a lock that another holds is waited for, in milliseconds; 0 asks once. */
  readonly patienceMs: number;
  /** The error when it is still held then. */
  readonly onTaken: (holder: LockHolder) => Error;
}

const LOOK_MS = 20;
/** A file that nothing was written into belongs to a process that ended between making and writing it. */
const EMPTY_MS = 1_000;

/** What this process holds: a file with its number that is not among them is of an earlier process of that number. */
const held = processWide('file-locks', () => new Set<string>());

const make = (path: string): boolean => {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx', mode: 0o600 });
    held.add(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A disk that is full takes a file without a word in it.
    rmSync(path, { force: true });
    throw error;
  }
};

const parsed = (text: string): LockHolder => {
  try {
    return (JSON.parse(text) ?? {}) as LockHolder;
  } catch {
    return {};
  }
};

const lives = (path: string, { pid, host }: LockHolder): boolean => {
  if (pid === undefined) return false;
  if (host !== hostname()) return true;
  return pid === process.pid ? held.has(path) : processLives(pid);
};

/** Who has the lock, whose file may have been set aside; undefined when it has been left, or given back meanwhile. */
const holderOf = (path: string, file = path): LockHolder | undefined => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (stat.size === 0) return Date.now() - stat.mtimeMs > EMPTY_MS ? undefined : {};
  try {
    const holder = parsed(readFileSync(file, 'utf8'));
    return lives(path, holder) ? holder : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Takes the lock; resolves to what gives it back. */
export const takeLock = async (path: string, { patienceMs, onTaken }: LockOptions): Promise<() => void> => {
  const until = Date.now() + patienceMs;
  while (!make(path)) {
    const holder = holderOf(path);
    if (holder === undefined) clearLeftLock(path, (aside) => holderOf(path, aside) !== undefined);
    else if (Date.now() >= until) throw onTaken(holder);
    else await pause(LOOK_MS);
  }
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
};
