/** Every message that an answer may hold, made by sending wrong values everywhere: each detail reads back as what was found. */
import type * as Contract from '@vid/sdk/contract';
import { fromDetail, type Problem, renderRequestFields, sceneSchema } from '@vid/sdk/contract';
import { expect, test, vi } from 'vitest';
import { EFFECT_NAMES } from '../../src/faults/effects';
import { partOf } from '../support/part-of';
import { createFreeWorld, TINY_PLAN, type World } from '../support/world';

const { seen } = vi.hoisted(() => ({ seen: { found: [] as (readonly Problem[])[] } }));

/** What the server found, before it is made a text. */
vi.mock('@vid/sdk/contract', async (importOriginal) => {
  const contract = await importOriginal<typeof Contract>();
  const toDetail: typeof contract.toDetail = (problems) => {
    seen.found.push(problems);
    return contract.toDetail(problems);
  };
  return { ...contract, toDetail };
});

const URLS = [
  'ftp://example.com/a',
  'http://exa mple.com/',
  'http://localhost/a',
  'http://10.0.0.1/a',
  'http://[::1]/a',
  'http://[fd00::1]/a',
  'https://name:word@example.com/a',
  'https://example.com:99999/a',
  'https://intranet/a',
  'file:///a.png',
  'javascript:0',
  'data:,',
  'data:text/plain,hello',
  'data:image/png;base64,???',
  'data:image/png;base64,aGVsbG8=',
  'data:image/png,%zz',
];
const WRONG: readonly unknown[] = [
  null,
  0,
  -1,
  0.5,
  1e300,
  true,
  '',
  ' ',
  'no such',
  'x'.repeat(60_000),
  [],
  {},
  [[]],
  Array(50).fill('x'),
  { no_such: 1 },
  ...URLS,
];

const members = (names: readonly string[], value: unknown): object =>
  Object.fromEntries(names.map((name) => [name, value]));
const RENDER = Object.keys(renderRequestFields);
const SCENE = Object.keys(sceneSchema.shape);

/** Paths with a body each, in which the value is wrong somewhere. */
const bodies = (value: unknown, userId: string, hookId: string): readonly (readonly [string, string, unknown])[] => {
  const account = ['plan', 'credits', 'email', 'name', 'suspended', 'limits'];
  const limits = ['concurrent_renders', 'render_credits', 'monthly_credits', 'storage_bytes', 'render_rate'];
  const rate = members(['minute', 'hour', 'day'], value);
  const at = `/_admin/accounts/${userId}`;
  return [
    ['POST', '/v1/render', value],
    ['POST', '/v1/render', members(RENDER, value)],
    // Values and members meet in turns; `npm run soak -- tables` sends every pair.
    ...partOf(RENDER, 6, WRONG.indexOf(value)).map(
      (name) => ['POST', '/v1/render', { ...TINY_PLAN, [name]: value }] as const,
    ),
    ['POST', '/v1/render', { scene_plan: [value] }],
    ['POST', '/v1/render', { scene_plan: [members(SCENE, value)] }],
    ['POST', '/v1/render', { scene_plan: [{ type: 'footage', prompt: 'x', motion: {}, video_url: value }] }],
    ['POST', '/v1/render', { scene_plan: [{ type: 'i2v_fast', prompt: 'x', video_url: value, ref_image_url: value }] }],
    ['POST', '/v1/render', { scene_plan: [{ type: 'footage', prompt: 'x' }], brand_colors: [value] }],
    ['POST', '/api/webhooks/hooks', value],
    ['POST', '/api/webhooks/hooks', members(['event', 'webhook_url', 'description'], value)],
    ['POST', '/api/webhooks/hooks', { event: 'video.completed', webhook_url: value }],
    ['PATCH', `/api/webhooks/hooks/${hookId}`, members(['active', 'event', 'webhook_url', 'description'], value)],
    ['POST', '/_admin/accounts', value],
    ['POST', '/_admin/accounts', members(account, value)],
    ['POST', '/_admin/accounts', { limits: members(limits, value) }],
    ['PATCH', at, { limits: { render_rate: rate, total_rate: rate, hook_rate: rate } }],
    ['POST', `${at}/credits`, { amount: value }],
    ['POST', `${at}/app-renders`, { count: value, hold: value }],
    ['POST', '/_admin/jobs/job_none/fail', { reason: value }],
    ['POST', '/_admin/clock', value],
    ['POST', '/_admin/clock', members(['advance_seconds', 'freeze'], value)],
    ['POST', '/_admin/faults', value],
    ['POST', '/_admin/faults', { match: members(['method', 'path', 'user_id'], value), effect: value, times: value }],
    ['POST', '/_admin/faults', { effect: members(['status', 'delay_ms', 'drop'], value) }],
    ['POST', '/_admin/pause', { paused: value }],
    ['POST', '/_admin/events', members(['user_id', 'event', 'payload'], value)],
    ['PATCH', '/_admin/policies', { 'no.such': value, 'status.not_found': value }],
    ['PUT', '/_admin/snapshot', members(['format', 'version', 'store', 'videos'], value)],
    ['PUT', '/_admin/snapshot', { format: 'vid-snapshot', version: 99, store: { version: 1, tables: {} }, videos: {} }],
  ];
};

const answersOf = async (world: World): Promise<readonly (readonly [string, readonly Problem[]])[]> => {
  // Not the account that sends: its limits change.
  const { account } = await world.server.admin.createAccount({ plan: 'agency' });
  const hookId = (await world.hook('video.failed')).body.hook.id;
  const answers: (readonly [string, readonly Problem[]])[] = [];
  const ask = async (method: string, path: string, raw: string): Promise<void> => {
    seen.found = [];
    const { status, body } = await world.call(method, path, { raw });
    if (status !== 400 || typeof body.detail !== 'string') return;
    expect(seen.found).toHaveLength(1);
    // A snapshot that is refused ends with what became of it.
    answers.push([body.detail.replace(/\. Nothing was changed\.$/, ''), seen.found[0] ?? []]);
  };
  for (const value of WRONG) {
    for (const [method, path, body] of bodies(value, account.user_id, hookId))
      await ask(method, path, JSON.stringify(body));
    await world.server.admin.pause({ paused: false });
  }
  const texts = [' ', '{', '"', '['.repeat(100), `[${'0,'.repeat(20_000)}0]`];
  for (const text of texts) await ask('POST', '/v1/render', text);
  return answers;
};

test('no message holds what joins them, and each detail reads back as what was found', async () => {
  const answers = await answersOf(await createFreeWorld());
  const messages = new Set(answers.flatMap(([, problems]) => problems.map(({ message }) => message)));
  expect([...messages].filter((message) => message.includes('; ') || message.trim() !== message)).toEqual([]);
  for (const [detail, problems] of answers) expect(fromDetail(detail)).toEqual(problems);
  // What each source of messages says is among them.
  for (const known of [
    'send a brief or a scene_plan',
    'belongs to footage scenes only',
    'must be a hex colour: #rgb, #rrggbb or #rrggbbaa',
    'is not valid JSON',
    'is nested more than 64 deep',
    'must be an absolute URL',
    'send advance_seconds or freeze',
    `send at least one of ${EFFECT_NAMES.join(', ')}`,
    'must be true or false',
  ])
    expect(messages).toContain(known);
  expect(messages.size).toBeGreaterThan(60);
});
