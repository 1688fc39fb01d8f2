/**
 * Which files hold the secret of a listener until it has taken it back. One that is killed leaves that to the next listener of
 * this machine, wherever that one puts its own.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isOwn, openOwnFolder } from '../own-folder';
import { processLives } from '../process-lives';
import { tidyEnvFile } from './env-secret-place';
import { tidySecretFile } from './file-secret-place';
import { isEnvFile } from './is-env-file';

const NAME = /^(.+)-(\d+)-[0-9a-f]{8}\.json$/;

/** Notes a file, before it is written, in a folder of one's own; the function forgets it again. */
export const claimSecretPlace = (folder: string, file: string): (() => void) => {
  const claim = join(folder, `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}.json`);
  try {
    openOwnFolder(folder);
    writeFileSync(claim, JSON.stringify({ file, made: !existsSync(file) }), { mode: 0o600 });
    return () => rmSync(claim, { force: true });
  } catch {
    // The file itself says whose it is, and the next listener that is to write there reads that.
    return () => undefined;
  }
};

const tidy = async (claim: string, note: (text: string) => void): Promise<void> => {
  const { file, made } = JSON.parse(readFileSync(claim, 'utf8')) as { readonly file: string; readonly made: boolean };
  const changed = isEnvFile(file) ? await tidyEnvFile(file, note) : await tidySecretFile(file, note);
  if (changed && made && statSync(file).size === 0) rmSync(file);
  if (changed) note(`put back what stood in ${file} before a listener wrote its secret there and was killed`);
};

/** Takes the secrets of listeners back that were killed. A claim that others can have put there is none. */
export const tidySecretPlaces = async (folder: string, note: (text: string) => void): Promise<void> => {
  for (const name of namesIn(folder)) {
    const [, host, pid] = NAME.exec(name) ?? [];
    if (host !== hostname() || Number(pid) === process.pid || processLives(Number(pid))) continue;
    const claim = join(folder, name);
    if (!isOwn(claim, 'file')) continue;
    // What can't be put back now is said once; the comment in the file goes on saying it.
    await tidy(claim, note).catch((error: Error) => note(`a listener's secret was left behind: ${error.message}`));
    rmSync(claim, { force: true });
  }
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return isOwn(folder, 'folder') ? readdirSync(folder) : [];
  } catch {
    return [];
  }
};
