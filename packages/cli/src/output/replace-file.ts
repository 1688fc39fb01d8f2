/**
 * Writes a file whole or not at all: into a part beside it, which takes its name when everything is there. Links are
 * followed, and a file that was there keeps its mode and its owner.
 */
import { chmodSync, chownSync, rmSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { partName, removeDeadParts } from './part-name';
import { putInPlace } from './put-in-place';

const MODE_BITS = 0o7777;

/** Whoever is not root can't give files away, and then they are his own. */
const keepOwner = (part: string, { uid, gid }: Stats): void => {
  try {
    chownSync(part, uid, gid);
  } catch {
    // As before: the one who writes owns it.
  }
};

/** `before` is what is there now; `fill` writes the part, a path where nothing is yet. */
export const replaceFile = async (
  { path, before }: { readonly path: string; readonly before?: Stats | undefined },
  fill: (part: string) => Promise<void>,
): Promise<void> => {
  const folder = dirname(path);
  removeDeadParts(folder);
  const part = join(folder, partName());
  try {
    await fill(part);
    if (before !== undefined) {
      keepOwner(part, before);
      // After the owner: a change of that takes some bits away.
      chmodSync(part, before.mode & MODE_BITS);
    }
    putInPlace(part, path);
  } finally {
    rmSync(part, { force: true });
  }
};
