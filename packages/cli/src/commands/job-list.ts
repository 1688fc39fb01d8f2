/** `vid job list`: the renders of this machine, newest first, and how they stand. */
import { setTimeout } from 'node:timers/promises';
import { JOB_STATUSES, RUNNING_JOB_STATUSES } from '@vid/sdk/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { choiceError } from '../choice-error';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { openFrame } from '../frame';
import { onInterrupt } from '../interruption';
import { journalPath } from '../journal-path';
import { notesOfLost } from '../lost-render';
import type { ListedRender } from '../render-list';
import { openSession, type Session } from '../session';
import { inOneLine, inOnePiece } from '../terminal-text';

/** Rows that people get unless they ask for another number; a program gets all. */
const ROWS = 20;
/** Milliseconds for all questions of one look. */
const PATIENCE_MS = 5000;
const WATCH_MS = 3000;

/** In these, something may still happen by itself. */
const OPEN: readonly string[] = ['accepted', 'running', ...RUNNING_JOB_STATUSES];
const STATES: readonly string[] = [
  'sending',
  'unknown',
  'accepted',
  'refused',
  'settled',
  'running',
  'interrupted',
  ...JOB_STATUSES,
];

interface ListFlags {
  readonly limit?: number;
  readonly status?: readonly string[];
  readonly watch?: boolean;
  readonly refresh?: boolean;
}

const readLimit = (text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number from 1 on.');
};

const readStates = (text: string): readonly string[] => {
  const states = text.split(',').map((state) => state.trim());
  const wrong = states.find((state) => !STATES.includes(state));
  if (wrong === undefined) return states;
  throw choiceError(wrong, STATES, `The states are ${STATES.join(', ')}.`);
};

/** One look: what the journal knows, and what the service says of the rest. */
const look = async (
  session: Session,
  { refresh = true, status }: ListFlags,
  signal?: AbortSignal,
): Promise<{ renders: readonly ListedRender[]; unasked: string | undefined }> => {
  const { io, settings } = session;
  const { listRenders } = await import('../render-list');
  const listed = await listRenders(io, settings);
  const isConfigured = settings.baseUrl !== undefined && settings.apiKey !== undefined;
  const { renders, unasked } =
    refresh &&
    isConfigured &&
    listed.some(({ job_id: id, local, state }) => id !== null && !local && OPEN.includes(state))
      ? await (await import('../refresh-renders')).refreshRenders(await session.client(), listed, {
          journal: journalPath(settings),
          signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal === undefined ? [] : [signal])]),
        })
      : { renders: listed, unasked: undefined };
  return {
    renders: status === undefined ? renders : renders.filter(({ state }) => status.includes(state)),
    unasked: unasked?.message,
  };
};

const tableOf = async (renders: readonly ListedRender[], columns: number | undefined): Promise<string> => {
  const { renderTable } = await import('../render-table');
  return renderTable(renders, columns);
};

const list = async (session: Session, flags: ListFlags): Promise<void> => {
  const { io } = session;
  const { renders, unasked } = await look(session, flags);
  const shown = renders.slice(0, flags.limit ?? (io.json ? renders.length : ROWS));
  const none = flags.status === undefined ? 'No renders were made on this machine yet.' : 'No renders in such a state.';
  io.list(shown, shown.length === 0 ? none : await tableOf(shown, process.stdout.columns));
  if (shown.length < renders.length && flags.limit === undefined)
    io.note(`${renders.length - shown.length} older ones are not shown; --limit ${renders.length} shows them.`);
  if (unasked !== undefined) io.note(`States are as they were last seen, since the service did not tell: ${unasked}`);
  const { isLost } = await import('../render-list');
  const { readBatchCommands } = await import('../batch/batch-runs');
  const batchOf = readBatchCommands(journalPath(session.settings));
  const lost = shown.filter(isLost).map(({ title, idempotency_key: key, arrived }) => ({
    key: key ?? '',
    title: inOneLine(title),
    arrived,
    batch: batchOf(key ?? ''),
  }));
  for (const note of notesOfLost(lost)) io.note(note);
};

/** What tells one row from another, from look to look. */
const nameOf = ({ job_id: id, idempotency_key: key, sent_at: at }: ListedRender): string => id ?? key ?? at;

/** Shows the list until nothing changes by itself any more; where nobody watches, a line for each change. */
const watch = async (session: Session, flags: ListFlags): Promise<void> => {
  const { io, timeoutMs } = session;
  const interruption = onInterrupt();
  const late = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
  const signal = AbortSignal.any([interruption.signal, ...late]);
  const frame = process.stdout.isTTY && !io.json ? openFrame() : undefined;
  const told = new Map<string, string>();
  try {
    for (;;) {
      const { renders } = await look(session, flags, signal);
      const shown = renders.slice(0, flags.limit ?? ROWS);
      if (frame !== undefined) frame.show(await tableOf(shown, process.stdout.columns));
      else
        for (const render of [...shown].reverse().filter((one) => told.get(nameOf(one)) !== one.state)) {
          told.set(nameOf(render), render.state);
          io.line(render, `${inOnePiece(nameOf(render))}  ${render.state}  ${inOneLine(render.title)}`);
        }
      if (!signal.aborted && !shown.some(({ state }) => OPEN.includes(state))) return;
      await setTimeout(WATCH_MS, undefined, { signal }).catch(() => undefined);
      if (late.some(({ aborted }) => aborted))
        throw new CliError(EXIT.stillRunning, 'The time that --timeout allows is over; the jobs go on.', {
          next: 'Look again with `vid job list`.',
        });
      if (interruption.signal.aborted) throw new CliError(EXIT.interrupted, 'Interrupted; the jobs go on.');
    }
  } finally {
    interruption.release();
  }
};

export const defineJobList = (parent: Command): void => {
  const command = parent
    .command('list')
    .summary('List the renders made on this machine')
    .description('List the renders made on this machine, newest first, and how they stand')
    .addHelpText(
      'before',
      'Examples:\n  $ vid job list --limit 5\n  $ vid job list --status processing,queued --watch\n  $ vid job list --json | jq -r ".data[].job_id"\n',
    )
    .option('--limit <number>', `so many at most (default: ${ROWS}; with --json all)`, readLimit)
    .option('--status <states>', `only these, separated by commas: ${STATES.join(', ')}`, readStates)
    .option('--watch', 'show the list until everything in it has ended')
    .option(
      '--refresh',
      'ask the service how those stand that had not ended (the default, where a service is configured)',
    )
    .option('--no-refresh', 'tell only what is known here')
    .action(async (flags: ListFlags) => {
      const session = await openSession(command, { keepsTime: flags.watch === true });
      return flags.watch === true ? watch(session, flags) : list(session, flags);
    });
};
