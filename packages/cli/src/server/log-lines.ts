/** The lines of a server's log, also those that are yet to come. */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const NEWLINE = 0x0a;
const LOOK_MS = 200;

const bytesOf = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

/** Whole lines at the beginning, and what is left behind them. */
const split = (bytes: Buffer): { readonly lines: readonly string[]; readonly rest: Buffer } => {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  return { lines: lines.filter((line) => line !== ''), rest: bytes.subarray(end) };
};

export interface LogTail {
  readonly lines: readonly string[];
  /** How far the file was read. */
  readonly end: number;
}

/** The last lines of a log; `earlier` is the file that holds what came before. */
export const lastLines = ({ path, earlier }: { path: string; earlier: string }, count: number): LogTail => {
  const now = bytesOf(path);
  const { lines, rest } = split(now);
  const all = lines.length >= count ? lines : [...split(bytesOf(earlier)).lines, ...lines];
  return { lines: count === 0 ? [] : all.slice(-count), end: now.length - rest.length };
};

/** What a file holds from a place on; undefined when it has become shorter, since a full one begins anew. */
const bytesFrom = (path: string, at: number): Buffer | undefined => {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size < at) return undefined;
    const bytes = Buffer.alloc(size - at);
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, at));
  } finally {
    closeSync(file);
  }
};

/** Lines that are written from a place on, until the signal. */
export const followLines = async function* (
  { path, earlier }: { path: string; earlier: string },
  from: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let at = from;
  while (!signal.aborted) {
    const found = bytesFrom(path, at);
    const { lines, rest } = split(found ?? bytesOf(earlier).subarray(at));
    yield* lines;
    at = found === undefined ? 0 : at + found.length - rest.length;
    if (lines.length === 0 && found !== undefined) await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
};
