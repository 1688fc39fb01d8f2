/** `vid server logs`: what a server in the background has said, and says. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import { openStyle, type Style } from '../io';
import { loadRunning } from '../load-server';
import { localTime } from '../local-time';
import { readCount } from '../read-count';
import type { Session } from '../session';
import { timeLimit } from '../time-limit';
import { addCommand, SAID } from './add-command';
import { dataFolderOf } from './data-folder';
import { findRunning } from './find-running';
import { followLines, lastLines } from './log-lines';
import { cell } from './tree-text';

const LINES = 100;

interface LogFlags {
  readonly follow?: boolean;
  readonly lines?: number;
}

type Entry = Readonly<Record<string, unknown>>;

/** A line as the server wrote it; what Node says of a crash is a text. */
const entryOf = (line: string): Entry => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Entry;
  } catch {
    // A text.
  }
  return { line };
};

const textOf = (entry: Entry, style: Style): string => {
  const { level, event, time, ...fields } = entry;
  if (typeof event !== 'string' || typeof time !== 'string') return cell(entry['line'] ?? entry);
  const shade = level === 'error' || level === 'warn' ? style.red : style.dim;
  const details = Object.entries(fields).map(([name, value]) => ` ${name}=${cell(value)}`);
  return `${style.dim(localTime(time))} ${shade(cell(level).padEnd(5))} ${event}${details.join('')}`;
};

const logOf = async (folder: string) => {
  const { earlierLog, logIn } = await loadRunning();
  const path = logIn(folder);
  if (existsSync(path)) return { path, earlier: earlierLog(path) };
  const { server } = (await findRunning(folder)) ?? {};
  throw new CliError(EXIT.notFound, `There is no log in ${folder}.`, {
    next:
      server?.log === null
        ? `The server at ${server.url} (process ${server.pid}) writes to its terminal.`
        : 'A server in the background keeps one: `vid server start --background`.',
  });
};

const show = async (session: Session, command: Command): Promise<typeof SAID> => {
  const { follow = false, lines = LINES } = command.opts<LogFlags>();
  const log = await logOf(await dataFolderOf(session));
  const style = await openStyle(session.flags, process.stdout);
  const say = (line: string): void => {
    const entry = entryOf(line);
    session.io.line(entry, textOf(entry, style));
  };
  const tail = lastLines(log, lines);
  tail.lines.forEach(say);
  if (!follow) return SAID;
  const { signal, release } = onInterrupt();
  const { timeoutMs } = session;
  const ended = timeoutMs === undefined ? signal : AbortSignal.any([signal, timeLimit(timeoutMs)]);
  for await (const line of followLines(log, tail.end, ended)) say(line);
  release();
  return SAID;
};

export const defineLogs = (parent: Command): void => {
  addCommand(parent, 'logs', 'Show what a server in the background logged', show, { keepsTime: true })
    .option('--follow', 'go on until Ctrl-C')
    .option('--lines <count>', `how many of the last lines (default: ${LINES})`, readCount);
};
