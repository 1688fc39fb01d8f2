/** What every adapter of the store port must do; each runs the whole suite. */
import { describe, expect, test } from 'vitest';
import { openAccount } from '../../src/domain/account';
import { buyCredits, changeAccount, newAccount } from '../../src/domain/account-decisions';
import { endAttempt } from '../../src/domain/delivery-decisions';
import { endJob } from '../../src/domain/end-job';
import { deleteHook } from '../../src/domain/hook-decisions';
import type { Job } from '../../src/domain/job';
import { DEFAULT_POLICIES } from '../../src/domain/policies';
import type { Store } from '../../src/ports/store';
import { claimJob } from '../support/claim-job';

export interface StoreUnderTest {
  readonly store: Store;
  close(): Promise<void>;
}

const AT = 1_800_000_000_000;
const USER = '00000000-0000-4000-8000-000000000001';

const job = (id: string): Job => ({
  jobId: id,
  userId: USER,
  status: 'starting',
  progress: 0,
  title: 'T',
  form: 'scene_plan',
  sceneCount: 1,
  scenesFailed: 0,
  creditsUsed: 3,
  creditsRefunded: 0,
  watermarked: false,
  createdAt: AT,
  startedAt: null,
  finishedAt: null,
  deadlineAt: AT + 3_600_000,
  error: null,
  videoToken: `v-${id}`,
  downloadToken: `d-${id}`,
  video: null,
  checks: ['key'],
  history: [],
  attempt: 0,
});
const hook = (id: string, event = 'video.failed') => ({
  id,
  userId: USER,
  event,
  webhookUrl: `https://example.com/${id}`,
  description: null,
  active: true,
  secret: 'a'.repeat(64),
  failureCount: 0,
  lastDeliveryAt: null,
  lastStatus: null,
  createdAt: AT,
});

export const storeSuite = (open: () => Promise<StoreUnderTest>): void => {
  const using = async (work: (store: Store) => Promise<void>): Promise<void> => {
    const opened = await open();
    const { store } = opened;
    try {
      const made = newAccount({
        userId: USER,
        at: AT,
        profile: {},
        plan: 'agency',
        credits: 10,
        ledgerId: 'led_grant',
      });
      await store.createAccounts([{ ...made, keys: [{ apiKey: 'emp_a', userId: USER, revokedAt: null }] }]);
      await work(store);
      expect(await store.audit()).toEqual([]);
    } finally {
      await opened.close();
    }
  };
  const accept = (store: Store, id: string) =>
    store.decide(USER, {
      decide: ({ account }) => ({
        result: undefined,
        account: { ...account, runningJobs: account.runningJobs + 1 },
        effects: [{ kind: 'job-created', job: job(id), spec: '{"a":1}' }],
      }),
    });
  const buy = (amount: number, id: string) =>
    buyCredits({ at: AT, amount, ledgerId: `led_${id}`, eventId: `evt_${id}` });
  const lease = (owner: string, realNow = 0, ms = 1000) => ({ owner, realNow, leaseUntil: realNow + ms });
  const end = (id: string, owner: string, attempt: number) =>
    endJob({
      jobId: id,
      at: AT,
      outcome: { trigger: 'fail', reason: 'r' },
      fence: { owner, attempt },
      policies: DEFAULT_POLICIES,
      ledgerId: `led_end_${id}`,
      eventId: `evt_end_${id}`,
      links: () => ({ outputUrl: '', downloadUrl: '' }),
    });
  const emit = (store: Store, id: string, event = 'video.failed') =>
    store.decide(USER, {
      decide: () => ({
        result: undefined,
        effects: [{ kind: 'event', event: { eventId: id, userId: USER, event, payload: {}, at: AT, jobId: null } }],
      }),
    });
  const addHook = (store: Store, id: string) =>
    store.decide(USER, { decide: () => ({ result: undefined, effects: [{ kind: 'hook-created', hook: hook(id) }] }) });
  const claim = (store: Store, owner: string, room = 10, realNow = 0, at = AT) =>
    store.claimDeliveries({ ...lease(owner, realNow), at, limit: 10, roomFor: () => room, after: '' });

  const endOf = (deliveryId: string, owner: string, number: number, status: number, hookId = 'hook_1') => {
    const outcome = { kind: 'answered', status, headers: {}, body: '' } as const;
    const ended = { deliveryId, number, at: AT, url: 'https://example.com/', requestHeaders: {}, outcome, ms: 1 };
    return endAttempt({
      ended,
      event: 'video.completed',
      owner,
      hookId,
      at: AT,
      signedAt: 1,
      policies: DEFAULT_POLICIES,
    });
  };
  const outcomesOf = async (store: Store, deliveryId: string) =>
    (await store.attemptsOf(deliveryId)).map(({ number, outcome }) => `${number} ${outcome}`);

  describe('decisions', () => {
    test('run one at a time, whatever comes at once', () =>
      using(async (store) => {
        await Promise.all(Array.from({ length: 100 }, (_, n) => store.decide(USER, buy(1, String(n)))));
        expect((await store.findAccount(USER))?.balance).toBe(110);
        expect(await store.ledgerOf(USER)).toHaveLength(101);
      }));

    test('write everything or nothing, and one that fails spoils no other', () =>
      using(async (store) => {
        const results = await Promise.allSettled([
          store.decide(USER, buy(1, 'a')),
          store.decide(USER, buy(2, 'grant')),
          store.decide(USER, {
            decide: () => {
              throw new Error('the decision failed');
            },
          }),
          store.decide(USER, buy(4, 'b')),
        ]);
        expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
        expect((await store.findAccount(USER))?.balance).toBe(15);
        expect(await store.eventsOfJob('none')).toEqual([]);
      }));

    test('about an unknown account are undefined', () =>
      using(async (store) => {
        expect(await store.decide('nobody', buy(1, 'x'))).toBeUndefined();
      }));

    test("never show another account's job", () =>
      using(async (store) => {
        await accept(store, 'job_1');
        const other = '00000000-0000-4000-8000-000000000002';
        const profile = { email: null, name: null, plan: 'agency', suspended: false, limits: {}, createdAt: AT };
        await store.createAccounts([
          { account: openAccount({ userId: other, ...profile }), keys: [], grant: undefined },
        ]);
        const seen = await store.decide(other, {
          reads: { jobId: 'job_1' },
          decide: ({ job: found }) => ({ result: found === undefined }),
        });
        expect(seen).toBe(true);
      }));
  });

  describe('jobs', () => {
    test('are claimed once, whoever comes at once', () =>
      using(async (store) => {
        await accept(store, 'job_1');
        await accept(store, 'job_2');
        const claims = await Promise.all(['a', 'b', 'c'].map((owner) => claimJob(store, { ...lease(owner), at: AT })));
        // Which of those who come at once gets which is nobody's business.
        expect(claims.map((claimed) => claimed?.job.jobId).sort()).toEqual(['job_1', 'job_2', undefined]);
        const first = claims.find((claimed) => claimed?.job.jobId === 'job_1');
        expect(first).toMatchObject({ spec: '{"a":1}', job: { status: 'processing', attempt: 1 } });
      }));

    test('of accounts are claimed in turn, however many one of them has', () =>
      using(async (store) => {
        const other = '00000000-0000-4000-8000-000000000002';
        const made = newAccount({ userId: other, at: AT, profile: {}, plan: 'agency', credits: 10, ledgerId: 'led_o' });
        await store.createAccounts([{ ...made, keys: [] }]);
        for (const id of ['job_1', 'job_2', 'job_3']) await accept(store, id);
        await store.decide(other, {
          decide: ({ account }) => ({
            result: undefined,
            account: { ...account, runningJobs: 1 },
            effects: [{ kind: 'job-created', job: { ...job('job_4'), userId: other }, spec: '{}' }],
          }),
        });
        const order: string[] = [];
        let after = '';
        for (let n = 0; n < 4; n += 1) {
          const claimed = await claimJob(store, { ...lease('a'), at: AT, after });
          after = claimed?.job.userId ?? '';
          order.push(claimed?.job.jobId ?? '');
        }
        expect(order).toEqual(['job_1', 'job_4', 'job_2', 'job_3']);
      }));

    test('are found by what is written of them, literally, and counted as they wait', () =>
      using(async (store) => {
        for (const id of ['job_1', 'job_2', 'jobx3']) await accept(store, id);
        const found = async (search: string) => (await store.listJobs(10, { search })).map(({ jobId }) => jobId);
        expect(await found('JOB_')).toEqual(['job_2', 'job_1']);
        expect([await found('%'), await found('\\'), await found('B_2')]).toEqual([[], [], ['job_2']]);
        expect(await store.countJobs({ search: 'job_' })).toEqual({ starting: 2 });
        await claimJob(store, { ...lease('a'), at: AT });
        const { jobs, deliveries } = await store.queueSizes({ at: AT, realNow: lease('a').realNow });
        expect(jobs).toEqual({ waiting: 2, running: 1, oldestAt: AT });
        expect(deliveries.waiting).toBe(0);
      }));

    test('go to the next worker when a lease runs out, and the first one is fenced off', () =>
      using(async (store) => {
        await accept(store, 'job_1');
        await claimJob(store, { ...lease('a'), at: AT });
        expect(await claimJob(store, { ...lease('b', 999), at: AT })).toBeUndefined();
        expect((await claimJob(store, { ...lease('b', 1000), at: AT }))?.job.attempt).toBe(2);
        const kept = { jobId: 'job_1', progress: 50 };
        expect(await store.keepJob({ ...lease('a', 1000), attempt: 1, ...kept })).toBe(false);
        expect(await store.keepJob({ ...lease('b', 1500), attempt: 2, ...kept })).toBe(true);
        expect(await store.decide(USER, end('job_1', 'a', 1))).toBe('lost');
        expect(await store.decide(USER, end('job_1', 'b', 2))).toBe('ended');
        expect(await store.decide(USER, end('job_1', 'b', 2))).toBe('already-final');
        expect(await store.countPending()).toEqual({ jobs: 0, deliveries: 0 });
      }));

    test.each([
      ['of one owner', 'a', 'a'],
      ['of two owners', 'a', 'b'],
    ])('a late attempt %s touches nothing, before and after the end', (_, late, winner) =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await accept(store, 'job_1');
        await claimJob(store, { ...lease(late), at: AT });
        expect((await claimJob(store, { ...lease(winner, 1000), at: AT }))?.job.attempt).toBe(2);
        const comesLate = async () => {
          const before = await store.dump();
          const kept = await store.keepJob({ ...lease(late, 1500), jobId: 'job_1', attempt: 1, progress: 90 });
          await store.releaseJob({ jobId: 'job_1', owner: late, attempt: 1 });
          expect([kept, await store.decide(USER, end('job_1', late, 1))]).toEqual([false, 'lost']);
          expect(await store.dump()).toEqual(before);
        };
        await comesLate();
        expect(await store.decide(USER, end('job_1', winner, 2))).toBe('ended');
        await comesLate();
        expect(await store.decide(USER, end('job_1', winner, 2))).toBe('already-final');
      }),
    );

    test('an attempt from before the state was replaced touches nothing, though its number is the same', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        await accept(store, 'job_1');
        const snapshot = await store.dump();
        const takeBoth = async (owner: string) => {
          const [claimed] = await claim(store, owner);
          expect((await claimJob(store, { ...lease(owner), at: AT }))?.job.attempt).toBe(1);
          return claimed?.delivery.deliveryId ?? '';
        };
        const id = await takeBoth('a.1');
        await store.load(snapshot);
        await takeBoth('a.2');
        const before = await store.dump();
        await store.endAttempts([endOf(id, 'a.1', 1, 200)]);
        await store.releaseDelivery({ deliveryId: id, owner: 'a.1', attempt: 1 });
        expect(await store.keepJob({ ...lease('a.1'), jobId: 'job_1', attempt: 1, progress: 9 })).toBe(false);
        await store.releaseJob({ jobId: 'job_1', owner: 'a.1', attempt: 1 });
        expect(await store.decide(USER, end('job_1', 'a.1', 1))).toBe('lost');
        expect(await store.dump()).toEqual(before);
      }));

    test('keep their progress, which never falls', () =>
      using(async (store) => {
        await accept(store, 'job_1');
        await claimJob(store, { ...lease('a'), at: AT });
        for (const progress of [10, 40, 20])
          await store.keepJob({ ...lease('a'), jobId: 'job_1', attempt: 1, progress });
        expect((await store.findJob('job_1'))?.progress).toBe(40);
      }));

    test('that are released are free at once; deadlines are known', () =>
      using(async (store) => {
        await accept(store, 'job_1');
        await claimJob(store, { ...lease('a'), at: AT });
        await store.releaseJob({ jobId: 'job_1', owner: 'a', attempt: 1 });
        expect((await claimJob(store, { ...lease('b'), at: AT }))?.job.attempt).toBe(2);
        expect(await store.nextJobDeadline()).toBe(AT + 3_600_000);
        expect(await store.overdueJobs(AT)).toEqual([]);
        expect(await store.overdueJobs(AT + 3_600_000)).toEqual([{ jobId: 'job_1', userId: USER }]);
      }));

    test('are found by either token', () =>
      using(async (store) => {
        await accept(store, 'job_1');
        expect((await store.findJobByToken('v-job_1'))?.jobId).toBe('job_1');
        expect((await store.findJobByToken('d-job_1'))?.jobId).toBe('job_1');
        expect(await store.findJobByToken('none')).toBeUndefined();
      }));
  });

  describe('deliveries', () => {
    test('are written with their event, for active hooks that listen', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        await emit(store, 'evt_2', 'video.completed');
        const deliveries = await store.listDeliveries({ limit: 10 });
        expect(deliveries).toMatchObject([{ eventId: 'evt_1', hookId: 'hook_1', status: 'pending', tries: 0 }]);
      }));

    test('are claimed once, as many a hook as there is room for', () =>
      using(async (store) => {
        for (const id of ['hook_1', 'hook_2']) await addHook(store, id);
        for (const id of ['evt_1', 'evt_2', 'evt_3']) await emit(store, id);
        const first = await claim(store, 'a', 2);
        expect(first.map(({ delivery }) => delivery.hookId)).toEqual(['hook_1', 'hook_1', 'hook_2', 'hook_2']);
        expect(await claim(store, 'b', 5)).toHaveLength(2);
        expect(await claim(store, 'c')).toHaveLength(0);
        expect(await store.attemptsOf(first[0]?.delivery.deliveryId ?? '')).toMatchObject([
          { number: 1, outcome: 'started' },
        ]);
      }));

    test('whose attempt was cut off are claimed again, as the next attempt', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        const [first] = await claim(store, 'a');
        await store.releaseDelivery({ deliveryId: first?.delivery.deliveryId ?? '', owner: 'a', attempt: 1 });
        expect((await claim(store, 'b')).map(({ attempt }) => attempt)).toEqual([2]);
        expect((await claim(store, 'c', 10, 1000)).map(({ attempt }) => attempt)).toEqual([3]);
      }));

    test('whose worker is gone are taken over, and its attempt stays on record', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        const [first] = await claim(store, 'a');
        const id = first?.delivery.deliveryId ?? '';
        expect(await claim(store, 'b', 10, 999)).toEqual([]);
        expect(await claim(store, 'b', 10, 1000)).toMatchObject([{ attempt: 2 }]);
        expect(await outcomesOf(store, id)).toEqual(['1 interrupted', '2 started']);
        // A late attempt touches nothing: neither the record nor the attempt under way nor the hook.
        const before = await store.dump();
        await store.endAttempts([endOf(id, 'a', 1, 200), endOf(id, 'a', 2, 200), endOf(id, 'b', 1, 200)]);
        await store.releaseDelivery({ deliveryId: id, owner: 'a', attempt: 1 });
        await store.releaseDelivery({ deliveryId: id, owner: 'a', attempt: 2 });
        await store.releaseDelivery({ deliveryId: id, owner: 'b', attempt: 1 });
        expect(await store.dump()).toEqual(before);
        expect(await store.findDelivery(id)).toMatchObject({ status: 'pending', tries: 0, begunAt: AT });
        await store.endAttempts([endOf(id, 'b', 2, 404)]);
        expect(await store.findDelivery(id)).toMatchObject({ status: 'failed', tries: 1, begunAt: null });
      }));

    test('that are dropped during an attempt keep its end, and stay dropped', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        const [claimed] = await claim(store, 'a');
        const id = claimed?.delivery.deliveryId ?? '';
        await store.decide(USER, deleteHook({ at: AT, hookId: 'hook_1' }));
        expect(await outcomesOf(store, id)).toEqual(['1 started']);
        await store.endAttempts([endOf(id, 'a', 1, 200)]);
        expect(await outcomesOf(store, id)).toEqual(['1 delivered']);
        expect(await store.findDelivery(id)).toMatchObject({ status: 'dropped', begunAt: null });
      }));

    test('ends that come together count one by one, up to the switch-off, which drops the rest', () =>
      using(async (store) => {
        for (const id of ['hook_1', 'hook_2']) await addHook(store, id);
        for (let n = 0; n < 22; n += 1) await emit(store, `evt_${n}`);
        const request = { ...lease('a'), at: AT, limit: 100, roomFor: () => 100, after: '' };
        expect(await store.claimDeliveries({ ...request, roomFor: () => -1 })).toEqual([]);
        const claimed = await store.claimDeliveries(request);
        expect(claimed).toHaveLength(44);
        await store.endAttempts(
          claimed.map(({ delivery: { deliveryId, hookId } }) =>
            endOf(deliveryId, 'a', 1, hookId === 'hook_1' ? 404 : 200, hookId),
          ),
        );
        expect(await store.findHook('hook_1')).toMatchObject({
          active: false,
          failureCount: 20,
          lastStatus: 'HTTP 404',
        });
        expect(await store.findHook('hook_2')).toMatchObject({ active: true, failureCount: 0, lastStatus: 'HTTP 200' });
        const statuses = async (hookId: string) =>
          (await store.listDeliveries({ hookId, limit: 100 })).map(({ status }) => status).sort();
        expect(await statuses('hook_1')).toEqual(['dropped', 'dropped', ...Array<string>(20).fill('failed')]);
        expect(await statuses('hook_2')).toEqual(Array<string>(22).fill('delivered'));
        for (const { delivery } of claimed) expect(await store.attemptsOf(delivery.deliveryId)).toHaveLength(1);
      }));

    test('ends that come after a switch-off count as well, and an end of nobody changes nothing', () =>
      using(async (store) => {
        for (const id of ['hook_1', 'hook_2']) await addHook(store, id);
        for (let n = 0; n < 21; n += 1) await emit(store, `evt_${n}`);
        const claimed = await store.claimDeliveries({
          ...lease('a'),
          at: AT,
          limit: 100,
          roomFor: () => 100,
          after: '',
        });
        const idsOf = (hook: string) =>
          claimed.filter(({ delivery }) => delivery.hookId === hook).map(({ delivery }) => delivery.deliveryId);
        const [ends, others] = [idsOf('hook_1'), idsOf('hook_2')];
        for (const id of ends.slice(0, 19)) await store.endAttempts([endOf(id, 'a', 1, 404)]);
        await store.endAttempts([
          endOf(ends[19] ?? '', 'a', 1, 404),
          endOf('dlv_nobody', 'a', 1, 200),
          endOf(others[0] ?? '', 'a', 1, 200, 'hook_2'),
          endOf(others[1] ?? '', 'a', 1, 404, 'hook_2'),
          endOf(ends[20] ?? '', 'a', 1, 200),
        ]);
        expect(await store.findHook('hook_1')).toMatchObject({ active: false, failureCount: 20 });
        expect(await store.findHook('hook_2')).toMatchObject({ active: true, failureCount: 1 });
        const statuses = await Promise.all(
          [ends[19], ...others.slice(0, 3), ends[20]].map(async (id) => (await store.findDelivery(id ?? ''))?.status),
        );
        expect(statuses).toEqual(['failed', 'delivered', 'failed', 'pending', 'dropped']);
        expect(await outcomesOf(store, ends[20] ?? '')).toEqual(['1 delivered']);
      }));

    test('decide by their hook as it is, also when it is off', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        const [claimed] = await claim(store, 'a');
        const off = { ...hook('hook_1'), active: false, failureCount: 4, lastDeliveryAt: AT, lastStatus: 'HTTP 500' };
        await store.decide(USER, {
          decide: () => ({ result: undefined, effects: [{ kind: 'hook-changed', hook: off }] }),
        });
        const seen: unknown[] = [];
        const ended = endOf(claimed?.delivery.deliveryId ?? '', 'a', 1, 200);
        await store.endAttempts([{ ...ended, decide: (view) => (seen.push(view), {}) }]);
        const health = { active: false, failureCount: 4, lastDeliveryAt: AT, lastStatus: 'HTTP 500' };
        expect(seen).toEqual([{ delivery: { status: 'pending', tries: 0, signedAt: null }, hook: health }]);
      }));

    test('that failed are due a second later', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        const [claimed] = await claim(store, 'a');
        const deliveryId = claimed?.delivery.deliveryId ?? '';
        await store.endAttempts([endOf(deliveryId, 'a', 1, 500)]);
        expect(await claim(store, 'a')).toEqual([]);
        expect(await store.nextDeliveryDue(AT)).toBe(AT + 1000);
        expect(await claim(store, 'a', 10, 0, AT + 1000)).toMatchObject([{ attempt: 2 }]);
        expect(await store.findDelivery(deliveryId)).toMatchObject({ tries: 1, started: 2 });
      }));
  });

  describe('the rest', () => {
    test('keys are found with their accounts, and revoked once', () =>
      using(async (store) => {
        expect(await store.findKey('emp_a')).toMatchObject({ revoked: false, account: { userId: USER } });
        expect(await store.revokeKey({ apiKey: 'emp_a', at: AT })).toBe(true);
        expect(await store.findKey('emp_a')).toMatchObject({ revoked: true });
        expect(await store.revokeKey({ apiKey: 'emp_b', at: AT })).toBe(false);
        expect(await store.findKey('emp_b')).toBeUndefined();
        expect(await store.revokeKey({ apiKey: 'emp_a', at: AT + 1 })).toBe(true);
        await store.addKey({ apiKey: 'emp_0123456789abcdef', userId: USER, revokedAt: null });
        expect(await store.listKeys()).toEqual([
          { hint: expect.stringMatching(/^emp_a/), userId: USER, revokedAt: AT },
          { hint: 'emp_0123…', userId: USER, revokedAt: null },
        ]);
      }));

    test('whatever is committed about the holder of a key is seen by whoever looks next', () =>
      using(async (store) => {
        const holder = async () => {
          await store.findKey('emp_a');
          return store.findKey('emp_a');
        };
        const dump = await store.dump();
        expect(await holder()).toMatchObject({ account: { balance: 10, suspended: false } });
        await store.decide(USER, buy(5, 'more'));
        expect(await holder()).toMatchObject({ account: { balance: 15 } });
        const broken = store.decide(USER, {
          decide: ({ account }) => ({
            result: undefined,
            account: { ...account, balance: 99 },
            effects: [{ kind: 'job-created', job: { ...job('job_1'), title: undefined as never }, spec: '{}' }],
          }),
        });
        await expect(broken).rejects.toThrow();
        expect(await holder()).toMatchObject({ account: { balance: 15 } });
        const change = { at: AT, profile: { suspended: true, plan: 'free' }, credits: 1, ledgerId: 'led_change' };
        await store.decide(USER, changeAccount(change));
        expect(await holder()).toMatchObject({ account: { balance: 1, suspended: true, plan: 'free' } });
        await store.revokeKey({ apiKey: 'emp_a', at: AT });
        expect(await holder()).toMatchObject({ revoked: true });
        await store.load(dump);
        expect(await holder()).toMatchObject({ revoked: false, account: { balance: 10, suspended: false } });
        await store.addKey({ apiKey: 'emp_b', userId: USER, revokedAt: null });
        expect(await store.findKey('emp_b')).toMatchObject({ revoked: false, account: { balance: 10 } });
        await store.clear();
        expect(await holder()).toBeUndefined();
        await store.load(dump);
      }));

    test('a dump holds everything and loads anywhere', () =>
      using(async (store) => {
        await addHook(store, 'hook_1');
        await emit(store, 'evt_1');
        await accept(store, 'job_1');
        await claimJob(store, { ...lease('a'), at: AT });
        const [begun] = await claim(store, 'a');
        await store.writeSettings({ paused: true });
        const dump = JSON.parse(JSON.stringify(await store.dump())) as Awaited<ReturnType<Store['dump']>>;
        await using(async () => undefined);
        await store.clear();
        expect(await store.listAccounts()).toEqual([]);
        await store.load(dump);
        expect(await store.readSettings()).toMatchObject({ paused: true });
        expect(await store.countPending()).toEqual({ jobs: 1, deliveries: 1 });
        expect((await claimJob(store, { ...lease('b'), at: AT }))?.job.attempt).toBe(2);
        // Whoever attempted the delivery did so before the state was replaced.
        expect(await outcomesOf(store, begun?.delivery.deliveryId ?? '')).toEqual(['1 interrupted']);
        expect(await claim(store, 'b')).toMatchObject([{ attempt: 2 }]);
        await expect(store.upgradeDump({ ...dump, version: 99 })).rejects.toThrow('newer');
      }));
  });
};
