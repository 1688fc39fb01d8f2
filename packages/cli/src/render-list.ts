/** Reads the renders that were made on this machine back from the journal. */
import { FileJournal } from '@vid/sdk/journal';
import { journalPath } from './connect';
import type { Settings } from './settings';

/** One render of this machine. */
export interface ListedRender {
  readonly key: string;
  readonly jobId: string | undefined;
  readonly sentAt: string;
  readonly state: string;
}
export const listRenders = async (settings: Settings): Promise<readonly ListedRender[]> => {
  const journal = new FileJournal({ path: journalPath(settings) });
  const entries = await journal.list();
  return entries.map(({ key, jobId, sentAt, state }) => ({ key, jobId, sentAt, state }));
};
