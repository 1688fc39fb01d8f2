/** Folders in which attempts at jobs work, side by side under a base. */
import { mkdir, mkdtemp, rmdir, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Artifacts, Scratch } from '../../ports/artifacts';
import { removeTree } from '../../remove-tree';
import { FOLDER_MODE } from '../private-files/private-files';

export const createScratch = (base: () => Promise<string>): Pick<Artifacts, 'begin' | 'discard' | 'room'> => ({
  begin: async (jobId, attempt): Promise<Scratch> => {
    const folder = await mkdtemp(join(await base(), `${jobId}-${attempt}-`));
    const workDir = join(folder, 'work');
    await mkdir(workDir, { mode: FOLDER_MODE });
    return { name: basename(folder), workDir, outputPath: join(folder, 'video.mp4') };
  },
  room: async () => {
    const path = await base();
    try {
      const { bavail, bsize } = await statfs(path);
      return bavail * bsize;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  },
  discard: async ({ workDir }) => {
    const folder = dirname(workDir);
    try {
      // Mostly nothing is left in them.
      await rmdir(workDir);
      await rmdir(folder);
    } catch {
      await removeTree(folder);
    }
  },
});
