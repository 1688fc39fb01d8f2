/** What an attempt at a delivery means, for the delivery and for its hook. */
import { describe, expect, test } from 'vitest';
import type { AttemptOutcome } from '../../src/domain/attempts';
import { type AttemptView, endAttempt, recordPing, redeliver } from '../../src/domain/delivery-decisions';
import { fanOut } from '../../src/domain/events';
import { DEFAULT_POLICIES, type Policies } from '../../src/domain/policies';
import { AT, decided, deliveryWith, hookWith, USER } from './given';

const SWITCHED_OFF = 'the hook was switched off after too many failed deliveries in a row';
const answered = (status: number): AttemptOutcome => ({ kind: 'answered', status, headers: { a: 'b' }, body: 'text' });
const failedWith = (reason: string): AttemptOutcome => ({ kind: 'failed', reason, error: 'it went wrong' });

const ended = (
  outcome: AttemptOutcome,
  view: Partial<AttemptView> = {},
  policies: Partial<Policies> = {},
  event = 'video.completed',
) =>
  endAttempt({
    event,
    ended: {
      deliveryId: 'dlv_1',
      number: 4,
      at: AT - 250,
      url: 'https://example.com/1',
      requestHeaders: { x: 'y' },
      outcome,
      ms: 250,
    },
    owner: 'a',
    hookId: 'hook_1',
    at: AT,
    signedAt: 99,
    policies: { ...DEFAULT_POLICIES, ...policies },
  }).decide({ delivery: deliveryWith(), hook: hookWith(), ...view });

describe('an attempt', () => {
  const retried = { status: 'pending', tries: 1, dueAt: AT + 1000, finishedAt: null, signedAt: 99 };
  const final = { status: 'failed', tries: 1, dueAt: null, finishedAt: AT, signedAt: 99 };

  test.each([200, 201, 204, 250, 299])('answered with %i is a delivery', (status) => {
    expect(ended(answered(status)).delivery).toEqual({ ...final, status: 'delivered', lastError: null });
  });

  test.each([429, 500, 502, 503, 599])('answered with %i is made again a second later', (status) => {
    expect(ended(answered(status)).delivery).toEqual({ ...retried, lastError: `HTTP ${status}` });
  });

  test.each([199, 300, 301, 308, 399, 400, 401, 404, 410, 428, 430, 499])('answered with %i is the last', (status) => {
    expect(ended(answered(status)).delivery).toEqual({ ...final, lastError: `HTTP ${status}` });
  });

  test.each([
    [199, 'failed'],
    [299, 'delivered'],
    [300, 'pending'],
    [302, 'pending'],
    [399, 'pending'],
    [400, 'failed'],
  ])('answered with %i is %s where redirects are retried', (status, expected) => {
    expect(ended(answered(status), {}, { 'delivery.redirect': 'retried' }).delivery?.status).toBe(expected);
  });

  test.each([
    ['timeout', retried],
    ['network', retried],
    ['dns', retried],
    ['tls', retried],
    ['bad-url', final],
    ['refused-address', final],
  ])('that failed for "%s" is made again when it can get better', (reason, delivery) => {
    expect(ended(failedWith(reason)).delivery).toEqual({ ...delivery, lastError: `${reason}: it went wrong` });
  });

  test('is made three times at most', () => {
    const statuses = [0, 1, 2].map((tries) => ended(answered(500), { delivery: deliveryWith({ tries }) }).delivery);
    expect(statuses).toMatchObject([
      { status: 'pending', tries: 1 },
      { status: 'pending', tries: 2 },
      { status: 'failed', tries: 3, dueAt: null },
    ]);
  });

  test('keeps the first signature of its delivery', () => {
    expect(ended(answered(500), { delivery: deliveryWith({ signedAt: 5 }) }).delivery?.signedAt).toBe(5);
  });

  test.each(['delivered', 'failed', 'dropped'] as const)(
    'at a delivery that is %s by now changes nothing',
    (status) => {
      expect(ended(answered(404), { delivery: deliveryWith({ status }) })).toEqual({});
    },
  );

  test('at a delivery whose hook is deleted changes the delivery alone', () => {
    expect(ended(answered(404), { hook: undefined })).toEqual({ delivery: { ...final, lastError: 'HTTP 404' } });
  });
});

describe('a hook after an attempt', () => {
  const health = ({ hook }: ReturnType<typeof ended>) => hook;
  const seen = (lastStatus: string) => ({ active: true, lastDeliveryAt: AT, lastStatus });

  test('counts the failed delivery, starts anew after a success, and waits while it is tried again', () => {
    expect(health(ended(answered(404)))).toMatchObject({ ...seen('HTTP 404'), failureCount: 4 });
    expect(health(ended(answered(200)))).toMatchObject({ ...seen('HTTP 200'), failureCount: 0 });
    expect(health(ended(answered(500)))).toMatchObject({ ...seen('HTTP 500'), failureCount: 3 });
    expect(health(ended(failedWith('timeout')))?.lastStatus).toBe('timeout: it went wrong');
    const last = { delivery: deliveryWith({ tries: 2 }) };
    expect(health(ended(answered(500), last))?.failureCount).toBe(4);
  });

  test('counts every attempt where the policy says so', () => {
    const each = { 'delivery.failure_unit': 'attempt' } as const;
    expect(health(ended(answered(500), {}, each))?.failureCount).toBe(4);
    expect(health(ended(answered(200), {}, each))?.failureCount).toBe(0);
  });

  test('is switched off by the twentieth failure in a row, which drops what waits', () => {
    const at = (failureCount: number) => ended(answered(404), { hook: hookWith({ failureCount }) });
    expect(at(18)).not.toHaveProperty('silenced');
    expect(at(18).hook).toMatchObject({ active: true, failureCount: 19 });
    expect(at(19)).toMatchObject({ hook: { active: false, failureCount: 20 }, silenced: SWITCHED_OFF });
  });

  test('that is off already stays off, and nothing is dropped again', () => {
    const verdict = ended(answered(404), { hook: hookWith({ active: false, failureCount: 0 }) });
    expect(verdict.hook).toMatchObject({ active: false, failureCount: 1 });
    expect(verdict).not.toHaveProperty('silenced');
  });
});

describe('what is recorded of an attempt', () => {
  const record = (outcome: AttemptOutcome) =>
    endAttempt({
      event: 'video.completed',
      ended: { deliveryId: 'dlv_1', number: 4, at: AT, url: 'u', requestHeaders: { x: 'y' }, outcome, ms: 250 },
      owner: 'a',
      hookId: 'hook_1',
      at: AT + 250,
      signedAt: 1,
      policies: DEFAULT_POLICIES,
    });
  const common = { deliveryId: 'dlv_1', number: 4, at: AT, url: 'u', requestHeaders: { x: 'y' }, ms: 250 };
  const response = { responseHeaders: { a: 'b' }, responseBody: 'text' };

  test.each([
    [200, 'delivered', null],
    [299, 'delivered', null],
    [300, 'failed', 'HTTP 300'],
    [199, 'failed', 'HTTP 199'],
  ])('%i: %s', (status, outcome, error) => {
    expect(record(answered(status)).attempt).toEqual({ ...common, ...response, outcome, status, error });
  });

  test('one without an answer has none', () => {
    expect(record(failedWith('dns'))).toMatchObject({
      attempt: {
        ...common,
        outcome: 'failed',
        status: null,
        responseHeaders: null,
        responseBody: null,
        error: 'dns: it went wrong',
      },
      owner: 'a',
      hookId: 'hook_1',
      at: AT + 250,
    });
  });
});

describe('a ping', () => {
  const event = { eventId: 'evt_9', userId: USER, event: 'ping', payload: { n: 1 }, at: AT, jobId: null };
  const ping = (outcome: AttemptOutcome, policies: Partial<Policies> = {}) =>
    recordPing({
      event,
      hookId: 'hook_1',
      deliveryId: 'dlv_9',
      ended: { deliveryId: 'dlv_9', number: 1, at: AT, url: 'u', requestHeaders: {}, outcome, ms: 5 },
      at: AT + 5,
      policies: { ...DEFAULT_POLICIES, ...policies },
    });
  const counts = { 'ping.counts': 'yes' } as const;
  const hooks = [hookWith({ id: 'hook_0' }), hookWith({ failureCount: 19 })];
  const effectsOf = (outcome: AttemptOutcome, policies: Partial<Policies> = {}) =>
    decided(ping(outcome, policies), { hooks }).effects ?? [];

  test.each([
    [answered(204), 'delivered', null],
    [answered(500), 'failed', 'HTTP 500'],
    [failedWith('timeout'), 'failed', 'timeout: it went wrong'],
  ] as const)('is one attempt, and over: %j', (outcome, status, lastError) => {
    expect(ping(outcome).reads).toEqual({ hooks: true });
    const effects = effectsOf(outcome);
    expect(effects).toHaveLength(3);
    expect(effects).toMatchObject([
      { kind: 'event', event },
      {
        kind: 'delivery-created',
        delivery: {
          deliveryId: 'dlv_9',
          hookId: 'hook_1',
          status,
          tries: 1,
          started: 1,
          dueAt: null,
          finishedAt: AT + 5,
          lastError,
        },
      },
      { kind: 'attempt-ended', attempt: { deliveryId: 'dlv_9', number: 1, error: lastError } },
    ]);
  });

  test('changes the hook only where the policy says so', () => {
    expect(effectsOf(answered(200), counts).slice(3)).toEqual([
      {
        kind: 'hook-changed',
        hook: hookWith({ failureCount: 0, lastDeliveryAt: AT + 5, lastStatus: 'HTTP 200' }),
      },
    ]);
    expect(effectsOf(answered(500), counts).slice(3)).toEqual([
      {
        kind: 'hook-changed',
        hook: hookWith({ active: false, failureCount: 20, lastDeliveryAt: AT + 5, lastStatus: 'HTTP 500' }),
      },
      { kind: 'hook-silenced', hookId: 'hook_1', at: AT + 5, why: SWITCHED_OFF },
    ]);
  });

  test('that is sent once more is one attempt, and changes the hook only where the policy says so', () => {
    const failed = { status: 'failed', tries: 1, dueAt: null, finishedAt: AT, signedAt: 99, lastError: 'HTTP 500' };
    expect(ended(answered(500), {}, {}, 'ping')).toEqual({ delivery: failed });
    expect(ended(answered(500), {}, counts, 'ping')).toMatchObject({ delivery: failed, hook: { failureCount: 4 } });
    expect(ended(answered(200), { hook: hookWith({ failureCount: 3 }) }, {}, 'ping').hook).toBeUndefined();
  });

  test('of a hook that was deleted meanwhile is not recorded', () => {
    expect(decided(ping(answered(200)), { hooks: hooks.slice(0, 1) })).toEqual({ result: undefined });
    expect(decided(ping(answered(200)))).toEqual({ result: undefined });
  });
});

describe('sending a delivery once more', () => {
  const again = redeliver({ deliveryId: 'dlv_1', at: AT + 60_000 });
  const hooks = [hookWith({ id: 'hook_0' }), hookWith()];
  const over = deliveryWith({ status: 'failed', tries: 3, started: 3, dueAt: null, finishedAt: AT, signedAt: 9 });

  test('begins it anew, due at once, signed anew', () => {
    expect(again.reads).toEqual({ deliveryId: 'dlv_1', hooks: true });
    expect(decided(again, { delivery: over, hooks })).toEqual({
      result: 'queued',
      effects: [
        {
          kind: 'delivery-changed',
          delivery: deliveryWith({ started: 3, dueAt: AT + 60_000 }),
        },
      ],
    });
  });

  test('is refused without the delivery, during an attempt, and without the hook', () => {
    expect(decided(again, { hooks })).toEqual({ result: 'unknown' });
    expect(decided(again, { delivery: { ...over, begunAt: AT }, hooks })).toEqual({ result: 'under-way' });
    expect(decided(again, { delivery: over, hooks: hooks.slice(0, 1) })).toEqual({ result: 'no-hook' });
    expect(decided(again, { delivery: over })).toEqual({ result: 'no-hook' });
  });
});

describe('an event', () => {
  const event = {
    eventId: 'evt_abc_evt_',
    userId: USER,
    event: 'video.failed',
    payload: { reason: 'It broke.' },
    at: AT,
    jobId: 'job_1',
  };

  test('becomes one delivery for every active hook that listens, whose body is fixed', () => {
    const hooks = [
      hookWith({ id: 'a' }),
      hookWith({ id: 'off', active: false }),
      hookWith({ id: 'other', event: 'video.completed' }),
      hookWith({ id: 'b' }),
    ];
    const body = (id: string) =>
      `{"event":"video.failed","payload":{"reason":"It broke."},"emitted_at":"2026-05-15T12:30:30.000Z","delivery_id":"${id}"}`;
    const made = (hookId: string, id: string) =>
      deliveryWith({
        deliveryId: id,
        eventId: 'evt_abc_evt_',
        hookId,
        jobId: 'job_1',
        body: body(id),
        started: 0,
      });
    expect(fanOut(event, hooks)).toEqual([made('a', 'dlv_abc_evt__1'), made('b', 'dlv_abc_evt__2')]);
  });
});
