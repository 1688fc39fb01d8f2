/** Asks the service about the renders whose end was not seen, and writes down what it learns. */
import { type Job, type VidClient, VidError } from '@vid/sdk';
import { isFinalJobStatus } from '@vid/sdk/contract';
import { recordJob } from './job-ends';
import type { ListedRender } from './render-list';

/** Jobs that are asked about at the same time. */
const AT_ONCE = 8;
/** The newest that are asked about; a list is no reason to ask a thousand times. */
const AT_MOST = 100;

interface Asking {
  /** Where it is written down. */
  readonly journal: string;
  readonly signal: AbortSignal;
  /** Whether this service may be asked about it. */
  readonly isAsked?: (render: ListedRender) => boolean;
}

/** Errors that are about one job only: another account's, or forgotten. */
const isAboutTheJob = (error: VidError): boolean => error.name === 'NotFoundError' || error.name === 'ForbiddenError';

/** The same renders as they stand now; `unasked` says why the service was not asked further. */
export const refreshRenders = async (
  client: VidClient,
  renders: readonly ListedRender[],
  { journal, signal, isAsked = () => true }: Asking,
): Promise<{ readonly renders: readonly ListedRender[]; readonly unasked: VidError | undefined }> => {
  const open = renders.flatMap((render): [string, string][] => {
    const { job_id: id, local, state } = render;
    return id === null || local || isFinalJobStatus(state) || !isAsked(render) ? [] : [[id, state]];
  });
  const before = new Map(open);
  const waiting = open.slice(0, AT_MOST).map(([id]) => id);
  const known = new Map<string, Job>();
  let unasked: VidError | undefined;
  const askOn = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && unasked === undefined; id = waiting.shift()) {
      try {
        const job = await client.jobs.retrieve(id, { signal, maxRetries: 0 });
        known.set(id, job);
        if (job.status !== before.get(id)) recordJob(journal, job);
      } catch (error) {
        if (!VidError.is(error)) throw error;
        if (!isAboutTheJob(error)) unasked ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  const now = renders.map((render) => {
    const job = render.job_id === null ? undefined : known.get(render.job_id);
    return job === undefined ? render : { ...render, state: job.status };
  });
  return { renders: now, unasked };
};
