/** Answers that are short, and what is said where there is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBatchView } from '../src/batch/batch-view';
import { readDocument } from '../src/read-document';
import { readSettings } from '../src/settings';
import { shownPath } from '../src/shown-path';
import { runHere } from './run-here';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-answers-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

it('a setting that is not set is told on stderr, and stdout stays empty', async () => {
  const run = (...more: readonly string[]) => runWarm(['config', 'get', 'base-url', ...more], { cwd, env: {} });
  expect(await run()).toMatchObject({ code: 0, stdout: '', stderr: 'base-url is not set.\n' });
  const { stdout, stderr } = await run('--json');
  expect([JSON.parse(stdout), stderr]).toEqual([{ 'base-url': null }, '']);
});

it('a command that is not there is told in plain words', async () => {
  const { code, stderr } = await runVid(['exec', '--', 'nosuchcmd'], { cwd, env: {} });
  expect([code, stderr]).toEqual([
    127,
    'error: There is no command nosuchcmd.\n  → Check its spelling, and that its folder is in PATH.\n',
  ]);
});

it.each([[['--version', '--json']], [['--json', '--version']], [['-V', '--json']]])(
  '%j is a document',
  async (argv) => {
    const { code, stdout } = await runWarm(argv, { cwd, env: {} });
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
        node: process.version,
        platform: expect.any(String) as string,
      },
    ]);
  },
);

describe('help with --json', () => {
  it.each([[['help', 'init', '--json']], [['init', '--help', '--json']], [['--json', 'init', '-h']]])(
    '%j is a document',
    async (argv) => {
      expect(JSON.parse(await runHere(argv))).toMatchObject({
        command: 'vid init',
        usage: 'vid init [options]',
        about: expect.stringMatching(/^Write vid\.config\.json/) as string,
        examples: ['vid init', 'vid init --yes --json', 'vid init --framework express --yes'],
        options: expect.arrayContaining([
          expect.objectContaining({
            flags: '--framework <name>',
            choices: expect.arrayContaining(['express']) as string[],
          }),
        ]) as unknown[],
        commands: [],
      });
    },
  );

  it('names the commands of a group and the arguments of a command', async () => {
    const group = JSON.parse(await runHere(['help', 'config', '--json'])) as { commands: { name: string }[] };
    expect(group.commands.map(({ name }) => name)).toEqual(['get', 'set', 'explain']);
    expect(JSON.parse(await runHere(['config', 'get', '--help', '--json']))).toMatchObject({
      arguments: [{ name: 'name', required: true, choices: ['base-url', 'profile', 'config-dir', 'api-key'] }],
      examples: ['vid config get base-url'],
    });
    expect(JSON.parse(await runHere(['--help', '--json']))).toMatchObject({ command: 'vid' });
  });
});

it('the id of an account stays on its line', async () => {
  const service = createSocket((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ user_id: 'a\nb', email: '', name: '', plan: 'agency', credits_remaining: 5 }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const env = { VID_BASE_URL: url, VID_API_KEY: 'emp_local_dev', VID_CONFIG_DIR: cwd };
    expect(await runHere(['account'], { env })).toBe('a\\nb\n5 credits\n');
  } finally {
    await new Promise((resolve) => service.close(resolve));
  }
});

it.each<[text: string, name: string, message: string]>([
  [
    '{\n  "brief": "Coffee.",\n',
    'cut.json',
    "can't be read as JSON: line 3, column 1: it ends too early; nothing was sent.",
  ],
  ['{"brief": "a" "b"}', 'request', "can't be read as JSON: line 1, column 15: it is no JSON there; nothing was sent."],
  [
    'brief: a: b',
    'request.yaml',
    "can't be read: Nested mappings are not allowed in compact mappings at line 1, column 8.",
  ],
])('a request that is no document is told in its own terms: %j', async (text, name, message) => {
  const file = join(cwd, name);
  writeFileSync(file, text);
  await expect(readDocument(file, '--request')).rejects.toThrow(`--request ${file} ${message}`);
});

it('a project file with a key in it is told everything that is wrong with it', () => {
  const folder = join(cwd, 'project');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'vid.config.json');
  const read = (members: object) => {
    writeFileSync(file, JSON.stringify(members));
    return () => readSettings({}, { env: { VID_CONFIG_DIR: cwd }, cwd: folder });
  };
  expect(read({ apiKey: 'emp_x', profile: 7, base_url: 'x' })).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: `${file} has 3 mistakes.`,
      problems: [
        { path: 'apiKey', message: 'is a key, which no shared file may hold' },
        { path: 'profile', message: 'is a number, and has to be a text' },
        { path: 'base_url', message: 'means nothing; did you mean baseUrl?' },
      ],
    }) as Error,
  );
  expect(read({ apiKey: 'emp_x' })).toThrow(`${file} holds an API key.`);
  expect(read({ profile: 7, baseUrl: [] })).toThrow(`${file} has 2 mistakes.`);
});

it('a path is relative below the working folder alone', () => {
  expect(shownPath(join(cwd, 'a/b'), cwd)).toBe(join('a', 'b'));
  expect(shownPath(cwd, cwd)).toBe('');
  expect(shownPath(cwd, join(cwd, 'a', 'b'))).toBe(cwd);
  expect(shownPath(join(cwd, 'c'), join(cwd, 'a', 'b'))).toBe(join(cwd, 'c'));
});

it('a wait of a batch is told once, however many lines wait', async () => {
  const notes: string[] = [];
  let at = 0;
  const io = { interactive: false, note: (text: string) => notes.push(text) } as never;
  const view = await openBatchView(io, 3, () => at);
  const pause = (reason: 'rate-limit' | 'concurrent-limit', ms: number): void => view.paused({ reason, ms });
  for (const ms of [30_000, 29_990, 30_004]) pause('rate-limit', ms);
  expect(notes).toEqual(['waiting 30 s for the rate limit']);
  pause('concurrent-limit', 5000);
  at = 5000;
  pause('concurrent-limit', 5000);
  pause('concurrent-limit', 60_000);
  expect(notes.slice(1)).toEqual([
    'waiting 5 s at most for a free render slot',
    'waiting 5 s at most for a free render slot',
    'waiting 60 s at most for a free render slot',
  ]);
});
