/** `vid server stop`: ends the server of a data folder. Where none runs there is nothing to do, which is no failure. */
import type { Stopped } from '@vid/server/running';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { parseDuration } from '../duration';
import { EXIT } from '../exit-codes';
import { loadRunning } from '../load-server';
import { addCommand } from './add-command';
import type { AnswerText } from './answer-text';
import { dataFolderOf } from './data-folder';
import { unknownServer } from './find-running';

interface Answer {
  readonly stopped: boolean;
  /** Whether it was not asked, or not for long enough. */
  readonly forced: boolean;
  readonly data_dir: string;
  readonly url: string | null;
  readonly pid: number | null;
  /** Whether it had everything in memory, so that nothing is left of it. */
  readonly memory: boolean;
}

const GRACE = '10s';

const answerOf = (folder: string, stopped: Stopped): Answer => {
  if (stopped.outcome === 'none')
    return { stopped: false, forced: false, data_dir: folder, url: null, pid: null, memory: false };
  const { url, pid, memory } = stopped.server;
  if (stopped.outcome === 'kept')
    throw new CliError(EXIT.unexpected, `The server at ${url} (process ${pid}) was not ended. ${stopped.why}`, {
      next: 'vid server status',
      facts: { pid, url },
    });
  return { stopped: true, forced: stopped.outcome === 'forced', data_dir: folder, url, pid, memory };
};

const stopText =
  (grace: string): AnswerText =>
  (answer) => {
    const { stopped, forced, data_dir: folder, url, pid, memory } = answer as Answer;
    if (!stopped) return `No server runs in ${folder}.`;
    const ended = `The server at ${url} (process ${pid})`;
    if (!forced) return `${ended} has ended.`;
    const why =
      process.platform === 'win32' ? 'was ended at once' : `did not end within ${grace}, and was ended by force`;
    return `${ended} ${why}. ${memory ? 'It had everything in memory: nothing of it is left.' : 'What it was at is done again by the next start.'}`;
  };

export const defineStop = (parent: Command): void => {
  const command: Command = addCommand(
    parent,
    'stop',
    'End the server of a data folder',
    async (session, asked) => {
      const { grace = GRACE } = asked.opts<{ grace?: string }>();
      const graceMs = parseDuration(grace, '--grace');
      const folder = await dataFolderOf(session);
      const { stopServer } = await loadRunning();
      const stopped = await stopServer(folder, { graceMs }).catch((error: unknown) => {
        throw unknownServer(folder, error);
      });
      return answerOf(folder, stopped);
    },
    { text: (answer) => stopText(command.opts<{ grace?: string }>().grace ?? GRACE)(answer) },
  );
  command.option('--grace <duration>', `how long it may take before it is ended by force (default: ${GRACE})`);
};
