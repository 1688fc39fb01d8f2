/** What scripts and shells expect of any command: its exit codes, its ASCII, and no stack for a disk that is full. */

import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createReceiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';
import { launch } from './start-vid';
import { loadPty, runInTerminal } from './terminal';

const pty = await loadPty();
const POSIX = process.platform !== 'win32';
/** A device that is always full. */
const FULL = '/dev/full';

let cwd: string;
let server: VidServer;
let env: Record<string, string>;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-habits-'));
  server = await createServer({ allowPrivateNetwork: true });
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const node = (script: string): readonly string[] => ['exec', '--', process.execPath, '-e', script];

describe.skipIf(!POSIX)('vid exec ends as a shell does', () => {
  it.concurrent.each<[what: string, argv: readonly string[], code: number]>([
    ['a command that is not there', ['exec', '--', 'no-such-command-anywhere'], 127],
    ['a file that is no program', ['exec', '--', './notes.txt'], 126],
    ['SIGTERM', node('process.kill(process.pid, "SIGTERM")'), 143],
    ['SIGKILL', node('process.kill(process.pid, "SIGKILL")'), 137],
    ['SIGINT', node('process.kill(process.pid, "SIGINT")'), 130],
    ['its own code', node('process.exit(42)'), 42],
  ])('after %s', async (_what, argv, code) => {
    writeFileSync(join(cwd, 'notes.txt'), 'notes', { mode: 0o600 });
    const run = await runVid(argv, { cwd, env });
    expect([run.code, run.stdout], run.stderr).toEqual([code, '']);
  });
});

it('vid hooks test ends with 1 when the ping was not delivered', async () => {
  let status = 200;
  const receiver = createReceiver((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const made = await runWarm(['hooks', 'create', '--event', 'video.failed', '--url', url, '--json'], { cwd, env });
    const { hook } = JSON.parse(made.stdout) as { hook: { id: string } };
    const test = () => runWarm(['hooks', 'test', String(hook.id), '--json'], { cwd, env });
    const delivered = await test();
    expect([delivered.code, JSON.parse(delivered.stdout)]).toEqual([0, { delivered: true, status: 200 }]);
    status = 500;
    const refused = await test();
    expect([refused.code, JSON.parse(refused.stdout)]).toEqual([1, { delivered: false, status: 500 }]);
  } finally {
    await new Promise((resolve) => receiver.close(resolve));
  }
});

describe.skipIf(!existsSync(FULL))('a stdout that is full', () => {
  const unwritten = (argv: readonly string[]) => {
    const { program, options } = launch(cwd, env);
    const out = openSync(FULL, 'w');
    try {
      return spawnSync(program[0], [program[1], ...argv], {
        ...options,
        stdio: ['ignore', out, 'pipe'],
        encoding: 'utf8',
      });
    } finally {
      closeSync(out);
    }
  };

  it.each([['--version'], ['--help'], ['config explain'], ['job list']])(
    'is one line and exit code 1: vid %s',
    (call) => {
      const { status, stderr } = unwritten(call.split(' '));
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(
          /^error: stdout can't be written: .*\(ENOSPC\)\.\n {2}→ Free some space on the disk, .*\n$/,
        ),
      ]);
    },
  );

  it('is one JSON object with --json', () => {
    const { status, stderr } = unwritten(['config', 'explain', '--json']);
    expect([status, JSON.parse(stderr)]).toMatchObject([1, { error: { code: 'UNEXPECTED', exit_code: 1 } }]);
  });
});

it('TERM=dumb and a locale without UTF-8 get ASCII', async () => {
  const local = ['render', '--brief', 'Coffee.', '--title', 'Café', '--local', '--renderer', 'instant'];
  // A machine where some parts work and some don't has every sign to show.
  const broken = { VID_FFMPEG: '/nowhere/ffmpeg', TMPDIR: '/nowhere', TEMP: '/nowhere' };
  const doctor = await runWarm(['doctor'], { cwd, env: { ...env, ...broken, TERM: 'dumb' } });
  expect(doctor.code).toBe(1);
  expect(doctor.stdout + doctor.stderr).toMatch(/^[\p{ASCII}]+$/u);
  // The other one renders in a terminal, below.
  const rendered = await runWarm([...local, '--output', 'film.mp4'], { cwd, env: { ...env, LC_ALL: 'C' } });
  expect(rendered.stderr).toContain('ok Cafe (');
  const runs = [rendered];
  for (const plain of [{ TERM: 'dumb' }, { LC_ALL: 'C' }])
    runs.push(await runWarm(['job', 'lst'], { cwd, env: { ...env, ...plain } }));
  for (const { stdout, stderr } of runs) expect(stdout + stderr).toMatch(/^\p{ASCII}+$/u);
});

describe.skipIf(typeof pty === 'string')('in a terminal', () => {
  it.concurrent.each([
    ['Ctrl-C', '\u0003', 130],
    ['Ctrl-D', '\u0004', 2],
  ])('%s at a question ends the command', async (_key, keys, expected) => {
    let asked = false;
    const { code, left } = await runInTerminal(['login', '--profile', 'asked'], {
      cwd,
      env,
      columns: 80,
      onScreen(text, type) {
        if (asked || !text.includes('API key: ')) return;
        asked = true;
        type(keys);
      },
    });
    expect([code, left.join('\n')]).toEqual([expected, expect.stringContaining('error: ')]);
  });

  it.concurrent('a question is broken between words, and what follows Ctrl-C begins a line', async () => {
    for (const argv of [
      ['hooks', 'delete', '4711'],
      ['server', 'reset'],
    ]) {
      let asked = false;
      const { code, left, screens } = await runInTerminal(argv, {
        cwd,
        env,
        columns: 50,
        onScreen(text, type) {
          if (asked || !text.includes('[y/N]')) return;
          asked = true;
          type('\u0003');
        },
      });
      expect([code, left.at(-1)]).toEqual([130, 'error: Interrupted; nothing was done.']);
      expect(screens.flat().some(({ wrapped }) => wrapped)).toBe(false);
    }
  });

  it.concurrent('--json is no yes to what can not be taken back', async () => {
    const file = join(cwd, 'state.json');
    writeFileSync(file, '{"format":1}');
    for (const argv of [
      ['hooks', 'delete', '4711'],
      ['server', 'reset'],
      ['server', 'snapshot', 'load', file],
    ]) {
      const { code, left } = await runInTerminal([...argv, '--json'], { cwd, env, columns: 400 });
      expect([code, left.join('')]).toEqual([2, expect.stringContaining('Say yes with --yes')]);
    }
  });

  it.concurrent('nothing of a title reaches it raw', async () => {
    const title = 'A\u001b]0;owned\u0007\u001b[2J\u009b31m\u0085\r\nvid: done';
    const shown = 'A\\x1b]0;owned\\x07\\x1b[2J\\x9b31m\\x85 vid: done';
    const argv = ['render', '--brief', 'Coffee.', '--title', title, '--local', '--renderer', 'instant'];
    const { code, raw } = await runInTerminal([...argv, '--output', 'evil.mp4'], { cwd, env, columns: 120 });
    expect(code, raw).toBe(0);
    expect(raw).toContain(shown);
    expect(raw).not.toMatch(/\u001b\]0;owned|\u001b\[2J|[\u0080-\u009f]/);
    const listed = await runInTerminal(['job', 'list', '--json'], { cwd, env, columns: 120 });
    expect(listed.raw).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/);
  });

  it.concurrent('TERM=dumb gets no escape at all', async () => {
    const argv = ['render', '--brief', 'Coffee.', '--title', 'Café', '--local', '--renderer', 'instant'];
    const options = { cwd, env, columns: 80, name: 'dumb' };
    const { code, raw } = await runInTerminal([...argv, '--output', 'dumb.mp4'], options);
    expect([code, raw]).toEqual([0, expect.stringMatching(/^[\p{ASCII}]*$/u)]);
    expect(raw).toContain('ok Cafe (');
    expect(raw).not.toContain('\u001b');
  });
});
