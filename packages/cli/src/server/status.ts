/** `vid server status`: whether a server runs in a data folder, and which. Ends with 5 where none does, 8 where it is silent. */
import type { RunFile } from '@vid/server/running';
import type { Command } from 'commander';
import { EXIT } from '../exit-codes';
import { localTime } from '../local-time';
import { reach } from '../reach';
import { addCommand } from './add-command';
import type { AnswerText } from './answer-text';
import { dataFolderOf } from './data-folder';
import { findRunning } from './find-running';

interface Status {
  /** Null where this machine can't tell: another machine's, or a process that it does not know. */
  readonly running: boolean | null;
  readonly answering: boolean;
  readonly data_dir: string;
  /** The one that runs, or the last one when it ended without tidying: a crash or a kill. */
  readonly server: RunFile | null;
}

const PATIENCE_MS = 2000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await reach(new URL('/readyz', url), { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
};

const read = async (folder: string): Promise<Status> => {
  const { server = null, standing = 'gone' } = (await findRunning(folder)) ?? {};
  if (server === null || standing === 'gone') return { running: false, answering: false, data_dir: folder, server };
  const answering = await answers(server.url);
  return { running: standing === 'runs' ? true : null, answering, data_dir: folder, server };
};

const exitOf = ({ running, answering }: Status): number => {
  if (running === false) return EXIT.notFound;
  return answering ? EXIT.done : EXIT.network;
};

const HEAD = { true: 'running', false: 'ended', null: 'unknown' } as const;

const statusText: AnswerText = (answer) => {
  const { running, answering, data_dir: folder, server } = answer as Status;
  if (server === null) return `No server runs in ${folder}.`;
  const { host, pid, url, started_at: since, log } = server;
  const lines = [
    [HEAD[`${running}`], running === false || answering ? url : `${url}, but it does not answer`],
    ['process', running === null ? `${pid} on ${host}, which this machine knows nothing of` : String(pid)],
    ['since', localTime(since)],
    ['data', folder],
    ['log', log ?? 'at its terminal'],
  ].map(([name = '', value = '']) => `${name.padEnd(7)}  ${value}`);
  return running === false
    ? [`No server runs in ${folder}. The last one was ended without a chance to say so:`, ...lines].join('\n')
    : lines.join('\n');
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
