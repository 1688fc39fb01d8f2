/** What `vid server` prints for people, of the answers of a real server; and what it asks before it destroys. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VidClient } from '@vid/sdk';
import { createServer, type VidServer } from '@vid/server';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { define } from '../src/commands/server';
import { durationText } from '../src/duration-text';
import { accountOf } from '../src/server/account-of';
import {
  accountsText,
  addedText,
  anyText,
  clockText,
  deliveriesText,
  faultsText,
  faultText,
  ledgerText,
  pairsOf,
} from '../src/server/answer-text';
import { nodeOf, treeText } from '../src/server/tree-text';
import { deliveryText, whyText } from '../src/server/why-text';
import { runHere } from './run-here';
import { loadPty, runInTerminal } from './terminal';

/** Names and times as only programs want to read them. */
const WIRE = /\b(user_id|webhook_url|last_\w+|created_at|failure_count)\b|\dT\d\d:\d\d|:\d\dZ/;

let server: VidServer;
let userId: string;
let jobId: string;
beforeAll(async () => {
  server = await createServer();
  await server.listen();
  const client = new VidClient({ apiKey: 'emp_local_dev', baseUrl: server.url });
  userId = (await client.account.retrieve()).user_id;
  await client.webhooks.create({ event: 'video.completed', webhook_url: 'http://127.0.0.1:9/hooks' });
  jobId = (await client.renders.create({ brief: 'A calm advert.' }, { idempotencyKey: 'order-1' })).job_id;
  await server.settled();
  await client.close();
});
afterAll(() => server.close());

describe('the text for people', () => {
  it('of accounts and a ledger has headings and columns', async () => {
    expect(accountsText(await server.admin.listAccounts())).toMatch(
      new RegExp(`^ACCOUNT +CREDITS +PLAN +NAME\\n${userId} +\\d+ +agency +Dev, dev@example.com\\n`),
    );
    const ledger = ledgerText(await server.admin.ledger(userId));
    expect(ledger).toMatch(/^AT +KIND +AMOUNT +BALANCE +JOB\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +grant +1000 +1000 +-\n/);
    expect(ledger).toMatch(new RegExp(`render +-\\d+ +\\d+ +${jobId}\\nbalance: \\d+$`));
  });

  it('of clock, faults and policies is short', async () => {
    const now = new Date(2026, 0, 2, 3, 4, 5, 678).toISOString();
    expect(clockText({ now, offset_seconds: 0.002, frozen: false })).toBe('2026-01-02 03:04:05, as on the wall');
    expect(clockText({ now, offset_seconds: 3599.998, frozen: true })).toBe(
      '2026-01-02 03:04:05, 1 h ahead of the wall, frozen',
    );
    expect(faultsText(server.admin.listFaults())).toBe('There are no faults.');
    const fault = await server.admin.addFault({ match: { path: '/nowhere' }, effect: { status: 500 }, times: 2 });
    expect(faultText(fault)).toMatch(/^FAULT +TIMES +REQUESTS +EFFECT\nflt_\w+ +2 +path \/nowhere +status 500$/);
    expect(pairsOf('policies')(server.admin.policies())).toMatch(/^status\.account_suspended +403$/m);
  });

  it('of deliveries is a table, and of the chain behind a job a tree', async () => {
    expect(deliveriesText(await server.admin.listDeliveries())).toMatch(
      /^DELIVERY +STATUS +EVENT[^]*\ndlv_\w+ +failed +video\.completed +3 /,
    );
    const tree = whyText(await server.admin.why(jobId));
    expect(tree).toMatch(new RegExp(`^job  ${jobId}  succeeded  `));
    for (const line of [
      /^├─ request .* POST \/v1\/render {2}202 in \d+ ms$/m,
      /^│ {2}└─ idempotency key {2}order-1$/m,
      /^├─ ledger$/m,
      /^└─ deliveries$/m,
      /attempt 3 .* http:\/\/127\.0\.0\.1:9\/hooks/,
    ])
      expect(tree).toMatch(line);
    const [one] = (await server.admin.listDeliveries()).deliveries;
    const delivery = deliveryText(await server.admin.delivery(one?.delivery_id ?? ''));
    expect(delivery).toMatch(/^dlv_\w+  video\.completed  failed  [^]*\n├─ attempt 1 /);
    expect(tree).not.toMatch(/[{}[\]"]/);
    expect(tree).not.toMatch(WIRE);
  });

  it('of the chain behind a webhook or a delivery is in words, too', async () => {
    const [delivery] = (await server.admin.listDeliveries()).deliveries;
    const hook = whyText(await server.admin.why(delivery?.hook_id ?? ''));
    expect(hook).toMatch(/^webhook {2}hook_\w+\n├─ webhook {2}hook_\w+ {2}(active|off) {2}video\.completed {2}http/);
    expect(hook).toMatch(/^│ {2}├─ made {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/m);
    expect(hook).toMatch(/^│ {2}└─ failures in a row {2}\d+$/m);
    for (const text of [hook, whyText(await server.admin.why(delivery?.delivery_id ?? ''))])
      expect(text).not.toMatch(WIRE);
  });

  it('of what was done is a sentence', async () => {
    const run = (...argv: readonly string[]) => runHere(['server', ...argv, '--base-url', server.url]);
    const cwd = mkdtempSync(join(tmpdir(), 'vid-said-'));
    try {
      const file = join(cwd, 'state.json');
      expect(await run('fault', 'clear')).toBe('There are no faults any more.\n');
      expect(await run('events', 'video.failed')).toMatch(/^video\.failed was emitted as evt_\w+\.\n$/);
      expect(await run('snapshot', 'save', file)).toBe(`The state is kept in ${file}.\n`);
      expect(await run('snapshot', 'load', file, '--yes')).toBe('The server has the state of that file now.\n');
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  });

  it('of credits that were added is what the account has now', async () => {
    const answer = await server.admin.addCredits(userId, { amount: 7 });
    expect(addedText(answer)).toBe(`${userId} has ${answer.account.credits_remaining} credits.`);
  });

  it('of a tree goes on below itself in a narrow terminal', () => {
    const node = { text: 'one two three', children: [{ text: 'four five six' }] };
    expect(treeText(node, 14)).toBe('one two\n│  three\n└─ four\n      five six');
  });

  it('of anything else is a tree as well', () => {
    expect(anyText({ a: { b: 1, c: null }, d: 'x' })).toBe('a\n├─ b  1\n└─ c  -\nd  x');
    expect(treeText(nodeOf('list', [1, [2]]))).toBe('list\n├─ 0  1\n└─ 1\n   └─ 0  2');
  });
});

it.each([
  [0.4, '0 s'],
  [90, '1 min 30 s'],
  [3600, '1 h'],
  [90_061, '1 d 1 h'],
  [172_800, '2 d'],
  [-5, '5 s'],
])('%d seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

it('a time is cut out of no ISO text: people are told it by the clock on the wall', () => {
  const sources = join(import.meta.dirname, '../src');
  const cut = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /replace\('T', ' '\)|toISOString\(\)\s*\./.test(readFileSync(join(sources, name), 'utf8')));
  expect(cut).toEqual([]);
});

it('is about the account of the key when none is named', async () => {
  const settings = {
    baseUrl: { value: server.url, source: 'x' },
    apiKey: undefined,
    configDir: { value: 'unused', source: 'x' },
  };
  expect(await accountOf({ settings } as never, undefined)).toBe(userId);
  expect(await accountOf({ settings } as never, 'given')).toBe('given');
});

const pty = await loadPty();

/** Each command of `vid server`, and what it takes away for good: a person is asked before. */
const LOSSES: Readonly<Record<string, readonly string[] | 'nothing'>> = {
  start: 'nothing',
  status: 'nothing',
  // What it was at goes on at the next start.
  stop: 'nothing',
  logs: 'nothing',
  reset: ['reset'],
  // What falls due by it would have fallen due.
  clock: 'nothing',
  credits: 'nothing',
  'fault list': 'nothing',
  'fault clear': ['fault', 'clear'],
  'fault add': 'nothing',
  // Set back as it was set.
  policy: 'nothing',
  events: 'nothing',
  deliveries: 'nothing',
  // A file of another kind is replaced only with --force.
  'snapshot save': 'nothing',
  'snapshot load': ['snapshot', 'load', 'state.json'],
  why: 'nothing',
};

it('a policy that is none is met with the nearest, and a file that is no snapshot with what it is', async () => {
  const run = (...argv: readonly string[]) => runHere(['server', ...argv, '--base-url', server.url]);
  await expect(run('policy', 'no_credits.cod=x')).rejects.toMatchObject({
    message: 'no_credits.cod is no policy; nothing was changed.',
    next: expect.stringMatching(/^Did you mean no_credits\.code\? The policies are .*idempotency\.refused_key/),
  });
  await expect(run('policy', 'delivery.resign=onse')).rejects.toMatchObject({
    exitCode: 2,
    message: 'The local server refuses that; nothing was changed.',
    problems: [{ path: 'delivery.resign', message: 'must be one of each, once (did you mean once?); it was onse' }],
  });
  await expect(run('snapshot', 'load', 'package.json', '--yes')).rejects.toThrow('package.json is no snapshot');
  await expect(run('snapshot', 'load', 'README.md', '--yes')).rejects.toMatchObject({
    message: "The snapshot README.md can't be read as JSON: line 1, column 1: it is no JSON there. Nothing was loaded.",
  });
  await expect(run('deliveries', 'dlv_x')).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/^There is no delivery dlv_x\./) as string,
  });
  await expect(run('credits', '--account', 'x')).rejects.toThrow(
    'There is no account x; `vid server credits` lists them.',
  );
});

const losing = Object.values(LOSSES).filter((argv) => argv !== 'nothing');

describe('what can not be taken back', () => {
  it('is known of every command, and takes --yes', () => {
    const found: Record<string, boolean> = {};
    const collect = (command: Command, path: string): void => {
      if (command.commands.length === 0) found[path] = command.options.some(({ long }) => long === '--yes');
      for (const sub of command.commands) collect(sub, `${path} ${sub.name()}`.trim());
    };
    const root = new Command('server');
    define(root);
    collect(root, '');
    expect(found).toEqual(Object.fromEntries(Object.entries(LOSSES).map(([path, what]) => [path, what !== 'nothing'])));
  });

  describe.skipIf(typeof pty === 'string')('in a terminal', () => {
    const standing = async () => ({
      jobs: (await server.admin.listJobs()).jobs.length,
      faults: server.admin.listFaults().faults.length,
    });
    const run = async (argv: readonly string[], answer?: string) => {
      let asked = 0;
      const { code, left } = await runInTerminal(['server', ...argv], {
        cwd,
        env: { VID_BASE_URL: server.url },
        columns: 100,
        onScreen: (text, type) => {
          if (!/\[y\/N\]\s*$/.test(text) || asked > 0) return;
          asked += 1;
          type(`${answer}\r`);
        },
      });
      return { code, asked, last: left.at(-1) };
    };
    let cwd: string;
    beforeAll(async () => {
      cwd = mkdtempSync(join(tmpdir(), 'vid-losses-'));
      writeFileSync(join(cwd, 'state.json'), JSON.stringify(await server.admin.snapshot()));
      await server.admin.addFault({ match: { path: '/nowhere' }, effect: { status: 500 } });
    });
    afterAll(() => rmSync(cwd, { recursive: true, force: true }));

    it.each(losing.map((argv) => [argv.join(' '), argv] as const))(
      '%s is asked about, and takes a no',
      async (_call, argv) => {
        const before = await standing();
        expect(await run(argv, 'n')).toEqual({ code: 2, asked: 1, last: 'Nothing was done.' });
        expect(await standing()).toEqual(before);
      },
    );

    it('a yes and --yes do it, the latter unasked', async () => {
      expect(await run(['fault', 'clear'], 'y')).toMatchObject({ code: 0, asked: 1 });
      expect((await standing()).faults).toBe(0);
      for (const argv of losing) expect(await run([...argv, '--yes'])).toMatchObject({ code: 0, asked: 0 });
    });
  });
});
