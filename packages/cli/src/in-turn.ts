/**
 * Work that processes of this machine do one after the other: whoever makes the file has the turn, and a file whose process
 * is gone counts for nothing.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processLives } from './process-lives';

const LOOK_MS = 20;
/** Longer than any of it takes: whoever is still there then has been stopped. */
const PATIENCE_MS = 10_000;
/** A file that nothing was written into belongs to a process that ended between making and writing it. */
const EMPTY_MS = 1_000;

const taken = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const isLeft = (path: string): boolean => {
  try {
    const owner = readFileSync(path);
    return owner.length === 0 ? Date.now() - statSync(path).mtimeMs > EMPTY_MS : !processLives(Number(owner));
  } catch {
    // It has been given back meanwhile.
    return false;
  }
};

/** Runs `work` while no other process runs any under this file; waits for ten seconds at most. */
export const inTurn = async <T>(path: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> => {
  const until = Date.now() + patienceMs;
  while (!taken(path)) {
    if (isLeft(path)) rmSync(path, { force: true });
    else if (Date.now() > until)
      throw new Error(`another vid has been writing there for ${patienceMs / 1000} s; if none runs, remove ${path}`);
    else await pause(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
};
