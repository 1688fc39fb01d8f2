/** The command that these tests run: what `npm run build` made of the present sources, and nothing older. */
import { fileURLToPath } from 'node:url';
import { whyStale } from '../../../scripts/build-stamp.mjs';

const stale = whyStale(fileURLToPath(new URL('../../../', import.meta.url)));
if (stale !== undefined)
  throw new Error(`Run \`npm run build\` first: these tests use the built command, and ${stale}.`);

export const bin = fileURLToPath(new URL('../bin/vid.cjs', import.meta.url));
