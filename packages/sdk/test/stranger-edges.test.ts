/** What a client must say of odd answers, links and arguments, and of what it was paid for when it is closed. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { FileJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { mp4 } from './support/mp4';
import { json, ScriptedServer } from './support/scripted-server';

let server: ScriptedServer;
beforeEach(async () => {
  server = await ScriptedServer.start();
});
afterEach(() => server[Symbol.asyncDispose]());

describe('a render', () => {
  it('that was accepted is charged for, whoever closes the client then', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise(json(202, accepted('job_1')));
    const render = await vid.renders.create({ brief: 'Coffee.' });
    await vid.close();
    expect(await rejection(render.wait())).toMatchObject({ name: 'AbortedError', charged: 'yes', jobId: 'job_1' });
  });

  it.each([
    [408, 'REQUEST_TIMEOUT'],
    [499, 'CLIENT_CLOSED'],
  ])('is in doubt when something on the way gave up waiting: %d', async (status, code) => {
    const { vid } = makeClient(server.url);
    server.otherwise(json(status, { error: 'Timeout', code }));
    expect(await rejection(vid.renders.create({ brief: 'Coffee.' }))).toMatchObject({ charged: 'unknown' });
    await vid.close();
  });

  it('is read whole behind a byte order mark', async () => {
    const { vid } = makeClient(server.url);
    const body = { ...accepted('job_1'), credits_used: 7 };
    server.otherwise((_request, response) => void response.writeHead(202).end(`\ufeff${JSON.stringify(body)}`));
    const render = await vid.renders.create({ brief: 'Coffee.' });
    expect(render).toMatchObject({ job_id: 'job_1', credits_used: 7 });
    expect(render).not.toHaveProperty('inferred');
    await vid.close();
  });

  it('is in doubt when its answer leads to a page', async () => {
    const { vid } = makeClient(server.url);
    server.otherwise((_request, response) => void response.writeHead(302, { location: '/login' }).end());
    expect(await rejection(vid.renders.create({ brief: 'Coffee.' }))).toMatchObject({ charged: 'unknown' });
    await vid.close();
  });
});

describe('a download', () => {
  it.each([
    '/v.mp4?sig=SECRETSIG',
    'http://',
    'http://127.0.0.1:99999/SECRETSIG',
    'ftp://x/SECRETSIG',
    'data:,SECRETSIG',
  ])('refuses a link that cannot be asked, and does not show it: %s', async (link) => {
    const { vid } = makeClient(server.url);
    server.otherwise(json(200, job('succeeded', { video_url: link })));
    const folder = await mkdtemp(join(tmpdir(), 'vid-links-'));
    const error = await rejection(vid.jobs.download('job_1', join(folder, 'v.mp4')));
    expect(error).toMatchObject({ name: 'UnexpectedResponseError', jobId: 'job_1' });
    expect(inspect(error)).not.toContain('SECRETSIG');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    await vid.close();
  });

  it('puts no page behind the part that it has', async () => {
    const { vid } = makeClient(server.url);
    const media = mp4(Buffer.alloc(50_000, 7));
    const etag = '"one"';
    let asked = 0;
    server.otherwise((request, response, socket) => {
      if (request.path.includes('/v1/job/'))
        return json(200, job('succeeded', { video_url: `${server.url}/v.mp4` }))(request, response, socket);
      asked += 1;
      if (asked === 1) {
        response.writeHead(200, { 'content-type': 'video/mp4', etag, 'content-length': media.length });
        response.write(media.subarray(0, 30_000), () => socket.destroy());
        return undefined;
      }
      const from = Number(/bytes=(\d+)-/.exec(String(request.headers.range))?.[1] ?? 0);
      const range = `bytes ${from}-${media.length - 1}/${media.length}`;
      response.writeHead(from === 0 ? 200 : 206, { 'content-type': 'text/html', etag, 'content-range': range });
      response.end(Buffer.alloc(media.length - from, 0x78));
      return undefined;
    });
    const folder = await mkdtemp(join(tmpdir(), 'vid-pages-'));
    const error = await rejection(vid.jobs.download('job_1', join(folder, 'v.mp4')));
    expect(error).toMatchObject({ name: 'UnexpectedResponseError', message: expect.stringContaining('text/html') });
    expect(await readdir(folder)).not.toContain('v.mp4');
    await rm(folder, { recursive: true });
    await vid.close();
  });

  it('needs the name of a file', async () => {
    const { vid } = makeClient(server.url);
    expect(await rejection(vid.jobs.download('job_1', ''))).toMatchObject({ name: 'InvalidRequestError' });
    expect(server.received).toEqual([]);
    await vid.close();
  });
});

describe.skipIf(process.platform === 'win32')('a journal', () => {
  it.each(['/dev/zero', '/dev/full'])('is no device, which would be read for ever: %s', async (path) => {
    const { vid } = makeClient(server.url, { journal: new FileJournal({ path }) });
    const error = await rejection(vid.renders.create({ brief: 'Coffee.' }));
    expect(error).toMatchObject({ charged: 'no', message: expect.stringContaining('is no file') });
    expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(String(await rejection(vid.renders.pending()))).toContain('is no file');
    await vid.close();
  });
});

describe('errors', () => {
  it('show no secret of a webhook that an answer repeats', async () => {
    const { vid } = makeClient(server.url);
    const secret = '0123456789abcdef'.repeat(4);
    server.otherwise(json(500, { error: `failed for secret ${secret}`, code: 'INTERNAL_ERROR' }));
    const hook = { event: 'video.completed', webhook_url: 'https://example.com/' } as const;
    const error = await rejection(vid.webhooks.create(hook, { maxRetries: 0 }));
    expect(inspect(error) + error.stack + JSON.stringify(error)).not.toContain(secret);
    await vid.close();
  });

  it.each<[string, (vid: ReturnType<typeof makeClient>['vid']) => unknown]>([
    ['an id', (vid) => vid.webhooks.delete(1n as never)],
    ['an id of a test', (vid) => vid.webhooks.test(1n as never)],
    ['a path', (vid) => vid.request('GET', 1n as never)],
    ['a method', (vid) => vid.request(1n as never, '/v1/me')],
  ])('name %s that is a BigInt', async (_what, call) => {
    const { vid } = makeClient(server.url);
    expect(await rejection((async () => call(vid))())).toMatchObject({ name: 'InvalidRequestError' });
    await vid.close();
  });
});
