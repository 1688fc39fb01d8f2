/** Puts a file in another's place, also while somebody looks into either: Windows then refuses, until they have closed it. */
import { renameSync } from 'node:fs';
import { retryifySync } from 'stubborn-utils';

/** What Windows says of a file that a virus scanner, an indexer or a backup has open. */
const HELD: readonly unknown[] = ['EACCES', 'EBUSY', 'EPERM'];
const HELD_AT_MOST_MS = 3000;

export const renameWhenFree = (from: string, to: string, rename = renameSync): void =>
  retryifySync(rename, {
    isRetriable: (error) => process.platform === 'win32' && HELD.includes((error as NodeJS.ErrnoException).code),
  })({ timeout: HELD_AT_MOST_MS })(from, to);
