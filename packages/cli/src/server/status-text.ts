/** What `vid server status` finds, and how it is told to people. */
import type { RunFile } from '@vid/server/running';
import { localTime } from '../local-time';
import type { AnswerText } from './answer-text';
import type { Readiness } from './ask-readiness';

export interface Status extends Readiness {
  /** Null where this machine can't tell: another machine's, or a process that it does not know. */
  readonly running: boolean | null;
  readonly data_dir: string;
  /** The one that runs, or the last one when it ended without tidying: a crash or a kill. */
  readonly server: RunFile | null;
}

const HEAD = { true: 'running', false: 'ended', null: 'unknown' } as const;

const shownUrl = (url: string, { running, answering, not_ready: why }: Status): string => {
  if (why !== null) return `${url}, but it takes nothing: ${why}`;
  return running === false || answering ? url : `${url}, but it does not answer`;
};

export const statusText: AnswerText = (answer) => {
  const status = answer as Status;
  const { running, data_dir: folder, server } = status;
  if (server === null) return `No server runs in ${folder}.`;
  const { host, pid, url, started_at: since, log } = server;
  const lines = [
    [HEAD[`${running}`], shownUrl(url, status)],
    ['process', running === null ? `${pid} on ${host}, which this machine knows nothing of` : String(pid)],
    ['since', localTime(since)],
    ['data', folder],
    ['log', log ?? 'at its terminal'],
  ].map(([name = '', value = '']) => `${name.padEnd(7)}  ${value}`);
  return running === false
    ? [`No server runs in ${folder}. The last one was ended without a chance to say so:`, ...lines].join('\n')
    : lines.join('\n');
};
