/**
 * Every exit code, provoked with the built command against a real server: as text, a third of them in a run by a process of
 * their own, and as JSON with --debug. Each has a code, a message and a next step; stdout stays empty; a stack is shown to those who ask; and no output holds a secret.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket, type Server as Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf } from '../../server/test/support/part-of';
import { EXIT } from '../src/exit-codes';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';
import { startVid } from './start-vid';
import { untilChanged } from './until-changed';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
const BRIEF = ['--brief', 'A calm advert for Harbour Coffee in Lisbon.'];

/** A render that goes on for an hour of the virtual clock. */
const HANGING = ['render', '--brief', '[mock:render_timeout] Coffee.'];

let cwd: string;
let server: VidServer;
let busy: Socket;
const keys: Record<string, string> = {};
/** Everything that was printed, for the search after secrets. */
let printed = '';

const account = async (name: string, body: Parameters<VidServer['admin']['createAccount']>[0]): Promise<string> => {
  const made = await server.admin.createAccount({ plan: 'agency', credits: 1000, ...body });
  keys[name] = made.api_key;
  return made.account.user_id;
};

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-exits-'));
  server = await createServer();
  await server.listen();
  const limits = { render_rate: null, total_rate: null, concurrent_renders: null };
  await account('any', { limits });
  await account('suspended', { suspended: true });
  await account('starter', { plan: 'starter' });
  await account('broke', { credits: 0 });
  await account('limited', { limits: { render_rate: { minute: 0, hour: 0, day: 0 } } });
  const full = await account('full', {});
  await server.admin.startAppRenders(full, { count: 3, hold: true });
  const dropping = await account('dropping', {});
  await server.admin.addFault({ match: { user_id: dropping, path: '/v1/render' }, effect: { drop: 'after' } });
  const failing = await account('failing', {});
  await server.admin.addFault({ match: { user_id: failing }, effect: { status: 500 } });
  busy = createSocket();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(cwd, 'delivery.http'), 'POST /hooks HTTP/1.1\r\nX-Service-Timestamp: 1\r\n\r\n{}');
});
afterAll(async () => {
  busy.close();
  await server.close();
  for (const folder of [cwd, spoilt]) rmSync(folder, { recursive: true, force: true });
});

const envOf = (key: string | undefined): Record<string, string> => ({
  VID_BASE_URL: server.url,
  VID_WEBHOOK_SECRET: SECRET,
  ...(key === undefined ? {} : { VID_API_KEY: keys[key] ?? key }),
});
const run = async (argv: readonly string[], env: Record<string, string>, runIt = runVid) => {
  const result = await runIt(argv, { cwd, env });
  printed += result.stdout + result.stderr;
  return result;
};

interface Failure {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly next: string;
    readonly exit_code: number;
    readonly stack?: string;
    readonly idempotency_key?: string;
    readonly job_id?: string;
  };
}
const STACK = /^\s+at .+:\d+:\d+\)?$/m;

interface Case {
  readonly exit: number;
  readonly code: string | RegExp;
  readonly argv: readonly string[] | (() => readonly string[]);
  readonly key?: string;
  readonly env?: Record<string, string>;
  /** What people are told beside that. */
  readonly says: RegExp;
}

const spoilt = mkdtempSync(join(tmpdir(), 'vid-spoilt-'));
mkdirSync(join(spoilt, 'renders.jsonl'));

const CASES: Record<string, Case> = {
  'a journal that is a folder': {
    exit: EXIT.unexpected,
    code: 'UNEXPECTED',
    argv: ['job', 'list'],
    env: { VID_CONFIG_DIR: spoilt },
    says: /→/,
  },
  'a port that is taken': {
    exit: EXIT.usage,
    code: 'USAGE',
    argv: () => ['webhook', 'listen', '--port', String((busy.address() as { port: number }).port)],
    says: /Port \d+ of 127\.0\.0\.1 is in use[^]*or choose another one with --port; 0 is any free one\./,
  },
  'a request that is not valid': {
    exit: EXIT.usage,
    code: 'USAGE',
    key: 'any',
    argv: ['render', '--brief', ''],
    says: /nothing was sent/,
  },
  'a suspended account': {
    exit: EXIT.authentication,
    code: 'ACCOUNT_SUSPENDED',
    key: 'suspended',
    argv: ['account'],
    says: /→/,
  },
  'a plan without the API': {
    exit: EXIT.authentication,
    code: 'PLAN_UPGRADE_REQUIRED',
    key: 'starter',
    argv: ['hooks', 'list'],
    says: /→/,
  },
  'a key that nobody knows': {
    exit: EXIT.authentication,
    code: 'INVALID_API_KEY',
    key: 'emp_unheard_of_key',
    argv: ['account'],
    says: /→/,
  },
  'no key': { exit: EXIT.authentication, code: 'AUTHENTICATION', argv: ['account'], says: /VID_API_KEY/ },
  'no credits': {
    exit: EXIT.payment,
    code: /CREDITS/,
    key: 'broke',
    argv: ['render', ...BRIEF],
    says: /credits/,
  },
  'a job of nobody': {
    exit: EXIT.notFound,
    code: /NOT_FOUND/,
    key: 'any',
    argv: ['job', 'get', 'job_none'],
    says: /→/,
  },
  'a rate limit': { exit: EXIT.limited, code: 'RATE_LIMITED', key: 'limited', argv: ['render', ...BRIEF], says: /→/ },
  'no free slot': {
    exit: EXIT.limited,
    code: 'CONCURRENT_LIMIT',
    key: 'full',
    argv: ['render', ...BRIEF],
    says: /→/,
  },
  'a render that fails': {
    exit: EXIT.renderFailed,
    code: 'RENDER_FAILED',
    key: 'any',
    argv: ['render', '--brief', '[mock:render_failed] Coffee.'],
    says: /`vid account` tells/,
  },
  'nobody there': {
    exit: EXIT.network,
    code: 'NETWORK',
    key: 'any',
    argv: ['account', '--base-url', 'http://127.0.0.1:1'],
    says: /127\.0\.0\.1:1/,
  },
  'a service that is broken': {
    exit: EXIT.network,
    code: /NETWORK|ERROR/,
    key: 'failing',
    argv: ['hooks', 'events'],
    says: /→/,
  },
  'a lost answer': {
    exit: EXIT.outcomeUnknown,
    code: 'OUTCOME_UNKNOWN',
    key: 'dropping',
    argv: ['render', ...BRIEF],
    says: /[0-9a-f]{8}-[0-9a-f]{4}-/,
  },
  'a delivery that is not verified': {
    exit: EXIT.verificationFailed,
    code: /^[a-z_]+$/,
    argv: ['webhook', 'verify', 'delivery.http'],
    says: /→/,
  },
};

describe('exit codes', () => {
  // The others have been run in one that ran others before.
  const ofTheirOwn = partOf(Object.keys(CASES), 3);

  it.concurrent.each(Object.entries(CASES))('%s', async (name, { exit, code, argv, key, env = {}, says }) => {
    const words = typeof argv === 'function' ? argv() : argv;
    const all = { ...envOf(key), ...env };
    const runText = ofTheirOwn.includes(name) ? runVid : runWarm;
    const [text, json] = await Promise.all([
      run(words, all, runText),
      run([...words, '--json', '--debug'], all, runWarm),
    ]);
    expect(text, text.stderr).toMatchObject({ code: exit, stdout: '' });
    expect(text.stderr).toMatch(/^error: \S/m);
    expect(text.stderr).toMatch(/^ {2}→ \S/m);
    expect(text.stderr).toMatch(says);
    expect(text.stderr).not.toMatch(STACK);
    // Methods of the client are no next step at a command line.
    expect(text.stderr).not.toMatch(/vid\.\w+\.\w+|recover\(|error\.\w+/);
    expect(json).toMatchObject({ code: exit, stdout: '' });
    const { error } = JSON.parse(json.stderr) as Failure;
    expect(error).toMatchObject({
      code: expect.stringMatching(code) as string,
      message: expect.stringMatching(/\S/) as string,
      next: expect.stringMatching(/\S/) as string,
      exit_code: exit,
    });
    expect(error.stack).toMatch(STACK);
  });

  it.concurrent('ends a wait with 9 and tells the job', async () => {
    const [text, json] = await Promise.all([
      run([...HANGING, '--output', 'film.mp4', '--timeout', '0.3'], envOf('any')),
      run([...HANGING, '--timeout', '300ms', '--json'], envOf('any')),
    ]);
    expect([text.code, text.stdout, json.code, json.stdout], text.stderr).toEqual([9, '', 9, '']);
    const { error } = JSON.parse(json.stderr) as Failure;
    expect(error).toMatchObject({ code: 'STILL_RUNNING', exit_code: 9, job_id: expect.any(String) as string });
    expect(error.stack).toBeUndefined();
    expect(error.next).toContain(`vid job watch ${error.job_id ?? ''}`);
    expect(text.stderr).toMatch(/vid job download \S+ --output film\.mp4/);
  });

  it.concurrent('lets go of a render at Ctrl-C with 130, and tells how to pick it up', async () => {
    const id = await account('left', {});
    const config = join(cwd, 'left');
    mkdirSync(config);
    const env = { ...envOf('left'), VID_CONFIG_DIR: config };
    // The journal takes an answer down before it is looked at.
    const accepted = (): number =>
      existsSync(join(config, 'renders.jsonl'))
        ? readFileSync(join(config, 'renders.jsonl'), 'utf8').split('"state":"accepted"').length - 1
        : 0;
    const jobs = async () => (await server.admin.listJobs()).jobs.filter(({ user_id }) => user_id === id);
    const [text, json] = [[], ['--json']].map((more) => startVid([...HANGING, ...more], { cwd, env }));
    await untilChanged(config, () => accepted() === 2);
    await text?.until(({ stderr }) => /queued|starting|processing/.test(stderr));
    text?.kill('SIGINT');
    json?.kill('SIGINT');
    const runs = [await text?.ended, await json?.ended];
    printed += runs.map((one) => `${one?.stdout ?? ''}${one?.stderr ?? ''}`).join('');
    expect(runs.map((one) => [one?.code, one?.stdout])).toEqual([
      [130, ''],
      [130, ''],
    ]);
    expect(runs[0]?.stderr).toMatch(/goes on[^]*vid job watch \S+/);
    const { error } = JSON.parse(runs[1]?.stderr ?? '') as Failure;
    expect(error).toMatchObject({ code: 'INTERRUPTED', exit_code: 130, job_id: expect.any(String) as string });
    const states = (await jobs()).map(({ status }) => status);
    expect(states.filter((status) => status === 'cancelled' || status === 'failed')).toEqual([]);
  });

  it.concurrent('shows the stack after the two lines with --debug, and the key of a lost render', async () => {
    const { stderr } = await run(['render', ...BRIEF, '--debug', '--idempotency-key', 'order-17'], envOf('dropping'));
    expect(stderr).toMatch(/^error: [^]*order-17[^]*^\s+at /m);
  });

  it('knows each code of the table', () => {
    // Those of the commands that `vid exec` runs are provoked with it, and 12 with the checks that end so.
    const provoked = new Set([...Object.values(CASES).map(({ exit }) => exit), 0, 9, 12, 126, 127, 130]);
    expect(Object.values(EXIT).filter((code) => !provoked.has(code))).toEqual([]);
  });

  it('never prints a key or a secret, and stores neither but in profiles', () => {
    for (const secret of [...Object.values(keys), SECRET, 'emp_unheard_of_key']) expect(printed).not.toContain(secret);
    expect(readdirSync(cwd).filter((name) => !['delivery.http', 'renders.jsonl', 'left'].includes(name))).toEqual([]);
  });
});
