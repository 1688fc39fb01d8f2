import { closeSync, openSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { partName } from './part-name';

/** Why nothing can be written into a folder; undefined when something can. What tries it is gone again at once. */
export const folderProblem = (folder: string): string | undefined => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return `the folder ${folder} does not exist`;
  if (!stats.isDirectory()) return `${folder} is no folder`;
  const probe = join(folder, partName());
  try {
    closeSync(openSync(probe, 'wx', 0o600));
    unlinkSync(probe);
    return undefined;
  } catch (error) {
    return `the folder ${folder} is not writable (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
  }
};
