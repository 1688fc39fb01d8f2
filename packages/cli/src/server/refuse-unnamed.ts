/**
 * A server that runs in this folder, where no service is named: it is told and not asked. A key goes only where somebody said, and a
 * command that pays must not change its service with the folder that it is called in.
 */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Settings } from '../settings';
import { dataFolderOf } from './data-folder';
import { runningUrl } from './running-url';

/** Refuses, with the address of the server that runs here; where none does, somebody else says what is missing. */
export const refuseUnnamed = async ({ apiKey }: Settings, dataDir: string | undefined): Promise<void> => {
  // Without the server's package, or where the folder can't be read, nothing runs that could be named.
  const url = await dataFolderOf({ dataDir })
    .then(runningUrl)
    .catch(() => undefined);
  if (url === undefined) return;
  const key = apiKey === undefined ? ' and VID_API_KEY=emp_local_dev' : '';
  throw new CliError(
    EXIT.usage,
    `No service is configured: there is no base URL. A local server runs in this folder, at ${url}; it is asked only when it is named.`,
    { next: `Add --base-url ${url}, or set VID_BASE_URL=${url}${key}.` },
  );
};
