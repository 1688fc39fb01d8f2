/** A server in the background: how it comes up, is found, is read and is ended; and that nobody else is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createSocket } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processStart } from '../../server/src/adapters/running/process-start';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';
import { startVid } from './start-vid';
import { untilChanged } from './until-changed';

interface Started {
  readonly url: string;
  readonly pid: number;
  readonly log: string;
}

const POSIX = process.platform !== 'win32';
const QUICK = ['--port', '0', '--renderer', 'instant'];

/** A folder of its own for each test, and what is started there: they run beside each other, since each waits for its processes. */
class Place {
  readonly cwd = mkdtempSync(join(tmpdir(), 'vid-background-'));
  readonly runFile = join(this.cwd, '.vid/server.json');
  private readonly others: ChildProcess[] = [];

  /** Only a start has much to do with the process that makes it. */
  readonly vid = (...argv: readonly string[]) =>
    (argv[0] === 'start' ? runVid : runWarm)(['server', ...argv], { cwd: this.cwd });
  readonly start = async (...flags: readonly string[]): Promise<Started> => {
    const { code, stdout, stderr } = await this.vid('start', '--background', ...QUICK, '--json', ...flags);
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Started;
  };
  readonly json = async (...argv: readonly string[]) => {
    const { code, stdout } = await this.vid(...argv, '--json');
    return [code, JSON.parse(stdout) as Record<string, unknown>] as const;
  };
  /** A program that has nothing to do with any of this. */
  readonly stranger = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
    this.others.push(child);
    await once(child.stdout, 'data');
    return child;
  };

  async close(): Promise<void> {
    if (existsSync(this.runFile)) await this.vid('stop', '--grace', '1s');
    for (const child of this.others) child.kill('SIGKILL');
    rmSync(this.cwd, { recursive: true, force: true });
  }
}

const it = test.extend<{ place: Place }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
  place: async ({}, use) => {
    const place = new Place();
    await use(place);
    await place.close();
  },
});

/** What a browser gets at the address of a server. */
const pageOf = async (url: string): Promise<readonly [number, string]> => {
  const answer = await fetch(url, { headers: { accept: 'text/html,*/*;q=0.8' } });
  return [answer.status, await answer.text()];
};
const NO_PAGE = [404, '{"error":"There is nothing at GET /."}'];

/** Whether it runs; one that is dead may wait for its parent to ask. */
const alive = async (pid: number): Promise<boolean> => (await processStart(pid)) !== undefined;

/** A signal is on its way for a moment. */
const ended = async (pid: number): Promise<void> => {
  let lives = true;
  while (lives) lives = await alive(pid);
};

describe.concurrent('vid server start --background', () => {
  it('returns when it answers, is found and read, refuses a second one, and ends when told to', async ({ place }) => {
    const { cwd, runFile, vid, start, json } = place;
    const { url, pid, log } = await start('--no-studio');
    expect(await pageOf(url)).toEqual(NO_PAGE);
    const answer = await fetch(`${url}/v1/me`, { headers: { authorization: 'Bearer emp_local_dev' } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(readFileSync(runFile, 'utf8'))).toMatchObject({ pid, url, port: Number(new URL(url).port) });
    if (POSIX) for (const file of [runFile, log]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await json('status')).toMatchObject([0, { running: true, answering: true, server: { pid, url } }]);
    expect((await vid('status')).stdout).toMatch(
      new RegExp(`^running {2}${url}\\nprocess {2}${pid}\\nsince {4}\\d{4}-`),
    );

    for (const flags of [['--background'], []]) {
      const second = await vid('start', ...flags, ...QUICK);
      expect([second.code, second.stdout]).toEqual([1, '']);
      expect(second.stderr).toContain(`The server at ${url} (process ${pid}, since `);
      expect(second.stderr).toContain('Stop it with `vid server stop`');
    }
    expect(await json('stop')).toEqual([
      0,
      { stopped: true, forced: !POSIX, data_dir: join(cwd, '.vid'), url, pid, memory: false },
    ]);
    expect([await alive(pid), existsSync(runFile)]).toEqual([false, false]);
    expect(await json('stop')).toMatchObject([0, { stopped: false }]);
    expect(await json('status')).toMatchObject([5, { running: false, server: null }]);
    expect((await vid('logs', '--lines', '1')).stdout).toMatch(/ info {2}ended\n$/);
  });

  it('greets people like one at a terminal, and names what it takes to look at it', async ({ place }) => {
    const { cwd, vid } = place;
    const { code, stdout } = await vid('start', '--background', ...QUICK, '--data-dir', 'my own', '--memory');
    expect([code, stdout]).toEqual([0, expect.stringContaining('emp_local_dev          plan agency, 1000 credits\n')]);
    expect(stdout).toContain("  vid server stop --data-dir 'my own'\n");
    expect(existsSync(join(cwd, 'my own/vid.db'))).toBe(false);
    const second = await vid('start', '--background', ...QUICK, '--data-dir', 'my own', '--memory');
    expect([second.code, second.stderr.replaceAll(/\s+/g, ' ')]).toEqual([
      1,
      expect.stringMatching(
        /since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\) uses .*Stop it with `vid server stop --data-dir 'my own'`/,
      ),
    ]);
    expect((await vid('stop', '--data-dir', 'my own')).stdout).toContain(POSIX ? 'has ended.' : 'was ended at once');
  });

  it('fails with the reason and its exit code', async ({ place }) => {
    const { cwd, runFile, vid } = place;
    const socket = createSocket().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const { port } = socket.address() as AddressInfo;
    const taken = await vid('start', '--background', '--port', String(port));
    socket.close();
    expect([taken.code, taken.stdout]).toEqual([2, '']);
    expect(taken.stderr).toContain(`error: Port ${port} is in use.`);
    expect((await vid('start', '--background', '--config', 'nowhere.json')).code).toBe(2);
    writeFileSync(join(cwd, '.vid/vid.db'), 'notes');
    const damaged = await vid('start', '--background', ...QUICK);
    expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining('is damaged or is no database')]);
    expect((await vid('logs')).stdout).toContain('vid-server: Port');
    expect(existsSync(runFile)).toBe(false);
  });

  it('fails with its last words when it dies, and leaves nothing running when its time is up', async ({ place }) => {
    const { cwd, vid } = place;
    const env = { NODE_OPTIONS: `--import=${new URL('./dies-in-background.mjs', import.meta.url).href}` };
    const died = await runVid(['server', 'start', '--background', ...QUICK], { cwd, env });
    expect([died.code, died.stderr]).toEqual([
      1,
      expect.stringMatching(/^error: The server did not come up: it ended with 7\.\n {2}out of luck\n {2}→/),
    ]);
    const late = await vid('start', '--background', ...QUICK, '--timeout', '1ms');
    expect([late.code, late.stderr]).toEqual([8, expect.stringContaining('not done within 1ms')]);
    expect((await vid('status')).code).toBe(5);
  });
});

describe.concurrent('a run file', () => {
  it('that a killed server left is told, and taken by the next', async ({ place }) => {
    const { vid, start, json } = place;
    const { pid, url } = await start();
    process.kill(pid, 'SIGKILL');
    await ended(pid);
    const server = { pid, url };
    expect(await json('status')).toMatchObject([5, { running: false, answering: false, server }]);
    expect((await vid('status')).stdout).toContain('The last one was ended without a chance to say so:\n');
    expect(await json('stop')).toMatchObject([0, { stopped: false }]);
    const next = await start();
    expect(next.pid).not.toBe(pid);
  });

  it('whose number is now somebody else’s ends nobody', async ({ place }) => {
    const { runFile, vid, start, json, stranger } = place;
    const { pid: killed } = await start();
    process.kill(killed, 'SIGKILL');
    await ended(killed);
    const { pid = 0 } = await stranger();
    const left = JSON.parse(readFileSync(runFile, 'utf8')) as object;
    for (const odd of [{ pid }, { pid, process_start: '' }]) {
      writeFileSync(runFile, JSON.stringify({ ...left, ...odd }));
      expect(await json('status')).toMatchObject([5, { running: false }]);
      expect(await json('stop')).toMatchObject([0, { stopped: false }]);
    }
    writeFileSync(runFile, JSON.stringify({ ...left, pid, process_start: null }));
    expect(await json('status')).toMatchObject([8, { running: null }]);
    const unknown = await vid('stop');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('does not tell whether')]);
    writeFileSync(runFile, JSON.stringify({ ...left, pid, host: `not-${hostname()}` }));
    const elsewhere = await vid('stop');
    expect([elsewhere.code, elsewhere.stderr]).toEqual([1, expect.stringContaining('can be ended only there')]);
    for (const odd of [{ pid: 0 }, { pid: -pid }, { pid: '1' }, 'text']) {
      writeFileSync(runFile, JSON.stringify(typeof odd === 'string' ? odd : { ...left, ...odd }));
      expect((await vid('stop')).code).toBe(0);
    }
    expect(await alive(pid)).toBe(true);
  });

  it('that was deleted is missed, and written anew by whoever runs', async ({ place }) => {
    const { cwd, runFile, vid, start } = place;
    const { pid } = await start();
    rmSync(runFile);
    const { code, stdout, stderr } = await vid('status');
    // Unless the server was quicker.
    if (code === 0) expect(stdout).toContain(String(pid));
    else expect([code, stderr]).toEqual([1, expect.stringMatching(/^error: It can't be told .*uses the database/)]);
    await untilChanged(join(cwd, '.vid'), () => existsSync(runFile));
    expect((await vid('status')).stdout).toContain(String(pid));
  });

  it('that can’t be read is no answer', async ({ place }) => {
    const { runFile, vid } = place;
    mkdirSync(runFile, { recursive: true });
    for (const argv of [['status'], ['stop'], ['logs'], ['clock', '--data-dir', '.vid']]) {
      const { code, stdout, stderr } = await vid(...argv);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^error: It can't be told whether a server runs in .*server\.json can't be read \(EISDIR\)/,
      );
    }
    rmSync(runFile, { recursive: true });
  });

  it('leads the other commands to its server, unless another one is named', async ({ place }) => {
    const { cwd, start } = place;
    const { url } = await start();
    expect(await pageOf(url)).toEqual([200, expect.stringContaining('<title>Vid Studio</title>')]);
    const clock = async (argv: readonly string[], env: Readonly<Record<string, string>> = {}) => {
      const { code, stderr } = await runVid(['server', 'clock', ...argv], { cwd, env });
      return [code, stderr];
    };
    const nobody = 'http://127.0.0.1:9';
    const answered = [0, ''];
    const unanswered = [8, expect.stringContaining(`No local server answers at ${nobody}.`)];
    expect(await clock([])).toEqual(answered);
    expect(await clock(['--data-dir', '.vid'], { VID_BASE_URL: nobody })).toEqual(answered);
    expect(await clock(['--base-url', nobody])).toEqual(unanswered);
    expect(await clock([], { VID_BASE_URL: nobody })).toEqual(unanswered);
    writeFileSync(join(cwd, 'vid.config.json'), JSON.stringify({ baseUrl: nobody }));
    expect(await clock([])).toEqual(answered);
    expect(await clock(['--data-dir', 'other'])).toEqual([8, expect.stringContaining('No server runs in')]);
    expect(await clock(['--data-dir', '.vid', '--base-url', url])).toEqual([2, expect.stringContaining('Give one')]);
  });

  it('is also that of a server at a terminal', async ({ place }) => {
    const { cwd, vid, json } = place;
    const server = startVid(['server', 'start', ...QUICK], { cwd });
    await server.until(({ stdout }) => stdout.includes('listens on'));
    expect(await json('status')).toMatchObject([0, { running: true, server: { log: null } }]);
    expect((await vid('logs')).stderr).toContain('writes to its terminal');
    expect((await vid('stop')).code).toBe(0);
    expect((await server.ended).code).toBe(POSIX ? 0 : 1);
  });
});

it.skipIf(!POSIX).concurrent('one that hangs is told, and ended by force', async ({ place }) => {
  const { cwd, vid, start, json } = place;
  const { pid } = await start();
  process.kill(pid, 'SIGSTOP');
  expect(await json('status')).toMatchObject([8, { running: true, answering: false }]);
  const { code, stdout } = await vid('stop', '--grace', '300ms');
  expect([code, stdout]).toEqual([0, expect.stringContaining('did not end within 300ms, and was ended by force.')]);
  expect(await alive(pid)).toBe(false);

  writeFileSync(join(cwd, 'server.json'), JSON.stringify({ studio: false }));
  const { pid: forgetful, url } = await start('--memory', '--config', 'server.json');
  expect(await pageOf(url)).toEqual(NO_PAGE);
  process.kill(forgetful, 'SIGSTOP');
  const forced = await vid('stop', '--grace', '1ms');
  expect([forced.code, forced.stdout]).toEqual([
    0,
    expect.stringMatching(/by force\. .*in memory: nothing of it is left/),
  ]);
});

describe.concurrent('vid server logs', () => {
  it('shows requests without secrets, as text and as JSON, and goes on', async ({ place }) => {
    const { cwd, vid, start } = place;
    const { url, log } = await start('--admin-token', 'a-token-that-nobody-knows');
    const secret = 'f'.repeat(64);
    await fetch(`${url}/v1/job/emp_live_abcdef?secret=${secret}&t=a-token-that-nobody-knows`);
    const shown = await vid('logs');
    expect(shown.stdout).toMatch(/ debug request request_id=req_\w+ method=GET path=\/v1\/job\/emp_… status=401 /);
    const kept = readFileSync(log, 'utf8');
    for (const text of ['live_abcdef', secret, 'a-token']) expect(kept + shown.stdout).not.toContain(text);
    const lines = (await vid('logs', '--json')).stdout.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 'debug', event: 'request', status: 401 });

    const reader = startVid(['server', 'logs', '--follow', '--lines', '1'], { cwd });
    await reader.until(({ stdout }) => stdout.includes('status=401'));
    await fetch(`${url}/v1/nowhere`);
    await reader.until(({ stdout }) => stdout.includes('path=/v1/nowhere'));
    appendFileSync(log, 'a text of Node\n');
    await reader.until(({ stdout }) => stdout.includes('\na text of Node\n'));
    reader.kill('SIGINT');
    expect((await reader.ended).code).toBe(POSIX ? 0 : null);
    expect(reader.stdout()).not.toContain('started');
  });
});
