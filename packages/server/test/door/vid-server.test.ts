/** The command `vid-server`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '../../src/create-server';
import { settle } from '../../src/options';
import { runVidServer } from '../../src/run-vid-server';
import { readFlags } from '../../src/server-flags';
import { asScript } from '../support/as-script';

const SOURCE = fileURLToPath(new URL('../../src/vid-server.ts', import.meta.url));

const run = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [await asScript(SOURCE), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const out = { stdout: '', stderr: '' };
  child.stderr.on('data', (chunk) => (out.stderr += String(chunk)));
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out.stdout += String(chunk);
      if (out.stdout.includes('\n')) resolve(out.stdout.split('\n')[0] ?? '');
    });
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, out, firstLine, exit };
};
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'vid-bin-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

test('tells where it listens, whatever its public URL is', async () => {
  const { firstLine } = await run(
    '--port',
    '0',
    '--json',
    '--memory',
    '--renderer',
    'instant',
    '--public-url',
    'https://x.example',
  );
  expect(JSON.parse(await firstLine)).toMatchObject({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
});

test('prints one ready line, serves, and ends cleanly on SIGTERM', async () => {
  const { child, firstLine, exit, out } = await run(
    '--port',
    '0',
    '--json',
    '--data-dir',
    folder(),
    '--renderer',
    'instant',
  );
  const ready = JSON.parse(await firstLine) as { event: string; url: string; pid: number };
  expect(ready).toEqual({
    event: 'ready',
    role: 'all',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    pid: child.pid,
  });
  expect((await fetch(`${ready.url}/v1/me`, { headers: { authorization: 'Bearer emp_local_dev' } })).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  const [, ...log] = out.stdout.trim().split('\n');
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', event: 'ending', signal: 'SIGTERM' },
    { level: 'info', event: 'ended' },
  ]);
});

test('without --json it greets people with the keys and the next command', async () => {
  const { child, firstLine, exit, out } = await run('--memory', '--port', '0');
  expect(await firstLine).toMatch(/^vid-server listens on http:/);
  child.kill('SIGINT');
  expect(await exit).toBe(0);
  expect(out.stdout).toContain('emp_local_revoked');
  const [, url] = /listens on (\S+)\n/.exec(out.stdout) ?? [];
  expect(out.stdout).toContain(`\nStudio, the page that shows what happens: ${url}/\n`);
});

/** The first words of a server within this process. */
const greeting = async (...args: readonly string[]) => {
  const end = new AbortController();
  let stdout = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    stdout += String(chunk);
    end.abort();
    return true;
  });
  const listening = () => ['SIGINT', 'SIGTERM'].map((signal) => process.listenerCount(signal));
  const before = listening();
  const code = await runVidServer(['--memory', '--port', '0', ...args], { ended: end.signal });
  vi.restoreAllMocks();
  // Signals do to the process what they did before.
  expect([code, listening()]).toEqual([0, before]);
  return stdout;
};

test('Studio is told of where a browser gets it, and never among data', async () => {
  const path = join(folder(), 'config.json');
  writeFileSync(path, JSON.stringify({ studio: false }));
  const words = 'Studio, the page';
  expect(await greeting()).toContain(words);
  expect(await greeting('--host', '0.0.0.0', '--admin-token', 'a-token-of-the-test')).toContain(words);
  for (const args of [['--no-studio'], ['--config', path], ['--host', '0.0.0.0'], ['--json']]) {
    const told = await greeting(...args);
    expect(told).toMatch(/http:/);
    expect(told).not.toContain('Studio');
  }
  expect(await greeting('--help')).toContain('Studio');
});

test.each([
  ['accounts of its own', { accounts: [{ plan: 'agency', api_key: 'emp_own_secret_key' }] }, 'emp_YOUR_KEY'],
  ['no accounts', { pricing: { scene: 2 } }, 'emp_local_dev'],
])('with a config file of %s it advises a key that opens the server', async (_, config, advised) => {
  const path = join(folder(), 'config.json');
  writeFileSync(path, JSON.stringify(config));
  const { child, firstLine, exit, out } = await run('--memory', '--port', '0', '--config', path);
  await firstLine;
  child.kill('SIGINT');
  await exit;
  expect(out.stdout).toMatch(new RegExp(`VID_API_KEY=${advised} vid account`));
  expect(out.stdout.includes('emp_local_other')).toBe(advised === 'emp_local_dev');
  expect(out.stdout + out.stderr).not.toContain('emp_own');
});

/** The same command within this process, for what ends before it listens. */
const refused = async (...args: readonly string[]) => {
  let stderr = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    stderr += String(chunk);
    return true;
  });
  const code = await runVidServer(args);
  return { code, stderr };
};

test.each([
  [['--prot', '1'], /Unknown option '--prot'/],
  [['--shutdown-seconds', '-1'], /: --shutdown-seconds takes a whole number from 0 to 3600, not "-1"\.\n$/],
  [
    ['--port'],
    /: --port takes a value: --port N, or --port=N where it begins with a dash\. --help lists the flags\.\n$/,
  ],
  [['--port', '--json'], /: --port takes a value: --port N, /],
  [['--memory=yes'], /: --memory takes no value\. --help lists the flags\.\n$/],
  [['--port', 'x'], /--port takes a whole number from 0 to 65535, not "x"/],
  [['--renderer', 'magic'], /--renderer takes ffmpeg, instant/],
  [
    ['--policy', 'nope=1', '--memory'],
    /The policy nope is no policy \(.*\.md tells them all\)\.\nThese are:\n {2}status\.account_suspended\n/,
  ],
  [
    ['--policy', 'no_credits.cod=split', '--memory'],
    /The policy no_credits\.cod is no policy \(did you mean no_credits\.code\?\)\.\n/,
  ],
  [
    ['--policy', 'no_credits.code=insuficient', '--memory'],
    /one of split, insufficient \(did you mean insufficient\?\)\.\n/,
  ],
  [
    ['--policy', 'a=1', '--policy', 'refund.on_failure=ful', '--memory'],
    /\n {2}refund\.on_failure: .* mean full\?\)\n/,
  ],
  [['--policy', 'x', '--memory'], /written name=value/],
  [['--public-url', 'nowhere', '--memory'], /must be an absolute http\(s\) URL/],
  [['--config', '/nowhere/config.json'], /can't be read/],
  [['--database', 'mysql://me:hush-hush@host/name'], /begins with mysql:\/\/(?!.*hush)/],
  [['--database', 'postgres://host/name', '--memory'], /--memory or --replay keep none/],
  [['--role', 'worker'], /add --database URL/],
  [['--role', 'worker', '--memory'], /^(?!.*add --database).*--memory or --replay keep nothing.*leave one of them out/],
  [['--workers', '257'], /--workers takes a whole number from 1 to 256/],
  [['--role', 'boss'], /--role takes api, worker, all/],
  [['--lease-seconds', '0'], /from 1 to 3600/],
])('%j exits with 2 and one sentence', async (args, message) => {
  const { code, stderr } = await refused(...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test('what a variable may say is told, yes and no are heeded, and a number below zero is a value', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const read = (name: string, text: string) => {
    vi.stubEnv(name, text);
    const asked = readFlags(['--seed', '-5']);
    return asked === 'help' ? undefined : asked.options;
  };
  expect(read('VID_S3_PATH_STYLE', 'Yes')).toMatchObject({ s3PathStyle: true, seed: -5 });
  expect(read('VID_S3_PATH_STYLE', 'no')).toMatchObject({ s3PathStyle: false });
  expect(read('VID_TRACES', '0')).toMatchObject({ traces: false });
  for (const name of ['VID_TRACES', 'VID_S3_PATH_STYLE'])
    expect(() => read(name, 'on')).toThrow(`${name} takes true, yes, 1 or false, no, 0, not "on".`);
});

test('a server in memory needs the folder for temporary files', async () => {
  const missing = join(folder(), 'missing');
  vi.stubEnv(process.platform === 'win32' ? 'TEMP' : 'TMPDIR', missing);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, stderr } = await refused('--memory', '--port', '0');
  expect(code).toBe(2);
  expect(stderr).toContain(`The folder for temporary files, ${missing}, can't be used (ENOENT)`);
});

test.each([
  ['{\n "port": 46,\n}', /not valid JSON at line 3, column 1\./],
  ['{"key": emp_planted}', /not valid JSON\./],
])('a config file that is no JSON is told with the place, and not what stands there', async (text, told) => {
  const path = join(folder(), 'config.json');
  writeFileSync(path, text);
  const { code, stderr } = await refused('--memory', '--config', path);
  expect(code).toBe(2);
  expect(stderr).toMatch(told);
  expect(stderr).not.toContain('planted');
});

test('a config file is checked as a whole', async () => {
  const path = join(folder(), 'config.json');
  writeFileSync(
    path,
    JSON.stringify({
      accounts: [{ plan: 1 }],
      prices: {},
      policies: { 'status.not_found': '500' },
      limits: { renders: 5 },
    }),
  );
  const { code, stderr } = await refused('--memory', '--config', path);
  expect(code).toBe(2);
  expect(stderr).toMatch(/accounts\.0\.plan/);
  expect(stderr).toMatch(/body: has no member prices \(its members are accounts, pricing, limits, policies/);
  expect(stderr).toMatch(/limits: has no member renders \(its members are concurrent_renders, render_credits/);
  expect(stderr).toMatch(
    /\nEvery member is told in docs\/server-config\.md, and in short by `vid help server-config`\.\n$/,
  );
});

test('misspelt members of a config file, and values of flags, are told with what was meant', async () => {
  const path = join(folder(), 'config.json');
  writeFileSync(path, JSON.stringify({ acounts: [], limits: { render_credit: 5 } }));
  const { stderr } = await refused('--memory', '--config', path);
  expect(stderr).toMatch(/body: has no member acounts \(did you mean accounts\?\)/);
  expect(stderr).toMatch(/limits: has no member render_credit \(did you mean render_credits\?\)/);
  const flag = await refused('--memory', '--renderer', 'ffmpg');
  expect(flag.stderr).toMatch(/--renderer takes ffmpeg, instant, not "ffmpg"\. Did you mean ffmpeg\?/);
});

test('misspelt policies of a config file are told with what was meant', async () => {
  const path = join(folder(), 'config.json');
  writeFileSync(path, JSON.stringify({ policies: { 'status.notfound': '404', 'delivery.resign': 'onc' } }));
  const { stderr } = await refused('--memory', '--config', path);
  expect(stderr).toMatch(/status\.notfound: is no policy \(did you mean status\.not_found\?\)/);
  expect(stderr).toMatch(/delivery\.resign: must be one of each, once \(did you mean once\?\)/);
});

test('a port that is taken, and a folder that is in use, are named', async () => {
  const dataDir = folder();
  const server = await createServer({ dataDir });
  onTestFinished(() => server.close());
  const port = new URL(await server.listen({ port: 0 })).port;
  expect(await refused('--memory', '--port', port)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`Port ${port} is in use`),
  });
  expect(await refused('--data-dir', dataDir, '--port', '0')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another process uses'),
  });
});

test('a folder of pictures is taken from the flag, else from the config file, and must be there', () => {
  const [mine, ours] = [folder(), folder()];
  const config = { render: { artwork: ours } };
  expect(settle({ config }).artwork).toBe(ours);
  expect(settle({ config, artwork: mine }).artwork).toBe(mine);
  expect(settle({}).artwork).toBeUndefined();
  expect(() => settle({ artwork: join(mine, 'gone') })).toThrow(/artwork folder .*gone is not there/);
});

test('the config file decides what no flag decides', () => {
  const config = { network: { allow_private_network: true }, render: { renderer: 'instant', workers: 3 } } as const;
  const defaults = { renderer: 'ffmpeg', privateNetwork: false } as const;
  expect(settle({ config }, defaults)).toMatchObject({ privateNetwork: true, renderer: 'instant', workers: 3 });
  expect(settle({ config, renderer: 'ffmpeg', allowPrivateNetwork: false }, defaults)).toMatchObject({
    privateNetwork: false,
    renderer: 'ffmpeg',
  });
  expect(settle({}, defaults)).toMatchObject({ privateNetwork: false, renderer: 'ffmpeg' });
  expect(settle({})).toMatchObject({ privateNetwork: 'loopback', renderer: 'instant' });
});

test('what keeps nothing takes neither the database nor the place of videos of whoever does from the environment', () => {
  vi.stubEnv('VID_DATABASE_URL', 'postgres://films@db.internal/films');
  vi.stubEnv('VID_ARTIFACTS', 's3://films/kept');
  const optionsOf = (...argv: string[]) => {
    const asked = readFlags(argv);
    return asked === 'help' ? undefined : asked.options;
  };
  expect(optionsOf()).toMatchObject({ database: 'postgres://films@db.internal/films', artifacts: 's3://films/kept' });
  expect(optionsOf('--memory')).toMatchObject({ database: undefined, artifacts: undefined });
  expect(optionsOf('--memory', '--artifacts', 's3://films/tests')).toMatchObject({ artifacts: 's3://films/tests' });
});

// The last: whoever waited for the database says so in this process, a while after the end.
test('is ended while its start waits for a database that never answers', async () => {
  const end = new AbortController();
  const database = createTcpServer(() => end.abort()).listen(0, '127.0.0.1');
  onTestFinished(() => void database.close());
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const left: number[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const flags = ['--json', '--port', '0', '--data-dir', folder(), '--database', `postgres://x@127.0.0.1:${port}/x`];
  const code = await runVidServer(flags, { ended: end.signal, leave: (code) => void left.push(code) });
  const events = written.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event);
  vi.restoreAllMocks();
  expect([code, left, events]).toEqual([0, [0], ['ending', 'ended']]);
});
