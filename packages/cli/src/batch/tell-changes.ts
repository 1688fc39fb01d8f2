/** What of a batch differs from its earlier runs. */
import { dirname, resolve } from 'node:path';
import type { Session } from '../session';
import type { BatchJournal } from './batch-journal';
import { type BatchLine, lineName } from './batch-line';
import { plural } from './plural';
import type { BatchSummary } from './run-batch';

/** Tells which lines are other renders than when they were run before. */
export const tellChanges = ({ io }: Session, journal: BatchJournal, lines: readonly BatchLine[]): void => {
  const present = new Set(lines.map(({ identity }) => identity));
  for (const line of lines) {
    const before = journal.linesBefore[line.number];
    if (before === undefined || before === line.identity || present.has(before)) continue;
    const jobId = journal.acceptedOf(before)?.job_id;
    if (jobId !== undefined)
      io.note(`${lineName(line)} was changed since it was run: it is a new render. The earlier one is job ${jobId}.`);
  }
  journal.recordLines(Object.fromEntries(lines.map(({ number, identity }) => [number, identity])));
};

/** Videos of an earlier run stay where it saved them. */
export const tellElsewhere = (io: Session['io'], { results }: BatchSummary, outputDir: string | undefined): void => {
  if (outputDir === undefined) return;
  const elsewhere = results.flatMap(({ file }) =>
    file === null || dirname(resolve(file)) === outputDir ? [] : [file],
  );
  const [first] = elsewhere;
  if (first === undefined) return;
  const [stay, where] = elsewhere.length === 1 ? ['stays', 'it'] : ['stay', 'them'];
  io.note(
    `${plural(elsewhere.length, 'video', 'videos')} ${stay} where an earlier run saved ${where}, in ${dirname(first)}.`,
  );
};
