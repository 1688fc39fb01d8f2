import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { settle } from './support/manual-clock';
import { mp4 } from './support/mp4';
import { deferred } from './support/promises';
import { hang, json, ScriptedServer, type Step, text } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const VIDEO = mp4(Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));

/** Serves the video, or the part of it that is asked for. */
const serve: Step = ({ headers }, response) => {
  const range = /^bytes=(\d+)-$/.exec(String(headers['range'] ?? ''));
  const from = range === null ? 0 : Number(range[1]);
  if (from >= VIDEO.length) {
    response.writeHead(416, { 'content-range': `bytes */${VIDEO.length}` }).end();
    return;
  }
  const part = VIDEO.subarray(from);
  const contentRange = { 'content-range': `bytes ${from}-${VIDEO.length - 1}/${VIDEO.length}` };
  response.writeHead(range === null ? 200 : 206, {
    'content-type': 'video/mp4',
    'content-length': part.length,
    etag: '"v1"',
    ...(range === null ? {} : contentRange),
  });
  response.end(part);
};

/** Begins like `serve` and breaks off after so many bytes. */
const breakAfter =
  (bytes: number): Step =>
  ({ headers }, response, socket) => {
    const from = Number(/^bytes=(\d+)-$/.exec(String(headers['range'] ?? ''))?.[1] ?? 0);
    const part = VIDEO.subarray(from);
    response.writeHead(from === 0 ? 200 : 206, {
      'content-type': 'video/mp4',
      'content-length': part.length,
      etag: '"v1"',
      ...(from === 0 ? {} : { 'content-range': `bytes ${from}-${VIDEO.length - 1}/${VIDEO.length}` }),
    });
    response.write(part.subarray(0, bytes), () => setImmediate(() => socket.destroy()));
  };

describe.each(TRANSPORTS)('a download through %s', (_name, transport) => {
  let server: ScriptedServer;
  let folder: string;
  let path: string;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(join(tmpdir(), 'vid-download-'));
    path = join(folder, 'video.mp4');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });
  const finished = () => job('succeeded', { video_url: `${server.url}/files/one.mp4` });
  const paths = (): string[] => server.received.map((request) => request.path);

  it('saves the video of a job, sending no key to where it lies', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(json(200, finished()), serve);
    const progress: number[] = [];
    const result = await vid.jobs.download('job_1', path, { onProgress: ({ bytes }) => progress.push(bytes) });
    expect(result).toEqual({ path, bytes: VIDEO.length, resumedFrom: 0, jobId: 'job_1' });
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    expect(await readdir(folder)).toEqual(['video.mp4']);
    expect(paths()).toEqual(['/v1/job/job_1', '/files/one.mp4']);
    expect(server.received[1]?.headers['authorization']).toBeUndefined();
    expect(progress.at(-1)).toBe(VIDEO.length);
    await vid.close();
  });

  it('is not put off by a callback that fails later', async () => {
    const warn = vi.fn();
    const logger = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() };
    const { vid } = makeClient(server.url, { transport, logger });
    server.script(json(200, finished()), serve);
    const onProgress = (async () => {
      await Promise.resolve();
      throw new Error('my late bug');
    }) as () => void;
    await vid.jobs.download('job_1', path, { onProgress });
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('onProgress threw: Error: my late bug'),
      expect.anything(),
    );
    await vid.close();
  });

  it('makes the folder of the file', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(serve);
    const deep = join(folder, 'videos', 'of today', 'courier.mp4');
    await expect(vid.jobs.download(finished(), deep)).resolves.toMatchObject({ path: deep });
    expect(VIDEO.equals(await readFile(deep))).toBe(true);
    await vid.close();
  });

  it('goes on with Range where the connection broke', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(breakAfter(100_000), breakAfter(50_000), serve);
    await vid.jobs.download(finished(), path);
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    expect(server.received).toHaveLength(3);
    expect(server.received[1]?.headers['range']).toMatch(/^bytes=[1-9]\d*-$/);
    await vid.close();
  });

  it('begins anew when the server knows no Range', async () => {
    const { vid } = makeClient(server.url, { transport });
    const whole: Step = (request, response, socket) => serve({ ...request, headers: {} }, response, socket);
    server.script(breakAfter(100_000), whole);
    await vid.jobs.download(finished(), path);
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    await vid.close();
  });

  it('goes on in a later call', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(breakAfter(100_000));
    const error = await rejection(vid.jobs.download(finished(), path, { maxRetries: 0 }));
    expect(error).toMatchObject({ name: 'ConnectionError', jobId: 'job_1' });
    const [part] = await readdir(folder);
    expect(part).toMatch(/^video\.mp4\.[0-9a-f]{12}\.part$/);
    server.script(serve);
    const { resumedFrom } = await vid.jobs.download(finished(), path);
    expect(resumedFrom).toBeGreaterThan(0);
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    expect(await readdir(folder)).toEqual(['video.mp4']);
    await vid.close();
  });

  it('asks the job when the link has expired', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(text(403, 'expired'), json(200, finished()), serve);
    const payload = { job_id: 'job_1', download_url: `${server.url}/old.mp4` };
    await vid.jobs.download(payload, path);
    expect(paths()).toEqual(['/old.mp4', '/v1/job/job_1', '/files/one.mp4']);
    await vid.close();
  });

  it('follows redirects', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(text(302, '', { location: '/elsewhere.mp4' }), serve);
    await vid.jobs.download(finished(), path);
    expect(paths()).toEqual(['/files/one.mp4', '/elsewhere.mp4']);
    await vid.close();
  });

  it('takes a whole partial file for the video', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(breakAfter(10));
    await rejection(vid.jobs.download(finished(), path, { maxRetries: 0 }));
    const [part] = await readdir(folder);
    await writeFile(join(folder, String(part)), VIDEO);
    server.script(serve);
    await expect(vid.jobs.download(finished(), path)).resolves.toMatchObject({ resumedFrom: VIDEO.length });
    await vid.close();
  });

  it.each<readonly [string, Step, RegExp]>([
    ['a page', text(200, '<h1>Sign in</h1>'), /text\/html/],
    ['nothing', (_request, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end(), /empty/],
    ['redirects in a circle', text(302, '', { location: '/files/one.mp4' }), /redirects/],
  ])('leaves no file when it finds %s', async (_what, step, message) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(step);
    const error = await rejection(vid.jobs.download(finished(), path));
    expect(error).toMatchObject({ name: 'UnexpectedResponseError', jobId: 'job_1' });
    expect(error.message).toMatch(message);
    expect(await readdir(folder)).toEqual([]);
    await vid.close();
  });

  it('ends when it is aborted in the middle, and removes the rest when told to', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'video/mp4', 'content-length': VIDEO.length })
        .write(VIDEO.subarray(0, 5000));
    });
    const abort = new AbortController();
    const begun = deferred();
    const options = { signal: abort.signal, keepPartial: false, onProgress: () => begun.resolve() };
    const outcome = rejection(vid.jobs.download(finished(), path, options));
    await begun.promise;
    abort.abort();
    const error = await outcome;
    expect(error).toMatchObject({ name: 'AbortedError', jobId: 'job_1' });
    expect(await readdir(folder)).toEqual([]);
    await vid.close();
  });

  it.each([
    ['a stream of Node', () => new Writable({ write: () => undefined })],
    ['a stream of the web', () => new WritableStream<Uint8Array>({ write: () => new Promise(() => undefined) })],
    [
      'a stream that never ends',
      () => new Writable({ write: (_chunk, _encoding, done) => done(), final: () => undefined }),
    ],
  ])('can be aborted while %s takes nothing', async (_what, destination) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(serve);
    const abort = new AbortController();
    const outcome = rejection(vid.jobs.download(finished(), destination(), { signal: abort.signal }));
    await server.requests(1);
    await settle(50);
    abort.abort();
    expect(await outcome).toMatchObject({ name: 'AbortedError', jobId: 'job_1' });
    await vid.close();
  });

  it('gives up a connection that says nothing, and goes on', async () => {
    const { vid } = makeClient(server.url, { transport, ports: {} });
    const stall: Step = (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'video/mp4', 'content-length': VIDEO.length })
        .write(VIDEO.subarray(0, 5000));
    };
    server.script(stall, hang, serve);
    const hasty = makeClient(server.url, {
      transport,
      retry: { minDelayMs: 1, maxDelayMs: 1 },
      ports: { clock: systemLike },
    });
    await hasty.vid.jobs.download(finished(), path, { idleTimeoutMs: 80 });
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    await hasty.vid.close();
    await vid.close();
  });

  it('writes into streams of Node and of the web', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(breakAfter(100_000), serve, serve);
    const chunks: Buffer[] = [];
    const node = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        setImmediate(done);
      },
    });
    await vid.jobs.download(finished(), node);
    expect(VIDEO.equals(Buffer.concat(chunks))).toBe(true);
    expect(node.writableFinished).toBe(true);
    const received: Uint8Array[] = [];
    const web = new WritableStream<Uint8Array>({ write: (chunk) => void received.push(chunk) });
    await expect(vid.jobs.download(finished(), web)).resolves.toMatchObject({ path: undefined, bytes: VIDEO.length });
    expect(VIDEO.equals(Buffer.concat(received))).toBe(true);
    await vid.close();
  });

  it('says what a destination refuses', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(serve);
    const blocked = join(folder, 'a file');
    await writeFile(blocked, '');
    for (const within of [blocked, join(blocked, 'deeper')]) {
      const error = await rejection(vid.jobs.download(finished(), join(within, 'video.mp4')));
      expect(error.message).toContain(`The folder ${within} could not be made`);
    }
    expect(server.received).toHaveLength(0);
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('full')) });
    expect((await rejection(vid.jobs.download(finished(), full))).message).toContain('stream');
    await vid.close();
  });

  it('waits for a job that is still running, and takes a file URL', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(json(200, job('processing')), json(200, finished()), serve);
    await vid.jobs.download('job_1', pathToFileURL(path), { wait: { firstPollMs: 1 } });
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    server.script(json(200, job('failed')));
    server.otherwise(json(200, job('failed')));
    expect(await rejection(vid.jobs.download('job_1', path))).toMatchObject({ name: 'RenderFailedError' });
    await vid.close();
  });
});

const systemLike = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimer(callback: () => void, ms: number) {
    // eslint-disable-next-line no-restricted-syntax -- the clock of the system, as the client takes it
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
