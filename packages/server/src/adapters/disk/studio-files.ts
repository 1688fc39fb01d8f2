/** The page's files as the build left them: `dist/studio`, seen from the sources and from the built files alike. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StudioFiles } from '../../ports/studio-files';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const locateStudio = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, 'dist', 'studio');
};

export const createStudioFiles = (folder: string = locateStudio()): StudioFiles => ({
  read: async (name) => {
    const type = TYPES[extname(name)];
    // Only names that the folder lists: nothing that was asked for becomes a path.
    const names = await readdir(folder).catch((): string[] => []);
    if (type === undefined || !names.includes(name)) return undefined;
    return { type, text: await readFile(join(folder, name), 'utf8') };
  },
});
