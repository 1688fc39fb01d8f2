/** The built entries, as Node shows them where one of them throws. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { whyStale } from '../../../scripts/build-stamp.mjs';

const stale = whyStale(fileURLToPath(new URL('../../../', import.meta.url)));
if (stale !== undefined)
  throw new Error(`Run \`npm run build\` first: these tests read the built files, and ${stale}.`);

const dist = new URL('../dist/', import.meta.url);
const all = readdirSync(dist);
/** Entries have types; what is loaded on demand has none, and nothing that it throws gets out of it. */
const files = all.filter((name) => /\.c?js$/.test(name) && all.includes(name.replace(/\.(c?)js$/, '.d.$1ts')));

describe('the built files', () => {
  it('are all there', () => {
    expect(files.length).toBeGreaterThanOrEqual(18);
  });

  it.each(files)('%s has lines that a person can look at', (name) => {
    const lines = readFileSync(new URL(name, dist), 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 1000)).toEqual([]);
  });
});
