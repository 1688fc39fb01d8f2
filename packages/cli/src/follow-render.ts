/** Sends one render, waits for it, and brings the video home; the same steps for a service and for this machine. */
import { type Job, type RenderHandle, type RenderRequest, VidError, type VidClient } from '@vid/sdk';
import { CliError } from './cli-error';
import { defaultOutput } from './default-output';
import { EXIT } from './exit-codes';
import { onInterrupt } from './interruption';
import { openProgress } from './progress';
import type { Session } from './session';

export interface RenderTask {
  readonly request: Record<string, unknown>;
  readonly output: string | undefined;
  readonly wait: boolean;
  readonly idempotencyKey: string | undefined;
  readonly local: boolean;
}

/** A render on this machine takes seconds, so its progress is looked at more often than a service would like. */
const LOCAL_POLLS = { firstPollMs: 100, pollIntervalMs: 250 };

const pickUp = (jobId: string, output: string | undefined): string =>
  output === undefined ? `vid job watch ${jobId}` : `vid job download ${jobId} --output ${output}`;

const interrupted = (handle: RenderHandle | undefined, task: RenderTask): CliError => {
  if (handle === undefined || task.local)
    return new CliError(EXIT.interrupted, 'Interrupted; the render was stopped and no file was left.');
  return new CliError(EXIT.interrupted, `Interrupted; job ${handle.job_id} goes on.`, {
    next: `Pick it up with: ${pickUp(handle.job_id, task.output)}`,
  });
};

const watch = async (
  session: Session,
  client: VidClient,
  handle: RenderHandle,
  task: RenderTask,
  signal: AbortSignal,
): Promise<Job> => {
  const view = await openProgress(session.io, handle.title === '' ? handle.job_id : handle.title);
  const options = {
    signal,
    ...(session.timeoutMs === undefined ? {} : { timeoutMs: session.timeoutMs }),
    ...(task.local ? LOCAL_POLLS : {}),
  };
  try {
    view.show(handle.status, 0);
    for await (const job of client.jobs.watch(handle.job_id, options)) view.show(job.status, job.progress);
    return await client.jobs.wait(handle.job_id, options);
  } finally {
    view.end();
  }
};

const summary = (handle: RenderHandle): string => {
  const scenes = handle.scenes === 1 ? '1 scene' : `${handle.scenes} scenes`;
  return `${handle.title} (${scenes})`;
};

const finish = async (
  session: Session,
  client: VidClient,
  handle: RenderHandle,
  task: RenderTask,
  signal: AbortSignal,
): Promise<void> => {
  const { io } = session;
  if (!task.wait) {
    io.data({ render: handle }, handle.job_id);
    io.note(`→ ${pickUp(handle.job_id, task.output)}`);
    return;
  }
  const job = await watch(session, client, handle, task, signal);
  const output = task.output ?? (task.local ? defaultOutput(handle.title) : undefined);
  if (output === undefined) {
    io.data({ render: handle, job }, job.video_url ?? '');
    return;
  }
  await client.jobs.download(job, output, { signal });
  io.note(`${io.style.green('✓')} ${summary(handle)}`);
  io.data({ render: handle, job, output }, output);
};

/** Runs the task to its end. Ctrl-C stops a render on this machine, and lets one of a service go on. */
export const followRender = async (session: Session, client: VidClient, task: RenderTask): Promise<void> => {
  const interruption = onInterrupt();
  const { signal } = interruption;
  let handle: RenderHandle | undefined;
  try {
    const options = { signal, ...(task.idempotencyKey === undefined ? {} : { idempotencyKey: task.idempotencyKey }) };
    handle = await client.renders.create(task.request as unknown as RenderRequest, options);
    for (const note of [handle.plan_notes ?? []].flat()) session.io.note(`note: ${note}`);
    await finish(session, client, handle, task, signal);
  } catch (error) {
    if (signal.aborted && VidError.is(error) && error.name === 'AbortedError') throw interrupted(handle, task);
    throw error;
  } finally {
    interruption.release();
  }
};
