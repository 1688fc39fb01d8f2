import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whyStale, writeStamp } from './build-stamp.mjs';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-stamp-'));
  write('packages/cli/src/deep/vid.ts', 'one');
  write('packages/sdk/src/index.ts', 'one');
  write('packages/cli/dist/vid.cjs', 'built');
  writeStamp(root);
});
afterEach(() => rmSync(root, { recursive: true }));

it('takes what was just built', () => {
  expect(whyStale(root)).toBeUndefined();
  expect(whyStale(`${root}/`)).toBeUndefined();
  write('packages/cli/test/vid.test.ts', 'tests are not built');
  expect(whyStale(root)).toBeUndefined();
});

it('knows the folder with and without a slash at its end', () => {
  expect(whyStale(`${root}/`)).toBeUndefined();
});

it.each([
  ['a source has changed', 'packages/cli/src/deep/vid.ts', /sources/],
  ['a source of a package that is bundled has changed', 'packages/sdk/src/index.ts', /sources/],
  ['a source is new', 'packages/cli/src/new.ts', /sources/],
  ['what extracts the artwork has changed', 'packages/server/build/extract.ts', /sources/],
  ['the way of building has changed', 'packages/cli/tsup.config.ts', /sources/],
  ['a dependency has changed', 'package-lock.json', /sources/],
  ['a built file was changed by hand', 'packages/cli/dist/vid.cjs', /not those of the build/],
  ['a built file was added', 'packages/cli/dist/more.cjs', /not those of the build/],
])('refuses what was built when %s', (_what, path, reason) => {
  write(path, 'two');
  expect(whyStale(root)).toMatch(reason);
});

it('refuses what nobody built, and what is gone', () => {
  rmSync(join(root, 'packages/cli/dist'), { recursive: true });
  expect(whyStale(root)).toMatch(/not those of the build/);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(whyStale(root)).toMatch(/nothing was built/);
});
