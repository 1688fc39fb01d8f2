/** Reads the renders that were made on this machine back from the journal. */
import type { Io } from './io';
import { readSeenJobs } from './job-ends';
import { journalPath } from './journal-path';
import { journalProblem } from './journal-problem';
import { listLocalRenders } from './local-renders';
import { openJournal } from './open-journal';
import { readServices } from './render-services';
import type { Settings } from './settings';
import { readSettled } from './settled-renders';

/** One render of this machine. */
export interface ListedRender {
  /** Of one that was made here, the id that it had in its process; null where the answer was lost. */
  readonly job_id: string | null;
  readonly title: string;
  /** What the service said to it, and how it ended as far as that was seen; or how far one that was made here came. */
  readonly state: string;
  /** ISO 8601. */
  readonly sent_at: string;
  readonly idempotency_key: string | null;
  /** Whether a service that tells no job is known to have the key. */
  readonly arrived: boolean;
  /** Whether it was made with --local. */
  readonly local: boolean;
  /** Scheme, host and port of the service that it was sent to; null with --local, and where an earlier version sent it. */
  readonly service: string | null;
  /** The video, when it was written to a file. */
  readonly file: string | null;
}

/** The state of a render whose answer was lost, once somebody said that it needs no more looking after. */
const SETTLED = 'settled';

/** Whether it may have been charged and nobody knows its job, or said what became of it. */
export const isLost = ({ state }: Pick<ListedRender, 'state'>): boolean => state === 'unknown' || state === 'sending';

/** Every render in the journal, newest first. */
export const listRenders = async (io: Pick<Io, 'note'>, settings: Settings): Promise<readonly ListedRender[]> => {
  const path = journalPath(settings);
  const seen = readSeenJobs(path);
  const settled = readSettled(path);
  const serviceOf = readServices(path);
  const entries = await openJournal(io, path)
    .list()
    .catch((cause: unknown) => {
      throw journalProblem(path, cause);
    });
  const sent = entries.map(({ scope, key, accepted, arrived = false, label, state, at }) => {
    const said = isLost({ state }) ? settled.get(key) : undefined;
    const id = accepted?.job_id ?? said?.job ?? null;
    const job = id === null ? undefined : seen.get(id);
    const known = said === undefined ? state : said.job === null ? SETTLED : 'accepted';
    return {
      job_id: id,
      title: accepted?.title ?? label,
      state: job?.status ?? known,
      sent_at: new Date(at).toISOString(),
      idempotency_key: key,
      arrived: arrived || id !== null,
      local: false,
      service: serviceOf({ scope, key }) ?? null,
      file: job?.file ?? null,
    };
  });
  const made = listLocalRenders(path).map(({ job, title, state, at, file }) => ({
    job_id: job,
    title,
    state,
    sent_at: new Date(at).toISOString(),
    idempotency_key: null,
    arrived: false,
    local: true,
    service: null,
    file,
  }));
  return [...sent, ...made].sort((a, b) => b.sent_at.localeCompare(a.sent_at));
};
