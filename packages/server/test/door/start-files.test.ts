/** What a start of the built server reads: few files, since each costs it as much as twenty kilobytes of code. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { COPIED, copyOf } from '../../build/own-copies';

const DIST = new URL('../../dist/', import.meta.url);

/** A built file with all that it imports before it runs. */
const readWith = (entry: string): readonly string[] => {
  const seen = new Set<string>();
  const look = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(new URL(file, DIST), 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:\bfrom|\bimport)"\.\/([\w./-]+)"/g)) look(imported);
  };
  look(entry);
  return [...seen];
};

it.each([
  // The entry, the server, the command, errors of renders, and what esbuild needs itself.
  ['vid-server.js', 5],
  ['background-child.js', 5],
  ['program.js', 5],
  ['index.js', 4],
])('%s reads %i files at most', (entry, most) => {
  expect(readWith(entry).length).toBeGreaterThan(1);
  expect(readWith(entry).length).toBeLessThanOrEqual(most);
});

it('looks for a running server without the store', () => {
  const code = readWith('running.js').map((file) => readFileSync(new URL(file, DIST), 'utf8'));
  expect(code.join('')).not.toContain('QueryCreator');
});

it.each([...COPIED.values()].map((path) => [fileURLToPath(new URL(`file://${path}`)).replace(/^.*\/src\//, ''), path]))(
  'copies %s, which holds nothing and has no class',
  async (_name, path) => {
    const copy = await copyOf(path);
    expect(copy).not.toBe('');
    expect(copy).not.toMatch(/^(?:let|class) |= class\b|^(?:var|const) \w+ = new /m);
  },
);
