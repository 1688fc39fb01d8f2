/** A snapshot is taken whole or not at all. */
import { verifyWebhook } from '@vid/webhook-verify';
import { describe, expect, test } from 'vitest';
import { createFreeWorld, createWorld, TINY_PLAN, type World } from '../support/world';

type Row = Record<string, unknown>;
interface Document {
  format: string;
  version: number;
  holds: string[];
  store: { version: number; tables: Record<string, Row[]> };
  videos: Record<string, string>;
}

/** A server that has seen some of everything: a finished render, one that runs, a webhook with a delivery. */
const makeBusy = async () => {
  const world = await createFreeWorld();
  const { secret } = (await world.hook('video.completed')).body;
  await world.accepted(TINY_PLAN, { headers: { 'idempotency-key': 'k' } });
  await world.server.settled();
  await world.accepted({ scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }] });
  await world.server.admin.addFault({ match: { path: '/none' }, effect: { status: 500 } });
  await world.server.admin.setPolicies({ 'status.not_found': '410' });
  return { document: JSON.parse(JSON.stringify(await world.server.admin.snapshot())) as Document, secret };
};

/** Made by the test that is first to ask. */
let made: ReturnType<typeof makeBusy> | undefined;
const busy = async () => {
  const { document, secret } = await (made ??= makeBusy());
  return { document: structuredClone(document), secret };
};

const stateOf = async (world: World) => JSON.stringify(await world.server.admin.snapshot());

test('says what it holds, and no key', async () => {
  const { document, secret } = await busy();
  const text = JSON.stringify(document);
  expect(document.holds.join()).toMatch(/secrets of webhooks, readable.*keys as SHA-256 digests.*videos/);
  expect(text).not.toContain('"api_key"');
  expect(document.store.tables.hooks?.[0]?.secret).toBe(secret);
});

test('moves to another server, which signs with the same secrets', async () => {
  const { document, secret } = await busy();
  const world = await createWorld();
  expect((await world.call('PUT', '/_admin/snapshot', { body: document })).status).toBe(200);
  expect((await world.server.admin.audit()).problems).toEqual([]);
  await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'video.completed' });
  // The render that ran goes on, for as long as it is let.
  const [running] = (await world.server.admin.listJobs()).jobs;
  await world.server.admin.cancelJob(running?.job_id ?? '');
  await world.server.settled();
  const delivery = world.received.at(-1);
  const headers = Object.fromEntries(delivery?.headers ?? []);
  await verifyWebhook(delivery?.raw ?? '', headers, secret, { now: () => world.server.now() });
  const again = JSON.parse(await stateOf(world)) as Document;
  expect((await world.call('PUT', '/_admin/snapshot', { body: again })).status).toBe(200);
});

test.each([
  [1, (row: Row) => ({ ...row, begun_at: undefined, begun_url: undefined, owner: undefined })],
  [2, (row: Row) => ({ ...row, owner: undefined })],
  [3, (row: Row) => row],
])('of version %i is brought up to date', async (version, older) => {
  const { document } = await busy();
  const { tables } = document.store;
  document.store.version = version;
  tables.api_keys = [{ api_key: 'emp_of_old', user_id: tables.accounts?.[0]?.user_id, revoked_at: null }];
  tables.deliveries = (tables.deliveries ?? []).map(older);
  const world = await createWorld();
  const answer = await world.call('PUT', '/_admin/snapshot', { body: JSON.parse(JSON.stringify(document)) });
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  expect((await world.get('/v1/me', { key: 'emp_of_old' })).status).toBe(200);
});

const first = (document: Document, table: string): Row => document.store.tables[table]?.[0] ?? {};
const rows = (document: Document, table: string): Row[] => document.store.tables[table] ?? [];

/** Makes the first row of a table that of another account, which has nothing else. */
const giveAway = (document: Document, table: string): void => {
  const empty = { balance: 0, running_jobs: 0, stored_bytes: 0 };
  rows(document, 'accounts').push({ ...first(document, 'accounts'), seq: 99, user_id: 'other', ...empty });
  first(document, table).user_id = 'other';
};

describe('that is corrupt is refused with its first problems, and nothing is changed', () => {
  test.each<readonly [string, (document: Document) => unknown, RegExp]>([
    ['newer', (d) => (d.version = 2), /^version: this server knows snapshots up to version 1, not 2\. Nothing/],
    ['of a newer store', (d) => (d.store.version = 99), /^store\.version: The snapshot has version 99/],
    ['another document', (d) => (d.format = 'x'), /^format: /],
    ['no table', (d) => delete d.store.tables.ledger, /^store\.tables\.ledger: is missing/],
    ['another table', (d) => (d.store.tables.users = []), /^store\.tables\.users: is no table/],
    ['a row that is none', (d) => (d.store.tables.jobs = [7 as never]), /^store\.tables\.jobs\.0: /],
    ['a cell missing', (d) => delete first(d, 'accounts').plan, /^store\.tables\.accounts\.0\.plan: /],
    ['a cell too many', (d) => (first(d, 'accounts').x = 1), /^store\.tables\.accounts\.0: /],
    ['limits that are none', (d) => (first(d, 'accounts').limits = '{"a":1}'), /accounts\.0\.limits: /],
    ['limits that are no JSON', (d) => (first(d, 'accounts').limits = '{'), /accounts\.0\.limits: is not JSON/],
    ['windows that are none', (d) => (first(d, 'accounts').windows = '[]'), /accounts\.0\.windows: /],
    [
      'JSON too deep',
      (d) => (first(d, 'jobs').checks = '['.repeat(100_000)),
      /jobs\.0\.checks: holds JSON that is nested/,
    ],
    [
      'a row of hundreds of cells',
      (d) => Object.assign(first(d, 'jobs'), Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`x${n}`, n]))),
      /^store\.tables\.jobs\.0: has 2\d\d cells, 100 are allowed\. Nothing/,
    ],
    [
      'a list of thousands in a cell',
      (d) => (first(d, 'jobs').checks = ` [${'"",'.repeat(300_000)}""]`),
      /^store\.tables\.jobs\.0\.checks: holds JSON that has more than 20,000 values and names of members\. Nothing/,
    ],
    ['an endless number', (d) => (first(d, 'accounts').balance = 1e308), /accounts\.0\.balance: /],
    ['a text as a number', (d) => (first(d, 'accounts').balance = '7'), /accounts\.0\.balance: /],
    ['a time that is none', (d) => (first(d, 'accounts').created_at = 8.7e15), /accounts\.0\.created_at: /],
    ['a fraction of a millisecond', (d) => (first(d, 'ledger').at = 0.5), /ledger\.0\.at: /],
    ['a kind that is none', (d) => (first(d, 'ledger').kind = 'gift'), /ledger\.0\.kind: /],
    ['a status that is none', (d) => (first(d, 'jobs').status = 'done'), /jobs\.0\.status: /],
    ['an event that is none', (d) => (first(d, 'hooks').event = 'x'), /hooks\.0\.event: /],
    ['a secret that is none', (d) => (first(d, 'hooks').secret = 'x'), /hooks\.0\.secret: /],
    ['a URL that is none', (d) => (first(d, 'hooks').webhook_url = 'x'), /hooks\.0\.webhook_url: /],
    ['a path as a job', (d) => (first(d, 'jobs').job_id = '../../x'), /jobs\.0\.job_id: is no id of a job/],
    ['a balance that is no sum', (d) => (first(d, 'accounts').balance = 1), /balance: is 1, the ledger sums up to/],
    ['an entry that is no sum', (d) => (first(d, 'ledger').balance_after = 1), /ledger: the entry led_\w+ leaves 1/],
    ['running jobs that are not', (d) => (first(d, 'accounts').running_jobs = 5), /running_jobs: is 5, but 1 jobs run/],
    [
      'a webhook that failed too often',
      (d) => (first(d, 'hooks').failure_count = 20),
      /hooks\.0\.failure_count: is 20, but/,
    ],
    [
      'bytes that nobody stores',
      (d) => (first(d, 'accounts').stored_bytes = 1),
      /stored_bytes: is 1, its videos have \d+/,
    ],
    ["another's delivery", (d) => giveAway(d, 'deliveries'), /deliveries\.0\.user_id: is not the/],
    ["another's event", (d) => giveAway(d, 'events'), /events\.0\.job_id: names another account's/],
    ['an account twice', (d) => rows(d, 'accounts').push({ ...first(d, 'accounts') }), /accounts\.1\.user_id: stands/],
    ['a token twice', (d) => (first(d, 'jobs').video_token = rows(d, 'jobs')[1]?.video_token), /video_token: stands/],
    ['a job of nobody', (d) => (first(d, 'jobs').user_id = 'x'), /jobs\.0\.user_id: names no row of accounts/],
    ['a key of nobody', (d) => (first(d, 'api_keys').user_id = 'x'), /api_keys\.0\.user_id: names no row/],
    ['an attempt of nothing', (d) => (first(d, 'attempts').delivery_id = 'x'), /attempts\.0\.delivery_id: names no/],
    ['a job without its order', (d) => (d.store.tables.job_specs = []), /jobs\.1: is to be rendered, but/],
    [
      'an order of a local file',
      (d) => {
        const spec = JSON.parse(String(first(d, 'job_specs').spec)) as Row;
        first(d, 'job_specs').spec = JSON.stringify({
          ...spec,
          media: [{ url: 'file:///etc/passwd', accept: 'image' }],
        });
      },
      /job_specs\.0\.spec: media: 0: url: must be an http/,
    ],
    ['final, yet running', (d) => (first(d, 'jobs').final = 0), /jobs\.0\.final: does not fit/],
    [
      'pending for no webhook',
      (d) => Object.assign(first(d, 'deliveries'), { status: 'pending', hook_id: 'x' }),
      /pending for no/,
    ],
    [
      'a clock that is none',
      (d) => rows(d, 'settings').forEach((r) => r.name === 'clock' && (r.value = '{}')),
      /settings\.\d\.name: clock: /,
    ],
    [
      'a policy that is none',
      (d) => rows(d, 'settings').forEach((r) => r.name === 'policies' && (r.value = '{"a":"b"}')),
      /policies: names no policy/,
    ],
    [
      'a fault that is none',
      (d) => rows(d, 'settings').forEach((r) => r.name === 'faults' && (r.value = '[{}]')),
      /settings\.\d\.name: faults: /,
    ],
    ['a setting that is none', (d) => rows(d, 'settings').push({ name: 'x', value: '1' }), /is no setting/],
    ['a video of no job', (d) => (d.videos['../x'] = 'AAAA'), /^videos\.\.\._x: is the video of no finished job/],
    [
      'a video that is none',
      (d) => (d.videos[Object.keys(d.videos)[0] ?? ''] = '!'),
      /^videos\.job_\w+: is not Base64/,
    ],
    ['a video cut short', (d) => (d.videos[Object.keys(d.videos)[0] ?? ''] = 'AAAA'), /has 3 bytes, its job says/],
  ])('%s', async (_, harm, detail) => {
    const world = await createWorld();
    const before = await stateOf(world);
    const { document } = await busy();
    harm(document);
    const answer = await world.call('PUT', '/_admin/snapshot', { body: document });
    expect([answer.status, answer.body.error]).toEqual([400, 'Validation failed']);
    expect(answer.body.detail).toMatch(detail);
    expect(await stateOf(world)).toBe(before);
    expect((await world.get('/_admin/accounts')).status).toBe(200);
    expect((await world.get('/v1/me')).status).toBe(200);
  });

  test.each<readonly [string, (document: Document) => unknown, RegExp]>([
    ['rows', (d) => (d.store.tables.jobs = Array<Row>(20_000).fill({})), /^store\.tables\.jobs\.0\./],
    ['rows that are none', (d) => (d.store.tables.jobs = Array<never>(20_000).fill(7 as never)), /jobs\.4: must be an/],
    [
      'videos',
      (d) => (d.videos = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`v${n}`, '']))),
      /v0: is/,
    ],
    [
      'tables',
      (d) => Object.assign(d.store.tables, Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`t${n}`, []]))),
      /^store\.tables: has 200\d\d tables, 100 are allowed\. Nothing/,
    ],
  ])('thousands of %s are refused in a short sentence', async (_, harm, detail) => {
    const world = await createWorld();
    const { document } = await busy();
    harm(document);
    const answer = await world.call('PUT', '/_admin/snapshot', { body: document });
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringMatching(detail)]);
    expect(String(answer.body.detail).length).toBeLessThan(1000);
  });

  test('many problems are told to be more, and a render that runs goes on', async () => {
    const world = await createWorld({ running: true });
    const { poll_url: poll } = await world.accepted({
      scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }],
    });
    const { document } = await busy();
    document.store.tables.ledger = Array.from({ length: 20 }, () => ({}));
    const { detail } = (await world.call('PUT', '/_admin/snapshot', { body: document })).body;
    expect(detail).toMatch(/; snapshot: has more problems\. Nothing was changed\.$/);
    expect((await world.get(poll)).body.status).not.toBe('cancelled');
    const [job] = (await world.server.admin.listJobs()).jobs;
    await world.server.admin.cancelJob(job?.job_id ?? '');
  });
});

test('sends nothing of what has happened when it is loaded', async () => {
  const first = await createWorld();
  await first.hook('video.completed');
  await first.accepted();
  await first.server.settled();
  expect(first.received).toHaveLength(1);
  const second = await createWorld();
  await second.server.admin.restore(JSON.parse(await stateOf(first)));
  await second.server.settled();
  await second.advance(86_400);
  await second.server.settled();
  expect(second.received).toEqual([]);
  await second.accepted();
  await second.server.settled();
  expect(second.received).toHaveLength(1);
});

test('tells what else came along and acts from then on', async () => {
  const of = await createWorld();
  await of.server.admin.addFault({ match: { path: '/none' }, effect: { status: 500 } });
  await of.server.admin.pause({ paused: true });
  await of.advance(86_400);
  const lines: string[] = [];
  const world = await createWorld({ logLevel: 'warn', logTo: (line) => void lines.push(line) });
  const put = async () =>
    (await world.call('PUT', '/_admin/snapshot', { body: await of.server.admin.snapshot() })).body as {
      came_along?: readonly string[];
    };
  expect((await put()).came_along).toEqual([
    expect.stringContaining('stands still'),
    expect.stringMatching(/^The clock is 86\d{3} seconds ahead of real time/),
    expect.stringContaining('POST /_admin/pause'),
    expect.stringContaining('A fault on demand'),
  ]);
  expect(lines.join()).toContain('settings-came-along');
});
