/** Removes a lock that a dead process left, unless another process has made it anew meanwhile. */
import { linkSync, renameSync, rmSync } from 'node:fs';

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Two processes may find the same lock left, and the slower one would remove what the quicker one has made since. So it is
 * set aside first, where nobody else reaches it, looked at once more, and put back when it is held.
 */
export const clearLeftLock = (path: string, isHeld: (aside: string) => boolean): void => {
  const aside = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    // Another process was quicker; the next look tells what it made of it.
    if (isCode(error, 'ENOENT', 'EPERM', 'EACCES', 'EBUSY')) return;
    throw error;
  }
  try {
    if (isHeld(aside)) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};
