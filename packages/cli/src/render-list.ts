/** Reads the renders that were made on this machine back from the journal. */
import type { Io } from './io';
import { readSeenJobs } from './job-ends';
import { journalPath } from './journal-path';
import { listLocalRenders } from './local-renders';
import { openJournal } from './open-journal';
import type { Settings } from './settings';

/** One render of this machine. */
export interface ListedRender {
  /** Null for one that was made here, and for one whose answer was lost. */
  readonly job_id: string | null;
  readonly title: string;
  /** What the service said to it, and how it ended as far as that was seen; or how far one that was made here came. */
  readonly state: string;
  /** ISO 8601. */
  readonly sent_at: string;
  readonly idempotency_key: string | null;
  /** Whether it was made with --local. */
  readonly local: boolean;
  /** The video, when it was written to a file. */
  readonly file: string | null;
}

/** Every render in the journal, newest first. */
export const listRenders = async (io: Pick<Io, 'note'>, settings: Settings): Promise<readonly ListedRender[]> => {
  const path = journalPath(settings);
  const seen = readSeenJobs(path);
  const sent = (await openJournal(io, path).list()).map(({ key, accepted, label, state, at }) => {
    const job = accepted === null ? undefined : seen.get(accepted.job_id);
    return {
      job_id: accepted?.job_id ?? null,
      title: accepted?.title ?? label,
      state: job?.status ?? state,
      sent_at: new Date(at).toISOString(),
      idempotency_key: key,
      local: false,
      file: job?.file ?? null,
    };
  });
  const made = listLocalRenders(path).map(({ title, state, at, file }) => ({
    job_id: null,
    title,
    state,
    sent_at: new Date(at).toISOString(),
    idempotency_key: null,
    local: true,
    file,
  }));
  return [...sent, ...made].sort((a, b) => b.sent_at.localeCompare(a.sent_at));
};
