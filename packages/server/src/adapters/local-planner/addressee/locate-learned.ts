/** Where the build leaves what it has learned, seen from the sources and from the built files alike. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's `dist/learned/addressee.bin`, whether or not it was built. */
export const locateLearned = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, 'dist', 'learned', 'addressee.bin');
};
