/** What a failure of SQLite says of the whole file: that it takes nothing at the moment, or can't be read at all. */
import { type StoreTrouble, StoreUnavailable } from '../../ports/store-unavailable';

/** By the beginning of the code, which may go on with what exactly failed. */
const TROUBLES: readonly (readonly [string, StoreTrouble, string])[] = [
  ['SQLITE_FULL', 'full', 'make room on the disk of the data folder'],
  ['SQLITE_READONLY', 'read-only', 'make the data folder and the files in it writable'],
  ['SQLITE_PERM', 'not-permitted', 'let the user of this process write the data folder and the files in it'],
  ['SQLITE_CANTOPEN', 'not-permitted', 'let the user of this process write the data folder and the files in it'],
  ['SQLITE_IOERR', 'failing', 'look at the disk of the data folder'],
];

/** Undefined: the failure is of one statement alone. */
export const asUnavailable = (error: unknown): StoreUnavailable | undefined => {
  if (error instanceof StoreUnavailable) return error;
  const { code } = (error ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string') return undefined;
  const found = TROUBLES.find(([beginning]) => code.startsWith(beginning));
  if (found === undefined) return undefined;
  const [, trouble, next] = found;
  return new StoreUnavailable((error as Error).message, trouble, { cause: error, next });
};
