/**
 * What the client promises, against the real server. It holds through every transport and under every value of every
 * policy: nothing here looks at a status that the specification leaves open.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AccountSuspendedError,
  ApiError,
  AuthenticationError,
  ConcurrencyLimitError,
  DuplicateRequestError,
  ForbiddenError,
  NotFoundError,
  PaymentError,
  PlanFailedError,
  PlanUpgradeRequiredError,
  RateLimitError,
  RenderCancelledError,
  RenderFailedError,
  RenderOutcomeUnknownError,
  type RenderRequest,
  ServerError,
  ValidationFailedError,
} from '@vid/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientWorld, type Door, openClientWorld } from './client-world';

const PLAN = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] } as const;
const BRIEF = { brief: 'A short ad for a coffee roastery that delivers beans by bicycle.' } as const;
const BOTH: ReadonlyArray<readonly [string, RenderRequest]> = [
  ['a plan', PLAN],
  ['a brief', BRIEF],
];
const QUICKLY = { firstPollMs: 2, pollIntervalMs: 10, timeoutMs: 20_000 };
const UNLIMITED = { render_rate: null, total_rate: null, hook_rate: null } as const;

const failure = async (promise: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail.');
};

export type Part = 'accounts' | 'renders' | 'repeats' | 'refusals' | 'limits' | 'jobs' | 'webhooks';

/** Registers the suite, or some parts of it, for a door and a set of policies. */
export const sdkSuite = (door: Door, policy: Readonly<Record<string, string>> = {}, parts?: readonly Part[]): void => {
  const part = (name: Part, register: () => void): void => {
    if (parts?.includes(name) ?? true) describe(name, register);
  };
  let world: ClientWorld;
  beforeAll(async () => {
    world = await openClientWorld(door, policy);
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const dropRenders = (userId: string, drop: 'before' | 'after') =>
    world.server.admin.addFault({
      match: { method: 'POST', path: '/v1/render', user_id: userId },
      effect: { drop },
      times: 1,
    });

  part('accounts', () => {
    it('are read with their balance', async () => {
      const { vid, userId } = await world.tenant({ credits: 77 });
      expect(await vid.account.retrieve()).toMatchObject({ user_id: userId, credits_remaining: 77 });
    });

    it.each([
      ['emp_unheard_of', AuthenticationError, 'INVALID_API_KEY'],
      ['no_key_at_all', AuthenticationError, 'NO_API_KEY'],
      ['emp_local_revoked', AuthenticationError, 'INVALID_API_KEY'],
      ['emp_local_starter', PlanUpgradeRequiredError, 'PLAN_UPGRADE_REQUIRED'],
      ['emp_local_suspended', AccountSuspendedError, 'ACCOUNT_SUSPENDED'],
    ])('refuse %s', async (apiKey, errorClass, code) => {
      const vid = world.client(apiKey);
      for (const call of [() => vid.account.retrieve(), () => vid.webhooks.list(), () => vid.renders.create(PLAN)]) {
        const error = await failure(call());
        expect(errorClass.is(error)).toBe(true);
        expect(error).toMatchObject({ code });
      }
    });
  });

  part('renders', () => {
    it.each(BOTH)('of %s are made, waited for and downloaded', async (_what, request) => {
      const { vid, spent } = await world.tenant();
      const { render, job } = await vid.renders.createAndWait(request, { wait: QUICKLY });
      expect(render.job_id).toBe(job.job_id);
      expect(await spent()).toBe(render.credits_used);
      const folder = await mkdtemp(join(tmpdir(), 'vid-client-'));
      const path = join(folder, 'video.mp4');
      const { bytes } = await vid.jobs.download(job, path);
      const file = await readFile(path);
      expect(file.length).toBe(bytes);
      expect(file.toString('latin1', 4, 8)).toBe('ftyp');
      await rm(folder, { recursive: true });
    });
  });

  part('repeats', () => {
    it.each(BOTH)('of a render of %s are paid once when the answer is lost', async (_what, request) => {
      const { vid, userId, spent } = await world.tenant();
      await dropRenders(userId, 'after');
      const error = await failure(vid.renders.create(request));
      expect(RenderOutcomeUnknownError.is(error)).toBe(true);
      expect(error).toMatchObject({ charged: 'unknown', arrived: true });
      await world.server.settled();
      const { jobs } = await world.server.admin.listJobs();
      expect(jobs.filter((job) => job.user_id === userId)).toHaveLength(1);
      expect(await spent()).toBeGreaterThan(0);
    });

    it.each(BOTH)('of a render of %s are made when the request was lost', async (_what, request) => {
      const { vid, userId, spent } = await world.tenant();
      await dropRenders(userId, 'before');
      const render = await vid.renders.create(request);
      expect(await spent()).toBe(render.credits_used);
    });

    it.each(BOTH)('of a render of %s are refused when another process used the key', async (_what, request) => {
      const { vid, client, spent } = await world.tenant();
      const { credits_used: cost } = await vid.renders.create(request, { idempotencyKey: 'mine' });
      const error = await failure(client().renders.create(request, { idempotencyKey: 'mine', maxRetries: 3 }));
      expect(DuplicateRequestError.is(error)).toBe(true);
      expect(error).toMatchObject({ charged: 'no', idempotencyKey: 'mine' });
      expect(await spent()).toBe(cost);
    });
  });

  part('refusals', () => {
    it('of what could not be planned are not charged', async () => {
      const { vid, client, spent } = await world.tenant({ limits: UNLIMITED });
      const request = { brief: 'Coffee [mock:plan_failed]' };
      const error = await failure(vid.renders.create(request, { idempotencyKey: 'mine' }));
      expect(PlanFailedError.is(error)).toBe(true);
      expect(error).toMatchObject({ charged: 'no' });
      expect(await spent()).toBe(0);
      const again = await failure(client().renders.create(request, { idempotencyKey: 'mine' }));
      const consumed = policy['idempotency.plan_failed_key'] === 'consumed';
      expect(consumed ? DuplicateRequestError.is(again) : PlanFailedError.is(again)).toBe(true);
      const kept = await failure(vid.renders.create(request, { maxRetries: 1 }));
      expect(consumed ? RenderOutcomeUnknownError.is(kept) : PlanFailedError.is(kept)).toBe(true);
      const retried = await failure(vid.renders.create(request, { maxRetries: 1, rotateRefusedKeys: true }));
      expect(PlanFailedError.is(retried)).toBe(true);
    });

    it.each<readonly [string, RenderRequest]>([
      ['CONTENT_BLOCKED', { brief: 'x [mock:content_blocked]' }],
      ['UNSUPPORTED_MODEL', { brief: 'x [mock:unsupported_model]' }],
      ['PRESENTER_REQUIRED', { scene_plan: [{ type: 's2v', prompt: 'x' }] }],
      ['PRODUCT_IMAGE_REQUIRED', { route: 'product-ad', scene_plan: [{ type: 'i2v_fast', prompt: 'x' }] }],
      ['NO_ANCHOR', { route: 'commercial', scene_plan: [{ type: 't2v_fast', prompt: 'x' }] }],
      ['BRAND_REQUIRED', { ...PLAN, brand_kit_id: 'kit' }],
    ])('with %s say so, and the check says the same', async (code, request) => {
      const { vid, client, spent } = await world.tenant();
      const error = await failure(client({ validate: false }).renders.create(request));
      expect(ValidationFailedError.is(error)).toBe(true);
      expect(error).toMatchObject({ code, charged: 'no' });
      const { problems } = vid.renders.check(request);
      const offline = code !== 'CONTENT_BLOCKED' && code !== 'UNSUPPORTED_MODEL';
      expect(problems[0]?.code).toBe(offline ? code : undefined);
      expect(await spent()).toBe(0);
    });

    it('of what is not valid name the problems that the check finds', async () => {
      const { vid, client } = await world.tenant();
      const request = {
        brief: '',
        quality: 'best',
        scene_plan: [{ type: 'motion', prompt: '' }],
      } as unknown as RenderRequest;
      const error = await failure(client({ validate: false }).renders.create(request));
      expect(ValidationFailedError.is(error)).toBe(true);
      const paths = (error as ValidationFailedError).problems.map(({ path }) => path).sort();
      expect(
        vid.renders
          .check(request)
          .problems.map(({ path }) => path)
          .sort(),
      ).toEqual(paths);
    });
  });

  part('limits', () => {
    it('of credits refuse what nobody can pay', async () => {
      const { vid } = await world.tenant({ credits: 0 });
      const error = await failure(vid.renders.create(PLAN));
      expect(PaymentError.is(error)).toBe(true);
      expect(['NO_CREDITS', 'INSUFFICIENT_CREDITS']).toContain((error as PaymentError).code);
      expect(error).toMatchObject({ charged: 'no' });
    });

    it('of the rate say when to come back', async () => {
      const { vid, spent } = await world.tenant({ limits: { render_rate: { minute: 1, hour: 1, day: 1 } } });
      const { credits_used: cost } = await vid.renders.create(PLAN);
      const error = await failure(vid.renders.create(PLAN));
      expect(RateLimitError.is(error)).toBe(true);
      const { retryAfter, retryAt } = error as RateLimitError;
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAt?.getTime()).toBeGreaterThan(Date.now());
      expect(await spent()).toBe(cost);
    });

    it('of the slots say so', async () => {
      const { vid, userId } = await world.tenant({ limits: { concurrent_renders: 2 } });
      await world.server.admin.startAppRenders(userId, { count: 2, hold: true });
      const error = await failure(vid.renders.create(PLAN));
      expect(ConcurrencyLimitError.is(error)).toBe(true);
      expect(error).toMatchObject({ charged: 'no' });
    });

    it('are not charged for while the service is paused', async () => {
      const { vid, spent } = await world.tenant();
      await world.server.admin.pause({ paused: true });
      const error = await failure(vid.renders.create(PLAN));
      await world.server.admin.pause({ paused: false });
      const coded = policy['paused.response'] === '503-code';
      expect(coded ? ServerError.is(error) : RenderOutcomeUnknownError.is(error)).toBe(true);
      expect(error).toMatchObject({ charged: coded ? 'no' : 'unknown' });
      expect(await spent()).toBe(0);
    });

    it('pace many renders at a time by the slots', async () => {
      const { vid } = await world.tenant({ limits: { ...UNLIMITED, concurrent_renders: 1 } });
      const requests = Array.from({ length: 5 }, () => PLAN);
      // Each look for a free slot counts, and a loaded machine looks many times before a job has ended.
      const limits = { minute: 100_000, hour: 100_000, day: 100_000 };
      const finished: number[] = [];
      const rotateRefusedKeys = policy['idempotency.refused_key'] === 'consumed';
      const options = { limits, wait: QUICKLY, rotateRefusedKeys };
      for await (const { index, job, error } of vid.renders.createMany(requests, options)) {
        expect(error).toBeUndefined();
        expect(job?.status).toBe('succeeded');
        finished.push(index);
      }
      expect(finished.sort()).toEqual([0, 1, 2, 3, 4]);
    });
  });

  part('jobs', () => {
    it('that fail or are cancelled reject their wait', async () => {
      const { vid } = await world.tenant();
      const failing = await vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'x [mock:render_failed]' }] });
      const failed = await failure(failing.wait(QUICKLY));
      expect(RenderFailedError.is(failed)).toBe(true);
      expect(failed).toMatchObject({ charged: 'yes', idempotencyKey: expect.stringMatching(/./) });
      const slow = await vid.renders.create({ scene_plan: [{ type: 'motion', prompt: 'x [mock:slow=600s]' }] });
      const wait = failure(slow.wait(QUICKLY));
      await world.server.admin.cancelJob(slow.job_id);
      const error = await wait;
      expect(RenderCancelledError.is(error)).toBe(true);
      expect(error).toMatchObject({ jobId: slow.job_id, job: { status: 'cancelled' } });
    });

    it('of others and of nobody are not shown', async () => {
      const [one, two] = [await world.tenant(), await world.tenant()];
      const { job_id: id } = await one.vid.renders.create(PLAN);
      for (const call of [() => two.vid.jobs.retrieve(id), () => two.vid.jobs.wait(id, QUICKLY)]) {
        expect(ForbiddenError.is(await failure(call()))).toBe(true);
      }
      for (const call of [() => two.vid.jobs.retrieve('job_none'), () => two.vid.jobs.wait('job_none', QUICKLY)]) {
        expect(NotFoundError.is(await failure(call()))).toBe(true);
      }
    });

    it('are waited for while the service fails', async () => {
      const { vid, userId } = await world.tenant();
      const render = await vid.renders.create(PLAN);
      const match = { path: '/v1/job/*', user_id: userId };
      await world.server.admin.addFault({ match, effect: { status: 500, body: { error: 'on fire' } }, times: 2 });
      await world.server.admin.addFault({ match, effect: { drop: 'before' }, times: 1 });
      await world.server.admin.addFault({ match, effect: { status: 200, body: 'not a job' }, times: 1 });
      await expect(render.wait(QUICKLY)).resolves.toMatchObject({ status: 'succeeded' });
    });
  });

  part('webhooks', () => {
    it('live from creation to deletion', async () => {
      const { vid } = await world.tenant();
      const url = 'https://example.com/hook';
      const { events, signature } = await vid.webhooks.events();
      expect(events).toContain('video.completed');
      expect(signature.replay_window_seconds).toBe(300);
      const made = await vid.webhooks.ensure({ event: 'video.completed', webhook_url: url, description: 'mine' });
      expect(made).toMatchObject({ reused: false, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
      await vid.webhooks.update(made.hook.id, { active: false });
      expect(await vid.webhooks.ensure({ event: 'video.completed', webhook_url: url })).toMatchObject({
        reused: true,
        secret: undefined,
        hook: { id: made.hook.id, active: true },
      });
      expect(await vid.webhooks.create({ event: 'video.completed', webhook_url: url })).toMatchObject({ reused: true });
      expect((await vid.webhooks.list()).hooks).toHaveLength(1);
      expect(await vid.webhooks.test(made.hook.id)).toEqual({ delivered: true, status: 204 });
      expect(await vid.webhooks.delete(made.hook.id)).toEqual({ deleted: true });
      for (const call of [
        () => vid.webhooks.delete(made.hook.id),
        () => vid.webhooks.update(made.hook.id, {}),
        () => vid.webhooks.test('none'),
      ]) {
        expect(NotFoundError.is(await failure(call()))).toBe(true);
      }
    });

    it('that are refused say why', async () => {
      const { vid } = await world.tenant({ limits: UNLIMITED });
      expect(
        await failure(vid.webhooks.create({ event: 'video.lost', webhook_url: 'https://example.com' })),
      ).toMatchObject({
        name: 'ValidationFailedError',
        code: 'UNKNOWN_EVENT',
      });
      expect(
        await failure(vid.webhooks.create({ event: 'video.failed', webhook_url: 'http://10.0.0.1/' })),
      ).toMatchObject({
        name: 'ValidationFailedError',
        code: 'URL_NOT_DELIVERABLE',
      });
      for (let index = 0; index < 25; index += 1) {
        await vid.webhooks.create({ event: 'video.failed', webhook_url: `https://example.com/${index}` });
      }
      const error = await failure(
        vid.webhooks.create({ event: 'video.failed', webhook_url: 'https://example.com/one-more' }),
      );
      expect(ApiError.is(error)).toBe(true);
      expect(error).toMatchObject({ name: 'ApiError', code: 'HOOK_LIMIT' });
    });

    it('wake who waits, and bring a lost render back', async () => {
      const { vid, userId } = await world.tenant();
      const url = `https://example.com/${userId}`;
      const { secret } = await vid.webhooks.create({ event: 'video.completed', webhook_url: url });
      const received: string[] = [];
      world.onDelivery(url, String(secret), (delivery) => {
        received.push(delivery.event);
        vid.webhooks.receive(delivery);
      });
      const render = await vid.renders.create(PLAN);
      const job = await render.wait({ firstPollMs: 60_000, timeoutMs: 20_000 });
      expect(job.status).toBe('succeeded');
      await dropRenders(userId, 'after');
      const error = (await failure(vid.renders.create(PLAN))) as RenderOutcomeUnknownError;
      // What comes while recover() waits is looked at for a second: that is for a clock that can be stepped.
      await world.server.settled();
      const { inferred, render: found } = await error.recover({ timeoutMs: 20_000 });
      expect(inferred).toBe(true);
      expect(found.job_id).not.toBe(render.job_id);
      await expect(found.wait(QUICKLY)).resolves.toMatchObject({ status: 'succeeded' });
      expect(received).toEqual(['video.completed', 'video.completed']);
    });
  });
};
