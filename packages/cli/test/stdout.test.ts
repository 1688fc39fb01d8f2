/**
 * stdout carries data and nothing else, for each command that there is: what a pipe gets is the data as text, one JSON
 * document, or one JSON document a line; and nothing at all when the command fails.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VidClient } from '@vid/sdk';
import { createServer, type VidServer } from '@vid/server';
import { Command, type CommanderError } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS, loadCommand } from '../src/command-list';
import { type Run, runUnread, runVid } from './run-vid';
import { runWarm } from './run-warm';
import { startVid } from './start-vid';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
const LOCAL = ['--local', '--renderer', 'instant'];

/** All commands, and the words of each that does something, except hidden ones. What they write goes to `hear`. */
const allCommands = async (hear: (stream: 'stdout' | 'stderr', text: string) => void = () => undefined) => {
  const program = new Command('vid').exitOverride().configureOutput({
    writeOut: (text) => hear('stdout', text),
    writeErr: (text) => hear('stderr', text),
  });
  const words = ({ name, command }: { name: string; command: Command }): readonly string[] =>
    command.commands.length === 0
      ? [name]
      : command.commands.flatMap((sub) => words({ name: `${name} ${sub.name()}`, command: sub }));
  const leaves: string[] = [];
  for (const entry of COMMANDS.filter(({ hidden }) => hidden !== true)) {
    const { name } = entry;
    const command = program.command(name);
    (await entry.load()).define(command, loadCommand);
    leaves.push(...words({ name, command }));
  }
  return { program, leaves };
};

type Mode = 'text' | 'json';

interface World {
  readonly cwd: string;
  /** A folder of its own for each run, so that runs don't meet. */
  readonly own: string;
  readonly server: VidServer;
  readonly userId: string;
  readonly jobId: string;
  /** A key under which another machine has rendered. */
  readonly clientKey: string;
  readonly deliveryId: string;
  readonly hookId: string;
  readonly oldHooks: Readonly<Record<Mode, string>>;
  readonly receiver: string;
  /** The address of another server, whose state nobody needs. */
  readonly spare: () => Promise<string>;
}
interface Entry {
  readonly argv?: (world: World, mode: Mode) => readonly string[] | Promise<readonly string[]>;
  readonly input?: string;
  /** Whether another program writes to its stdout. */
  readonly ownProcess?: boolean;
  /** What is set besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** How it ends. Default: 0. */
  readonly code?: number;
  /** Commands that go on until they are stopped: what to do once they stand. */
  readonly runsOn?: (world: World, mode: Mode) => Promise<Run>;
  /** The whole of stdout as text. */
  readonly text: RegExp;
  /** What --json prints; a command that hands on another's output has no other form. */
  readonly json: 'document' | 'list' | 'lines' | 'same';
}

const UUID = '[0-9a-f]{8}-[0-9a-f-]{27}';
/** With --json a document with the items in `data`. */
const listed = (usage: string, text: RegExp): Entry => printed(usage, text, { json: 'list' });
const printed = (usage: string, text: RegExp, more: Partial<Entry> = {}): Entry => ({
  argv: () => usage.split(' '),
  text,
  json: 'document',
  ...more,
});
/** Answers of the local server's inside are JSON for people too. */
const INSIDE = /^[^[{\s][^]*\n$/;

const freePort = async (): Promise<number> => {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
};

const START = ['start', '--port', '0', '--renderer', 'instant'];

/** What commands say of servers of their own: one in the background, and one at a terminal. */
const aboutServers = async (cwd: string) => {
  const server = (...argv: readonly string[]) => runVid(['server', ...argv], { cwd });
  const inBoth = async (command: string) => ({ text: await server(command), json: await server(command, '--json') });
  await server(...START, '--memory', '--background');
  const [status, logs] = [await inBoth('status'), await inBoth('logs')];
  const stop = await server('stop', '--grace', '1s');
  const started = startVid(['server', ...START], { cwd });
  await started.until(({ stdout }) => /http:\/\/127\.0\.0\.1:\d+/.test(stdout));
  const stopAsJson = await server('stop', '--grace', '1s', '--json');
  return { status, logs, stop: { text: stop, json: stopAsJson }, start: await started.ended };
};
type AboutServers = Awaited<ReturnType<typeof aboutServers>>;
let asked: Promise<AboutServers> | undefined;
const said =
  (choose: (all: AboutServers, mode: Mode) => Run): NonNullable<Entry['runsOn']> =>
  async ({ own }, mode) =>
    choose(await (asked ??= aboutServers(own)), mode);

const ENTRIES: Record<string, Entry> = {
  help: printed('help exit-codes', /^[^]*130[^]*\n$/),
  'server status': {
    runsOn: said(({ status }, mode) => status[mode]),
    text: /^running +http[^]*\n$/,
    json: 'document',
  },
  'server logs': { runsOn: said(({ logs }, mode) => logs[mode]), text: /^[^{]*\n$/, json: 'lines' },
  'server stop': { runsOn: said(({ stop }, mode) => stop[mode]), text: INSIDE, json: 'document' },
  render: {
    argv: ({ own }) => ['render', '--brief', 'Coffee.', ...LOCAL, '--output', join(own, 'film.mp4')],
    text: /^\S+film\.mp4\n$/,
    json: 'document',
  },
  batch: {
    argv: ({ own }) => ['batch', '-', ...LOCAL, '--output-dir', own, '--journal', join(own, 'journal')],
    input: '{"brief":"Coffee."}\n{"brief":"Tea."}\n',
    text: /^(\{.*\}\n){2}$/,
    json: 'lines',
  },
  'job get': {
    argv: ({ jobId }) => ['job', 'get', jobId],
    text: /^\S+ {2}succeeded {2}100% {2}http\S+\n$/,
    json: 'document',
  },
  'job watch': { argv: ({ jobId }) => ['job', 'watch', jobId], text: /^http\S+\n$/, json: 'lines' },
  'job download': {
    argv: ({ jobId, own }) => ['job', 'download', jobId, '--output', join(own, 'film.mp4')],
    text: /^\S+film\.mp4\n$/,
    json: 'document',
  },
  'job settle': {
    async runsOn({ own, clientKey }, mode) {
      const run = (...argv: string[]): Promise<Run> =>
        runWarm(argv, { cwd: own, env: { ...env, VID_CONFIG_DIR: join(own, 'config') } });
      const { code } = await run('render', '--brief', 'Coffee.', '--idempotency-key', clientKey);
      expect(code).toBe(10);
      return run('job', 'settle', clientKey, ...(mode === 'json' ? ['--json'] : []));
    },
    text: /^[^{\n]+\n$/,
    json: 'document',
  },
  'job list': listed('job list', /^[^\n]+\n$/),
  account: printed('account', /^Dev, \S+ \(\S+\)\n\d+ credits\n$/),
  'hooks list': listed('hooks list', /^ID +STATE +EVENT +URL +LAST\n(\S+ {2}(active|off) +.+\n)+$/),
  'hooks create': {
    argv: ({ receiver }, mode) => ['hooks', 'create', '--event', 'video.failed', '--url', `${receiver}/${mode}`],
    text: /^\S+ {2}active {2}video\.failed {2}\S+\nSecret, shown only now: [0-9a-f]{64}\n$/,
    json: 'document',
  },
  'hooks update': {
    argv: ({ hookId }) => ['hooks', 'update', hookId, '--description', 'Mine'],
    text: /^\S+ {2}active {2}.+\n$/,
    json: 'document',
  },
  'hooks delete': {
    argv: ({ oldHooks }, mode) => ['hooks', 'delete', oldHooks[mode]],
    text: /^Deleted \S+\.\n$/,
    json: 'document',
  },
  'hooks test': { argv: ({ hookId }) => ['hooks', 'test', hookId], text: /^Delivered: .+\n$/, json: 'document' },
  'hooks events': listed('hooks events', /^([a-z]+\.[a-z_]+\n)+$/),
  'webhook verify': printed('webhook verify capture.http --now 1767225600', /^verified: ping \S+\n$/),
  'webhook sign': printed('webhook sign body.json', /^(X-Service-\w+: \S+\n)+$/i),
  'webhook trigger': {
    argv: ({ receiver }) => ['webhook', 'trigger', 'video.completed', '--to', receiver],
    text: new RegExp(`^video\\.completed ${UUID}: 200 in \\d+ ms\\n$`),
    json: 'document',
  },
  'webhook replay': {
    argv: ({ receiver }) => ['webhook', 'replay', 'capture.http', '--to', receiver],
    text: /^.*200 in \d+ ms\n$/,
    json: 'lines',
  },
  'webhook exam': {
    argv: ({ receiver }) => ['webhook', 'exam', '--to', receiver, '--only', '^good-video'],
    text: /^(✓ good-video-\S+ +200 in \d+ ms\n)+\nReport card\n( {2}[✓–] .+\n)+\n2 passed, 0 failed\n$/,
    json: 'document',
  },
  'webhook listen': {
    async runsOn({ cwd, own, server }, mode) {
      const port = await freePort();
      const env = { VID_WEBHOOK_SECRET: SECRET, VID_BASE_URL: server.url, VID_CONFIG_DIR: own };
      const more = mode === 'json' ? ['--json'] : [];
      const listening = startVid(['webhook', 'listen', '--port', String(port), ...more], { cwd, env });
      const url = `http://127.0.0.1:${port}`;
      await listening.until(({ stdout, stderr }) => /listening on|"ready"/.test(`${stdout}${stderr}`));
      await (await fetch(url, { method: 'POST' })).arrayBuffer();
      await (await fetch(url)).arrayBuffer();
      // What a person is told beside deliveries is told to scripts, too.
      const told = mode === 'json' ? /"event":"note","message":"GET was answered 405/ : /^GET was answered 405/m;
      await listening.until(({ stdout, stderr }) => told.test(mode === 'json' ? stdout : stderr));
      await runWarm(['webhook', 'trigger', 'video.completed', '--to', url], { cwd, env });
      await listening.until(({ stdout }) => stdout.includes('video.completed'));
      // A terminal that is closed ends it as Ctrl-C does, also where its output goes elsewhere.
      listening.kill(mode === 'json' ? 'SIGHUP' : 'SIGINT');
      return listening.ended;
    },
    text: /^✗ #1 .+ {2}refused: .+\n✓ #2 .+ {2}video\.completed {2}sample-job-id\n$/,
    json: 'lines',
  },
  'server start': {
    async runsOn(here, mode) {
      if (mode === 'text') return said(({ start }) => start)(here, mode);
      const running = startVid(['server', ...START, '--memory', '--json'], { cwd: here.own });
      await running.until(({ stdout }) => /http:\/\/127\.0\.0\.1:\d+/.test(stdout));
      running.kill('SIGTERM');
      return running.ended;
    },
    text: /http:\/\/127\.0\.0\.1:\d+[^]*emp_local_dev/,
    json: 'lines',
  },
  'server reset': {
    argv: async ({ spare }) => ['server', 'reset', '--base-url', await spare()],
    text: INSIDE,
    json: 'document',
  },
  'server clock': printed('server clock', INSIDE),
  'server credits': listed('server credits --ledger', INSIDE),
  'server fault list': listed('server fault list', INSIDE),
  'server fault clear': printed('server fault clear', INSIDE),
  'server fault add': printed('server fault add --path /nowhere --status 500', INSIDE),
  'server policy': listed('server policy', INSIDE),
  'server events': {
    argv: ({ userId }) => ['server', 'events', 'video.completed', '--account', userId],
    text: INSIDE,
    json: 'document',
  },
  'server deliveries': {
    argv: ({ deliveryId }) => ['server', 'deliveries', deliveryId],
    text: INSIDE,
    json: 'document',
  },
  'server snapshot save': {
    argv: ({ own }) => ['server', 'snapshot', 'save', join(own, 'state.json')],
    text: INSIDE,
    json: 'document',
  },
  'server snapshot load': {
    argv: async ({ spare }) => ['server', 'snapshot', 'load', 'state.json', '--base-url', await spare()],
    text: INSIDE,
    json: 'document',
  },
  'server why': { argv: ({ jobId }) => ['server', 'why', jobId], text: INSIDE, json: 'document' },
  init: {
    runsOn: ({ own }, mode) =>
      runWarm(['init', '--yes', ...(mode === 'json' ? ['--json'] : [])], {
        cwd: own,
        env: { ...env, VID_CONFIG_DIR: own },
      }),
    text: /Next:\n(\d\. .+\n( {5}.+\n)+)+$/,
    json: 'document',
  },
  version: printed('version', /^\d+\.\d+\.\d+\n$/),
  exec: {
    argv: () => ['exec', '--', process.execPath, '-p', 'process.env.VID_BASE_URL'],
    ownProcess: true,
    text: /^http:\/\/127\.0\.0\.1:\d+\n$/,
    json: 'same',
  },
  conformance: printed(
    'conformance --only ^auth-empty-key$',
    /^✓ auth-empty-key[^\n]*\n1 passed, 0 failed, 0 not checked\n$/,
  ),
  proxy: {
    async runsOn({ own, server }, mode) {
      const more = mode === 'json' ? ['--json'] : [];
      const proxy = startVid(['proxy', '--to', server.url, '--port', '0', ...more], { cwd: own });
      await proxy.until(({ stdout, stderr }) => /http:\/\/127\.0\.0\.1:\d+/.test(`${stdout}${stderr}`));
      proxy.kill('SIGINT');
      return proxy.ended;
    },
    // What it tells people goes to stderr.
    text: /^$/,
    json: 'lines',
  },
  'config get': printed('config get base-url', /^http\S+\n$/),
  'config set': printed('config set base-url https://api.example.com', /^base-url is .+\n$/),
  'config explain': printed('config explain', /^([a-z-]+: .+\n){4}$/),
  login: printed('login --profile other', /^The key is stored .+\n$/, { input: 'emp_local_other\n' }),
  logout: printed('logout', /^The profile \S+ holds no key\.\n$/),
  'catalog routes': listed('catalog routes', /^(\S+ +\S.+\n)+$/),
  'catalog voices': listed('catalog voices', /^(\S+ +\S.+\n)+$/),
  'catalog worlds': listed('catalog worlds', /^(\S+ +\S.+\n)+$/),
  'catalog acts': listed('catalog acts', /^(\S+ +\S.+\n)+$/),
  'catalog transitions': listed('catalog transitions', /^(\S+ +\S.+\n)+$/),
  'catalog styles': listed('catalog styles', /^(\S+ +\S.+\n)+$/),
  'catalog presenters': listed('catalog presenters', /^(\S+ +\S.+\n)+$/),
  'catalog captions': listed('catalog captions', /^(\S+ +\S.+\n)+$/),
  'catalog fonts': listed('catalog fonts', /^(\S+ +\S.+\n)+$/),
  'catalog pictures': printed('catalog pictures coffee', /^(\S+ +\S+ +en +.+\n)+$/),
  // Where no part works there is as much to say, and nothing to wait for.
  doctor: printed('doctor', /^([✓!✗] .+\n(  → .+\n)?)+$/, {
    json: 'list',
    env: { VID_FFMPEG: '/nowhere/ffmpeg', TMPDIR: '/nowhere', TEMP: '/nowhere' },
    code: 1,
  }),
  completion: printed('completion bash', /^[^]*complete [^]*\n$/),
};
let world: Omit<World, 'own'>;
const servers: VidServer[] = [];
let close: () => Promise<unknown>;
let env: Record<string, string>;

beforeAll(async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'vid-stdout-'));
  const start = async (): Promise<VidServer> => {
    const server = await createServer();
    servers.push(server);
    await server.listen();
    return server;
  };
  const server = await start();
  const receiver = createSocket((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev', VID_WEBHOOK_SECRET: SECRET };
  await using client = new VidClient({ baseUrl: server.url, apiKey: 'emp_local_dev', transport: 'http' });
  const { hook } = await client.webhooks.create({ event: 'video.completed', webhook_url: url });
  const addHook = async (path: string): Promise<string> =>
    String((await client.webhooks.create({ event: 'video.failed', webhook_url: `${url}/${path}` })).hook.id);
  const oldHooks = { text: await addHook('old'), json: await addHook('older') };
  const clientKey = 'of-another-machine';
  const { job_id: jobId } = await client.renders.create({ brief: 'Coffee.' }, { idempotencyKey: clientKey });
  await server.settled();
  const { user_id: userId } = await client.account.retrieve();
  const [delivery] = (await server.admin.listDeliveries()).deliveries;
  const body = '{"event":"ping","payload":{},"delivery_id":"dlv_1","emitted_at":"2026-01-01T00:00:00Z"}';
  writeFileSync(join(cwd, 'body.json'), body);
  const sign = ['webhook', 'sign', 'body.json', '--timestamp', '1767225600'];
  const signed = await runWarm(sign, { cwd, env });
  writeFileSync(join(cwd, 'capture.http'), `POST / HTTP/1.1\r\n${signed.stdout.replaceAll('\n', '\r\n')}\r\n${body}`);
  writeFileSync(join(cwd, 'state.json'), JSON.stringify(await server.admin.snapshot()));
  world = {
    cwd,
    server,
    userId,
    jobId,
    clientKey,
    hookId: String(hook.id),
    oldHooks,
    deliveryId: delivery?.delivery_id ?? '',
    receiver: url,
    spare: async () => (await start()).url,
  };
  close = () => Promise.all([...servers.map((one) => one.close()), new Promise((resolve) => receiver.close(resolve))]);
});
afterAll(async () => {
  await close();
  rmSync(world.cwd, { recursive: true, force: true });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const run = async ({ argv, input = '', env: more, ownProcess = false, runsOn }: Entry, mode: Mode): Promise<Run> => {
  const own = mkdtempSync(join(world.cwd, 'own-'));
  const here: World = { ...world, own };
  if (runsOn !== undefined) return runsOn(here, mode);
  const words = [...((await argv?.(here, mode)) ?? [])];
  // What comes after -- is another command's.
  if (mode === 'json') words.splice(words.includes('--') ? words.indexOf('--') : words.length, 0, '--json');
  return (ownProcess ? runVid : runWarm)(words, {
    cwd: world.cwd,
    env: { ...env, ...more, VID_CONFIG_DIR: own },
    input,
  });
};

const WRONG_FLAG = /^error: (unknown option '--no-such-flag'|required option)/;
const codeOf = (error: unknown): string => (error as CommanderError).code;

describe('stdout', () => {
  it.concurrent.each([[['--help']], [['render', '--help']], [['hooks', 'events', '--json']], [['server', 'policy']]])(
    'may be left by its reader: vid %j',
    async (argv) => expect(await runUnread(argv, { cwd: world.cwd, env })).toBe(''),
  );

  it('is looked at for every command that there is', async () => {
    expect(Object.keys(ENTRIES).sort()).toEqual([...(await allCommands()).leaves].sort());
  });

  it('is empty when a flag is wrong, for every command that there is', async () => {
    const heard: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
    const { program, leaves } = await allCommands((stream, text) => {
      heard[stream] += text;
    });
    for (const name of leaves) {
      heard.stderr = '';
      const ended = await program.parseAsync([...name.split(' '), '--no-such-flag'], { from: 'user' }).catch(codeOf);
      expect(ended, name).toMatch(/^commander\.(unknownOption|missingMandatoryOptionValue)$/);
      expect(heard, name).toMatchObject({ stdout: '', stderr: expect.stringMatching(WRONG_FLAG) as string });
    }
  });

  it.concurrent.each(['render', 'exec', 'server fault add'])('is empty when a flag is wrong: vid %s', async (name) => {
    const wrong = await runVid([...name.split(' '), '--no-such-flag'], { cwd: world.cwd, env });
    expect([wrong.code, wrong.stdout, wrong.stderr]).toEqual([2, '', expect.stringMatching(WRONG_FLAG)]);
  });

  it.concurrent.each(Object.entries(ENTRIES))('of vid %s is data alone', async (_name, entry) => {
    const [text, json] = await Promise.all([run(entry, 'text'), run(entry, 'json')]);
    const { code = 0 } = entry;
    expect([text.code, json.code], text.stderr + json.stderr).toEqual([code, code]);
    expect(text.stdout).toMatch(entry.text);
    if (entry.json === 'same') expect(json.stdout).toMatch(entry.text);
    else {
      expect(json.stderr).toBe('');
      expect(json.stdout).toMatch(/[^\n]\n$/);
      const documents = entry.json === 'lines' ? json.stdout.trimEnd().split('\n') : [json.stdout];
      expect(documents.filter((document) => !isJson(document))).toEqual([]);
      if (entry.json === 'list')
        expect(JSON.parse(json.stdout)).toMatchObject({ data: expect.any(Array) as unknown[] });
    }
  });
});
