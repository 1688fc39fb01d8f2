/** `vid job`: renders that were started before. */
import { resolve } from 'node:path';
import { type Job, type VidClient, VidError } from '@vid/sdk';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { earlierFilm } from '../earlier-film';
import { EXIT } from '../exit-codes';
import { onInterrupt } from '../interruption';
import { recordEnd, recordJob } from '../job-ends';
import { journalPath } from '../journal-path';
import { checkOutput, FORCE_FLAG } from '../output/check-output';
import { saveVideo } from '../save-video';
import { openSession, type Session } from '../session';
import { shellQuoted } from '../shell-quoted';
import { inOnePiece } from '../terminal-text';
import { unsureJob } from '../unsure-job';
import { type ServiceNotice, watchJob } from '../watch-job';
import { defineJobList } from './job-list';
import { defineJobSettle } from './job-settle';

interface DownloadFlags {
  readonly output?: string;
  readonly force?: boolean;
}

const line = (job: Job): string => {
  const more = inOnePiece(job.video_url ?? job.error ?? '');
  return `${inOnePiece(job.job_id)}  ${job.status}  ${Math.round(job.progress)}%${more === '' ? '' : `  ${more}`}`;
};

interface Following {
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly seen?: (job: Job) => void;
  readonly noticed?: (notice: ServiceNotice) => void;
}

/** Nobody knows how old the job is, so it is looked at once before anything else. */
const follow = (session: Session, client: VidClient, { jobId, signal, seen, noticed }: Following): Promise<Job> =>
  recordEnd(journalPath(session.settings), async () => {
    const now = await client.jobs.retrieve(jobId, { signal, timeoutMs: session.timeoutMs });
    if (now.status !== 'succeeded' || now.video_url === null)
      return watchJob(session, client, {
        jobId,
        label: jobId,
        signal,
        noticed,
        ...(seen === undefined ? {} : { seen }),
      });
    seen?.(now);
    return now;
  });

/** Runs an act that Ctrl-C ends; the job itself goes on. `again` is the call that picks it up. */
const interruptible = async <T>(
  client: VidClient,
  { id, again }: { readonly id: string; readonly again: string },
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { signal, release } = onInterrupt();
  try {
    return await act(signal);
  } catch (error) {
    if (!signal.aborted || !VidError.is(error) || error.name !== 'AbortedError') throw error;
    throw new CliError(
      EXIT.interrupted,
      `Interrupted; ${unsureJob(client, id, error) ?? `nothing was done to job ${id}.`}`,
      {
        next: `Pick it up with: ${again}`,
        facts: { job_id: id },
        cause: error,
      },
    );
  } finally {
    release();
  }
};

const get = async (session: Session, id: string): Promise<void> => {
  const job = await (await session.client()).jobs.retrieve(id);
  recordJob(journalPath(session.settings), job);
  session.io.data(job, line(job));
};

const watch = async (session: Session, id: string): Promise<void> => {
  const client = await session.client();
  const { io } = session;
  const seen = (state: Job): void => {
    if (io.json) io.record(state);
  };
  const noticed = (notice: ServiceNotice): void => {
    if (io.json) io.record(notice);
  };
  const job = await interruptible(client, { id, again: `vid job watch ${shellQuoted(id)}` }, (signal) =>
    follow(session, client, { jobId: id, signal, seen, noticed }),
  );
  if (!io.json) io.data(job, inOnePiece(job.video_url ?? ''));
};

const download = async (session: Session, id: string, name: string, force: boolean | undefined): Promise<void> => {
  const output = await checkOutput(name, { kind: earlierFilm(session.settings), force, ask: !session.io.json });
  const client = await session.client();
  const again = `vid job download ${shellQuoted(id)} --output ${shellQuoted(name)}`;
  await interruptible(client, { id, again }, async (signal) => {
    const job = await follow(session, client, { jobId: id, signal });
    await saveVideo(client, job, output, { signal, timeoutMs: session.timeoutMs, local: false });
    if (!output.isStdout) recordJob(journalPath(session.settings), job, resolve(name));
    if (!output.isStdout) session.io.data({ job, output: name }, name);
  });
};

export const define = (command: Command): void => {
  command.addHelpText(
    'before',
    'Examples:\n  $ vid job list\n  $ vid job watch JOB_ID\n  $ vid job download JOB_ID --output film.mp4\n',
  );
  const add = (
    name: string,
    summary: string,
    act: (session: Session, id: string, options: DownloadFlags) => Promise<void>,
  ): Command => {
    const made: Command = command
      .command(`${name} <id>`)
      .summary(summary)
      .description(summary)
      .action(async (id: string, options: DownloadFlags) =>
        act(await openSession(made, { keepsTime: name !== 'get' }), id, options),
      );
    return made;
  };
  add('get', 'Show one render', get);
  add('watch', 'Wait for a render and print its video_url', watch);
  add('download', 'Wait for a render and write its MP4', (session, id, { output, force }) =>
    download(session, id, output ?? `${id}.mp4`, force),
  )
    .option('-o, --output <file>', 'write the MP4 here (default: ID.mp4)')
    .option(...FORCE_FLAG);
  defineJobList(command);
  defineJobSettle(command);
};
