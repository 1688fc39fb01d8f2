/** The use cases as functions, over a store in memory. */
import { describe, expect, test } from 'vitest';
import type { VideoFacts } from '../../src/domain/job';
import type { Policies } from '../../src/domain/policies';
import { createSettleJob } from '../../src/pipeline/settle-job';
import type { Dialer } from '../../src/ports/dialer';
import { type Plan, type Planner } from '../../src/ports/planner';
import type { DeliveryToSend, SentDelivery } from '../../src/ports/sender';
import { createAuthenticate } from '../../src/services/authenticate';
import { createFindVideo } from '../../src/services/find-video';
import { createHookServices } from '../../src/services/hooks';
import { createReadJob } from '../../src/services/read-job';
import { SEED_ACCOUNTS } from '../../src/services/seed-accounts';
import { createServerState } from '../../src/services/server-state';
import { createStartRender } from '../../src/services/start-render';
import { createTestHook } from '../../src/services/test-hook';
import { claimJob } from '../support/claim-job';
import { createParts, judgingDialer, type Parts } from '../support/parts';
import { turnsWhile } from '../support/turn';

const URL_A = 'https://example.com/a';
const TINY = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] };
const PLAN: Plan = {
  title: 'Planned',
  scenes: [{ type: 'motion', prompt: 'Hello', duration: 4 }],
  notes: [],
  showsProduct: false,
};
const planner = (plan: Planner['plan']): Planner => ({ plan });
const never = planner(async () => {
  throw new Error('nothing is planned here');
});
const json = (value: unknown) => ({ kind: 'json', value }) as const;

const rendering = (parts: Parts, plans: Planner = never, seed?: number) => {
  const start = createStartRender({ ...parts, planner: plans, seed });
  return (value: unknown, idempotencyKey?: string) =>
    start({ userId: parts.userId, body: json(value), idempotencyKey, localFiles: false });
};
const balanceOf = async ({ store, userId }: Parts) => (await store.findAccount(userId))?.balance;

describe('starting a render', () => {
  test('from a plan answers with the job as it is stored, and wakes the workers', async () => {
    const parts = await createParts();
    const answer = await rendering(parts)({ ...TINY, voice_preset_id: 'v', title: 'A title' }, 'key');
    if (!answer.ok) throw new Error(answer.refusal.kind);
    const { job_id: id, note, ...rest } = answer.value;
    expect(rest).toEqual({
      status: 'starting',
      title: 'A title',
      scenes: 1,
      credits_used: 3,
      watermarked: false,
      poll_url: `/v1/job/${id}`,
    });
    expect(note).toContain('voice_preset_id');
    expect(note).not.toContain('avatar_preset_id');
    const at = parts.clock.now();
    const job = await parts.store.findJob(id);
    expect(job).toMatchObject({
      userId: parts.userId,
      status: 'starting',
      progress: 0,
      title: 'A title',
      form: 'scene_plan',
      sceneCount: 1,
      scenesFailed: 0,
      creditsUsed: 3,
      creditsRefunded: 0,
      watermarked: false,
      createdAt: at,
      startedAt: null,
      finishedAt: null,
      deadlineAt: at + 3_600_000,
      error: null,
      video: null,
      attempt: 0,
    });
    expect(job?.videoToken).not.toBe(job?.downloadToken);
    expect(parts.woken).toContain('jobs');
    const again = await rendering(parts)(TINY, 'key');
    expect(again).toEqual({ ok: false, refusal: { kind: 'duplicate', form: 'scene_plan', key: 'used' } });
  });

  test('names each preset that it does not know', async () => {
    const parts = await createParts();
    const start = rendering(parts);
    const both = await start({ ...TINY, voice_preset_id: 'v', avatar_preset_id: 'a' });
    const none = await start(TINY);
    expect(both).toMatchObject({ value: { note: expect.stringMatching(/voice_preset_id.*avatar_preset_id/) } });
    expect(none).toMatchObject({ value: { note: expect.not.stringContaining('preset') } });
  });

  test('tells which presenters have nothing to say', async () => {
    const parts = await createParts();
    const scene_plan = ['Hello.', undefined, ' '].map((script) => ({
      type: 's2v',
      prompt: 'Somebody',
      script,
      duration: 3,
    }));
    const answer = await rendering(parts)({ scene_plan, presenter_enabled: false });
    expect(answer).toMatchObject({ value: { note: expect.stringContaining('Nobody speaks in scenes 2, 3, since') } });
  });

  test('from a brief tells the notes of its planner, when there are any', async () => {
    const parts = await createParts();
    const noted = rendering(
      parts,
      planner(async () => ({ ...PLAN, notes: ['a note'] })),
    );
    expect(await noted({ brief: 'Bread' })).toMatchObject({
      value: { title: 'Planned', credits_used: 5, plan_notes: ['a note'] },
    });
    const silent = await rendering(
      parts,
      planner(async () => PLAN),
    )({ brief: 'Bread' });
    expect(silent.ok && silent.value).not.toHaveProperty('plan_notes');
    const own = await rendering(
      parts,
      planner(async () => ({ ...PLAN, notes: ['a note'] })),
    )(TINY);
    expect(own.ok && own.value).not.toHaveProperty('plan_notes');
    expect(await balanceOf(parts)).toBe(100 - 5 - 5 - 3);
  });

  test('takes its seed from the server, or from the id of its job', async () => {
    const parts = await createParts();
    const seeds: number[] = [];
    const plans = planner(async (request) => {
      seeds.push(request.seed);
      return PLAN;
    });
    await rendering(parts, plans, 77)({ brief: 'Bread' });
    const answer = await rendering(parts, plans)({ brief: 'Bread' });
    const id = answer.ok ? answer.value.job_id : '';
    expect(seeds).toEqual([77, Number.parseInt(id.slice(-8), 16)]);
  });

  test('that is refused returns what its planning cost, and wakes nobody', async () => {
    const parts = await createParts();
    await parts.accounts.change(parts.userId, { limits: { render_credits: 1 } });
    const start = rendering(
      parts,
      planner(async () => PLAN),
    );
    expect(await start({ brief: 'Bread' })).toMatchObject({ refusal: { kind: 'cost-too-high' } });
    expect(await start(TINY)).toMatchObject({ refusal: { kind: 'cost-too-high' } });
    expect(await balanceOf(parts)).toBe(100);
    expect(parts.woken).toEqual([]);
  });

  test.each([
    ['that throws', planner(() => Promise.reject(new Error('it broke'))), 'it broke'],
    ['without scenes', planner(async () => ({ ...PLAN, scenes: [] })), 'no scenes'],
  ])('with a planner %s fails, and returns its credits', async (_, plans, why) => {
    const parts = await createParts();
    const answer = await rendering(parts, plans)({ brief: 'Bread' }, 'key');
    expect(answer).toMatchObject({ refusal: { kind: 'plan-failed', why: expect.stringContaining(why) } });
    expect(await balanceOf(parts)).toBe(100);
    expect(
      (
        await rendering(
          parts,
          planner(async () => PLAN),
        )({ brief: 'Bread' }, 'key')
      ).ok,
    ).toBe(true);
  });

  test('of an invalid body or for an unknown account is refused, and no work is left', async () => {
    const parts = await createParts();
    const start = createStartRender({ ...parts, planner: never });
    const call = { userId: 'nobody', localFiles: false };
    for (const value of [TINY, { brief: 'Bread' }, {}])
      expect(await start({ ...call, body: json(value) })).toMatchObject({ refusal: { kind: 'state-replaced' } });
    expect(await rendering(parts)({})).toMatchObject({ refusal: { kind: 'validation' } });
    await parts.signals.idle();
  });

  test('returns its planning credits when storing the job fails, and throws', async () => {
    let decisions = 0;
    const parts = await createParts(
      {},
      {
        wrapStore: (store) => ({
          ...store,
          decide: (userId, decision) => {
            decisions += 1;
            return decisions === 2 ? Promise.reject(new Error('the disk is full')) : store.decide(userId, decision);
          },
        }),
      },
    );
    const start = rendering(
      parts,
      planner(async () => PLAN),
    );
    await expect(start({ brief: 'Bread' })).rejects.toThrow('the disk is full');
    expect(await balanceOf(parts)).toBe(100);
    await parts.signals.idle();
  });
});

describe('planning', () => {
  test('has sixty seconds, and is told to stop', async () => {
    const parts = await createParts();
    const waits: { readonly due: number; readonly end: () => void }[] = [];
    const until: typeof parts.clock.until = (due) => new Promise((end) => waits.push({ due, end }));
    const signals: AbortSignal[] = [];
    const plans = planner((_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const answer = rendering({ ...parts, clock: { ...parts.clock, until } }, plans)({ brief: 'Bread' });
    await turnsWhile(() => signals.length === 0 || waits.length === 0);
    expect(waits.map(({ due }) => due - parts.clock.now())).toEqual([60_000]);
    expect([signals[0]?.aborted, await balanceOf(parts)]).toEqual([false, 98]);
    waits[0]?.end();
    expect(await answer).toEqual({ ok: false, refusal: { kind: 'plan-failed', why: 'no plan within 60 seconds' } });
    expect([signals[0]?.aborted, await balanceOf(parts)]).toEqual([true, 100]);
  });

  test('that a magic word stops takes as long, without a planner', async () => {
    const parts = await createParts();
    const answer = rendering(parts)({ brief: '[mock:plan_timeout]' });
    await turnsWhile(async () => (await balanceOf(parts)) === 100);
    await parts.clock.advance(59_999);
    expect(await balanceOf(parts)).toBe(98);
    await parts.clock.advance(1);
    expect(await answer).toMatchObject({ refusal: { kind: 'plan-failed', why: 'no plan within 60 seconds' } });
  });

  test('that a magic word fails fails at once', async () => {
    const parts = await createParts();
    expect(
      await rendering(
        parts,
        planner(async () => PLAN),
      )({ brief: '[mock:plan_failed]' }),
    ).toMatchObject({
      refusal: { kind: 'plan-failed', why: expect.stringContaining('[mock:plan_failed]') },
    });
    expect(await balanceOf(parts)).toBe(100);
  });
});

describe('reading a job', () => {
  const reading = async (policy: Partial<Policies> = {}) => {
    const parts = await createParts({ policy });
    const answer = await rendering(parts)(TINY);
    const jobId = answer.ok ? answer.value.job_id : '';
    const read = createReadJob(parts);
    return { parts, jobId, read: (userId = parts.userId) => read({ userId, jobId }) };
  };

  test('shows it to its owner alone', async () => {
    const { parts, jobId, read } = await reading();
    expect(await read()).toEqual({
      ok: true,
      value: { job_id: jobId, status: 'starting', progress: 0, video_url: null, error: null },
    });
    expect(await read('other')).toEqual({ ok: false, refusal: { kind: 'forbidden' } });
    const unknown = createReadJob(parts)({ userId: parts.userId, jobId: 'none' });
    expect(await unknown).toEqual({ ok: false, refusal: { kind: 'job-not-found' } });
  });

  test('shows it as queued until a worker takes it, where the policy says so', async () => {
    const { parts, read } = await reading({ 'queued.shown': 'always' });
    expect(await read()).toMatchObject({ value: { status: 'queued' } });
    await claimJob(parts.store, { owner: 'w', realNow: 0, leaseUntil: 10, at: parts.clock.now() });
    expect(await read()).toMatchObject({ value: { status: 'processing' } });
  });

  test.each(['when-waiting', 'always'] as const)(
    'shows its error, and no video, when it failed (queued is shown: %s)',
    async (shown) => {
      const { parts, jobId, read } = await reading({ 'queued.shown': shown });
      const outcome = { trigger: 'fail', reason: 'It broke.' } as const;
      await createSettleJob(parts)({ userId: parts.userId, jobId, outcome });
      expect(await read()).toMatchObject({ value: { status: 'failed', error: 'It broke.', video_url: null } });
    },
  );

  test('shows where its video is when it succeeded', async () => {
    const { parts, jobId, read } = await reading();
    await claimJob(parts.store, { owner: 'w', realNow: 0, leaseUntil: 10, at: parts.clock.now() });
    const video = { name: 'a', bytes: 3, seconds: 3, width: 9, height: 16, notes: [] };
    await createSettleJob(parts)({
      userId: parts.userId,
      jobId,
      outcome: { trigger: 'succeed', video, scenesFailed: 0 },
    });
    const job = await parts.store.findJob(jobId);
    const url: unknown = expect.stringContaining(job?.videoToken ?? 'none');
    expect(await read()).toMatchObject({ value: { status: 'succeeded', progress: 100, error: null, video_url: url } });
  });
});

describe('finding a video', () => {
  const VIDEO: VideoFacts = { bytes: 9, seconds: 3, width: 9, height: 16, notes: [] };
  const WEEK = 7 * 24 * 3_600_000;

  const finding = async ({ size }: { readonly size: number | undefined } = { size: 9 }) => {
    const parts = await createParts();
    const answer = await rendering(parts)(TINY);
    const jobId = answer.ok ? answer.value.job_id : '';
    const job = await parts.store.findJob(jobId);
    const find = createFindVideo({
      ...parts,
      artifacts: { ...parts.artifacts, size: async (id) => (id === jobId ? size : -1) },
    });
    const end = (trigger: 'succeed' | 'fail') => {
      const outcome =
        trigger === 'succeed'
          ? ({ trigger, video: VIDEO, scenesFailed: 0 } as const)
          : ({ trigger, reason: 'It broke.' } as const);
      return createSettleJob(parts)({ userId: parts.userId, jobId, outcome });
    };
    const kinds = async () => {
      const doors = [
        [job?.videoToken, 'video'],
        [job?.downloadToken, 'download'],
        [job?.downloadToken, 'video'],
        [job?.videoToken, 'download'],
        ['none', 'video'],
        ['none', 'download'],
      ] as const;
      return Promise.all(doors.map(async ([token = '', door]) => (await find({ token, door })).kind));
    };
    return { parts, find, end, kinds, token: job?.videoToken ?? '', jobId };
  };
  const NONE = Array<string>(6).fill('unknown');

  test('opens each door to its own token, once the job has succeeded', async () => {
    const { find, end, kinds, token, jobId } = await finding();
    expect(await kinds()).toEqual(NONE);
    await end('succeed');
    expect(await kinds()).toEqual(['found', 'found', ...NONE.slice(2)]);
    expect(await find({ token, door: 'video' })).toMatchObject({ kind: 'found', bytes: 9, job: { jobId } });
  });

  test('closes the download after seven days, and the video not', async () => {
    const { parts, end, kinds } = await finding();
    await end('succeed');
    await parts.clock.advance(WEEK - 1);
    expect(await kinds()).toEqual(['found', 'found', ...NONE.slice(2)]);
    await parts.clock.advance(1);
    expect(await kinds()).toEqual(['found', 'expired', ...NONE.slice(2)]);
  });

  test('finds none of a failed job, and none whose file is gone', async () => {
    const failed = await finding();
    await failed.end('fail');
    expect(await failed.kinds()).toEqual(NONE);
    const gone = await finding({ size: undefined });
    await gone.end('succeed');
    expect(await gone.kinds()).toEqual(NONE);
  });
});

describe('webhooks', () => {
  const hooksOf = async (policy: Partial<Policies> = {}) => {
    const parts = await createParts({ policy });
    const hooks = createHookServices(parts);
    return { parts, hooks, create: (value: unknown) => hooks.create(parts.userId, json(value)) };
  };
  const BODY = { event: 'video.failed', webhook_url: URL_A };

  test('are created, listed, changed and deleted', async () => {
    const { parts, hooks, create } = await hooksOf();
    const created = await create(BODY);
    if (!created.ok) throw new Error(created.refusal.kind);
    const { hook } = created.value;
    expect(hook).toMatchObject({
      event: 'video.failed',
      webhookUrl: URL_A,
      description: null,
      createdAt: parts.clock.now(),
    });
    expect(hook.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(hook.id).toMatch(/^hook_/);
    expect(await create({ ...BODY, description: 'Mine' })).toMatchObject({
      value: { reused: true, hook: { id: hook.id, description: 'Mine' } },
    });
    expect(await hooks.list(parts.userId)).toMatchObject([{ id: hook.id }]);
    const change = { active: false, webhook_url: 'https://example.com/b', description: 'Yours' };
    expect(await hooks.update(parts.userId, hook.id, json(change))).toMatchObject({
      value: { active: false, webhookUrl: 'https://example.com/b', description: 'Yours' },
    });
    expect(await hooks.update(parts.userId, hook.id, json({}))).toMatchObject({ value: { active: false } });
    expect(await hooks.delete(parts.userId, hook.id)).toEqual({ ok: true, value: true });
    expect(await hooks.list(parts.userId)).toEqual([]);
  });

  test.each([
    [
      { ...BODY, event: 'nothing' },
      { kind: 'unknown-event', event: 'nothing' },
    ],
    [
      { ...BODY, event: 'training.passed' },
      { kind: 'unknown-event', event: 'training.passed' },
    ],
    [
      { ...BODY, webhook_url: 'bad:x' },
      { kind: 'url-not-deliverable', why: 'is bad; use another' },
    ],
    [
      { event: 'nothing', webhook_url: 'bad:x' },
      { kind: 'unknown-event', event: 'nothing' },
    ],
    [{ event: 'nothing' }, { kind: 'validation', problems: [{ path: 'webhook_url', message: 'is required' }] }],
  ])('are not created from %j', async (value, refusal) => {
    const { parts, hooks, create } = await hooksOf();
    expect(await create(value)).toEqual({ ok: false, refusal });
    expect(await hooks.list(parts.userId)).toEqual([]);
  });

  test('listen to training events where the policy says so', async () => {
    const { create } = await hooksOf({ 'hooks.training_events': 'accepted' });
    expect((await create({ ...BODY, event: 'training.passed' })).ok).toBe(true);
  });

  test('are not changed to what is no change', async () => {
    const { parts, hooks, create } = await hooksOf();
    const created = await create(BODY);
    const id = created.ok ? created.value.hook.id : '';
    const update = (value: unknown) => hooks.update(parts.userId, id, json(value));
    expect(await update({ webhook_url: 'bad:x' })).toMatchObject({ refusal: { kind: 'url-not-deliverable' } });
    expect(await update({ active: 'yes' })).toMatchObject({ refusal: { kind: 'validation' } });
    const refusal = { kind: 'content-type', sent: 'text/plain' } as const;
    expect(await hooks.update(parts.userId, id, { kind: 'refused', refusal })).toEqual({ ok: false, refusal });
    expect(await hooks.create(parts.userId, { kind: 'refused', refusal })).toEqual({ ok: false, refusal });
    expect((await hooks.list(parts.userId))[0]?.webhookUrl).toBe(URL_A);
  });

  test('of nobody are refused', async () => {
    const { hooks } = await hooksOf();
    const gone = { ok: false, refusal: { kind: 'state-replaced' } };
    expect(await hooks.create('nobody', json(BODY))).toEqual(gone);
    expect(await hooks.update('nobody', 'hook', json({}))).toEqual(gone);
    expect(await hooks.delete('nobody', 'hook')).toEqual(gone);
  });

  test('count other calls only where the policy says so', async () => {
    const limits = { hook_rate: { minute: 1 } };
    const free = await hooksOf();
    await free.parts.accounts.change(free.parts.userId, { limits });
    const limited = await hooksOf({ 'rate.hooks_other': 'as-create' });
    await limited.parts.accounts.change(limited.parts.userId, { limits });
    const counted = async ({ parts, hooks }: typeof free) => [
      await hooks.count(parts.userId),
      await hooks.count(parts.userId),
    ];
    expect(await counted(free)).toEqual([undefined, undefined]);
    expect(await counted(limited)).toMatchObject([undefined, { kind: 'rate-limited', rate: 'hooks_other' }]);
  });
});

describe('a test ping', () => {
  const pinging = async (
    sent: Partial<SentDelivery>,
    policy: Partial<Policies> = {},
    dialer: Dialer = judgingDialer,
  ) => {
    const parts = await createParts({ policy }, { realNow: () => 5_999 });
    const created = await createHookServices(parts).create(
      parts.userId,
      json({ event: 'video.failed', webhook_url: URL_A }),
    );
    const hook = created.ok ? created.value.hook : undefined;
    await parts.clock.advance(10_000_500);
    const posts: DeliveryToSend[] = [];
    const test = createTestHook({
      ...parts,
      dialer,
      send: async (delivery) => {
        posts.push(delivery);
        return {
          requestHeaders: { a: 'b' },
          outcome: { kind: 'answered', status: 204, headers: {}, body: '' },
          ms: 7,
          ...sent,
        };
      },
    });
    const answer = await test({ userId: parts.userId, hookId: hook?.id ?? '' });
    return { parts, posts, answer, test, hook, deliveries: await parts.store.listDeliveries({ limit: 10 }) };
  };
  const answered = (status: number) => ({ kind: 'answered', status, headers: {}, body: '' }) as const;

  test('is posted, signed now, and recorded as it is answered', async () => {
    const { parts, posts, answer, hook, deliveries } = await pinging({});
    expect(answer).toEqual({ ok: true, value: { delivered: true, status: 204 } });
    expect(posts).toMatchObject([
      { event: 'ping', url: URL_A, secret: hook?.secret, timestamp: Math.floor(parts.clock.now() / 1000) },
    ]);
    expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({
      event: 'ping',
      payload: { hook_id: hook?.id, message: expect.any(String) },
      delivery_id: posts[0]?.deliveryId,
    });
    expect(deliveries).toMatchObject([
      { deliveryId: posts[0]?.deliveryId, hookId: hook?.id, event: 'ping', status: 'delivered' },
    ]);
    expect(await parts.store.attemptsOf(posts[0]?.deliveryId ?? '')).toMatchObject([
      { number: 1, url: URL_A, requestHeaders: { a: 'b' }, outcome: 'delivered', ms: 7 },
    ]);
  });

  test('is signed by the real clock where the policy says so', async () => {
    const { posts } = await pinging({}, { 'delivery.timestamp': 'real' });
    expect(posts[0]?.timestamp).toBe(5);
  });

  test.each([
    [answered(200), true, 200],
    [answered(299), true, 299],
    [answered(300), false, 300],
    [answered(199), false, 199],
    [{ kind: 'failed', reason: 'timeout', error: 'too slow' } as const, false, 0],
  ])('that came to %j is delivered: %s, %i', async (outcome, delivered, status) => {
    const { answer, deliveries } = await pinging({ outcome });
    expect(answer).toEqual({ ok: true, value: { delivered, status } });
    expect(deliveries).toMatchObject([{ status: delivered ? 'delivered' : 'failed' }]);
  });

  test('that the end of the server cut off is not recorded', async () => {
    const { answer, deliveries } = await pinging({ outcome: 'aborted' });
    expect(answer).toEqual({ ok: true, value: { delivered: false, status: 0 } });
    expect(deliveries).toEqual([]);
  });

  test('needs a hook of the account, and a URL that can be delivered to', async () => {
    const { parts, posts, test } = await pinging({});
    expect(await test({ userId: parts.userId, hookId: 'none' })).toEqual({
      ok: false,
      refusal: { kind: 'hook-not-found' },
    });
    expect(posts).toHaveLength(1);
    const refusing: Dialer = {
      ...judgingDialer,
      judge: () => ({ ok: false, reason: 'address', message: 'is private' }),
    };
    const refused = await pinging({}, {}, refusing);
    expect(refused.answer).toEqual({ ok: false, refusal: { kind: 'url-not-deliverable', why: 'is private' } });
    expect(refused.posts).toEqual([]);
  });
});

describe('accounts', () => {
  test('come with a key that lets them in until it is revoked', async () => {
    const { store, accounts, apiKey, userId } = await createParts();
    const authenticate = createAuthenticate({ store });
    expect(apiKey).toMatch(/^emp_/);
    expect(await authenticate(`Bearer ${apiKey}`)).toMatchObject({ value: { userId, plan: 'agency', balance: 100 } });
    expect(await authenticate(null)).toMatchObject({ refusal: { kind: 'no-api-key' } });
    expect(await authenticate('Bearer emp_other')).toMatchObject({ refusal: { kind: 'state-replaced' } });
    await store.writeSettings({ seeded: true });
    expect(await authenticate('Bearer emp_other')).toMatchObject({ refusal: { kind: 'invalid-api-key' } });
    const second = await accounts.createKey(userId);
    expect(await authenticate(`Bearer ${second}`)).toMatchObject({ value: { userId } });
    expect(await accounts.revokeKey(apiKey)).toBe(true);
    expect(await authenticate(`Bearer ${apiKey}`)).toMatchObject({ refusal: { kind: 'invalid-api-key' } });
    expect((await authenticate(`Bearer ${second}`)).ok).toBe(true);
    expect(await accounts.createKey('nobody')).toBeUndefined();
    expect(await accounts.revokeKey('emp_other')).toBe(false);
  });

  test('are seeded with the keys and the credits that they are given', async () => {
    const { store, accounts } = await createParts();
    const authenticate = createAuthenticate({ store });
    await accounts.seed([
      { credits: 5, apiKeys: ['emp_one', 'emp_two'], revokedKeys: ['emp_old'] },
      { apiKeys: ['emp_none'] },
    ]);
    for (const key of ['emp_one', 'emp_two'])
      expect(await authenticate(`Bearer ${key}`)).toMatchObject({ value: { balance: 5 } });
    expect(await authenticate('Bearer emp_old')).toMatchObject({ refusal: { kind: 'invalid-api-key' } });
    expect(await authenticate('Bearer emp_none')).toMatchObject({ value: { balance: 0 } });
    expect((await store.readSettings()).seeded).toBe(true);
    const { account, apiKey } = await accounts.create({ apiKeys: ['emp_first', 'emp_second'] });
    expect([apiKey, account.balance]).toEqual(['emp_first', 0]);
  });

  test('of a fresh server answer as their names say', async () => {
    const { store, accounts } = await createParts();
    const authenticate = createAuthenticate({ store });
    await accounts.seed(SEED_ACCOUNTS);
    const of = async (name: string) => {
      const answer = await authenticate(`Bearer emp_local_${name}`);
      return answer.ok ? answer.value : answer.refusal.kind;
    };
    const account = (name: string, plan: string, balance: number, suspended = false) => {
      const email = `${name.toLowerCase()}@example.com`;
      return { name, email, plan, balance, suspended };
    };
    expect(await of('dev')).toMatchObject(account('Dev', 'agency', 1000));
    expect(await of('other')).toMatchObject(account('Other', 'agency', 1000));
    expect(await of('broke')).toMatchObject(account('Broke', 'agency', 0));
    expect(await Promise.all(['starter', 'suspended', 'revoked'].map(of))).toEqual([
      'plan-upgrade',
      'suspended',
      'invalid-api-key',
    ]);
    const listed = await store.listAccounts();
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['Starter', 'Suspended']));
    expect(listed).toContainEqual(expect.objectContaining(account('Starter', 'starter', 100)));
    expect(listed).toContainEqual(expect.objectContaining(account('Suspended', 'agency', 1000, true)));
  });

  test('buy credits, hold slots, and keep their ledger', async () => {
    const { accounts, userId, store } = await createParts();
    expect(await accounts.buyCredits(userId, 20)).toMatchObject({ balance: 120 });
    expect((await store.dump()).tables.events).toMatchObject([{ event_id: expect.stringMatching(/^evt_/) }]);
    expect(await accounts.change(userId, { name: 'A' }, 50)).toMatchObject({ name: 'A', balance: 50 });
    const ledger = await accounts.ledger(userId);
    expect(ledger?.balance).toBe(50);
    expect(ledger?.entries.every(({ id }) => id.startsWith('led_'))).toBe(true);
    expect(ledger?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['grant', 100],
      ['purchase', 20],
      ['grant', -70],
    ]);
    expect(await accounts.startAppRenders(userId, 2, true)).toMatchObject({ appHolds: 2 });
    expect(await accounts.startAppRenders(userId, 1, false)).toMatchObject({ appHolds: 2 });
    expect((await store.findAccount(userId))?.windows.total?.day?.[1]).toBe(3);
    expect(await accounts.endAppRenders(userId)).toMatchObject({ appHolds: 0 });
    expect(await accounts.ledger('nobody')).toBeUndefined();
    expect(await accounts.buyCredits('nobody', 1)).toBeUndefined();
  });
});

describe('settings', () => {
  test('change at once, are stored together, and come back', async () => {
    const { store, rules } = await createParts();
    await rules.setPolicies({ 'ping.counts': 'yes' });
    expect(await rules.setPolicies({ 'refund.on_cancel': 'full' })).toBe(rules.current().policies);
    await rules.setPaused(true);
    const changed = { 'ping.counts': 'yes', 'refund.on_cancel': 'full' };
    expect(rules.current()).toMatchObject({ paused: true, policies: changed });
    expect(await store.readSettings()).toMatchObject({ paused: true, policies: changed });

    const initial = {
      ...rules.current(),
      paused: false,
      policies: { ...rules.current().policies, ...({ 'ping.counts': 'no' } as const) },
    };
    const next = createServerState({ initial, store });
    expect(next.current()).toEqual(initial);
    next.restore(await store.readSettings());
    expect(next.current()).toMatchObject({ paused: true, policies: changed });
    await next.setPolicies({ 'no_credits.code': 'insufficient' });
    expect((await store.readSettings()).policies).toEqual({ ...changed, 'no_credits.code': 'insufficient' });
    next.restore({});
    expect(next.current()).toEqual(initial);
  });
});
