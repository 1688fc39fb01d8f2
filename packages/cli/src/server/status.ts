/** `vid server status`: whether a server runs in a data folder, and which. Ends with 5 where none does, 8 where it can't be used. */
import type { Command } from 'commander';
import { EXIT } from '../exit-codes';
import { addCommand } from './add-command';
import { askReadiness, SILENT } from './ask-readiness';
import { dataFolderOf } from './data-folder';
import { findRunning } from './find-running';
import { type Status, statusText } from './status-text';

const read = async (folder: string): Promise<Status> => {
  const { server = null, standing = 'gone' } = (await findRunning(folder)) ?? {};
  if (server === null || standing === 'gone') return { running: false, ...SILENT, data_dir: folder, server };
  return { running: standing === 'runs' ? true : null, ...(await askReadiness(server.url)), data_dir: folder, server };
};

const exitOf = ({ running, answering, not_ready: why }: Status): number => {
  if (running === false) return EXIT.notFound;
  return answering && why === null ? EXIT.done : EXIT.network;
};

export const defineStatus = (parent: Command): void => {
  addCommand(
    parent,
    'status',
    'Show whether a server runs in a data folder, and which',
    async (session) => {
      const status = await read(await dataFolderOf(session));
      process.exitCode = exitOf(status);
      return status;
    },
    { text: statusText },
  );
};
