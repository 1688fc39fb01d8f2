/** Follows a job to its end while showing how far it is; a job that failed or was cancelled is thrown as the SDK's error. */
import type { Job, VidClient, WaitOptions } from '@vid/sdk';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { isOwnMachine } from './is-own-machine';
import { openProgress } from './progress';
import { contactOf, type Silence } from './service-contact';
import type { Session } from './session';
import { shellQuoted } from './shell-quoted';
import { silenceText, watchSilence } from './tell-silence';

type Polls = Pick<WaitOptions, 'firstPollMs' | 'pollIntervalMs'>;

/** One line of a stream of states that is about the service and no state. */
export interface ServiceNotice {
  readonly notice: 'service_silent' | 'service_answers';
  readonly job_id: string;
  /** ISO 8601. */
  readonly since?: string;
  readonly reason?: string;
}

interface Watched {
  readonly jobId: string;
  readonly label: string;
  readonly signal: AbortSignal;
  /** When to look; the rest is as the SDK has it. Default: often at a service on this machine. */
  readonly polls?: Polls;
  /** Told of each state that is seen. */
  readonly seen?: (job: Job) => void;
  /** Told when the service stops answering, and when it answers again. */
  readonly noticed?: ((notice: ServiceNotice) => void) | undefined;
  /** Tells that the job has ended, so that nobody waits for the next look. */
  readonly ended?: () => Promise<void>;
}

/** This machine renders in seconds, and may be looked at more often than a service would like. */
export const NEAR_POLLS: Polls = { firstPollMs: 100, pollIntervalMs: 250 };

const pollsOf = ({ settings }: Session): Polls => (isOwnMachine(settings.baseUrl?.value ?? '') ? NEAR_POLLS : {});

const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const givenUp = (jobId: string, silence: Silence): CliError =>
  new CliError(EXIT.network, `${beginning(silenceText(silence))}; whether job ${jobId} goes on can't be told.`, {
    next: `When it is there again, go on with: vid job watch ${shellQuoted(jobId)}`,
    facts: { job_id: jobId, charged: 'yes' },
  });

export const watchJob = async (
  session: Session,
  client: VidClient,
  { jobId, label, signal, polls = pollsOf(session), ended, seen, noticed }: Watched,
): Promise<Job> => {
  const { timeoutMs } = session;
  const view = await openProgress(session.io, label);
  const lost = new AbortController();
  const options = {
    signal: AbortSignal.any([signal, lost.signal]),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...polls,
  };
  let last: Job | undefined;
  let over: CliError | undefined;
  const stop = watchSilence(contactOf(client), {
    silent(silence) {
      view.trouble(`${beginning(silenceText(silence))}, still trying.`);
      const since = new Date(silence.since).toISOString();
      noticed?.({ notice: 'service_silent', job_id: jobId, since, reason: silence.why });
    },
    heard() {
      view.trouble('The service answers again.', true);
      noticed?.({ notice: 'service_answers', job_id: jobId });
    },
    givenUp(silence) {
      if (timeoutMs !== undefined) return;
      over = givenUp(jobId, silence);
      lost.abort();
    },
  });
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
  } catch (error) {
    throw over ?? error;
  } finally {
    stop();
    view.end();
  }
};
