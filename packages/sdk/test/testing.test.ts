import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { InvalidRequestError } from '@vid/sdk';
import { FileJournal } from '@vid/sdk/journal';
import { createTestClient, TEST_WEBHOOK_SECRET } from '@vid/sdk/testing';
import { describe, expect, it } from 'vitest';
import { rejection } from './support/make-client';

/** A stream that takes what is written only after some turns of the event loop. */
const slowly = (turns: number): Writable =>
  new Writable({
    write: (_chunk, _encoding, done) => {
      let left = 2 * turns;
      const wait = (): void => {
        left -= 1;
        if (left < 0) done();
        else setImmediate(wait);
      };
      wait();
    },
  });

describe('a test client', () => {
  it('renders, waits without taking time, and downloads', async () => {
    const { vid, service } = createTestClient();
    const { render, job } = await vid.renders.createAndWait({ brief: 'Tea' });
    expect(render).toMatchObject({ job_id: 'job_1', credits_used: 1 });
    expect(job.status).toBe('succeeded');
    const path = join(tmpdir(), `vid-testing-${process.pid}.mp4`);
    await vid.jobs.download(job, path);
    expect((await readFile(path)).equals(service.video)).toBe(true);
    expect(service.sent.map(({ method, path: to }) => `${method} ${to}`)).toEqual([
      'POST /v1/render',
      'GET /v1/job/job_1',
      'GET /v1/job/job_1',
      'GET /job_1.mp4',
    ]);
    expect(service.sent[0]?.body).toEqual({ brief: 'Tea' });
    expect(JSON.stringify(service.sent)).not.toContain('emp_test');
  });

  it('takes no time while a file, a stream or a journal is written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vid-testing-'));
    const journal = new FileJournal({ path: join(folder, 'renders.jsonl') });
    const { vid } = createTestClient({ journal });
    for (let count = 0; count < 8; count += 1) {
      const { job } = await vid.renders.createAndWait({ brief: `Tea ${count}` }, { timeoutMs: 200_000 });
      await vid.jobs.download(job, join(folder, `${count}.mp4`), { timeoutMs: 60_000 });
      await vid.jobs.download(job, slowly(count), { timeoutMs: 60_000 });
      await vid.jobs.download(job, Writable.toWeb(slowly(count)), { timeoutMs: 60_000 });
    }
    expect(await readdir(folder)).toHaveLength(9);
    await rm(folder, { recursive: true });
  });

  it('ends in its own time where nothing real is waited for', async () => {
    const { vid, service } = createTestClient();
    service.accept({ job: [{ status: 'processing' }] });
    const { job_id: id } = await vid.renders.create({ brief: 'x' });
    const path = join(tmpdir(), `vid-testing-${process.pid}-never.mp4`);
    const late = { name: 'TimeoutError', message: expect.stringContaining('after 60000 ms') };
    expect(await rejection(vid.jobs.download(id, path, { timeoutMs: 60_000.4 }))).toMatchObject(late);
    const { job } = await vid.renders.createAndWait({ brief: 'x' });
    const stuck = new Writable({ write: () => undefined });
    expect(await rejection(vid.jobs.download(job, stuck, { timeoutMs: 60_000 }))).toMatchObject(late);
  });

  it('says at once that a job that ended has no video', async () => {
    const { vid, service } = createTestClient();
    service.accept({ job: [{ status: 'succeeded', video_url: null }] });
    const { job_id: id } = await vid.renders.create({ brief: 'x' });
    const path = join(tmpdir(), `vid-testing-${process.pid}-never.mp4`);
    const error = await rejection(vid.jobs.download(id, path, { timeoutMs: 500 }));
    expect(error).toMatchObject({ name: 'UnexpectedResponseError', jobId: id, charged: 'yes' });
    expect(error.message).toContain('no answer said where its video is');
  });

  it('shows what the script says: accepted, refused, failed', async () => {
    const { vid, service } = createTestClient();
    service
      .accept({ render: { job_id: 'mine', credits_used: 7 } })
      .refuse('RATE_LIMITED', { retryAfter: 20 })
      .refuse('NO_CREDITS')
      .fail('no scenes');
    expect(await vid.renders.create({ brief: 'x' })).toMatchObject({ job_id: 'mine', credits_used: 7 });
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      name: 'RateLimitError',
      retryAfter: 20,
      charged: 'no',
    });
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      name: 'PaymentError',
      code: 'NO_CREDITS',
    });
    expect(await rejection(vid.renders.createAndWait({ brief: 'x' }))).toMatchObject({
      name: 'RenderFailedError',
      reason: 'no scenes',
    });
  });

  it('loses answers, before and after the render arrived', async () => {
    const { vid, service } = createTestClient();
    service.lose({ arrived: false });
    expect(await vid.renders.create({ brief: 'x' })).toMatchObject({ job_id: 'job_1' });
    service.lose();
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      charged: 'unknown',
      arrived: true,
    });
  });

  it('comes to the end of a wait for a job that never ends', async () => {
    const { vid, service } = createTestClient();
    service.accept({ job: [{ status: 'processing' }] });
    const error = await rejection(vid.renders.createAndWait({ brief: 'x' }, { wait: { timeoutMs: 600_000.3 } }));
    expect(error).toMatchObject({ name: 'WaitTimeoutError', jobId: 'job_1' });
    expect(error.message).toContain('after 600000 ms of waiting');
  });

  it('waits as long as it is told between attempts, in its own time', async () => {
    const { vid, service } = createTestClient();
    service.refuse('RATE_LIMITED', { retryAfter: 50 });
    expect(await vid.renders.create({ brief: 'x' }, { maxRetries: 1 })).toMatchObject({ job_id: 'job_1' });
    expect(service.sent).toHaveLength(2);
  });

  it('makes deliveries that verify with the test secret, and with no other', async () => {
    const { vid, service } = createTestClient();
    const payload = { job_id: 'job_1' };
    const delivery = await vid.webhooks.unwrap(await service.delivery('video.completed', payload), {
      secret: TEST_WEBHOOK_SECRET,
    });
    expect(delivery).toMatchObject({ event: 'video.completed', payload });
    const forged = vid.webhooks.unwrap(await service.delivery('video.completed', payload), { secret: 'a1'.repeat(32) });
    expect(await rejection(forged)).toMatchObject({ code: 'signature_mismatch' });
  });

  it('answers anything else as it is told, once', async () => {
    const { vid, service } = createTestClient();
    service.answer('GET', '/api/webhooks/hooks', 200, { hooks: [] });
    expect(await vid.webhooks.list()).toEqual({ hooks: [] });
    expect((await rejection(vid.webhooks.list({ maxRetries: 0 }))).message).toContain('answer()');
    expect(await vid.account.retrieve()).toMatchObject({ credits_remaining: 100 });
  });

  it('is a real client: it refuses what a client refuses', async () => {
    const { vid, service } = createTestClient();
    expect(await rejection(vid.renders.create({ brief: '' }))).toMatchObject({ name: 'InvalidRequestError' });
    expect(() => createTestClient({ apikey: 'x' } as never)).toThrow(InvalidRequestError);
    expect(service.sent).toEqual([]);
  });
});
