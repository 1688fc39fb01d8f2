/** Sends one render, waits for it, and brings the video home; the same steps for a service and for this machine. */
import { pathToFileURL } from 'node:url';
import { type RenderHandle, type RenderRequest, type VidClient, VidError } from '@vid/sdk';
import { CliError } from './cli-error';
import { defaultOutput } from './default-output';
import { EXIT } from './exit-codes';
import { onInterrupt } from './interruption';
import { saveVideo } from './save-video';
import type { Session } from './session';
import { watchJob } from './watch-job';

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

const factsOf = ({ job_id }: RenderHandle): Record<string, unknown> => ({ job_id, charged: 'yes' });

const interrupted = (handle: RenderHandle | undefined, task: RenderTask, error: VidError): CliError => {
  if (task.local) return new CliError(EXIT.interrupted, 'Interrupted; the render was stopped and no file was left.');
  if (handle === undefined) {
    const key = error.idempotencyKey ?? task.idempotencyKey;
    return new CliError(
      EXIT.interrupted,
      'Interrupted before the service answered; the render may have been accepted.',
      {
        next:
          key === undefined
            ? 'Look for it with `vid job list`.'
            : `The same command with --idempotency-key ${key} finds it or starts it, and never pays twice.`,
        facts: { charged: error.charged, ...(key === undefined ? {} : { idempotency_key: key }) },
        cause: error,
      },
    );
  }
  return new CliError(EXIT.interrupted, `Interrupted; job ${handle.job_id} goes on.`, {
    next: `Pick it up with: ${pickUp(handle.job_id, task.output)}`,
    facts: factsOf(handle),
  });
};

const waitEnded = (handle: RenderHandle, task: RenderTask, cause: VidError): CliError => {
  if (task.local)
    return new CliError(EXIT.stillRunning, 'The time that --timeout allows is over; the render was stopped.', {
      next: 'Allow more time, or leave --timeout out.',
      cause,
    });
  return new CliError(EXIT.stillRunning, `${cause.message}.`, {
    next: `The job goes on. Pick it up with: ${pickUp(handle.job_id, task.output)}`,
    facts: factsOf(handle),
    cause,
  });
};

/** What a service charged is no matter on one's own machine: only the reason is. */
const failedHere = (error: VidError): CliError => {
  const reason = error.job?.error;
  return new CliError(EXIT.renderFailed, `The video could not be rendered. ${reason ?? error.message}`, {
    cause: error,
  });
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
  const label = handle.title === '' ? handle.job_id : handle.title;
  const job = await watchJob(session, client, {
    jobId: handle.job_id,
    label,
    signal,
    ...(task.local ? { polls: LOCAL_POLLS } : {}),
  });
  const output = task.output ?? (task.local ? defaultOutput(handle.title) : undefined);
  if (output === undefined) {
    io.data({ render: handle, job }, job.video_url ?? '');
    return;
  }
  const shown = task.local ? { ...job, video_url: pathToFileURL(output).href } : job;
  await saveVideo(client, io, job, { output, signal, data: { render: handle, job: shown, output } });
  io.note(`${io.style.green('✓')} ${summary(handle)}`);
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
    if (task.local && VidError.is(error) && error.name === 'RenderFailedError') throw failedHere(error);
    if (handle !== undefined && VidError.is(error) && error.name === 'WaitTimeoutError')
      throw waitEnded(handle, task, error);
    if (signal.aborted && VidError.is(error) && error.name === 'AbortedError') throw interrupted(handle, task, error);
    throw error;
  } finally {
    interruption.release();
  }
};
