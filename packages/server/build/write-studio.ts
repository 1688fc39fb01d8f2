/** Builds the page into the folder named. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStudio } from './build-studio';

await buildStudio(resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../dist/studio')));
