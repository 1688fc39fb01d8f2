/** Puts a file in another's place, also while somebody looks into either: Windows then refuses, until they have closed it. */
import { rename as renameNow } from 'node:fs/promises';
import { retryifyAsync } from 'stubborn-utils';

/** What Windows says of a file that a virus scanner, an indexer or a backup has open. */
const HELD: readonly unknown[] = ['EACCES', 'EBUSY', 'EPERM'];
const HELD_AT_MOST_MS = 5000;

export const renameWhenFree = (from: string, to: string, rename = renameNow): Promise<void> =>
  retryifyAsync(rename, {
    isRetriable: (error) => process.platform === 'win32' && HELD.includes((error as NodeJS.ErrnoException).code),
  })({ timeout: HELD_AT_MOST_MS, interval: 50 })(from, to);
