/** Where the commands of `vid server` ask: the server that is named, else the one of the data folder. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { requireBaseUrl } from '../require-base-url';
import type { Session } from '../session';
import { shellQuoted } from '../shell-quoted';
import { dataFolderOf } from './data-folder';
import { runningUrl } from './running-url';

/** Where `vid server start` listens when nothing else is said. */
export const DEFAULT_URL = 'http://127.0.0.1:4600';

/** Places in which somebody names a server for this very command. */
const NAMED: readonly string[] = ['--base-url', 'VID_BASE_URL'];

export const serverUrl = async ({ settings, dataDir }: Session): Promise<string> => {
  const { baseUrl } = settings;
  const folder = await dataFolderOf({ dataDir });
  if (dataDir !== undefined) {
    if (baseUrl?.source === '--base-url')
      throw new CliError(EXIT.usage, '--data-dir and --base-url name a server each.', { next: 'Give one of them.' });
    const url = await runningUrl(folder);
    if (url !== undefined) return url;
    throw new CliError(EXIT.network, `No server runs in ${folder}.`, {
      next: `Start one with \`vid server start --background --data-dir ${shellQuoted(dataDir)}\`.`,
    });
  }
  if (baseUrl !== undefined && NAMED.includes(baseUrl.source)) return requireBaseUrl(settings);
  // Where the folder can't be read, nobody asked for it.
  const found = await runningUrl(folder).catch(() => undefined);
  return found ?? (baseUrl === undefined ? DEFAULT_URL : requireBaseUrl(settings));
};
