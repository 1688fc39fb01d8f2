/** Writes the manual pages, `vid.1` and one for each command, into the folder that it is given. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
// As the build of the command has it.
Object.assign(globalThis, { __VERSION__: version });
const { manPages } = await import('./man/man-pages');

const [folder = '.'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, page] of Object.entries(await manPages(version))) writeFileSync(join(folder, name), page);
