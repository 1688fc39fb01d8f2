/**
 * Every value of every policy, seen from outside. The table is typed by the policies: a value without a case does not compile.
 * Each case fails on a server that has any other value, so that none can be ignored.
 */
import { describe, expect, test } from 'vitest';
import type { Overrides } from '../../src/compose/overrides';
import { POLICIES, POLICY_NAMES, type Policies, type PolicyName } from '../../src/domain/policies';
import { partOf } from '../support/part-of';
import { createFreeWorld, TINY_COST, TINY_PLAN, type World } from '../support/world';

type Case = (world: World) => Promise<void>;
type Cases = { readonly [N in PolicyName]: { readonly [V in Policies[N]]: Case } };

const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status;
const key = { headers: { 'idempotency-key': 'k' } };
const brief = (words = '') => ({ brief: `An ad for a bakery ${words}` });

const suspended =
  (status: number): Case =>
  async (world) => {
    await world.server.admin.updateAccount(await world.userId(), { suspended: true });
    const answer = await world.get('/v1/me');
    expect([answer.status, answer.body.code]).toEqual([status, 'ACCOUNT_SUSPENDED']);
  };
const forbidden =
  (status: number): Case =>
  async (world) => {
    const { job_id: id } = await world.accepted();
    const { api_key: other } = await world.server.admin.createAccount();
    const answer = await world.get(`/v1/job/${id}`, { key: other });
    expect([answer.status, answer.body]).toEqual([status, { error: 'Forbidden' }]);
  };
const notFound =
  (status: number): Case =>
  async (world) => {
    expect((await world.get('/v1/job/none')).body).toEqual({ error: 'Job not found' });
    expect(await statusOf(world.get('/v1/job/none'))).toBe(status);
    const hook = await world.call('DELETE', '/api/webhooks/hooks/none');
    expect([hook.status, hook.body]).toEqual([status, { error: 'Hook not found' }]);
  };
const hookLimit =
  (status: number): Case =>
  async (world) => {
    for (let n = 0; n < 25; n += 1) await world.hook('video.completed', `https://example.com/${n}`);
    const answer = await world.hook('video.completed', 'https://example.com/one-more');
    expect([answer.status, answer.body.code]).toEqual([status, 'HOOK_LIMIT']);
    expect((await world.hook('video.completed', 'https://example.com/3')).body.reused).toBe(true);
  };
const serverError =
  (status: number): Case =>
  async (world) => {
    const answer = await world.render(brief('[mock:server_error]'));
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBeUndefined();
  };
const duplicateBrief =
  (status: number, code: string | undefined): Case =>
  async (world) => {
    await world.accepted(brief(), key);
    const before = await world.balance();
    const answer = await world.render(brief('again'), key);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.error).toMatch(/already submitted/);
    expect(await world.balance()).toBe(before);
    const plan = await world.render(TINY_PLAN, key);
    expect([plan.status, plan.body.code]).toEqual([409, 'DUPLICATE_REQUEST']);
  };
const refusedKey =
  (status: number): Case =>
  async (world) => {
    const userId = await world.userId();
    await world.server.admin.updateAccount(userId, { limits: { concurrent_renders: 0 } });
    expect((await world.render(TINY_PLAN, key)).body.code).toBe('CONCURRENT_LIMIT');
    await world.server.admin.updateAccount(userId, { limits: { concurrent_renders: null } });
    expect(await statusOf(world.render(TINY_PLAN, key))).toBe(status);
  };
const planFailedKey =
  (status: number): Case =>
  async (world) => {
    expect(await statusOf(world.render(brief('[mock:plan_failed]'), key))).toBe(502);
    expect(await statusOf(world.render(brief(), key))).toBe(status);
  };
const rateCounts =
  (status: number): Case =>
  async (world) => {
    await world.server.admin.updateAccount(await world.userId(), {
      limits: { render_rate: { minute: 1 }, hook_rate: { minute: 1 } },
    });
    expect(await statusOf(world.render({}))).toBe(400);
    expect(await statusOf(world.render(TINY_PLAN))).toBe(status);
    expect(await statusOf(world.hook(''))).toBe(400);
    expect(await statusOf(world.hook('video.failed'))).toBe(status === 202 ? 201 : status);
  };
const limited = async (world: World) => {
  await world.server.admin.updateAccount(await world.userId(), { limits: { render_rate: { minute: 0 } } });
  return world.render(TINY_PLAN);
};
const refund =
  (how: 'fail' | 'cancel', returned: number): Case =>
  async (world) => {
    const before = await world.balance();
    const { job_id: id } = await world.accepted({
      scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }],
    });
    if (how === 'fail') await world.server.admin.failJob(id, { reason: 'on purpose' });
    else await world.server.admin.cancelJob(id);
    expect(await world.balance()).toBe(before - TINY_COST + returned);
    const job = (await world.get(`/v1/job/${id}`)).body;
    expect(job).toMatchObject({ status: how === 'fail' ? 'failed' : 'cancelled', video_url: null });
    expect(job.error).toBeTruthy();
  };
const timeoutEvent =
  (events: number): Case =>
  async (world) => {
    await world.hook('video.failed');
    const before = await world.balance();
    await world.accepted({ scene_plan: [{ type: 'motion', prompt: '[mock:render_timeout]', duration: 3 }] });
    await world.advance(3600);
    expect(await world.balance()).toBe(before);
    expect(world.received).toHaveLength(events);
  };
const redirect =
  (attempts: number): Case =>
  async (world) => {
    world.answer = () => new Response(null, { status: 302, headers: { location: 'https://example.com/elsewhere' } });
    await deliver(world);
    await world.advance(5);
    expect(world.received).toHaveLength(attempts);
  };
/** Causes one delivery. */
const deliver = async (world: World) => {
  const { body } = await world.hook('user.onboarded');
  await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'user.onboarded' });
  await world.advance(0);
  return body.hook.id;
};
const hookOf = async (world: World, id: string) =>
  (await world.get('/api/webhooks/hooks')).body.hooks.find((hook) => hook.id === id);
const resign =
  (distinct: number): Case =>
  async (world) => {
    world.answer = () => 500;
    await deliver(world);
    await world.advance(5);
    const header = (name: string) => new Set(world.received.map(({ headers }) => headers.get(name)));
    expect(world.received).toHaveLength(3);
    expect(header('x-service-timestamp').size).toBe(distinct);
    expect(header('x-service-signature').size).toBe(distinct);
    expect(header('x-service-delivery').size).toBe(1);
  };
const failureUnit =
  (count: number): Case =>
  async (world) => {
    world.answer = () => 500;
    const id = await deliver(world);
    await world.advance(5);
    expect((await hookOf(world, id))?.failure_count).toBe(count);
  };
const pingCounts =
  (count: number): Case =>
  async (world) => {
    world.answer = () => 500;
    const { id } = (await world.hook('video.failed')).body.hook;
    expect((await world.call('POST', `/api/webhooks/hooks/${id}/test`)).body).toEqual({
      delivered: false,
      status: 500,
    });
    expect((await hookOf(world, id))?.failure_count).toBe(count);
  };
const noCredits =
  (code: string): Case =>
  async (world) => {
    await world.server.admin.updateAccount(await world.userId(), { credits: 0 });
    const answer = await world.render(TINY_PLAN);
    expect([answer.status, answer.body.code]).toEqual([402, code]);
    await world.server.admin.updateAccount(await world.userId(), { credits: 1 });
    expect((await world.render(TINY_PLAN)).body.code).toBe('INSUFFICIENT_CREDITS');
  };
const paused =
  (code: string | undefined): Case =>
  async (world) => {
    await world.server.admin.pause({ paused: true });
    const answer = await world.render(TINY_PLAN, key);
    expect([answer.status, answer.body.code]).toEqual([503, code]);
    await world.server.admin.pause({ paused: false });
    expect(await statusOf(world.render(TINY_PLAN, key))).toBe(202);
  };
const timestamp =
  (virtual: boolean): Case =>
  async (world) => {
    await world.advance(100_000);
    await deliver(world);
    const sent = Number(world.received[0]?.headers.get('x-service-timestamp'));
    expect(Math.abs(sent - world.server.now() / 1000) < 1000).toBe(virtual);
  };
const untaken =
  (status: string): Case =>
  async (world) => {
    const { poll_url: url } = await world.accepted();
    expect((await world.get(url)).body.status).toBe(status);
  };
const conflict =
  (status: number): Case =>
  async (world) => {
    await world.hook('video.failed', 'https://example.com/a');
    const { id } = (await world.hook('video.failed', 'https://example.com/b')).body.hook;
    const answer = await world.call('PATCH', `/api/webhooks/hooks/${id}`, {
      body: { webhook_url: 'https://example.com/a' },
    });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.detail).toContain('webhook_url: ');
  };

const CASES: Cases = {
  'status.account_suspended': { '403': suspended(403), '401': suspended(401), '402': suspended(402) },
  'status.forbidden_job': { '403': forbidden(403), '404': forbidden(404) },
  'status.not_found': { '404': notFound(404), '410': notFound(410) },
  'status.hook_limit': {
    '409': hookLimit(409),
    '400': hookLimit(400),
    '403': hookLimit(403),
    '422': hookLimit(422),
    '429': hookLimit(429),
  },
  'status.server_error': { '500': serverError(500), '503': serverError(503) },
  'duplicate.brief': {
    '402': duplicateBrief(402, undefined),
    '402-code': duplicateBrief(402, 'DUPLICATE_REQUEST'),
    '409': duplicateBrief(409, 'DUPLICATE_REQUEST'),
  },
  'idempotency.refused_key': { released: refusedKey(202), consumed: refusedKey(409) },
  'idempotency.plan_failed_key': { released: planFailedKey(202), consumed: planFailedKey(402) },
  'rate.counts': { all: rateCounts(429), valid: rateCounts(202) },
  'rate.retry_after': {
    top: async (world) => {
      const { body, headers } = await limited(world);
      expect(typeof body.retryAfter).toBe('number');
      expect(body.details.retryAfter).toBeUndefined();
      expect(headers.get('retry-after')).toBe(String(body.retryAfter));
    },
    details: async (world) => {
      const { body, headers } = await limited(world);
      expect(body.retryAfter).toBeUndefined();
      expect(typeof body.details.retryAfter).toBe('number');
      expect(headers.get('retry-after')).toBeNull();
    },
    both: async (world) => {
      const { body, headers } = await limited(world);
      expect(body.retryAfter).toBe(body.details.retryAfter);
      expect(headers.get('retry-after')).toBeNull();
    },
  },
  'refund.on_failure': { none: refund('fail', 0), full: refund('fail', TINY_COST) },
  'refund.on_cancel': { none: refund('cancel', 0), full: refund('cancel', TINY_COST) },
  'failed_event.on_timeout': { emitted: timeoutEvent(1), silent: timeoutEvent(0) },
  'delivery.redirect': { final: redirect(1), retried: redirect(3) },
  'delivery.resign': { each: resign(3), once: resign(1) },
  'delivery.failure_unit': { delivery: failureUnit(1), attempt: failureUnit(3) },
  'ping.counts': { no: pingCounts(0), yes: pingCounts(1) },
  'hooks.training_events': {
    refused: async (world) => {
      const answer = await world.hook('training.passed');
      expect([answer.status, answer.body.code]).toEqual([400, 'UNKNOWN_EVENT']);
    },
    accepted: async (world) => {
      expect(await statusOf(world.hook('training.passed'))).toBe(201);
      await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'training.passed' });
      await world.advance(0);
      expect(world.received[0]?.body.event).toBe('training.passed');
    },
  },
  'hooks.patch_conflict': { refused: conflict(400), allowed: conflict(200) },
  'no_credits.code': { split: noCredits('NO_CREDITS'), insufficient: noCredits('INSUFFICIENT_CREDITS') },
  'rate.hooks_other': {
    none: async (world) => {
      await world.server.admin.updateAccount(await world.userId(), { limits: { hook_rate: { minute: 1 } } });
      for (let n = 0; n < 3; n += 1) expect(await statusOf(world.get('/api/webhooks/hooks'))).toBe(200);
    },
    'as-create': async (world) => {
      await world.server.admin.updateAccount(await world.userId(), { limits: { hook_rate: { minute: 1 } } });
      expect(await statusOf(world.get('/api/webhooks/hooks'))).toBe(200);
      expect(await statusOf(world.call('DELETE', '/api/webhooks/hooks/none'))).toBe(429);
      expect(await statusOf(world.hook('video.failed'))).toBe(201);
    },
  },
  'paused.response': { '503': paused(undefined), '503-code': paused('SERVICE_UNAVAILABLE') },
  'delivery.timestamp': { virtual: timestamp(true), real: timestamp(false) },
  'queued.shown': { 'when-waiting': untaken('starting'), always: untaken('queued') },
};

/** Some values show only where no worker takes a job. */
const OVERRIDES: { readonly [N in PolicyName]?: Overrides } = {
  'queued.shown': { wrapStore: (store) => ({ ...store, claimJobs: async () => [] }) },
};

const runCase = async (name: PolicyName, value: string, check: Case): Promise<World> => {
  const world = await createFreeWorld({}, { policy: { [name]: value } }, OVERRIDES[name]);
  await check(world);
  return world;
};

describe.each(Object.entries(CASES) as [PolicyName, Readonly<Record<string, Case>>][])('policy %s', (name, values) => {
  test('has a case for each value', () => {
    expect(Object.keys(values).sort()).toEqual([...POLICIES[name].values].sort());
  });

  test.each(Object.entries(values))('%s', async (value, check) => {
    const world = await runCase(name, value, check);
    expect(world.server.admin.policies().policies[name]).toBe(value);
    expect((await world.server.admin.audit()).problems).toEqual([]);
  });

  test.each(partOf(Object.entries(values), 3, POLICY_NAMES.indexOf(name)))(
    '%s is not any other value',
    async (value, check) => {
      for (const other of Object.keys(values).filter((one) => one !== value))
        await expect(runCase(name, other, check), `on a server where it is ${other}`).rejects.toMatchObject({
          name: 'AssertionError',
        });
    },
  );
});

test('queued.shown: jobs wait as queued while every worker is busy', async () => {
  const world = await createFreeWorld(
    {},
    { config: { accounts: [{ plan: 'agency', credits: 100, api_key: 'emp_local_dev' }], render: { workers: 1 } } },
  );
  const hang = { scene_plan: [{ type: 'motion', prompt: '[mock:slow=60s]', duration: 3 }] };
  const first = await world.accepted(hang);
  const second = await world.accepted(hang);
  await world.advance(0);
  expect((await world.get(first.poll_url)).body.status).toBe('processing');
  expect((await world.get(second.poll_url)).body.status).toBe('queued');
  await world.advance(60);
  expect((await world.get(first.poll_url)).body.status).toBe('succeeded');
  expect((await world.get(second.poll_url)).body.status).toBe('processing');
  await world.advance(60);
  expect((await world.get(second.poll_url)).body.status).toBe('succeeded');
});
