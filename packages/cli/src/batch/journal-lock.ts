/**
 * Keeps two runs off the same journal. The lock names its process; one that is gone (killed, crashed) holds nothing, so a
 * run after a kill begins at once. Money does not hang on it: the journal itself gives a key to one process only.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { processLives } from '../process-lives';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const readHolder = (path: string): Partial<Holder> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
  } catch {
    return {};
  }
};

const lives = ({ pid, host }: Partial<Holder>): boolean => {
  if (pid === undefined || pid === process.pid) return false;
  return host !== hostname() || processLives(pid);
};

/** Takes the lock of a journal; the returned function gives it back. */
export const lockJournal = (journal: string): (() => void) => {
  const path = `${journal}.lock`;
  const holder = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder);
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, holder, { flag: 'wx', mode: 0o600 });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = readHolder(path);
      if (lives(other) || attempt > 2) {
        throw new CliError(EXIT.usage, `Another run (process ${other.pid} on ${other.host}) works with ${journal}.`, {
          next: `Wait for it to end, or name another journal with --journal. If no such run exists, remove ${path}.`,
        });
      }
      rmSync(path, { force: true });
    }
  }
};
