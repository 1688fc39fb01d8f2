/** What every adapter of the store port must keep, member by member, and show to nobody else. */
import { describe, expect, test } from 'vitest';
import type { Effect, Reads, View } from '../../src/domain/decision';
import type { Job } from '../../src/domain/job';
import type { Store } from '../../src/ports/store';
import { AT, accountWith, deliveryWith, hookWith, jobWith, USER } from '../domain/given';
import { claimJob } from '../support/claim-job';
import type { StoreUnderTest } from './suite';
import { OTHER, withTwoAccounts, write } from './two-accounts';

export const keptSuite = (open: () => Promise<StoreUnderTest>): void => {
  const using = withTwoAccounts(open);
  const see = (store: Store, reads: Reads, userId = USER): Promise<View | undefined> =>
    store.decide(userId, { reads, decide: (view) => ({ result: view }) });
  const created = (change: Partial<Job> = {}, spec = '{}'): Effect => ({
    kind: 'job-created',
    job: jobWith({ videoToken: `v-${change.jobId}`, downloadToken: `d-${change.jobId}`, ...change }),
    spec,
  });

  describe('what is written is read', () => {
    test('of an account', () =>
      using(async (store) => {
        const full = accountWith({
          email: 'a@example.com',
          name: 'A',
          plan: 'starter',
          suspended: true,
          limits: { render_rate: { minute: 1 }, storage_bytes: null },
          balance: 12.5,
          lowNotified: true,
          windows: { render: { minute: [1, 2], hour: [3, 4], day: [5, 6] } },
          month: '2026-05',
          monthSpent: 7.5,
          storedBytes: 8,
          runningJobs: 9,
          appHolds: 10,
        });
        const before = await store.findAccount(OTHER);
        for (const account of [full, accountWith({ balance: 10 })]) {
          await store.decide(USER, { decide: () => ({ result: undefined, account }) });
          expect(await store.findAccount(USER)).toEqual(account);
          expect(await store.listAccounts()).toEqual([account, before]);
        }
      }));

    test('of a job, when it is accepted and when it has ended', () =>
      using(async (store) => {
        const accepted = jobWith({ status: 'starting', startedAt: null, form: 'brief', watermarked: true });
        await write(store, [{ kind: 'job-created', job: accepted, spec: '{"a":1}' }, created({ jobId: 'job_2' })]);
        expect(await store.findJob('job_1')).toEqual({ ...accepted, claimed: false });
        expect(await store.findJob('job_2')).toMatchObject({ watermarked: false, video: null });
        const video = { bytes: 5, seconds: 6, width: 7, height: 8, notes: ['a note'] };
        const history = [
          { at: AT, what: 'accepted' },
          { at: AT + 1, what: 'succeeded' },
        ];
        const end = { error: null, scenesFailed: 1, creditsRefunded: 2, video, history } as const;
        const ended = { jobId: 'job_1', status: 'succeeded', at: AT + 1, progress: 100, ...end } as const;
        await write(store, [{ kind: 'job-ended', end: ended }]);
        const { jobId: _, at, ...members } = ended;
        expect(await store.findJob('job_1')).toMatchObject({ ...accepted, ...members, finishedAt: at });
        expect(await store.findJob('job_2')).toMatchObject({ status: 'processing', finishedAt: null, video: null });
        expect(await store.countPending()).toEqual({ jobs: 1, deliveries: 0 });
        const failed = {
          ...end,
          jobId: 'job_2',
          status: 'failed',
          at: AT + 2,
          progress: 3,
          error: 'It broke.',
          video: null,
        } as const;
        await write(store, [{ kind: 'job-ended', end: failed }]);
        expect(await store.findJob('job_2')).toMatchObject({ status: 'failed', error: 'It broke.', video: null });
        expect((await store.dump()).tables.job_specs).toEqual([]);
      }));

    test('of a job that has a video from the first', () =>
      using(async (store) => {
        const video = { bytes: 1, seconds: 2, width: 3, height: 4, notes: [] };
        await write(store, [created({ jobId: 'job_1', status: 'succeeded', video })]);
        expect(await store.findJob('job_1')).toMatchObject({ video });
        expect(await store.findJob('job_2')).toBeUndefined();
      }));

    test('of a hook, whatever of it may change', () =>
      using(async (store) => {
        const untouched = hookWith({ id: 'hook_0' });
        await write(store, [
          { kind: 'hook-created', hook: untouched },
          { kind: 'hook-created', hook: hookWith() },
        ]);
        const changes = {
          webhookUrl: 'https://example.com/other',
          description: null,
          active: false,
          failureCount: 20,
          lastDeliveryAt: null,
          lastStatus: null,
        };
        expect(await store.hooksOf(USER)).toEqual([untouched, hookWith()]);
        await write(store, [{ kind: 'hook-changed', hook: hookWith(changes) }]);
        expect(await store.hooksOf(USER)).toEqual([untouched, hookWith(changes)]);
        expect(await store.allHooks()).toEqual([untouched, hookWith(changes)]);
        expect(await store.findHook('hook_1')).toEqual(hookWith(changes));
        await write(store, [{ kind: 'hook-deleted', hookId: 'hook_0' }]);
        expect(await store.hooksOf(USER)).toEqual([hookWith(changes)]);
        expect(await store.findHook('hook_0')).toBeUndefined();
      }));

    test('of a delivery and of an attempt at it', () =>
      using(async (store) => {
        const other = deliveryWith({ deliveryId: 'dlv_0', jobId: 'job_1', started: 0 });
        await write(store, [
          { kind: 'delivery-created', delivery: other },
          { kind: 'delivery-created', delivery: deliveryWith() },
        ]);
        const over = {
          status: 'failed',
          tries: 3,
          dueAt: null,
          finishedAt: AT + 1,
          lastError: 'HTTP 500',
          signedAt: 7,
        } as const;
        await write(store, [{ kind: 'delivery-changed', delivery: deliveryWith(over) }]);
        expect(await store.findDelivery('dlv_1')).toEqual(deliveryWith(over));
        expect(await store.findDelivery('dlv_0')).toEqual(other);
        const made = { deliveryId: 'dlv_1', at: AT, url: 'https://example.com/', requestHeaders: { a: 'b' }, ms: 9 };
        const none = { status: null, responseHeaders: null, responseBody: null };
        const answered = { status: 200, responseHeaders: { c: 'd' }, responseBody: 'text', error: null };
        const first = { ...made, ...none, number: 1, outcome: 'failed', error: 'network: it broke' } as const;
        const second = { ...made, ...answered, number: 2, outcome: 'delivered' } as const;
        for (const attempt of [second, first]) await write(store, [{ kind: 'attempt-ended', attempt }]);
        expect(await store.attemptsOf('dlv_1')).toEqual([first, second]);
        const corrected = {
          ...second,
          number: 1,
          ms: null,
          url: 'https://example.com/2',
          at: AT + 5,
          requestHeaders: {},
        };
        await write(store, [{ kind: 'attempt-ended', attempt: corrected }]);
        expect(await store.attemptsOf('dlv_1')).toEqual([corrected, second]);
      }));

    test('of events and of what was booked, in their order', () =>
      using(async (store) => {
        const happened = { userId: USER, event: 'video.failed', payload: { a: [1] }, at: AT, jobId: 'job_1' };
        const events = ['evt_2', 'evt_1'].map((eventId) => ({ ...happened, eventId }));
        const entry = { at: AT, kind: 'render', amount: -2.5, balanceAfter: 7.5, jobId: 'job_1' } as const;
        const planned = (['planning', 'refund'] as const).map((kind, at) => ({ ...entry, kind, id: `led_${9 - at}` }));
        await write(store, [
          ...events.map((event) => ({ kind: 'event', event }) as const),
          { kind: 'event', event: { ...happened, eventId: 'evt_3', jobId: null } },
          { kind: 'ledger-entry', entry: { ...entry, id: 'led_2' } },
          { kind: 'ledger-entry', entry: { ...entry, id: 'led_1' } },
          ...planned.map((each) => ({ kind: 'ledger-entry', entry: each }) as const),
        ]);
        expect(await store.eventsOfJob('job_1')).toEqual(events);
        const grant = { id: `led_${USER}`, at: AT, kind: 'grant', amount: 10, balanceAfter: 10, jobId: null };
        const rendered = ['led_2', 'led_1'].map((id) => ({ ...entry, id }));
        expect(await store.ledgerOf(USER)).toEqual([grant, ...rendered, ...planned]);
        expect(await store.ledgerOf(OTHER)).toHaveLength(1);
        expect(await store.bookedForPlanning('job_1')).toEqual(planned.map((each) => ({ userId: USER, entry: each })));
        expect(await store.bookedForPlanning('job_2')).toEqual([]);
      }));

    test('of plannings, until they end', () =>
      using(async (store) => {
        const planning = (jobId: string, key: string | null) => ({ jobId, userId: USER, key, credits: 2, at: AT });
        const both = [planning('job_1', 'k'), planning('job_2', null)];
        await write(
          store,
          both.map((begun) => ({ kind: 'planning-begun', planning: begun }) as const),
        );
        expect(await store.abandonedPlannings()).toEqual(both);
        expect((await see(store, { planning: 'job_1' }))?.planning).toEqual(both[0]);
        await write(store, [{ kind: 'planning-ended', jobId: 'job_1' }]);
        expect(await store.abandonedPlannings()).toEqual(both.slice(1));
        expect(await see(store, { planning: 'job_1' })).not.toHaveProperty('planning');
      }));

    test('of keys: reserved, used, free again, each account its own', () =>
      using(async (store) => {
        const key = { key: 'k', state: 'reserved', jobId: 'job_1', at: AT } as const;
        const used = { ...key, state: 'used', jobId: 'job_2', at: AT + 1 } as const;
        const seen = async (userId = USER) => (await see(store, { key: 'k' }, userId))?.key;
        await write(store, [
          { kind: 'key-stored', key },
          { kind: 'key-stored', key: { ...key, key: 'other' } },
        ]);
        await write(store, [{ kind: 'key-stored', key: { ...key, jobId: 'job_9' } }], OTHER);
        expect(await seen()).toEqual(key);
        await write(store, [{ kind: 'key-stored', key: used }]);
        expect([await seen(), (await seen(OTHER))?.jobId]).toEqual([used, 'job_9']);
        await write(store, [{ kind: 'key-released', key: 'k' }]);
        expect([await seen(), (await seen(OTHER))?.jobId]).toEqual([undefined, 'job_9']);
        expect((await see(store, { key: 'other' }))?.key?.state).toBe('reserved');
      }));
  });

  describe('a decision', () => {
    test('sees what it asks for, of its own account alone', () =>
      using(async (store) => {
        await write(store, [
          created({ jobId: 'job_1' }),
          { kind: 'hook-created', hook: hookWith() },
          { kind: 'delivery-created', delivery: deliveryWith() },
          { kind: 'planning-begun', planning: { jobId: 'job_9', userId: USER, key: null, credits: 2, at: AT } },
        ]);
        const everything = { key: 'k', jobId: 'job_1', deliveryId: 'dlv_1', hooks: true, planning: 'job_9' } as const;
        const names = async (reads: Reads, userId?: string) =>
          Object.keys((await see(store, reads, userId)) ?? {}).sort();
        expect(await names({})).toEqual(['account']);
        expect(await names(everything)).toEqual(['account', 'delivery', 'hooks', 'job', 'jobOwner', 'planning']);
        expect(await names(everything, OTHER)).toEqual(['account', 'hooks']);
        const none = { key: 'none', jobId: 'none', deliveryId: 'none', planning: 'none' } as const;
        expect(await names(none)).toEqual(['account']);
        expect(await store.findDelivery('none')).toBeUndefined();
        expect((await see(store, everything, OTHER))?.hooks).toEqual([]);
        expect((await see(store, everything))?.jobOwner).toBeNull();
        await claimJob(store, { owner: 'w', realNow: 0, leaseUntil: 1, at: AT });
        expect((await see(store, everything))?.jobOwner).toBe('w');
      }));

    test('that silences a hook drops what waits for that hook', () =>
      using(async (store) => {
        const ids = ['dlv_1', 'dlv_2', 'dlv_3'];
        const [waiting, elsewhere, over] = [
          deliveryWith({ deliveryId: 'dlv_1' }),
          deliveryWith({ deliveryId: 'dlv_2', hookId: 'hook_2' }),
          deliveryWith({ deliveryId: 'dlv_3', status: 'delivered', dueAt: null, finishedAt: AT }),
        ];
        for (const delivery of [waiting, elsewhere, over]) await write(store, [{ kind: 'delivery-created', delivery }]);
        await write(store, [{ kind: 'hook-silenced', hookId: 'hook_1', at: AT + 9, why: 'it is off' }]);
        expect(await Promise.all(ids.map((id) => store.findDelivery(id)))).toEqual([
          { ...waiting, status: 'dropped', dueAt: null, finishedAt: AT + 9, lastError: 'it is off' },
          elsewhere,
          over,
        ]);
      }));
  });

  describe('jobs', () => {
    test('are listed from the last, and looked for by the clock', () =>
      using(async (store) => {
        const ids = ['job_1', 'job_2', 'job_3'];
        await write(
          store,
          ids.map((jobId, n) => created({ jobId, deadlineAt: AT + (3 - n) * 10 })),
        );
        expect((await store.listJobs(2)).map(({ jobId }) => jobId)).toEqual(['job_3', 'job_2']);
        expect(await store.nextJobDeadline()).toBe(AT + 10);
        expect(await store.overdueJobs(AT + 9)).toEqual([]);
        expect(await store.overdueJobs(AT + 10)).toEqual([{ jobId: 'job_3', userId: USER }]);
        expect((await store.overdueJobs(AT + 20)).map(({ jobId }) => jobId).sort()).toEqual(['job_2', 'job_3']);
      }));

    test('that wait are marked some hundreds at a time, and one that was missed when it is looked for afresh', () =>
      using(async (store) => {
        const ids = Array.from({ length: 300 }, (_, n) => `job_${n}`);
        await write(
          store,
          ids.map((jobId) => created({ jobId, status: 'starting', attempt: 0 })),
        );
        expect(await store.queueWaitingJobs({})).toBe(true);
        expect(await store.queueWaitingJobs({})).toBe(false);
        expect(await store.countJobs({})).toEqual({ queued: 300 });
        await write(store, [created({ jobId: 'job_early', status: 'starting', attempt: 0, deadlineAt: 1 })]);
        expect(await store.queueWaitingJobs({})).toBe(false);
        expect(await store.countJobs({})).toEqual({ queued: 300, starting: 1 });
        expect(await store.queueWaitingJobs({ afresh: true })).toBe(true);
        expect(await store.countJobs({})).toEqual({ queued: 301 });
      }));

    test('that have ended are neither claimed nor queued, kept, watched or counted', () =>
      using(async (store) => {
        const end = { progress: 1, error: 'e', scenesFailed: 0, creditsRefunded: 0, video: null, history: [] };
        await write(store, [
          created({ jobId: 'job_1', status: 'starting', attempt: 0 }),
          created({ jobId: 'job_2', status: 'starting', attempt: 0 }),
          created({ jobId: 'job_3', status: 'processing' }),
          { kind: 'job-ended', end: { jobId: 'job_1', status: 'failed', at: AT, ...end } },
        ]);
        await store.queueWaitingJobs({});
        const statuses = (await store.listJobs(3)).map(({ jobId, status }) => `${jobId} ${status}`);
        expect(statuses).toEqual(['job_3 processing', 'job_2 queued', 'job_1 failed']);
        await write(store, [{ kind: 'job-ended', end: { jobId: 'job_3', status: 'cancelled', at: AT, ...end } }]);
        const lease = { owner: 'w', realNow: 5, leaseUntil: 9 };
        expect((await claimJob(store, { ...lease, at: AT }))?.job.jobId).toBe('job_2');
        expect(await claimJob(store, { ...lease, at: AT })).toBeUndefined();
        expect((await store.overdueJobs(AT + 10_000_000)).map(({ jobId }) => jobId)).toEqual(['job_2']);
        const alive = { ...lease, jobId: 'job_2', attempt: 1, progress: 70 };
        expect(await store.keepJob({ ...alive, owner: 'v' })).toBe(false);
        expect(await store.keepJob({ ...alive, attempt: 2 })).toBe(false);
        expect(await store.keepJob(alive)).toBe(true);
        await write(store, [{ kind: 'job-ended', end: { jobId: 'job_2', status: 'cancelled', at: AT, ...end } }]);
        expect(await store.keepJob(alive)).toBe(false);
        expect([await store.nextJobDeadline(), await store.countPending()]).toEqual([
          undefined,
          { jobs: 0, deliveries: 0 },
        ]);
      }));

    test('are claimed from the oldest, also when it was held before', () =>
      using(async (store) => {
        await write(store, [created({ jobId: 'job_1' }), created({ jobId: 'job_2' })]);
        const take = async (realNow: number) =>
          (await claimJob(store, { owner: 'w', realNow, leaseUntil: realNow + 10, at: AT }))?.job.jobId;
        expect([await take(0), await take(10), await take(10)]).toEqual(['job_1', 'job_1', 'job_2']);
      }));

    test('tell which attempts were lost with their worker, but for those that somebody outlived or handed back', () =>
      using(async (store) => {
        await write(store, [created({ jobId: 'job_1', attempt: 0, progress: 0 })]);
        const take = async (owner: string, realNow: number) => {
          const claimed = await claimJob(store, { owner, realNow, leaseUntil: realNow + 10, at: AT });
          return claimed?.losses;
        };
        const of = (owner: string, attempt: number) => ({ jobId: 'job_1', owner, attempt });
        expect(await take('a', 0)).toEqual([]);
        await store.keepJob({ ...of('a', 1), realNow: 0, leaseUntil: 10, progress: 30 });
        expect(await take('b', 10)).toEqual([{ attempt: 1, progress: 30 }]);
        await store.releaseJob(of('b', 2));
        expect(await take('c', 20)).toEqual([{ attempt: 1, progress: 30 }]);
        const both = [1, 3].map((attempt) => ({ attempt, progress: 30 }));
        expect(await take('d', 30)).toEqual(both);
        // It is back from where it stood still, long after others took over; and again, as when an answer was lost.
        for (let times = 0; times < 2; times += 1) await store.excuseAttempt(of('a', 1));
        // It could not tell the end of what it made, and lives: nobody has taken over yet, and nobody does at once.
        await store.excuseAttempt(of('d', 4));
        expect(await take('e', 39)).toBeUndefined();
        expect(await take('e', 40)).toEqual([{ attempt: 3, progress: 30 }]);
        await store.excuseAttempt(of('c', 3));
        expect(await take('f', 50)).toEqual([{ attempt: 5, progress: 30 }]);
        await store.excuseAttempt({ ...of('f', 6), jobId: 'job_9' });
      }));

    test('tell what they waited for: when they began, who took them over', () =>
      using(async (store) => {
        await write(store, [created({ jobId: 'job_1', status: 'starting', startedAt: null, attempt: 0 }, '{"b":2}')]);
        const take = (owner: string, realNow: number, at: number) =>
          claimJob(store, { owner, realNow, leaseUntil: realNow + 10, at });
        expect(await take('v', 0, AT + 1)).toMatchObject({
          spec: '{"b":2}',
          job: { attempt: 1, status: 'processing' },
        });
        expect(await take('w', 9, AT + 2)).toBeUndefined();
        await take('w', 10, AT + 3);
        expect(await store.findJob('job_1')).toMatchObject({
          startedAt: AT + 1,
          attempt: 2,
          claimed: true,
          history: [
            { at: AT, what: 'accepted' },
            { at: AT + 1, what: 'processing' },
            { at: AT + 3, what: 'taken over (attempt 2)' },
          ],
        });
      }));
  });

  describe('deliveries', () => {
    const claimed = async (store: Store, change: object = {}) => {
      const found = await store.claimDeliveries({
        owner: 'w',
        realNow: 0,
        leaseUntil: 10,
        at: AT,
        limit: 10,
        roomFor: () => 10,
        after: '',
        ...change,
      });
      return found.map(({ delivery }) => delivery.deliveryId);
    };
    const waiting = async (store: Store) => {
      for (const id of ['hook_1', 'hook_2', 'hook_3'])
        await write(store, [{ kind: 'hook-created', hook: hookWith({ id, webhookUrl: `https://example.com/${id}` }) }]);
      const rows = [
        { deliveryId: 'dlv_late', hookId: 'hook_1', dueAt: AT + 5 },
        { deliveryId: 'dlv_b', hookId: 'hook_1', dueAt: AT },
        { deliveryId: 'dlv_a', hookId: 'hook_1', dueAt: AT - 5 },
        { deliveryId: 'dlv_c', hookId: 'hook_2', dueAt: AT },
        { deliveryId: 'dlv_d', hookId: 'hook_3', dueAt: AT },
        { deliveryId: 'dlv_over', hookId: 'hook_3', status: 'failed', dueAt: null },
      ] as const;
      for (const row of rows)
        await write(store, [
          { kind: 'delivery-created', delivery: deliveryWith({ started: 0, jobId: row.deliveryId, ...row }) },
        ]);
    };

    test('that are due are claimed, the oldest first, and each hook has its turn', () =>
      using(async (store) => {
        await waiting(store);
        expect(await store.nextDeliveryDue(AT)).toBe(AT + 5);
        expect(await store.nextDeliveryDue(AT + 5)).toBeUndefined();
        expect(await store.nextDeliveryDue(AT - 6)).toBe(AT - 5);
        expect(await claimed(store, { after: 'hook_1', limit: 3 })).toEqual(['dlv_c', 'dlv_d', 'dlv_a']);
        expect(await claimed(store, { after: 'hook_1' })).toEqual(['dlv_b']);
        expect(await claimed(store, { at: AT + 4 })).toEqual([]);
        expect(await claimed(store, { at: AT + 5 })).toEqual(['dlv_late']);
        expect(await claimed(store, { realNow: 9 })).toEqual([]);
        expect(await claimed(store, { realNow: 10, roomFor: (id: string) => (id === 'hook_1' ? 1 : 0) })).toEqual([
          'dlv_a',
        ]);
      }));

    test('come with the endpoint of their hook and the number of their attempt', () =>
      using(async (store) => {
        await waiting(store);
        const request = { owner: 'w', realNow: 0, leaseUntil: 10, at: AT, limit: 1, roomFor: () => 9, after: 'hook_1' };
        expect(await store.claimDeliveries(request)).toEqual([
          {
            delivery: { deliveryId: 'dlv_c', hookId: 'hook_2', event: 'video.failed', body: '{}', signedAt: null },
            hook: { webhookUrl: 'https://example.com/hook_2', secret: 'a'.repeat(64) },
            attempt: 1,
          },
        ]);
        expect(await store.attemptsOf('dlv_c')).toMatchObject([
          { number: 1, at: AT, url: 'https://example.com/hook_2', outcome: 'started' },
        ]);
        expect(await store.findDelivery('dlv_c')).toMatchObject({ started: 1, begunAt: AT });
      }));

    test('are listed from the last, by what they are asked for', () =>
      using(async (store) => {
        await waiting(store);
        const listed = async (filter: object, limit = 10) =>
          (await store.listDeliveries({ ...filter, limit })).map(({ deliveryId }) => deliveryId);
        expect(await listed({}, 2)).toEqual(['dlv_over', 'dlv_d']);
        expect(await listed({ userId: OTHER })).toEqual([]);
        expect(await listed({ userId: USER })).toHaveLength(6);
        expect(await listed({ hookId: 'hook_1' })).toEqual(['dlv_a', 'dlv_b', 'dlv_late']);
        expect(await listed({ jobId: 'dlv_c' })).toEqual(['dlv_c']);
        expect(await listed({ status: 'failed' })).toEqual(['dlv_over']);
        expect(await listed({ status: 'pending', hookId: 'hook_3' })).toEqual(['dlv_d']);
        expect(await store.countPending()).toEqual({ jobs: 0, deliveries: 5 });
      }));
  });

  describe('the whole', () => {
    test('settings are kept one by one', () =>
      using(async (store) => {
        expect(await store.readSettings()).toEqual({});
        await store.writeSettings({ paused: true, policies: { a: 'b' } });
        await store.writeSettings({ paused: false, seeded: true });
        await store.writeSettings({ paused: undefined } as never);
        expect(await store.readSettings()).toEqual({ paused: false, policies: { a: 'b' }, seeded: true });
      }));

    test('nothing is asked of a store that was closed', () =>
      using(async (store) => {
        await store.close();
        await expect(store.listAccounts()).rejects.toThrow('closed');
      }));

    test('a dump tells the secrets of webhooks, and tables that it lacks are empty', () =>
      using(async (store) => {
        await write(store, [{ kind: 'hook-created', hook: hookWith() }, created({ jobId: 'job_1' })]);
        const { version, tables } = await store.dump();
        expect(tables.hooks).toMatchObject([{ id: 'hook_1', secret: hookWith().secret }]);
        const { jobs: _, job_specs: __, ...others } = tables;
        await store.load({ version, tables: others });
        expect(await store.findHook('hook_1')).toEqual(hookWith());
        expect(await store.listJobs(9)).toEqual([]);
      }));

    test('work that nobody takes is told: jobs first, and none where somebody holds one of its kind', () =>
      using(async (store) => {
        const untaken = (realNow = 0, at = AT) => store.untakenWork({ at, realNow });
        const lease = { owner: 'w', realNow: 0, leaseUntil: 10 };
        const end = { progress: 1, error: 'e', scenesFailed: 0, creditsRefunded: 0, video: null, history: [] };
        expect(await untaken()).toBeUndefined();
        await write(store, [
          { kind: 'hook-created', hook: hookWith() },
          { kind: 'hook-created', hook: hookWith({ id: 'hook_2' }) },
          { kind: 'delivery-created', delivery: deliveryWith({ deliveryId: 'dlv_0', status: 'failed', dueAt: null }) },
          { kind: 'delivery-created', delivery: deliveryWith({ dueAt: AT + 5, started: 0 }) },
        ]);
        expect(await untaken()).toBeUndefined();
        expect(await untaken(0, AT + 5)).toBe('delivery dlv_1');
        await write(store, [created({ jobId: 'job_0' }), created({ jobId: 'job_1' }), created({ jobId: 'job_2' })]);
        await write(store, [{ kind: 'job-ended', end: { jobId: 'job_0', status: 'failed', at: AT, ...end } }]);
        expect(await untaken(0, AT + 5)).toBe('job job_1');
        await claimJob(store, { ...lease, at: AT });
        expect(await untaken(9)).toBeUndefined();
        expect(await untaken(10)).toBe('job job_1');
        await write(store, [
          { kind: 'job-ended', end: { jobId: 'job_1', status: 'failed', at: AT, ...end } },
          {
            kind: 'delivery-created',
            delivery: deliveryWith({ deliveryId: 'dlv_2', hookId: 'hook_2', dueAt: AT + 6 }),
          },
        ]);
        expect(await untaken(9)).toBe('job job_2');
        await write(store, [{ kind: 'job-ended', end: { jobId: 'job_2', status: 'failed', at: AT, ...end } }]);
        await store.claimDeliveries({ ...lease, at: AT + 5, limit: 1, roomFor: () => 1, after: '' });
        expect(await untaken(9, AT + 6)).toBeUndefined();
        expect(await untaken(10, AT + 5)).toBe('delivery dlv_1');
      }));

    test('an audit tells of every total that differs from its rows', () =>
      using(async (store) => {
        expect(await store.audit()).toEqual([]);
        const set = (change: object) =>
          store.decide(USER, { decide: ({ account }) => ({ result: undefined, account: { ...account, ...change } }) });
        await set({ balance: 11 });
        expect(await store.audit()).toEqual([
          `account ${USER}: the balance is 11, its ledger sums up to 10`,
          `account ${USER}: the last entry left 10, the balance is 11`,
        ]);
        await set({ balance: 10, runningJobs: 2 });
        await write(store, [created({ jobId: 'job_1' })]);
        expect(await store.audit()).toEqual([`account ${USER}: 1 jobs run, 2 are counted`]);
        const entry = {
          id: 'led_dust',
          at: AT,
          kind: 'purchase',
          amount: 1e-300,
          balanceAfter: 10,
          jobId: null,
        } as const;
        await write(store, [{ kind: 'ledger-entry', entry }], OTHER);
        expect(await store.audit()).toContain(`account ${OTHER}: entries of its ledger that are no whole credits: 1`);
      }));
  });
};
