import { type RenderOutcomeUnknownError, signWebhook, VidClient, verifyWebhook } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { accepted, DUPLICATE, HOOK } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';

const SECRET = 'a'.repeat(64);
const PARAMS = { event: 'video.completed', webhook_url: HOOK.webhook_url } as const;

const setUp = (answer: ConstructorParameters<typeof FakeService>[0]) => {
  const clock = new ManualClock();
  const service = new FakeService(answer);
  const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, ports: { clock } });
  return { clock, service, vid, calls: () => service.received.map(({ method }) => method) };
};

describe('webhooks.ensure', () => {
  it('makes a webhook that is missing', async () => {
    const { vid, calls } = setUp(({ method }) =>
      method === 'GET'
        ? respond(200, { hooks: [{ ...HOOK, event: 'video.failed' }] })
        : respond(201, { hook: HOOK, secret: SECRET }),
    );
    expect(await vid.webhooks.ensure(PARAMS)).toEqual({
      hook: HOOK,
      reused: false,
      secret: SECRET,
      explanation: undefined,
    });
    expect(calls()).toEqual(['GET', 'POST']);
  });

  it('leaves an active one alone, and explains why there is no secret', async () => {
    const { vid, calls } = setUp(() => respond(200, { hooks: [HOOK] }));
    const ensured = await vid.webhooks.ensure(PARAMS);
    expect(ensured).toMatchObject({ hook: HOOK, reused: true, secret: undefined });
    expect(ensured.explanation).toMatch(/only once.*VID_WEBHOOK_SECRET.*replace: true/);
    expect(calls()).toEqual(['GET']);
  });

  it('switches one on that was off', async () => {
    const { vid, calls } = setUp(({ method }) =>
      method === 'GET' ? respond(200, { hooks: [{ ...HOOK, active: false }] }) : respond(200, { hook: HOOK }),
    );
    expect(await vid.webhooks.ensure(PARAMS)).toMatchObject({ hook: { active: true }, reused: true });
    expect(calls()).toEqual(['GET', 'PATCH']);
  });

  it('explains a webhook that somebody else made in between', async () => {
    const { vid } = setUp(({ method }) =>
      method === 'GET' ? respond(200, { hooks: [] }) : respond(200, { hook: HOOK, reused: true }),
    );
    expect(await vid.webhooks.ensure(PARAMS)).toMatchObject({
      reused: true,
      secret: undefined,
      explanation: expect.any(String),
    });
  });

  it('replaces one for a new secret when told to', async () => {
    const { vid, calls } = setUp(({ method }) => {
      if (method === 'GET') return respond(200, { hooks: [HOOK] });
      return method === 'DELETE' ? respond(200, { deleted: true }) : respond(201, { hook: HOOK, secret: SECRET });
    });
    expect(await vid.webhooks.ensure(PARAMS, { replace: true })).toMatchObject({ reused: false, secret: SECRET });
    expect(calls()).toEqual(['GET', 'DELETE', 'POST']);
  });
});

describe('a webhook that is not there', () => {
  it('counts as deleted only when some attempt may have deleted it', async () => {
    const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const answers = [refusal, respond(404, { error: 'Hook not found' })];
    const { vid, clock, calls } = setUp(() => {
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw new TypeError('fetch failed', { cause: answer });
    });
    const outcome = rejection(vid.webhooks.delete('mistyped'));
    await clock.advance(5000);
    expect(await outcome).toMatchObject({ name: 'NotFoundError' });
    expect(calls()).toEqual(['DELETE', 'DELETE']);
  });
});

describe('a webhook that is not valid', () => {
  it('is refused here, every problem at once', async () => {
    const { vid, service } = setUp(() => respond(500, {}));
    const error = await rejection(
      vid.webhooks.create({ event: '', webhook_url: 'nonsense', description: 'x'.repeat(201) }),
    );
    expect(error).toMatchObject({ name: 'InvalidRequestError', charged: 'no' });
    expect((error['problems'] as unknown[]).length).toBe(3);
    expect(service.received).toHaveLength(0);
  });
});

describe('recovering a render whose answer was lost', () => {
  const START = Date.UTC(2030, 0, 1);
  let deliveries = 0;
  const delivery = (jobId: string, changes: { scene_count?: number; credits_charged?: number; at?: number } = {}) => {
    deliveries += 1;
    return {
      event: 'video.completed',
      emitted_at: new Date(changes.at ?? START + 60_000).toISOString(),
      delivery_id: `d${deliveries}`,
      payload: { job_id: jobId, scene_count: changes.scene_count ?? 2, credits_charged: changes.credits_charged ?? 9 },
    };
  };
  const PLAN = {
    scene_plan: [
      { type: 'motion', prompt: 'a' },
      { type: 'motion', prompt: 'b' },
    ],
  } as const;

  /** A client with one lost render of two scenes; renders of a brief are accepted as `job_known`. */
  const lost = async () => {
    let sent = 0;
    const made = setUp(({ path, body }) => {
      if (path !== '/v1/render')
        return respond(200, { job_id: 'x', status: 'succeeded', video_url: 'http://a.test/v' });
      if (body.includes('brief')) return respond(202, accepted('job_known'));
      sent += 1;
      return sent % 2 === 1 ? respond(500, { error: 'x' }) : respond(409, DUPLICATE);
    });
    const lose = async (): Promise<RenderOutcomeUnknownError> => {
      const outcome = rejection(made.vid.renders.create(PLAN));
      await made.clock.advance(5000);
      return (await outcome) as unknown as RenderOutcomeUnknownError;
    };
    return { ...made, lose, error: await lose() };
  };

  it('takes the single delivery that fits, and says that it is inferred', async () => {
    const { vid, error, clock } = await lost();
    await vid.renders.create({ brief: 'x' });
    const recovery = error.recover({ expectedCredits: 9, acceptInferred: true });
    vid.webhooks.receive(delivery('job_known'));
    vid.webhooks.receive(delivery('other_scenes', { scene_count: 3 }));
    vid.webhooks.receive(delivery('other_credits', { credits_charged: 4 }));
    vid.webhooks.receive(delivery('too_old', { at: START - 3_600_000 }));
    vid.webhooks.receive(delivery('too_late', { at: START + 3 * 3_600_000 }));
    vid.webhooks.receive(delivery('job_lost'));
    await clock.advance(0);
    const { inferred, jobId, render } = await recovery;
    expect({ inferred, jobId }).toEqual({ inferred: true, jobId: 'job_lost' });
    expect(render).toMatchObject({ job_id: 'job_lost', scenes: 2, credits_used: 9 });
    expect(clock.pending).toEqual([]);
  });

  it('finds a delivery that came before', async () => {
    const { vid, error, clock } = await lost();
    vid.webhooks.receive(delivery('job_lost'));
    const recovery = error.recover({ acceptInferred: true });
    await clock.advance(0);
    expect((await recovery).jobId).toBe('job_lost');
  });

  it('takes none of several that fit', async () => {
    const { vid, error, clock } = await lost();
    vid.webhooks.receive(delivery('job_a'));
    vid.webhooks.receive(delivery('job_b'));
    const outcome = rejection(error.recover({ timeoutMs: 60_000, acceptInferred: true }));
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({
      name: 'TimeoutError',
      charged: 'unknown',
      idempotencyKey: error.idempotencyKey,
    });
  });

  it('gives no delivery to one of two lost renders that it fits both', async () => {
    const { vid, error, clock, lose } = await lost();
    await lose();
    const outcome = rejection(error.recover({ timeoutMs: 60_000, acceptInferred: true }));
    await clock.advance(0);
    vid.webhooks.receive(delivery('job_a'));
    await clock.advance(60_000);
    expect(await outcome).toMatchObject({ name: 'TimeoutError' });
  });

  it('writes no inference down as a fact, and finds it again', async () => {
    const { vid, error, clock } = await lost();
    vid.webhooks.receive(delivery('job_lost'));
    for (let count = 0; count < 2; count += 1) {
      const recovery = error.recover({ acceptInferred: true });
      await clock.advance(0);
      expect((await recovery).jobId).toBe('job_lost');
    }
    expect(await vid.journal.list()).toMatchObject([{ state: 'unknown', accepted: null }]);
    expect(await vid.journal.knowsJob('job_lost')).toBe(false);
    const outcome = rejection(vid.renders.create(PLAN, { idempotencyKey: error.idempotencyKey }));
    await clock.advance(5000);
    expect(await outcome).toMatchObject({ name: 'RenderOutcomeUnknownError' });
  });

  it('can be aborted', async () => {
    const { error } = await lost();
    const abort = new AbortController();
    const outcome = rejection(error.recover({ signal: abort.signal, acceptInferred: true }));
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortedError', charged: 'unknown' });
  });
});

describe('a delivery', () => {
  it('is verified with what the package exports, and can be received', async () => {
    const { vid } = setUp(() => respond(500, {}));
    const body = JSON.stringify({
      event: 'video.completed',
      payload: { job_id: 'job_1' },
      emitted_at: '2030-01-01T00:00:00Z',
      delivery_id: 'd-1',
    });
    const headers = await signWebhook(body, SECRET);
    const verified = await verifyWebhook(body, headers, SECRET);
    expect(vid.webhooks.receive(verified)).toBe(true);
  });
});
