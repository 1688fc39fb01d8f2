/**
 * A journal as it stands after `vid job settle`: a render whose answer was lost is the job that was named for it, so that the
 * client goes on with that job and sends nothing. What the client wrote down itself comes first, and the file stays as it is.
 */
import type { RenderAccepted } from '@vid/sdk';
import { ENDPOINT_PATHS } from '@vid/sdk/contract';
import type { JournalEntry, RenderJournal } from '@vid/sdk/journal';
import type { Settled } from './settled-renders';

/** What is known of a job that was named by hand: `inferred`, as what no answer told. */
const acceptedAs = (jobId: string, { title, scenes }: JournalEntry): RenderAccepted => ({
  job_id: jobId,
  status: 'starting',
  title: title ?? '',
  scenes: scenes ?? 0,
  credits_used: 0,
  watermarked: false,
  poll_url: ENDPOINT_PATHS.retrieveJob.path.replace('{id}', encodeURIComponent(jobId)),
  note: 'Named with `vid job settle`: no answer told it.',
  inferred: true,
});

/** Reads what was settled when it is first needed. */
export const withSettled = (journal: RenderJournal, readSettled: () => ReadonlyMap<string, Settled>): RenderJournal => {
  let read: ReadonlyMap<string, Settled> | undefined;
  const settled = <E extends JournalEntry | undefined>(entry: E): E => {
    if (entry === undefined || entry.accepted !== null) return entry;
    read ??= readSettled();
    const job = read.get(entry.key)?.job ?? null;
    return job === null ? entry : { ...entry, state: 'accepted', accepted: acceptedAs(job, entry) };
  };
  return {
    begin: async (intent) => settled(await journal.begin(intent)),
    finish: (scope, key, end) => journal.finish(scope, key, end),
    find: async (scope, key) => settled(await journal.find(scope, key)),
    knowsJob: async (jobId) =>
      (await journal.knowsJob(jobId)) || (await journal.list()).some((one) => settled(one).accepted?.job_id === jobId),
    fetched: async (jobId, fetched) => journal.fetched?.(jobId, fetched),
    list: async () => (await journal.list()).map((entry) => settled(entry)),
  };
};
