import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runWarm } from './run-warm';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-catalog-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));
const vid = (...argv: string[]) => runWarm(argv, { cwd });

it('shows the pictures of a word, the best first, and draws them', async () => {
  const { code, stdout, stderr } = await vid('catalog', 'pictures', 'dentist', '--json', '--sheet', 'sheet.png');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const { data } = JSON.parse(stdout) as { data: Record<string, unknown>[] };
  expect(data[0]).toEqual({
    ...{ name: 'tooth', set: 'fluent', type: 'svg', language: 'en' },
    ...{ concept: 'dental', trade: 'health', place: 'clinic', sounds: ['sparkle'] },
  });
  expect(readFileSync(join(cwd, 'sheet.png')).toString('latin1', 1, 4)).toBe('PNG');
});

it.each([
  ['routes', 23, { name: 'unboxing', shows: expect.stringMatching(/open/) as string }],
  ['worlds', 25, { name: 'cafe', shows: 'inside' }],
  ['acts', 10, { name: 'map', shows: expect.stringContaining('needs an address') as string }],
  ['transitions', 13, { name: 'star', shows: expect.stringContaining('a star grows') as string }],
  ['styles', 5, { name: 'watercolour', shows: expect.stringContaining('paper') as string }],
  ['captions', 8, { name: 'pill', shows: 'a pill of colour that jumps from word to word' }],
  ['voices', 27, { name: 'en-rms', shows: 'American English, a man (flite)', installed: true }],
  ['fonts', 22, { name: 'inter', shows: 'installed', installed: true }],
])('lists the %s', async (kind, least, entry) => {
  const { code, stdout, stderr } = await vid('catalog', kind, '--json');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const { data } = JSON.parse(stdout) as { data: unknown[] };
  expect(data.length).toBeGreaterThanOrEqual(least);
  expect(data).toContainEqual(entry);
});

it('draws what there is of a kind, for people with a list beside it', async () => {
  const { code, stdout } = await vid('catalog', 'fonts', '--sheet', 'fonts.png');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^inter +installed$/m);
  expect(readFileSync(join(cwd, 'fonts.png')).toString('latin1', 1, 4)).toBe('PNG');
});

it('puts pictures of the user’s own first, and says that a word has none', async () => {
  writeFileSync(
    join(cwd, 'flat-white.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
  );
  const own = await vid('catalog', 'pictures', 'flat', 'whites', '--artwork', '.', '--language', 'en', '--json');
  const { data } = JSON.parse(own.stdout) as { data: Record<string, unknown>[] };
  expect(data[0]).toMatchObject({ name: 'flat-white', set: 'own', type: 'svg', language: 'en', concept: 'coffee' });
  const none = await vid('catalog', 'pictures', 'Gewissenhaftigkeit');
  expect(none).toMatchObject({ code: 0, stdout: expect.stringContaining('set with type alone') as string });
  const unknown = await vid('catalog', 'pictures', 'coffee', '--language', 'zz');
  expect(unknown.stderr).toMatch(/^No words are known in the language zz; they are in\s+en, de, fr/);
});

it('refuses a folder that is not there, before anything is drawn', async () => {
  for (const command of [
    ['catalog', 'pictures', 'tea'],
    ['render', '--local', '--brief', 'Tea', '--brand-enabled', 'false'],
  ]) {
    const { code, stderr } = await vid(...command, '--artwork', 'gone');
    expect(stderr).toContain('The artwork folder');
    expect(code).toBe(2);
  }
});
