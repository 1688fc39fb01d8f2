/** Folders in which attempts at jobs work, side by side under a base. */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Artifacts, Scratch } from '../../ports/artifacts';
import { removeTree } from '../../remove-tree';
import { FOLDER_MODE } from '../private-files/private-files';

export const createScratch = (base: () => Promise<string>): Pick<Artifacts, 'begin' | 'discard'> => ({
  begin: async (jobId, attempt): Promise<Scratch> => {
    const folder = await mkdtemp(join(await base(), `${jobId}-${attempt}-`));
    const workDir = join(folder, 'work');
    await mkdir(workDir, { mode: FOLDER_MODE });
    return { name: basename(folder), workDir, outputPath: join(folder, 'video.mp4') };
  },
  discard: async ({ workDir }) => {
    await removeTree(join(workDir, '..'));
  },
});
