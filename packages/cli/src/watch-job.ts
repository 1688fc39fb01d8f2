/** Follows a job to its end while showing how far it is; a job that failed or was cancelled is thrown as the SDK's error. */
import type { Job, VidClient, WaitOptions } from '@vid/sdk';
import { isOwnMachine } from './is-own-machine';
import { openProgress } from './progress';
import type { Session } from './session';

type Polls = Pick<WaitOptions, 'firstPollMs' | 'pollIntervalMs'>;

interface Watched {
  readonly jobId: string;
  readonly label: string;
  readonly signal: AbortSignal;
  /** When to look; the rest is as the SDK has it. Default: often at a service on this machine. */
  readonly polls?: Polls;
  /** Told of each state that is seen. */
  readonly seen?: (job: Job) => void;
  /** Tells that the job has ended, so that nobody waits for the next look. */
  readonly ended?: () => Promise<void>;
}

/** This machine renders in seconds, and may be looked at more often than a service would like. */
export const NEAR_POLLS: Polls = { firstPollMs: 100, pollIntervalMs: 250 };

const pollsOf = ({ settings }: Session): Polls => (isOwnMachine(settings.baseUrl?.value ?? '') ? NEAR_POLLS : {});

export const watchJob = async (
  session: Session,
  client: VidClient,
  { jobId, label, signal, polls = pollsOf(session), ended, seen }: Watched,
): Promise<Job> => {
  const { timeoutMs } = session;
  const view = await openProgress(session.io, label);
  const options = { signal, ...(timeoutMs === undefined ? {} : { timeoutMs }), ...polls };
  let last: Job | undefined;
  // One more who waits, and looks at once: everybody who waits for the job is told what is seen.
  const lookNow = () => client.jobs.wait(jobId, { ...options, firstPollMs: 0 });
  ended?.()
    .then(lookNow)
    .catch(() => undefined);
  try {
    for await (const job of client.jobs.watch(jobId, options)) {
      last = job;
      seen?.(job);
      view.show(job.status, job.progress);
    }
    if (last?.status === 'succeeded') return last;
    return await lookNow();
  } finally {
    view.end();
  }
};
