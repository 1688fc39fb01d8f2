/**
 * Which files hold the secret of a listener until it has taken it back. One that is killed leaves that to the next listener of
 * this machine, wherever that one puts its own.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolders } from '../make-folders';
import { processLives } from '../process-lives';
import { tidyEnvFile } from './env-secret-place';
import { tidySecretFile } from './file-secret-place';
import { isEnvFile } from './is-env-file';

const NAME = /^(.+)-(\d+)-[0-9a-f]{8}\.json$/;

/** Notes a file, before it is written, in the first of the folders that can be written; the function forgets it again. */
export const claimSecretPlace = (folders: readonly string[], file: string): (() => void) => {
  for (const folder of folders) {
    const claim = join(folder, `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}.json`);
    try {
      makeFolders(folder, 0o700);
      writeFileSync(claim, JSON.stringify({ file, made: !existsSync(file) }), { mode: 0o600 });
      return () => rmSync(claim, { force: true });
    } catch {
      // The file itself says whose it is, and the next listener that is to write there reads that.
    }
  }
  return () => undefined;
};

const tidy = async (claim: string, note: (text: string) => void): Promise<void> => {
  const { file, made } = JSON.parse(readFileSync(claim, 'utf8')) as { readonly file: string; readonly made: boolean };
  const changed = isEnvFile(file) ? await tidyEnvFile(file, note) : await tidySecretFile(file, note);
  if (changed && made && statSync(file).size === 0) rmSync(file);
  if (changed) note(`put back what stood in ${file} before a listener wrote its secret there and was killed`);
};

/** Takes the secrets of listeners back that were killed. */
export const tidySecretPlaces = async (folders: readonly string[], note: (text: string) => void): Promise<void> => {
  for (const folder of folders) {
    for (const name of namesIn(folder)) {
      const [, host, pid] = NAME.exec(name) ?? [];
      if (host !== hostname() || Number(pid) === process.pid || processLives(Number(pid))) continue;
      const claim = join(folder, name);
      // What can't be put back now is said once; the comment in the file goes on saying it.
      await tidy(claim, note).catch((error: Error) => note(`a listener's secret was left behind: ${error.message}`));
      rmSync(claim, { force: true });
    }
  }
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
