/** Reads the renders that were made on this machine back from the journal. */
import { FileJournal } from '@vid/sdk/journal';
import { journalPath } from './connect';
import type { Settings } from './settings';

/** One render of this machine. */
export interface ListedRender {
  readonly job_id: string | null;
  readonly title: string;
  readonly state: string;
  /** ISO 8601. */
  readonly sent_at: string;
  readonly idempotency_key: string;
}

/** Every render in the journal, oldest first. */
export const listRenders = async (settings: Settings): Promise<readonly ListedRender[]> => {
  const entries = await new FileJournal({ path: journalPath(settings) }).list();
  return entries.map(({ key, accepted, label, state, at }) => ({
    job_id: accepted?.job_id ?? null,
    title: accepted?.title ?? label,
    state,
    sent_at: new Date(at).toISOString(),
    idempotency_key: key,
  }));
};
