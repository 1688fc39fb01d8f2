/** `vid server fault add`: each flag becomes the member that the server takes, is shown to people, and refused in its own name. */
import { createServer, type VidServer } from '@vid/server';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { define } from '../src/commands/server';
import { runHere } from './run-here';

let server: VidServer;
beforeAll(async () => {
  server = await createServer();
  await server.listen();
});
afterEach(() => server.admin.clearFaults());
afterAll(() => server.close());

const fault = (...argv: readonly string[]) => runHere(['server', 'fault', ...argv, '--base-url', server.url]);
const added = async (...argv: readonly string[]): Promise<unknown> => {
  await fault('add', ...argv);
  const { id, ...one } = server.admin.listFaults().faults.at(-1) ?? { id: '' };
  expect(id).toMatch(/^flt_/);
  return one;
};

/** What is given, what the server has then, and what people see of its effect. */
const FLAGS: Readonly<Record<string, readonly [given: readonly string[], has: object, seen: string]>> = {
  method: [['--method', 'POST', '--malformed'], { match: { method: 'POST' } }, 'malformed'],
  path: [['--path', '/v1/*', '--malformed'], { match: { path: '/v1/*' } }, 'malformed'],
  account: [['--account', 'usr_a', '--malformed'], { match: { user_id: 'usr_a' } }, 'malformed'],
  status: [['--status', '503'], { effect: { status: 503 } }, 'status 503'],
  body: [
    ['--status', '503', '--body', '{"error":"busy"}'],
    { effect: { status: 503, body: { error: 'busy' } } },
    'status 503, body {"error":"busy"}',
  ],
  delay: [['--delay', '2s'], { effect: { delay_ms: 2000 } }, 'delay ms 2000'],
  drop: [['--drop', 'after'], { effect: { drop: 'after' } }, 'drop after'],
  'truncate-at': [['--truncate-at', '10'], { effect: { truncate_at: 10 } }, 'truncate at 10'],
  'reset-at': [['--reset-at', '0'], { effect: { reset_at: 0 } }, 'reset at 0'],
  'bytes-per-second': [
    ['--bytes-per-second', '2000000'],
    { effect: { bytes_per_second: 2e6 } },
    'bytes per second 2000000',
  ],
  slice: [['--slice', '1'], { effect: { slice: 1 } }, 'slice 1'],
  'content-type': [
    ['--content-type', 'text/html'],
    { effect: { content_type: 'text/html' } },
    'content type text/html',
  ],
  malformed: [['--malformed'], { effect: { malformed: true } }, 'malformed'],
  set: [
    ['--set', 'status=paused', '--set', 'details.0.left=3', '--set', 'a=null'],
    { effect: { set: { status: 'paused', 'details.0.left': 3, a: null } } },
    'set status=paused details.0.left=3 a=-',
  ],
  'date-skew': [['--date-skew', '-10m'], { effect: { date_skew_seconds: -600 } }, 'date skew seconds -600'],
  'duplicate-header': [
    ['--duplicate-header', 'retry-after'],
    { effect: { duplicate_header: 'retry-after' } },
    'duplicate header retry-after',
  ],
  times: [['--malformed', '--times', '2'], { times: 2 }, 'malformed'],
  probability: [['--malformed', '--probability', '30%'], { probability: 0.3 }, 'malformed, for 30 % of them'],
};

describe('the flags of a fault', () => {
  it('are known in this table', () => {
    const root = new Command('server');
    define(root);
    const add = root.commands.find((one) => one.name() === 'fault')?.commands.find((one) => one.name() === 'add');
    const others = ['--data-dir'];
    const flags = add?.options.flatMap(({ long }) => (long && !others.includes(long) ? [long] : []));
    expect(flags).toEqual(Object.keys(FLAGS).map((name) => `--${name}`));
  });

  it.each(Object.entries(FLAGS))('--%s is what the server has, and is seen', async (_flag, [given, has, seen]) => {
    expect(await added(...given)).toMatchObject(has);
    expect((await fault('list')).trim().endsWith(`  ${seen}`)).toBe(true);
  });

  it('act on what is answered', async () => {
    await fault('add', '--path', '/v1/me', '--set', 'plan=platinum', '--duplicate-header', 'content-type');
    const answer = await fetch(`${server.url}/v1/me`, { headers: { authorization: 'Bearer emp_local_dev' } });
    expect(answer.headers.get('content-type')).toBe('application/json, application/json');
    expect(await answer.json()).toMatchObject({ plan: 'platinum' });
  });

  it('read a share, a skew and a body in each of their forms', async () => {
    expect(await added('--malformed', '--probability', '0.25')).toMatchObject({ probability: 0.25 });
    expect(await added('--date-skew', '+90')).toMatchObject({ effect: { date_skew_seconds: 90 } });
    expect(await added('--status', '500', '--body', '"a text"')).toMatchObject({ effect: { body: 'a text' } });
    const file = new URL('../package.json', import.meta.url).pathname;
    expect(await added('--status', '500', '--body', `@${file}`)).toMatchObject({
      effect: { body: { name: '@vid/cli' } },
    });
  });

  it.each([
    [['--slice', '1.5'], '--slice 1.5 is no whole number up to 999999999999.'],
    [['--body', '{oops'], '--body {oops is no JSON.'],
    [['--body', '@nowhere.json'], "--body nowhere.json can't be read: "],
    [['--date-skew', '0s'], '--date-skew 0s is no skew.'],
    [['--date-skew', '--5m'], '--date-skew -5m is no duration.'],
    [['--probability', '130%'], '--probability 130% is no probability.'],
    [['--probability', 'often'], '--probability often is no probability.'],
    [['--set', 'status'], 'status is no assignment.'],
  ])('%j are refused before they are sent', async (given, message) => {
    await expect(fault('add', ...given)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message) as string,
      next: expect.stringMatching(/./) as string,
    });
    expect(server.admin.listFaults().faults).toEqual([]);
  });

  it.each([
    [['--drop', 'befor'], '--drop', /\(did you mean before\?\); it was befor$/],
    [['--set', 'a..b=1'], '--set a..b', /names with dots between/],
    [['--drop', 'after', '--malformed'], 'fault', /^--malformed can't be together with --drop,/],
    [['--truncate-at', '1', '--reset-at', '1'], 'fault', /^--truncate-at and --reset-at can't be together/],
    [[], 'fault', /^send at least one of --status, --body, --delay, --drop, --set, /],
    [['--duplicate-header', 'content-length'], '--duplicate-header', /refused by Node/],
    [['--malformed', '--times', '0'], '--times', /; it was 0$/],
  ])('%j are refused by the server in the names of the flags', async (given, path, message) => {
    await expect(fault('add', ...given)).rejects.toMatchObject({
      exitCode: 2,
      problems: [{ path, message: expect.stringMatching(message) as string }],
    });
  });
});
