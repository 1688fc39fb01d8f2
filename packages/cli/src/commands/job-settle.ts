/** `vid job settle`: tells the list what became of a render whose answer was lost. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { recordJob } from '../job-ends';
import { journalPath } from '../journal-path';
import { journalProblem } from '../journal-problem';
import { openSession, type Session } from '../session';

const settle = async (session: Session, key: string, jobId: string | undefined): Promise<void> => {
  const { io, settings } = session;
  const path = journalPath(settings);
  const { isLost, listRenders } = await import('../render-list');
  const lost = (await listRenders(io, settings)).filter(isLost);
  const { readSettled, recordSettled } = await import('../settled-renders');
  // What was said of one before may be corrected.
  if (!lost.some((render) => render.idempotency_key === key) && !readSettled(path).has(key)) {
    const keys = lost.map((render) => render.idempotency_key).join(', ');
    throw new CliError(EXIT.notFound, `No render with the key ${key} waits to be settled; nothing was written.`, {
      next: keys === '' ? 'None does: `vid job list` shows how each stands.' : `These do: ${keys}.`,
    });
  }
  const job = jobId === undefined ? undefined : await (await session.client()).jobs.retrieve(jobId);
  try {
    recordSettled(path, key, job?.job_id ?? null);
  } catch (cause) {
    throw journalProblem(path, cause);
  }
  if (job !== undefined) recordJob(path, job);
  io.data(
    { idempotency_key: key, job_id: job?.job_id ?? null },
    job === undefined
      ? `${key} is settled: the list does not ask for it any more.`
      : `${key} is job ${job.job_id}: ${job.status}.`,
  );
};

export const defineJobSettle = (parent: Command): void => {
  const command = parent
    .command('settle <key> [job-id]')
    .summary('Say what became of a render whose answer was lost')
    .description(
      'Say what became of a render whose answer was lost: the job that it is, where you found it. The list then shows that job, or reminds of the render no more. The key stays as it is, so that it is never paid for twice.',
    )
    .action(async (key: string, jobId: string | undefined) => settle(await openSession(command), key, jobId));
};
