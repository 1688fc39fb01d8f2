/**
 * Gives a partial file to one download at a time. The lock names its process; one that is gone (killed, crashed) holds
 * nothing. Of a process on another machine nobody can tell: it keeps its lock.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Locks of this process; a lock that bears its number and is not here is that of a dead one before it. */
const held = new Set<string>();

const remove = (path: string): Promise<void> => unlink(path).catch(() => undefined);

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

const lives = (path: string, text: string): boolean => {
  const [pid, host] = text.split('\n');
  if (host !== hostname()) return text !== '';
  if (Number(pid) === process.pid) return held.has(path);
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Takes a dead lock away; false when somebody else was quicker, whose lock is put back. */
const clear = async (path: string, text: string): Promise<boolean> => {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  const mine = (await readFile(aside, 'utf8')) === text;
  if (!mine) await link(aside, path).catch(() => undefined);
  await remove(aside);
  return mine;
};

/** Takes the lock; undefined when another download has it. The returned function gives it back. */
export const lockPart = async (part: string): Promise<(() => Promise<void>) | undefined> => {
  const path = `${part}.lock`;
  const own = `${process.pid}\n${hostname()}\n${randomUUID()}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (held.has(path)) return undefined;
    try {
      held.add(path);
      await writeFile(path, own, { flag: 'wx' });
      return async () => {
        await remove(path);
        held.delete(path);
      };
    } catch (error) {
      held.delete(path);
      if (codeOf(error) !== 'EEXIST') throw error;
      const other = await readFile(path, 'utf8').catch(() => '');
      if (lives(path, other) || !(await clear(path, other))) return undefined;
    }
  }
  return undefined;
};
