/** Signing and posting, fetching media, ending what is overdue, and settling what a dead process left behind. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verifyWebhookSync } from '@vid/webhook-verify/node';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { collectMedia } from '../../src/pipeline/collect-media';
import { createExpireJobs } from '../../src/pipeline/expire-jobs';
import { recover } from '../../src/pipeline/recover';
import { createSendDelivery } from '../../src/pipeline/send-delivery';
import { createSettleJob } from '../../src/pipeline/settle-job';
import type { Dialer, DialOutcome, DialRequest, DownloadRequest } from '../../src/ports/dialer';
import type { SettleJob } from '../../src/ports/settle';
import { createStartRender } from '../../src/services/start-render';
import { hookWith } from '../domain/given';
import { acceptRender } from '../support/accept-render';
import { claimJob } from '../support/claim-job';
import { createMemoryLog } from '../support/memory-log';
import { createParts, judgingDialer, type Parts } from '../support/parts';
import { turn, turnsWhile } from '../support/turn';

describe('a delivery', () => {
  const delivery = {
    deliveryId: 'dlv_1',
    event: 'ping',
    body: '{"event":"ping","payload":{},"emitted_at":"2026-01-01T00:00:00.000Z","delivery_id":"dlv_1"}',
    url: 'https://example.com/hook',
    secret: 'ab'.repeat(32),
    timestamp: 1_800_000_000,
  };
  const sending = async (outcome: DialOutcome, signal?: AbortSignal) => {
    const posts: (readonly [string, DialRequest])[] = [];
    const post: Dialer['post'] = async (url, request) => {
      posts.push([url, request]);
      return outcome;
    };
    const send = createSendDelivery({ ...judgingDialer, post });
    return { sent: await send({ ...delivery, ...(signal === undefined ? {} : { signal }) }), posts };
  };
  const answered = { kind: 'answered', status: 200, headers: {}, body: 'ok', ms: 7 } as const;

  test('is posted as it is, signed, with its headers', async () => {
    const { sent, posts } = await sending(answered);
    const [[url, request] = []] = posts;
    expect([url, request?.body]).toEqual([delivery.url, delivery.body]);
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'vid-server' });
    expect(request).not.toHaveProperty('signal');
    const now = () => delivery.timestamp * 1000;
    const verified = verifyWebhookSync(delivery.body, request?.headers ?? {}, delivery.secret, { now });
    expect(verified.delivery_id).toBe('dlv_1');
    expect(sent).toEqual({ requestHeaders: request?.headers, outcome: answered, ms: 7 });
  });

  test('hands its signal on, and tells an end of the server from a failure', async () => {
    const { signal } = new AbortController();
    const failed = (reason: 'aborted' | 'timeout') => ({ kind: 'failed', reason, error: 'over', ms: 3 }) as const;
    const { sent, posts } = await sending(failed('aborted'), signal);
    expect(posts[0]?.[1].signal).toBe(signal);
    expect(sent).toMatchObject({ outcome: 'aborted', ms: 3 });
    expect((await sending(failed('timeout'))).sent.outcome).toEqual(failed('timeout'));
  });
});

describe('media', () => {
  const collecting = async (urls: readonly (readonly [string, 'image' | 'video'])[], fails: readonly string[] = []) => {
    const asked: (readonly [string, DownloadRequest])[] = [];
    const { lines, log } = createMemoryLog();
    const download: Dialer['download'] = async (url, request) => {
      asked.push([url, request]);
      return fails.includes(url)
        ? { kind: 'failed', reason: 'network', error: 'it broke', ms: 1 }
        : { kind: 'downloaded', type: 'image/png', bytes: 1, ms: 1 };
    };
    const { signal } = new AbortController();
    const order = { jobId: 'job_1', media: urls.map(([url, accept]) => ({ url, accept })) };
    const find = async (jobId: string, name: string) => (name === 'gone' ? undefined : join('/kept', jobId, name));
    const { media: files, missing } = await collectMedia(
      { dialer: { ...judgingDialer, download }, media: { find }, log },
      order,
      '/work-dir',
      signal,
    );
    return { files, missing, asked, lines, signal };
  };

  test('are brought into the work folder, each under a name of its own and within its bounds', async () => {
    const urls = ['https://example.com/a', 'data:image/png;base64,AAAA'] as const;
    const { files, asked, lines, signal } = await collecting([
      [urls[0], 'video'],
      [urls[1], 'image'],
    ]);
    const [first, second] = [join('/work-dir', 'media-0'), join('/work-dir', 'media-1')];
    expect(files).toEqual({ [urls[0]]: first, [urls[1]]: second });
    expect(asked).toEqual([
      [urls[0], { path: first, maxBytes: 524_288_000, accept: 'video', signal }],
      [urls[1], { path: second, maxBytes: 26_214_400, accept: 'image', signal }],
    ]);
    expect(lines).toEqual([]);
  });

  test('that can not be had are left out, and the log tells neither their query nor their bytes', async () => {
    const urls = ['https://example.com/a?token=secret', 'data:image/png;base64,AAAA'] as const;
    const { files, missing, lines } = await collecting(
      [
        [urls[0], 'image'],
        [urls[1], 'image'],
        ['https://example.com/b', 'image'],
      ],
      urls,
    );
    expect(Object.keys(files)).toEqual(['https://example.com/b']);
    expect(missing).toEqual({ [urls[0]]: 'it broke', [urls[1]]: 'it broke' });
    expect(lines).toEqual([
      ['warn', 'media-missing', { url: 'https://example.com/a', error: 'it broke' }],
      ['warn', 'media-missing', { url: 'data:image/png;base64,…', error: 'it broke' }],
    ]);
  });

  test('that the request brought are passed on as they are kept', async () => {
    const { files, asked, lines } = await collecting([['kept:abc', 'image']]);
    expect(files).toEqual({ 'kept:abc': join('/kept', 'job_1', 'abc') });
    expect([asked, lines]).toEqual([[], []]);
  });

  test('that the request brought and that are gone are left out, and told in the log', async () => {
    const { files, asked, lines } = await collecting([['kept:gone', 'image']]);
    expect(files).toStrictEqual({});
    expect(asked).toEqual([]);
    expect(lines).toEqual([['warn', 'media-missing', { job_id: 'job_1', error: 'a kept file is gone' }]]);
  });

  test('of this machine are passed on as they are, when they exist', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vid-media-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'a.png');
    writeFileSync(path, 'x');
    const { href } = pathToFileURL(path);
    const upper = href.replace('file:', 'FILE:');
    const missing = [`${href}.none`, 'file://host/x'];
    const remote = 'https://example.com/file:x';
    const { files, asked, lines } = await collecting([
      [href, 'image'],
      [upper, 'image'],
      ...missing.map((url) => [url, 'image'] as const),
      [remote, 'image'],
    ]);
    expect(files).toStrictEqual({ [href]: path, [upper]: path, [remote]: join('/work-dir', 'media-4') });
    expect(asked.map(([url]) => url)).toEqual([remote]);
    expect(lines).toHaveLength(2);
    for (const url of missing) {
      const facts = expect.objectContaining({ url, next: expect.any(String) }) as unknown;
      expect(lines).toContainEqual(['warn', 'media-missing', facts]);
    }
  });
});

describe('the time limit', () => {
  const HOUR = 3_600_000;
  const watching = async (parts: Parts, settle: SettleJob = createSettleJob(parts)) => {
    const { lines, log } = createMemoryLog();
    const worker = createExpireJobs({ ...parts, settle, log });
    return { worker, lines };
  };
  const statusOf = async ({ store }: Parts, id: string) => (await store.findJob(id))?.status;

  test('ends each job at its own hour, and returns its credits', async () => {
    const parts = await createParts();
    const { worker } = await watching(parts);
    const first = await acceptRender(parts);
    worker.start();
    await parts.clock.advance(1000);
    const second = await acceptRender(parts);
    await parts.clock.advance(HOUR - 1001);
    expect([await statusOf(parts, first), await statusOf(parts, second)]).toEqual(['starting', 'starting']);
    await parts.clock.advance(1);
    expect([await statusOf(parts, first), await statusOf(parts, second)]).toEqual(['failed', 'starting']);
    expect((await parts.store.findJob(first))?.error).toContain('60 minutes');
    expect((await parts.store.findAccount(parts.userId))?.balance).toBe(97);
    const booked = await parts.store.ledgerOf(parts.userId);
    expect(booked.map(({ kind }) => kind)).toContain('refund');
    for (const { id } of booked) expect(id).toMatch(/^led_/);
    await parts.clock.advance(1000);
    expect(await statusOf(parts, second)).toBe('failed');
    // Whoever comes after there was nothing to wait for is watched too.
    const third = await acceptRender(parts);
    await parts.clock.advance(HOUR);
    expect(await statusOf(parts, third)).toBe('failed');
    await worker.close();
  });

  test('is looked at anew when the state was replaced', async () => {
    const parts = await createParts();
    const { worker } = await watching(parts);
    await acceptRender(parts);
    worker.start();
    const dump = await parts.store.dump();
    const [row] = dump.tables.jobs ?? [];
    await parts.store.load({
      ...dump,
      tables: { ...dump.tables, jobs: [{ ...row, deadline_at: parts.clock.now() + 5000 }] },
    });
    parts.signals.wake('state');
    await parts.clock.advance(5000);
    expect(await statusOf(parts, String(row?.job_id))).toBe('failed');
    await worker.close();
  });

  test('that can not be kept is told in the log, and tried again with the next job', async () => {
    const parts = await createParts();
    let broken = true;
    const settle: SettleJob = (request) =>
      broken ? Promise.reject(new Error('the disk is full')) : createSettleJob(parts)(request);
    const { worker, lines } = await watching(parts, settle);
    const id = await acceptRender(parts);
    worker.start();
    await parts.clock.advance(HOUR);
    expect(lines).toEqual([['error', 'expiry-failed', { error: 'Error: the disk is full' }]]);
    broken = false;
    parts.signals.wake('jobs');
    await parts.clock.advance(0);
    expect(await statusOf(parts, id)).toBe('failed');
    await worker.close();
  });

  test('ends nothing after the end of the server', async () => {
    const parts = await createParts();
    const { worker } = await watching(parts);
    const id = await acceptRender(parts);
    worker.start();
    await turn();
    await worker.close();
    worker.start();
    parts.signals.wake('jobs');
    parts.signals.wake('state');
    await parts.clock.advance(2 * HOUR);
    expect(await statusOf(parts, id)).toBe('starting');
  });
});

describe('settling a job', () => {
  const settling = async () => {
    const parts = await createParts();
    const cancelled: string[] = [];
    parts.signals.onCancel((id) => cancelled.push(id));
    const jobId = await acceptRender(parts);
    parts.woken.length = 0;
    return { parts, cancelled, jobId, settle: createSettleJob(parts) };
  };
  const listen = ({ store, userId }: Parts) =>
    store.decide(userId, {
      decide: () => ({
        result: undefined,
        effects: [{ kind: 'hook-created', hook: hookWith({ userId, event: 'video.failed' }) }],
      }),
    });
  const outcome = { trigger: 'fail', reason: 'It broke.' } as const;

  test('from outside stops its render, once, and wakes deliveries', async () => {
    const { parts, cancelled, jobId, settle } = await settling();
    await listen(parts);
    expect(await settle({ userId: parts.userId, jobId, outcome })).toBe('ended');
    expect(cancelled).toEqual([jobId]);
    expect(parts.woken).toContain('deliveries');
    const { events } = (await parts.store.dump()).tables;
    expect(events?.map((row) => row.event_id)).toEqual([expect.stringMatching(/^evt_/)]);
    parts.woken.length = 0;
    expect(await settle({ userId: parts.userId, jobId, outcome })).toBe('already-final');
    expect([cancelled, parts.woken]).toEqual([[jobId], []]);
  });

  test('by its worker stops nobody', async () => {
    const { parts, cancelled, jobId, settle } = await settling();
    await claimJob(parts.store, { owner: 'w', realNow: 0, leaseUntil: 1, at: parts.clock.now() });
    const ask = (owner: string) => settle({ userId: parts.userId, jobId, outcome, fence: { owner, attempt: 1 } });
    expect(await ask('other')).toBe('lost');
    expect(parts.woken).toEqual([]);
    expect(await ask('w')).toBe('ended');
    expect(cancelled).toEqual([]);
  });

  test('that nobody listens for wakes nobody', async () => {
    const { parts, jobId, settle } = await settling();
    expect(await settle({ userId: parts.userId, jobId, outcome })).toBe('ended');
    expect(parts.woken).toEqual([]);
  });

  test('of nobody is unknown', async () => {
    const { parts, settle } = await settling();
    expect(await settle({ userId: 'nobody', jobId: 'none', outcome })).toBe('unknown');
    expect(await settle({ userId: parts.userId, jobId: 'none', outcome })).toBe('unknown');
    expect(parts.woken).toEqual([]);
  });
});

test('plannings that a dead process left are refunded at the start, once, and their keys are free', async () => {
  const parts = await createParts({ policy: { 'idempotency.plan_failed_key': 'consumed' } });
  const { lines, log } = createMemoryLog();
  const plan = () => new Promise<never>(() => undefined);
  const start = createStartRender({ ...parts, planner: { plan } });
  const body = { kind: 'json', value: { brief: 'Bread' } } as const;
  const call = { userId: parts.userId, body, idempotencyKey: 'key', localFiles: false };
  void start(call);
  const balance = async () => (await parts.store.findAccount(parts.userId))?.balance;
  await turnsWhile(async () => (await balance()) === 100);
  const [planning] = await parts.store.abandonedPlannings();
  for (const _ of ['the first start', 'the next']) await recover({ ...parts, log });
  expect(await balance()).toBe(100);
  const { ledger } = (await parts.store.dump()).tables;
  for (const { id } of ledger ?? []) expect(id).toMatch(/^led_/);
  expect(lines).toEqual([
    ['warn', 'planning-refunded', { job_id: planning?.jobId, why: 'the server ended while it was planned' }],
  ]);
  const planned = async () => ({
    title: 'T',
    scenes: [{ type: 'motion', prompt: 'x', duration: 3 } as const],
    notes: [],
    showsProduct: false,
  });
  expect((await createStartRender({ ...parts, planner: { plan: planned } })(call)).ok).toBe(true);
});

test('of two processes that refund the same planning the one that did it says so', async () => {
  const parts = await createParts();
  const { lines, log } = createMemoryLog();
  const abandonedPlannings = async () => [{ userId: parts.userId, jobId: 'job_gone' }] as never;
  await recover({ ...parts, store: { ...parts.store, abandonedPlannings }, log });
  expect(lines).toEqual([]);
});

test('media that a dead process kept for requests which it never accepted are removed at the start', async () => {
  const parts = await createParts();
  const removed: string[] = [];
  const media = { jobs: async () => ['job_unknown'], remove: async (jobId: string) => void removed.push(jobId) };
  await recover({ ...parts, media, log: createMemoryLog().log });
  expect(removed).toEqual(['job_unknown']);
});

describe('media on another machine', () => {
  /** A place that gives the lists in their order; an error is thrown. */
  const recovering = async (lists: readonly (readonly string[] | Error | 'nothing')[]) => {
    const parts = await createParts();
    const { lines, log } = createMemoryLog();
    const removed: string[] = [];
    const left = [...lists];
    const looks: (() => void)[] = [];
    const stopped = vi.fn();
    const jobs = (): Promise<readonly string[]> => {
      const next = left.shift();
      if (next === 'nothing') return new Promise(() => undefined);
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? []);
    };
    const everyReal = (_ms: number, look: () => void) => {
      looks.push(look);
      return stopped;
    };
    const media = { jobs, remove: async (jobId: string) => void removed.push(jobId) };
    const end = await recover({ ...parts, clock: { ...parts.clock, everyReal }, media, log }, { afar: true });
    return { end, removed, lines, stopped, left, again: () => looks[0]?.() };
  };

  test('that are away do not fail a start, and are looked through when they are there', async () => {
    const { again, removed, lines, stopped } = await recovering([new Error('S3 is away'), ['job_unknown']]);
    await turnsWhile(() => lines.length === 0);
    const facts = { error: 'S3 is away', again_in_seconds: 30 };
    expect([lines, removed]).toEqual([[['warn', 'orphans-not-looked-for', facts]], []]);
    expect(stopped).not.toHaveBeenCalled();
    again();
    await turnsWhile(() => stopped.mock.calls.length === 0);
    expect(removed).toEqual(['job_unknown']);
  });

  test('that never answer hold up neither a start nor an end', async () => {
    const { again, end, left, lines } = await recovering(['nothing', ['job_unknown']]);
    again();
    expect(left).toHaveLength(1);
    end();
    await turn();
    again();
    await turn();
    expect([left.length, lines]).toEqual([1, []]);
  });
});
