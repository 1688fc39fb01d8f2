/** Folders are made one level at a time; where none can be made, that is an error at once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolders as inSdk } from '../../sdk/src/disk/make-folders';
import { makeFolders as inServer } from '../../server/src/make-folders';
import { makeFolders as inCli } from '../src/make-folders';
import { launch } from './start-vid';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vid-folders-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each([
  ['the command line', inCli],
  ['the server', inServer],
  ['the SDK', inSdk],
])('%s', (who, makeFolders) => {
  const at = (...names: readonly string[]) => join(root, who, ...names);
  const made = async (path: string) => makeFolders(path, 0o700);

  it('makes what is missing with its mode, and gives the first', async () => {
    expect(await made(at('a', 'b', 'c'))).toBe(at());
    if (process.platform !== 'win32') expect(statSync(at('a', 'b')).mode & 0o777).toBe(0o700);
    expect(await made(at('a', 'b', 'd'))).toBe(at('a', 'b', 'd'));
    expect(await made(at('a', 'b'))).toBeUndefined();
  });

  it('makes what a way leads through and out of again', async () => {
    const path = `${at('up')}/x/../y`;
    expect(await made(path)).toBe(at('up'));
    expect(statSync(path).isDirectory()).toBe(true);
    expect(await made(path)).toBeUndefined();
  });

  it('fails where something else is in the way', async () => {
    writeFileSync(at('file'), '');
    symlinkSync(at('nowhere'), at('link'));
    for (const path of [at('file'), at('file', 'x'), at('link'), at('link', 'x', 'y')])
      await expect(made(path)).rejects.toThrow(/EEXIST|ENOTDIR|ENOENT/);
  });
});

const SERVICE = { VID_BASE_URL: 'http://127.0.0.1:9', VID_API_KEY: 'emp_local_dev' };
const BELOW = '/proc/no-such-folder/deep/er';
describe.skipIf(!existsSync('/proc/self'))('below a folder that takes none', () => {
  it.each<[what: string, argv: readonly string[], env: Readonly<Record<string, string>>]>([
    ['a server', ['server', 'start', '--port', '0', '--data-dir', BELOW], {}],
    ['one in the background', ['server', 'start', '--background', '--port', '0', '--data-dir', BELOW], {}],
    ['stored settings', ['config', 'set', 'base-url', 'https://x.example'], { VID_CONFIG_DIR: BELOW }],
    ['a batch', ['batch', '-', '--journal', `${BELOW}/journal`], SERVICE],
    ['a journal', ['render', '--brief', 'A calm advert for a coffee shop.'], { VID_CONFIG_DIR: BELOW, ...SERVICE }],
  ])('%s ends with an error', (_what, argv, env) => {
    const { program, options } = launch(root, env);
    const input = '{"brief":"A calm advert for a coffee shop."}\n';
    const limit = { timeout: 20_000, killSignal: 'SIGKILL' } as const;
    const run = spawnSync(program[0], [program[1], ...argv], { ...options, ...limit, input, encoding: 'utf8' });
    expect([run.signal, run.stderr]).toEqual([null, expect.stringMatching(/^error: .*ENOENT[^]*\n {2}→ /)]);
    expect(run.stdout).toBe('');
    expect(readdirSync(root)).not.toContain('.vid');
  });
});
