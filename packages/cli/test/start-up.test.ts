/** What a command loads: nothing heavy that it does not use. Each heavy part is also shown to be seen where it is used. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf } from '../../server/test/support/part-of';
import { loadedBy } from './loaded-files';
import { runVid } from './run-vid';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
const HEAVY = {
  server: /\/packages\/server\/(dist|src)\//,
  renderer: /\/@napi-rs\/canvas\//,
  ora: /\/node_modules\/ora\//,
  undici: /\/node_modules\/undici\//,
  zod: /\/node_modules\/zod\//,
  chalk: /\/node_modules\/chalk\//,
  yaml: /\/node_modules\/yaml\//,
} as const;
type Part = keyof typeof HEAVY;

const heavyIn = (files: readonly string[]): readonly Part[] =>
  (Object.keys(HEAVY) as Part[]).filter((part) => files.some((file) => HEAVY[part].test(file)));

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
let cwd: string;
let server: VidServer;
let env: Record<string, string>;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-start-up-'));
  server = await createServer();
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev', VID_WEBHOOK_SECRET: SECRET };
  writeFileSync(
    join(cwd, 'body.json'),
    '{"event":"ping","payload":{},"delivery_id":"1","emitted_at":"2026-01-01T00:00:00Z"}',
  );
  writeFileSync(
    join(cwd, 'plan.json'),
    '{"scene_plan":[{"type":"motion","prompt":"Order today","duration":3}],"aspect":"1:1"}',
  );
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const load = async (argv: readonly string[], codes: readonly number[] = [0]) => {
  let run: Awaited<ReturnType<typeof runVid>> | undefined;
  const files = await loadedBy(async (asked) => {
    run = await runVid(argv, { cwd, env: { ...env, ...asked } });
  });
  expect(codes, run?.stderr).toContain(run?.code);
  return files;
};

describe('what a start loads', () => {
  it.concurrent('is two files for --version, and commander besides for --help', async () => {
    const own = (files: readonly string[]): readonly string[] =>
      files
        .map((file) => relative(PACKAGE, file))
        .filter((file) => /^(bin|dist)/.test(file))
        .sort((one, other) => (one < other ? -1 : 1));
    expect(own(await load(['--version']))).toEqual(['bin/vid.cjs', 'dist/vid.cjs']);
    expect(own(await load(['--help']))).toEqual([
      'bin/vid.cjs',
      'dist/commander.cjs',
      'dist/program.cjs',
      'dist/vid.cjs',
    ]);
  });

  it.concurrent.each<[argv: readonly string[], codes?: readonly number[]]>(
    partOf<[argv: readonly string[], codes?: readonly number[]]>(
      [
        [[], [2]],
        [['rendr'], [2]],
        [['render', '--help']],
        [['render', '--no-such-flag'], [2]],
        [['batch', '--help']],
        [['account', '--json']],
        [['account']],
        [['hooks', 'list', '--json']],
        [['hooks', 'events']],
        [['job', 'list', '--json']],
        [['job', 'get', 'job_none'], [5]],
        [['config', 'explain', '--json']],
        [['webhook', 'sign', 'body.json']],
        [['webhook', 'verify', 'body.json', '--signature', 'sha256=0', '--timestamp', '1'], [11]],
        [['webhook', 'trigger', '--help']],
        [['server', '--help']],
        [['exec', '--help']],
        [['login', '--help']],
        [['doctor', '--help']],
        [['completion', 'bash']],
      ],
      4,
    ),
  )('is nothing heavy for vid %j', async (argv, codes = [0]) => {
    expect(heavyIn(await load(argv, codes))).toEqual([]);
  });

  it.concurrent.each<[Part, readonly string[], number]>([
    ['zod', ['render', '--brief', ''], 2],
    ['zod', ['hooks', 'create', '--event', 'video.completed', '--url', 'nonsense'], 2],
    ['chalk', ['account', '--color', 'always'], 0],
    ['server', ['render', '--brief', 'Coffee.', '--dry-run'], 0],
    ['yaml', ['render', '--plan', 'body.json'], 2],
    ['renderer', ['render', '--plan', 'plan.json', '--local', '--quality', 'draft', '--output', 'film.mp4'], 0],
  ])('has %s in it for vid %j', async (part, argv, code) => {
    expect(heavyIn(await load(argv, [code]))).toContain(part);
  });

  it.concurrent.each(['undici', 'ora'])('would show %s', async (name) => {
    const files = await loadedBy(async (asked) => {
      execFileSync(process.execPath, ['-e', `import('${name}')`], { cwd: PACKAGE, env: { ...process.env, ...asked } });
    });
    expect(heavyIn(files)).toContain(name);
  });
});
