/** `vid job settle`: tells the list what became of a render whose answer was lost. */
import type { Job } from '@vid/sdk';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { recordJob } from '../job-ends';
import { journalPath } from '../journal-path';
import { journalProblem } from '../journal-problem';
import type { ListedRender } from '../render-list';
import { openSession, type Session } from '../session';
import { inOneLine } from '../terminal-text';

interface SettleFlags {
  readonly force?: boolean;
  readonly notRendered?: boolean;
}

/** Refuses a job that can't be that of the key's render: the list would show another film under it from then on. */
const checkJob = async (
  { io, settings }: Session,
  { key, job, listed, force }: { key: string; job: Job; listed: readonly ListedRender[]; force: boolean },
): Promise<void> => {
  const { openJournal } = await import('../open-journal');
  const { tellsOfItself, whyNotJobOf } = await import('../job-fits');
  // What is wrong with the file was told when it was listed.
  const entries = await openJournal({ note: () => undefined }, journalPath(settings)).list();
  const own = entries.filter((entry) => entry.key === key);
  const holder = listed.find((render) => render.job_id === job.job_id && render.idempotency_key !== key);
  const reasons = own.map((entry) =>
    whyNotJobOf(entry, job, { holder: holder === undefined ? undefined : (holder.idempotency_key ?? '') }),
  );
  const against = reasons.some((one) => one.length === 0) ? [] : (reasons.at(-1) ?? []);
  if (against.length > 0 && !force)
    throw new CliError(
      EXIT.usage,
      `Job ${job.job_id} can't be that of ${key}: ${inOneLine(against.join('; '))}. Nothing was written.`,
      {
        next: 'Look for the right one in the application, or in its video.completed delivery. Where you know better: --force.',
        facts: { idempotency_key: key, job_id: job.job_id },
      },
    );
  if (against.length === 0 && !tellsOfItself(job))
    io.note(`The service tells neither title nor time of a job: that ${job.job_id} is the one is yours to know.`);
};

const settle = async (
  session: Session,
  {
    key,
    jobId,
    force = false,
    notRendered = false,
  }: SettleFlags & { readonly key: string; readonly jobId: string | undefined },
): Promise<void> => {
  if (notRendered && jobId !== undefined)
    throw new CliError(
      EXIT.usage,
      `--not-rendered says that there is no job, and ${jobId} is one; nothing was written.`,
      {
        next: 'Leave one of them out.',
      },
    );
  const { io, settings } = session;
  const path = journalPath(settings);
  const { isLost, listRenders } = await import('../render-list');
  const listed = await listRenders(io, settings);
  const lost = listed.filter(isLost);
  const { readSettled, recordSettled } = await import('../settled-renders');
  // What was said of one before may be corrected.
  if (!lost.some((render) => render.idempotency_key === key) && !readSettled(path).has(key)) {
    const keys = lost.map((render) => render.idempotency_key).join(', ');
    throw new CliError(EXIT.notFound, `No render with the key ${key} waits to be settled; nothing was written.`, {
      next: keys === '' ? 'None does: `vid job list` shows how each stands.' : `These do: ${keys}.`,
    });
  }
  const job = jobId === undefined ? undefined : await (await session.client()).jobs.retrieve(jobId);
  if (job !== undefined) await checkJob(session, { key, job, listed, force });
  try {
    recordSettled(path, key, { job: job?.job_id ?? null, ...(notRendered ? { notRendered } : {}) });
  } catch (cause) {
    throw journalProblem(path, cause);
  }
  if (job !== undefined) recordJob(path, job);
  io.say(
    { idempotency_key: key, job_id: job?.job_id ?? null },
    job !== undefined
      ? `${key} is job ${job.job_id}: ${job.status}.`
      : notRendered
        ? `${key} is settled: nothing was rendered. A batch sends its line again, under another key.`
        : `${key} is settled: the list does not ask for it any more.`,
  );
};

export const defineJobSettle = (parent: Command): void => {
  const command = parent
    .command('settle <key> [job-id]')
    .summary('Say what became of a render whose answer was lost')
    .description(
      'Say what became of a render whose answer was lost: the job that it is, where you found it. The list then shows that job, and the same batch or render takes it up; without a job, the list reminds of the render no more. The key stays as it is, so that it is never paid for twice.',
    )
    .option('--force', 'take the job also where it seems to be that of another render')
    .option('--not-rendered', 'you made sure that there is no job: a batch sends the line again, under another key')
    .action(async (key: string, jobId: string | undefined, flags: SettleFlags) =>
      settle(await openSession(command), { key, jobId, ...flags }),
    );
};
