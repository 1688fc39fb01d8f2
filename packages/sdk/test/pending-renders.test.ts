/** After a restart the journal tells what was paid and not fetched, and each of it can be gone on with without its request. */
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recover, VidClient, VidClientOptions } from '@vid/sdk';
import { FileJournal, MemoryJournal, type RenderJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE, job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { HastyClock, settle } from './support/manual-clock';
import { mp4 } from './support/mp4';
import { drop, json, ScriptedServer, type Step, text } from './support/scripted-server';

const REQUEST = { brief: 'Coffee' };

let server: ScriptedServer;
let folder: string;
let path: string;
beforeEach(async () => {
  server = await ScriptedServer.start();
  folder = await mkdtemp(join(tmpdir(), 'vid-pending-'));
  path = join(folder, 'renders.jsonl');
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Programs that run one after the other: each has a client of its own. */
describe.each<readonly [string, () => () => RenderJournal]>([
  [
    'a MemoryJournal',
    () => {
      const journal = new MemoryJournal();
      return () => journal;
    },
  ],
  ['a FileJournal', () => () => new FileJournal({ path })],
])('what is pending in %s', (_name, prepare) => {
  let restart: (options?: VidClientOptions) => VidClient;
  beforeEach(() => {
    const open = prepare();
    restart = (options = {}) => makeClient(server.url, { journal: open(), retry: { maxRetries: 0 }, ...options }).vid;
  });
  const keysOf = async (vid: VidClient): Promise<string[]> => (await vid.renders.pending()).map(({ key }) => key);
  const create = (vid: VidClient, key: string, jobId: string) => {
    server.script(json(202, accepted(jobId)));
    return vid.renders.create(REQUEST, { idempotencyKey: key });
  };

  it('is what was accepted and not fetched, until its end was seen', async () => {
    const asked =
      (status: string): Step =>
      (request, response, socket) =>
        json(200, job(status, { job_id: String(request.path.split('/').at(-1)) }))(request, response, socket);
    const vid = restart();
    await create(vid, 'a', 'job_a');
    await create(vid, 'b', 'job_b');
    await create(vid, 'c', 'job_c');
    await create(vid, 'd', 'job_d');
    const entries = await restart().renders.pending();
    expect(entries).toMatchObject(['a', 'b', 'c', 'd'].map((key) => ({ key, accepted: { job_id: `job_${key}` } })));
    server.otherwise(asked('succeeded'));
    await restart().jobs.wait('job_a');
    await restart().jobs.retrieve('job_b');
    for await (const _seen of restart().jobs.watch('job_c'));
    expect(await keysOf(restart())).toEqual(['d']);
    server.script(asked('processing'));
    await restart().jobs.retrieve('job_d');
    expect(await keysOf(restart())).toEqual(['d']);
    server.otherwise(asked('failed'));
    await rejection(restart().jobs.wait('job_d'));
    expect(await keysOf(restart())).toEqual([]);
    expect((await vid.journal.list()).map(({ fetched }) => fetched)).toEqual([true, true, true, true]);
  });

  it('is pending again while its video is downloaded', async () => {
    const vid = restart();
    const render = await create(vid, 'a', 'job_a');
    server.otherwise((request, response, socket) =>
      request.path === '/film.mp4'
        ? void response.writeHead(200, { 'content-type': 'video/mp4' }).end(mp4(Buffer.from('film')))
        : json(200, job('succeeded', { job_id: 'job_a', video_url: `${server.url}/film.mp4` }))(
            request,
            response,
            socket,
          ),
    );
    const done = await render.wait();
    expect(await keysOf(restart())).toEqual([]);
    server.script(text(200, 'a page'));
    await rejection(vid.jobs.download(done, join(folder, 'film.mp4'), { maxRetries: 0 }));
    expect(await keysOf(restart())).toEqual(['a']);
    const [entry] = await restart().renders.pending();
    const { render: again } = await restart().renders.recover(entry ?? 'none');
    await again.download(join(folder, 'film.mp4'));
    expect(await keysOf(restart())).toEqual([]);
  });

  it('is also what is in doubt, and nothing that was refused', async () => {
    const vid = restart();
    server.script(drop, json(402, { error: 'No', code: 'NO_CREDITS' }));
    await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'lost' }));
    await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'refused' }));
    expect(await restart().renders.pending()).toMatchObject([{ key: 'lost', state: 'unknown', accepted: null }]);
  });

  it('is gone on with by its key or its entry, without its request', async () => {
    await create(restart(), 'a', 'job_a');
    const [entry] = await restart().renders.pending();
    for (const which of ['a', entry ?? 'none']) {
      const known = await restart().renders.recover(which);
      expect(known).toMatchObject({ inferred: false, jobId: 'job_a', render: { job_id: 'job_a', credits_used: 12 } });
      expect(known.delivery).toBeUndefined();
    }
    server.script(json(200, job('succeeded', { job_id: 'job_a' })));
    const { render } = await restart().renders.recover('a');
    expect((await render.wait()).video_url).toContain('https://');
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not gone on with when nobody knows it, or when it was refused', async () => {
    const vid = restart();
    server.script(json(402, { error: 'No', code: 'NO_CREDITS' }));
    await rejection(vid.renders.create(REQUEST, { idempotencyKey: 'refused' }));
    expect(await rejection(vid.renders.recover('nobody'))).toMatchObject({
      name: 'InvalidRequestError',
      charged: 'unknown',
      idempotencyKey: 'nobody',
      message: "The journal knows no render with the idempotency key 'nobody'",
    });
    const refused = await rejection(vid.renders.recover('refused'));
    expect(refused['recover']).toBeUndefined();
    expect(refused).toMatchObject({
      name: 'InvalidRequestError',
      charged: 'no',
      message: "Everything that was sent with the idempotency key 'refused' was refused",
    });
    expect(await rejection(vid.renders.recover('a', { acceptInfered: true } as object))).toMatchObject({
      message: expect.stringContaining('acceptInferred'),
    });
  });

  it('can be recovered from the error of recover(), as long as it is open whether it was paid', async () => {
    const vid = restart();
    const nobodys = await rejection(vid.renders.recover('late'));
    expect(Object.keys(nobodys)).not.toContain('recover');
    const again = await rejection((nobodys['recover'] as Recover)());
    expect(again).toMatchObject({ name: 'InvalidRequestError', charged: 'unknown', idempotencyKey: 'late' });
    expect(await rejection((again['recover'] as Recover)({ acceptInfered: true } as object))).toMatchObject({
      message: expect.stringContaining('did you mean acceptInferred'),
    });
    server.script(json(202, accepted('job_late')));
    await restart().renders.create(REQUEST, { idempotencyKey: 'late' });
    expect(await (again['recover'] as Recover)()).toMatchObject({ jobId: 'job_late', inferred: false });
  });

  it('is looked for among deliveries when its answer was lost', async () => {
    const first = restart();
    server.script(json(500, { error: 'x' }), json(409, DUPLICATE));
    const request = { title: 'Rain', brief: 'Coffee' };
    const lost = await rejection(first.renders.create(request, { idempotencyKey: 'lost' }));
    expect(lost).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: false });
    expect(await rejection(restart().renders.recover('lost'))).toMatchObject({
      name: 'InvalidRequestError',
      charged: 'unknown',
      message: expect.stringContaining('never said that it has the request'),
    });
    await rejection(restart().renders.create(request, { idempotencyKey: 'lost' }));
    const vid = restart();
    const [entry] = await vid.renders.pending();
    expect(entry).toMatchObject({ key: 'lost', state: 'unknown', arrived: true, title: 'Rain' });
    const deliver = (jobId: string, title?: string) =>
      vid.webhooks.receive({
        event: 'video.completed',
        emitted_at: new Date(entry?.at ?? 0).toISOString(),
        delivery_id: jobId,
        payload: { job_id: jobId, scene_count: 1, credits_charged: 9, title },
      });
    deliver('job_lost', 'Rain');
    expect(await vid.renders.recover('lost')).toMatchObject({
      inferred: true,
      jobId: 'job_lost',
      render: { job_id: 'job_lost', title: 'Rain' },
    });
    expect(await vid.journal.list()).toMatchObject([{ key: 'lost', state: 'unknown', accepted: null }]);
    expect(await keysOf(restart())).toEqual(['lost']);
  });
});

describe('what is pending', () => {
  const entry = { bodyHash: 'h', at: 1, scenes: null, label: 'Coffee' };

  it('is of this account, told apart by its name or by what the service says', async () => {
    server.otherwise((request, response, socket) => {
      if (request.path === '/v1/me') return json(200, ACCOUNT)(request, response, socket);
      const ours = request.path === '/v1/job/job_ours';
      return json(ours ? 200 : 404, ours ? job('processing') : { error: 'Job not found' })(request, response, socket);
    });
    const journal = new FileJournal({ path });
    const known = [
      ['0123456789abcdef', 'ours', accepted('job_ours')],
      ['0123456789abcdef', 'another', accepted('job_another')],
      ['account-of another', 'third', accepted('job_third')],
    ] as const;
    for (const [scope, key, answer] of known) {
      await journal.begin({ ...entry, scope, key });
      await journal.finish(scope, key, { state: 'accepted', accepted: answer });
    }
    const clock = new HastyClock({ never: 4000 });
    const { vid } = makeClient(server.url, { journal, journalScope: undefined, ports: { clock } });
    expect((await vid.renders.pending()).map(({ key }) => key)).toEqual(['ours']);
    expect(await rejection(vid.renders.recover('another'))).toMatchObject({ name: 'InvalidRequestError' });
  });

  it('is not what a living process is sending, and what a dead one was', async () => {
    const { vid, clock } = makeClient(server.url, { journal: new MemoryJournal() });
    const living = { host: hostname(), pid: process.ppid, startedAt: 0, claimedAt: clock.now() };
    await vid.journal.begin({ ...entry, scope: 's', key: 'living', sender: living });
    await vid.journal.begin({ ...entry, scope: 's', key: 'dead', sender: { ...living, pid: process.pid } });
    expect((await vid.renders.pending()).map(({ key }) => key)).toEqual(['dead']);
    const recovered = vid.renders.recover('living');
    await settle();
    await vid.journal.finish('s', 'living', { state: 'accepted', accepted: accepted('job_l') });
    await expect(recovered).resolves.toMatchObject({ jobId: 'job_l', inferred: false });
  });

  it('can be listed with a journal that records no ends', async () => {
    const journal = new MemoryJournal();
    Object.assign(journal, { fetched: undefined });
    const { vid } = makeClient(server.url, { journal });
    server.script(json(202, accepted()), json(200, job('succeeded')));
    await (await vid.renders.create(REQUEST)).wait();
    expect(await vid.renders.pending()).toHaveLength(1);
  });

  it('is not in the way when the journal cannot record an end', async () => {
    const journal = new MemoryJournal();
    journal.fetched = () => Promise.reject(new Error('ENOSPC'));
    const { vid } = makeClient(server.url, { journal });
    server.script(json(202, accepted()), json(200, job('succeeded')));
    await expect((await vid.renders.create(REQUEST)).wait()).resolves.toMatchObject({ status: 'succeeded' });
  });
});
