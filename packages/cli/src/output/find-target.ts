/** What a name stands for where something is to be written: stdout, a file that is there or not, or something that is none. */
import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { HEAD_BYTES } from './file-kind';

/** The name that stands for stdout. */
const STDOUT = '-';

export type Target =
  | { readonly kind: 'stdout' }
  /** A regular file, behind all symbolic links; `stats` when it is there. */
  | { readonly kind: 'file'; readonly path: string; readonly stats: Stats | undefined }
  | { readonly kind: 'folder'; readonly path: string }
  /** A pipe, a device, a socket: it is written into, never replaced. */
  | { readonly kind: 'special'; readonly path: string; readonly stats: Stats };

const LINKS_AT_MOST = 40;

/** Follows links to a file that need not be there. */
const followLinks = (path: string): string => {
  let at = path;
  for (let count = 0; count < LINKS_AT_MOST; count += 1) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return at;
    at = resolve(dirname(at), readlinkSync(at));
  }
  throw Object.assign(new Error('there are too many symbolic links'), { code: 'ELOOP' });
};

/** /dev/stdout and its like. */
const isStdout = ({ dev, ino }: Stats): boolean => {
  try {
    const own = fstatSync(process.stdout.fd);
    return process.platform !== 'win32' && own.dev === dev && own.ino === ino;
  } catch {
    return false;
  }
};

/** Looks at a name; throws what the system says of one that can't be looked at. */
export const findTarget = (name: string): Target => {
  if (name === STDOUT) return { kind: 'stdout' };
  const given = resolve(name);
  const stats = statSync(given, { throwIfNoEntry: false });
  if (stats === undefined) return { kind: 'file', path: followLinks(given), stats };
  if (isStdout(stats)) return { kind: 'stdout' };
  if (stats.isDirectory()) return { kind: 'folder', path: given };
  if (!stats.isFile()) return { kind: 'special', path: given, stats };
  return { kind: 'file', path: realpathSync(given), stats };
};

/** How a file begins. */
export const readHead = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(file);
  }
};
