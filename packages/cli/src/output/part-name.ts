/**
 * Files that are being written bear the name of their process, so that what a killed one left can be told from what a
 * living one needs, and is removed by whoever writes into that folder next.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processLives } from '../process-lives';

/** Another machine's processes have numbers of their own; it may share the folder. */
const host = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** A name that nobody else has. */
export const partName = (): string => `.vid-part.${host()}.${process.pid}.${randomBytes(6).toString('hex')}`;

/** Removes the parts of processes that are gone; what can't be removed stays. */
export const removeDeadParts = (folder: string): void => {
  const own = host();
  try {
    for (const name of readdirSync(folder)) {
      const [, machine, pid] = /^\.vid-part\.([0-9a-f]{8})\.(\d+)\.[0-9a-f]{12}/.exec(name) ?? [];
      if (machine === own && !processLives(Number(pid))) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Tidying is no reason to fail.
  }
};
