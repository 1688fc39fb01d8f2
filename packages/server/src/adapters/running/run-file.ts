/**
 * The file in a data folder that says which server runs there. It is its owner's alone. A server that was killed leaves it
 * behind; what it names counts only while the process lives that wrote it, and no other one that has its number by now.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { FILE_MODE } from '../private-files/private-files';
import { processLives } from './process-lives';
import { processStart, UnknownStartError } from './process-start';
import { shellQuoted } from './shell-quoted';

const FILE_NAME = 'server.json';
/** The data folder of a server that is told no other. */
export const DEFAULT_FOLDER = '.vid';

/** From the working folder on where it is below it. */
const shownPath = (folder: string): string => {
  const below = relative('.', folder) || '.';
  return below.startsWith('..') ? folder : below;
};

/** What leads a command to a folder's server; nothing where it looks by itself. */
export const folderFlag = (folder: string): string =>
  folder === resolve(DEFAULT_FOLDER) ? '' : ` --data-dir ${shellQuoted(shownPath(folder))}`;

/** A server that listens, as its run file has it. */
export interface RunFile {
  /** Name of its machine. */
  readonly host: string;
  readonly pid: number;
  /** When its process was started, as this kind of system writes it; null where it does not tell. */
  readonly process_start: string | null;
  readonly url: string;
  readonly port: number;
  /** When it listened, ISO 8601. */
  readonly started_at: string;
  /** Where its log is kept; null when it goes to a terminal. */
  readonly log: string | null;
  /** Whether it keeps nothing beyond its end. */
  readonly memory: boolean;
}

/** Whether a server runs in a folder can't be told from here; the message says why. */
export class UnknownServerError extends Error {
  override readonly name = 'UnknownServerError';
}

/** Whether the process lives: `elsewhere` and `unknown` can't be told from here. */
export type Standing = 'runs' | 'gone' | 'elsewhere' | 'unknown';

/** The log of a folder's server in the background. */
export const logIn = (folder: string): string => join(folder, 'server.log');

const pathIn = (folder: string): string => join(folder, FILE_NAME);

const isRunFile = (value: unknown): value is RunFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { host, pid, process_start: start, url } = value as Partial<Record<keyof RunFile, unknown>>;
  return (
    typeof host === 'string' &&
    Number.isSafeInteger(pid) &&
    // 0 and negative numbers name groups of processes.
    (pid as number) > 0 &&
    (typeof start === 'string' || start === null) &&
    typeof url === 'string'
  );
};

/** What the system says where nothing is there. */
const ABSENT: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/**
 * What the run file of a folder says; undefined where there is none that can be understood as one.
 *
 * @throws {UnknownServerError} it can't be read
 */
export const readRunFile = (folder: string): RunFile | undefined => {
  let text: string;
  try {
    text = readFileSync(pathIn(folder), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (ABSENT.includes(code)) return undefined;
    throw new UnknownServerError(`${pathIn(folder)} can't be read (${code}).`, { cause: error });
  }
  try {
    const value: unknown = JSON.parse(text);
    return isRunFile(value) ? { ...value, memory: value.memory === true } : undefined;
  } catch {
    return undefined;
  }
};

/** The same for a server that begins: what it can't read stands in its way later, or not at all. */
export const readableRunFile = (folder: string): RunFile | undefined => {
  try {
    return readRunFile(folder);
  } catch (error) {
    if (error instanceof UnknownServerError) return undefined;
    throw error;
  }
};

export const standingOf = async ({ host, pid, process_start: start }: RunFile): Promise<Standing> => {
  if (host !== hostname()) return 'elsewhere';
  if (start === null) return processLives(pid) ? 'unknown' : 'gone';
  try {
    return (await processStart(pid)) === start ? 'runs' : 'gone';
  } catch (error) {
    if (!(error instanceof UnknownStartError)) throw error;
    return processLives(pid) ? 'unknown' : 'gone';
  }
};

/** Removes a run file unless somebody else has taken its place. */
export const removeRunFile = (folder: string, { host, pid, process_start: start }: RunFile): void => {
  const now = readableRunFile(folder);
  if (now?.host === host && now.pid === pid && now.process_start === start) rmSync(pathIn(folder), { force: true });
};

const write = (folder: string, file: RunFile): void =>
  writeFileSync(pathIn(folder), `${JSON.stringify(file, null, 2)}\n`, { flag: 'wx', mode: FILE_MODE });

/** Milliseconds until a file that was deleted is missed. */
const MISSED_MS = 2000;

/** Writes it anew whenever somebody deletes it, so that its server is found, until what comes back is called. */
export const keepRunFile = (folder: string, own: RunFile, everyMs: number = MISSED_MS): (() => void) => {
  const look = setInterval(() => {
    if (existsSync(pathIn(folder))) return;
    try {
      write(folder, own);
    } catch {
      // The folder is gone, or takes nothing now: the next look may do.
    }
  }, everyMs).unref();
  return () => clearInterval(look);
};

/** Writes the run file of this process; false when another server that runs has one there. */
export const claimRunFile = async (
  folder: string,
  facts: Pick<RunFile, 'url' | 'port' | 'log' | 'memory'>,
): Promise<RunFile | false> => {
  const start = await processStart(process.pid).catch(() => null);
  const own: RunFile = {
    host: hostname(),
    pid: process.pid,
    process_start: start ?? null,
    ...facts,
    started_at: new Date().toISOString(),
  };
  const other = readableRunFile(folder);
  if (other !== undefined && (await standingOf(other)) === 'runs') return false;
  rmSync(pathIn(folder), { force: true });
  try {
    write(folder, own);
    return own;
  } catch (error) {
    // Somebody was quicker.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};
