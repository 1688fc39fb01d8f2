/** Sends one render, waits for it, and brings the video home; the same steps for a service and for this machine. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApiError, type Job, type RenderHandle, type RenderRequest, type VidClient, VidError } from '@vid/sdk';
import { bringHome } from './bring-home';
import type { WantedCaptions } from './caption-files';
import { CliError } from './cli-error';
import { inAllowedTime } from './command-time';
import { EXIT } from './exit-codes';
import { filmMembers } from './film-members';
import { onInterrupt } from './interruption';
import { recordEnd, recordJob } from './job-ends';
import { journalPath } from './journal-path';
import { recordLocalRender } from './local-renders';
import type { LocalFilm } from './local-service';
import type { Output } from './output/check-output';
import type { Input } from './output/input-at';
import { refusedHere } from './refused-here';
import { tellWarnings } from './request-warnings';
import { retryRefused } from './retry-refused';
import type { Session } from './session';
import { shellQuoted } from './shell-quoted';
import { inOneLine, inOnePiece } from './terminal-text';
import { unsureJob } from './unsure-job';
import { NEAR_POLLS, watchJob } from './watch-job';

export interface RenderTask {
  readonly request: Record<string, unknown>;
  readonly output: Output | undefined;
  /** What it reads: nothing is written over that. */
  readonly inputs?: readonly Input[] | undefined;
  readonly wait: boolean;
  readonly idempotencyKey: string | undefined;
  readonly local: boolean;
  /** Further attempts when the service has no room for it now. */
  readonly retries?: number | undefined;
  /** On this machine: the files that go beside the video. */
  readonly captions?: WantedCaptions | undefined;
  /** On this machine: resolves when no render runs any more. */
  readonly settled?: () => Promise<void>;
  /** On this machine: what the film of an ended job shows. */
  readonly film?: (jobId: string) => Promise<LocalFilm | undefined>;
}

const pickUp = (jobId: string, output: Output | undefined): string =>
  output === undefined
    ? `vid job watch ${shellQuoted(jobId)}`
    : `vid job download ${shellQuoted(jobId)} --output ${shellQuoted(output.name)}`;

const factsOf = ({ job_id }: RenderHandle): Record<string, unknown> => ({ job_id, charged: 'yes' });

const interrupted = (handle: RenderHandle | undefined, task: RenderTask, unsure?: string): CliError => {
  if (handle === undefined || task.local)
    return new CliError(EXIT.interrupted, 'Interrupted; the render was stopped and no file was left.');
  return new CliError(EXIT.interrupted, `Interrupted; ${unsure ?? `job ${handle.job_id} goes on.`}`, {
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
  return new CliError(EXIT.stillRunning, `${inAllowedTime(cause.message)}.`, {
    next: `${cause.job === undefined ? "Whether the job goes on can't be told: check --base-url and what stands in between." : 'The job goes on.'} Pick it up with: ${pickUp(handle.job_id, task.output)}`,
    facts: factsOf(handle),
    cause,
  });
};

/** What a service charged is no matter on one's own machine: only the reason is. */
const failedHere = (error: VidError): CliError => {
  const reason = error.job?.error;
  return new CliError(EXIT.renderFailed, `The video could not be rendered. ${inOneLine(reason ?? error.message)}`, {
    next: 'It cost nothing: mend what is named and render it again. `vid doctor` tries each part of this machine.',
    facts: { charged: 'no' },
    cause: error,
  });
};

const isOutOfTime = (error: unknown): error is VidError => VidError.is(error) && error.name === 'WaitTimeoutError';

const summary = (handle: RenderHandle): string => {
  const scenes = handle.scenes === 1 ? '1 scene' : `${handle.scenes} scenes`;
  return `${inOneLine(handle.title)} (${scenes})`;
};

/** Waits, and brings the video home; gives the file that it was written to. */
const finish = async (
  session: Session,
  client: VidClient,
  handle: RenderHandle,
  task: RenderTask,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const { io } = session;
  if (!task.wait) {
    io.data({ render: handle }, inOnePiece(handle.job_id));
    io.note(`→ ${pickUp(handle.job_id, task.output)}`);
    return undefined;
  }
  const label = handle.title === '' ? handle.job_id : handle.title;
  const watch = (): Promise<Job> =>
    watchJob(session, client, {
      jobId: handle.job_id,
      label,
      signal,
      ...(task.local ? { polls: NEAR_POLLS } : {}),
      ...(task.settled === undefined ? {} : { ended: task.settled }),
    });
  const { local } = task;
  const journal = journalPath(session.settings);
  const job = local ? await watch() : await recordEnd(journal, watch);
  const home = await bringHome(session, client, { ...task, captions: task.captions, job, title: handle.title, signal });
  if (home === undefined) {
    io.data({ render: handle, job }, inOnePiece(job.video_url ?? ''));
    return undefined;
  }
  const { output, captions } = home;
  if (captions?.length === 0) io.note('Nobody speaks in this video, so there are no captions.');
  if (output.isStdout) return undefined;
  if (!local) recordJob(journal, job, resolve(output.name));
  const shown = local ? { ...job, video_url: pathToFileURL(output.name).href } : job;
  io.note(`${io.style.green('✓')} ${summary(handle)}`);
  const film = await task.film?.(handle.job_id);
  for (const note of film?.notes ?? []) io.note(`note: ${inOneLine(note)}`);
  const told = {
    ...(captions === undefined ? {} : { captions }),
    ...(io.json ? filmMembers(handle, film) : {}),
  };
  io.data({ render: handle, job: shown, output: output.name, ...told }, output.name);
  return output.name;
};

/** The same for a render on this machine, which is written down for `vid job list`. */
const finishHere: typeof finish = async (session, client, handle, task, signal) => {
  const ended = recordLocalRender(journalPath(session.settings), { title: handle.title, job: handle.job_id });
  try {
    const output = await finish(session, client, handle, task, signal);
    ended('succeeded', output === undefined ? undefined : resolve(output));
    return output;
  } catch (error) {
    // One that could not be written where it was asked for is kept elsewhere.
    const { kept, output } = CliError.is(error) ? error.facts : {};
    const file = typeof kept === 'string' ? kept : output;
    if (typeof file === 'string') ended('succeeded', resolve(file));
    else ended(signal.aborted || isOutOfTime(error) ? 'interrupted' : 'failed');
    throw error;
  }
};

/** Sends the request. A service's answer is waited for even after Ctrl-C, so that a job that was begun has a name. */
const send = async (
  session: Session,
  client: VidClient,
  { request, idempotencyKey, local, retries = 0 }: RenderTask,
  signal: AbortSignal,
): Promise<RenderHandle> => {
  const tell = (): void =>
    session.io.note('Interrupted; the answer that is on its way is waited for. Ctrl-C again ends it at once.');
  const create = async (key = idempotencyKey): Promise<RenderHandle> => {
    if (!local) signal.addEventListener('abort', tell, { once: true });
    try {
      return await client.renders.create(request as unknown as RenderRequest, {
        ...(local ? { signal } : {}),
        ...(key === undefined ? {} : { idempotencyKey: key }),
      });
    } finally {
      signal.removeEventListener('abort', tell);
    }
  };
  return retryRefused(session, create, { retries, signal });
};

/** Runs the task to its end. Ctrl-C stops a render on this machine, and lets one of a service go on. */
export const followRender = async (session: Session, client: VidClient, task: RenderTask): Promise<void> => {
  const interruption = onInterrupt();
  const { signal } = interruption;
  let handle: RenderHandle | undefined;
  try {
    // What a service may refuse; this machine says for itself what it left out.
    if (!task.local) tellWarnings(session, client, task.request);
    handle = await send(session, client, task, signal);
    if (signal.aborted) throw interrupted(handle, task);
    for (const note of [handle.plan_notes ?? []].flat()) session.io.note(`note: ${inOneLine(note)}`);
    await (task.local ? finishHere : finish)(session, client, handle, task, signal);
  } catch (error) {
    if (task.local && VidError.is(error) && error.name === 'RenderFailedError') throw failedHere(error);
    if (task.local && ApiError.is(error)) throw await refusedHere(error);
    if (handle !== undefined && isOutOfTime(error)) throw waitEnded(handle, task, error);
    if (signal.aborted && VidError.is(error) && error.name === 'AbortedError')
      throw interrupted(handle, task, handle && unsureJob(client, handle.job_id, error));
    throw error;
  } finally {
    interruption.release();
  }
};
