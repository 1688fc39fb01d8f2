/** `vid job list`: the renders of this machine, newest first, and how they stand. */
import { JOB_STATUSES } from '@vid/sdk/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { choiceError } from '../choice-error';
import { journalPath } from '../journal-path';
import type { Looking } from '../look-at-renders';
import { notesOfLost } from '../lost-render';
import { openSession, type Session } from '../session';
import { inOneLine } from '../terminal-text';

/** Rows that people get unless they ask for another number; a program gets all. */
const ROWS = 20;
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

interface ListFlags extends Looking {
  readonly limit?: number;
  readonly watch?: boolean;
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

const list = async (session: Session, flags: ListFlags): Promise<void> => {
  const { io } = session;
  const { elsewhereNote, lookAtRenders, unaskedNote } = await import('../look-at-renders');
  const { renders, unasked } = await lookAtRenders(session, flags);
  const shown = renders.slice(0, flags.limit ?? (io.json ? renders.length : ROWS));
  const none = flags.status === undefined ? 'No renders were made on this machine yet.' : 'No renders in such a state.';
  io.list(
    shown,
    shown.length === 0 ? none : (await import('../render-table')).renderTable(shown, process.stdout.columns),
  );
  if (shown.length < renders.length && flags.limit === undefined)
    io.note(`${renders.length - shown.length} older ones are not shown; --limit ${renders.length} shows them.`);
  if (unasked !== undefined) io.note(unaskedNote(unasked));
  const elsewhere = flags.refresh === false ? undefined : elsewhereNote(shown, session.settings);
  if (elsewhere !== undefined) io.note(elsewhere);
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
      if (flags.watch !== true) return list(session, flags);
      const { watchRenders } = await import('../watch-renders');
      return watchRenders(session, { ...flags, limit: flags.limit ?? ROWS });
    });
};
