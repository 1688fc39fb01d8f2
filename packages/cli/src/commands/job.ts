/** `vid job`: renders that were started before. */
import type { Job, VidClient } from '@vid/sdk';
import type { Command } from 'commander';
import { alignColumns } from '../columns';
import { onInterrupt } from '../interruption';
import { checkOutput, FORCE_FLAG } from '../output/check-output';
import { VIDEO } from '../output/file-kind';
import type { ListedRender } from '../render-list';
import { saveVideo } from '../save-video';
import { openSession, type Session } from '../session';
import { watchJob } from '../watch-job';

interface DownloadFlags {
  readonly output?: string;
  readonly force?: boolean;
}

const line = (job: Job): string => {
  const more = job.video_url ?? job.error ?? '';
  return `${job.job_id}  ${job.status}  ${Math.round(job.progress)}%${more === '' ? '' : `  ${more}`}`;
};

/** Nobody knows how old the job is, so it is looked at once before anything else. */
const follow = async (session: Session, client: VidClient, jobId: string, signal: AbortSignal): Promise<Job> => {
  const now = await client.jobs.retrieve(jobId, { signal });
  return now.status === 'succeeded' && now.video_url !== null
    ? now
    : watchJob(session, client, { jobId, label: jobId, signal });
};

/** Runs an act that Ctrl-C ends; the job itself goes on. */
const interruptible = async <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const { signal, release } = onInterrupt();
  try {
    return await act(signal);
  } finally {
    release();
  }
};

const get = async (session: Session, id: string): Promise<void> => {
  const job = await (await session.client()).jobs.retrieve(id);
  session.io.data(job, line(job));
};

const watch = async (session: Session, id: string): Promise<void> => {
  const client = await session.client();
  const job = await interruptible((signal) => follow(session, client, id, signal));
  session.io.data(job, job.video_url ?? '');
};

const download = async (session: Session, id: string, name: string, force: boolean | undefined): Promise<void> => {
  const output = await checkOutput(name, { kind: VIDEO, force, ask: !session.io.json });
  const client = await session.client();
  await interruptible(async (signal) => {
    const job = await follow(session, client, id, signal);
    await saveVideo(client, job, output, { signal, local: false });
    if (!output.isStdout) session.io.data({ job, output: name }, name);
  });
};

/** What names a render: its job, the place where it was made, or the key of one whose answer was lost. */
const nameOf = ({ job_id, local, idempotency_key }: ListedRender): string =>
  job_id ?? (local ? '(this machine)' : `(no job_id, key ${idempotency_key})`);

const list = async (session: Session): Promise<void> => {
  const { listRenders } = await import('../render-list');
  const renders = await listRenders(session.io, session.settings);
  const text = alignColumns(
    renders.map((render) => [render.sent_at, nameOf(render), render.state, render.title, render.file ?? '']),
  );
  session.io.data(renders, text === '' ? 'No renders were made on this machine yet.' : text);
  const lost = renders.find(({ state }) => state === 'unknown' || state === 'sending');
  if (lost !== undefined)
    session.io.note(
      'sending, unknown: no answer was recorded, so it may have been charged. The same `vid render` with --idempotency-key KEY asks again and never pays twice.',
    );
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
      .action(async (id: string, options: DownloadFlags) => act(await openSession(made), id, options));
    return made;
  };
  add('get', 'Show one render', get);
  add('watch', 'Wait for a render and print its video_url', watch);
  add('download', 'Wait for a render and write its MP4', (session, id, { output, force }) =>
    download(session, id, output ?? `${id}.mp4`, force),
  )
    .option('-o, --output <file>', 'write the MP4 here (default: ID.mp4)')
    .option(...FORCE_FLAG);
  const listing: Command = command
    .command('list')
    .summary('List the renders made on this machine')
    .description('List the renders made on this machine, from the journal')
    .action(async () => list(await openSession(listing)));
};
