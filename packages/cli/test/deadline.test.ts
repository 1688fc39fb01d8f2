/** `--timeout`, refused keys and secrets in errors, as the built command. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer as createSocket, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVid } from './run-vid';
import { launch } from './start-vid';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';

let cwd: string;
let server: VidServer;
/** Takes everything and never answers. */
let silent: Server;
const sockets: Socket[] = [];
const urlOf = (from: Server): string => `http://127.0.0.1:${(from.address() as AddressInfo).port}`;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-deadline-'));
  server = await createServer();
  await server.listen();
  silent = createSocket((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

describe('--timeout', () => {
  it.each<[number, string[], RegExp]>([
    [8, ['account'], /not done within 300ms/],
    [8, ['server', 'clock'], /not done within 300ms/],
    [8, ['job', 'watch', 'job_1'], /Allow more time with --timeout/],
    [0, ['webhook', 'listen', '--port', '0'], /listening/],
    [
      143,
      ['exec', '--', process.execPath, '-e', 'setInterval(() => {}, 1000)'],
      /^\S+ was not done within \S+, which is all that --timeout allows: it is ended with SIGTERM\.\n$/,
    ],
  ])('ends with %i: vid %j', async (code, argv, says) => {
    const env = { VID_BASE_URL: urlOf(silent), VID_API_KEY: 'emp_local_dev', VID_WEBHOOK_SECRET: SECRET };
    const before = argv.includes('--') ? ['--timeout', '300ms'] : [];
    const after = argv.includes('--') ? [] : ['--timeout', '300ms'];
    const run = await runVid([...before, ...argv, ...after], { cwd, env });
    expect([run.code, run.stderr]).toEqual([code, expect.stringMatching(says)]);
  });
});

describe.skipIf(process.platform === 'win32')('what nobody ends', () => {
  const fifo = (name: string): string => {
    execFileSync('sh', ['-c', `mkfifo ${name}`], { cwd });
    return name;
  };
  /** Stdin stays open for as long as the command runs. */
  const wait = async (argv: readonly string[]) => {
    const { program, options } = launch(cwd, {});
    const [command = '', ...words] = [...program, ...argv, '--timeout', '700ms'];
    const child = spawn(command, words, { ...options, stdio: 'pipe' });
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => {
      stderr += String(text);
    });
    const [code] = (await once(child, 'close')) as [number];
    return [code, stderr];
  };
  const over = (what: string): unknown[] => [
    8,
    expect.stringMatching(`not done within 700ms[^]*What ${what} gives had not ended`),
  ];

  it.each(['--brief', '--request'])('ends with --timeout: stdin behind %s', async (flag) => {
    expect(await wait(['render', flag, '-', '--local'])).toEqual(over('stdin'));
  });

  it('ends with --timeout: a pipe, also one that is held open', async () => {
    const pipe = fifo('brief.pipe');
    expect(await wait(['render', '--brief-file', pipe, '--local'])).toEqual(over(pipe));
    const held = openSync(join(cwd, pipe), 'r+');
    expect(await wait(['login', '--api-key-file', pipe])).toEqual(over(join(cwd, pipe)));
    closeSync(held);
  });

  it('is no project file', async () => {
    expect(await wait(['version'])).toEqual([0, '']);
    const folder = mkdtempSync(join(cwd, 'project-'));
    execFileSync('sh', ['-c', 'mkfifo vid.config.json'], { cwd: folder });
    expect(await runVid(['account'], { cwd: folder })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('it is no file') as string,
    });
  });

  it('is as long as a timer can be', async () => {
    const { code, stderr } = await runVid(['account', '--base-url', server.url, '--timeout', '400d'], {
      cwd,
      env: { VID_API_KEY: 'emp_local_dev' },
    });
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('a key', () => {
  it('that is refused is named with its place, and shown in no error', async () => {
    const echo = createHttpServer((request, response) => {
      const status = request.headers.authorization?.includes('unknown') === true ? 401 : 400;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: `You sent ${request.headers.authorization ?? ''}` }));
    }).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    for (const [key, told] of [
      ['emp_unknown_key_1', /came from --api-key-file key.txt/],
      ['emp_other_key_22', /You sent/],
    ] as const) {
      writeFileSync(join(cwd, 'key.txt'), key);
      const { stderr } = await runVid(['account', '--api-key-file', 'key.txt', '--base-url', urlOf(echo)], { cwd });
      expect(stderr).toMatch(told);
      expect(stderr).not.toContain(key);
    }
    echo.close();
  });

  it('is tried before it is stored, and forgotten without the rest', async () => {
    const stored = (): unknown => JSON.parse(readFileSync(join(cwd, 'profiles.json'), 'utf8'));
    const login = (key: string, ...more: string[]) =>
      runVid(['login', '--base-url', server.url, ...more], { cwd, input: key });
    expect(await login('emp_unheard_of')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('it was not stored') as string,
    });
    expect((await login('emp_local_dev')).stdout).toBe(
      `The key is stored in the profile default, for ${server.url}; it works.\n`,
    );
    writeFileSync(join(cwd, 'own.txt'), 'emp_local_dev\n');
    const named = await runVid(['login', '--base-url', server.url, '--api-key-file', 'own.txt'], { cwd, input: 'x' });
    expect([named.code, named.stdout]).toEqual([
      0,
      `The key is stored in the profile default, for ${server.url}; it works.\n`,
    ]);
    expect((await runVid(['logout'], { cwd })).code).toBe(0);
    expect(stored()).toEqual({ default: { baseUrl: server.url } });
    expect((await login('emp_unheard_of', '--no-check')).code).toBe(0);
  });
});
