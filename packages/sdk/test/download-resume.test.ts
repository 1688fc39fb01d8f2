import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock } from './support/manual-clock';
import { mp4 } from './support/mp4';
import { deferred } from './support/promises';
import { ScriptedServer, type Step } from './support/scripted-server';

const video = (seed: number, size = 300_000): Buffer =>
  mp4(Uint8Array.from({ length: size }, (_, index) => ((index * seed) % 251) + 1));
const ONE = video(7);
const OTHER = video(11);
const LONGER = video(13, 400_000);

interface Served {
  readonly headers?: Readonly<Record<string, string>>;
  /** Breaks off after so many bytes. */
  readonly cut?: number;
  /** Whether Range and If-Range are understood. */
  readonly ranges?: boolean;
}

const rangeOf = (headers: Readonly<Record<string, string | string[] | undefined>>): number | undefined => {
  const match = /^bytes=(\d+)-$/.exec(String(headers['range'] ?? ''));
  return match === null ? undefined : Number(match[1]);
};

/** Serves a video as a real server does: the rest of it only when If-Range still holds. */
const serve =
  (body: Buffer, { headers = {}, cut, ranges = true }: Served = {}): Step =>
  (request, response, socket) => {
    const condition = request.headers['if-range'];
    const holds = condition === undefined || condition === headers['etag'] || condition === headers['last-modified'];
    const from = ranges && holds ? rangeOf(request.headers) : undefined;
    if (from !== undefined && from >= body.length) {
      return void response.writeHead(416, { ...headers, 'content-range': `bytes */${body.length}` }).end();
    }
    const part = body.subarray(from ?? 0);
    response.writeHead(from === undefined ? 200 : 206, {
      'content-type': 'video/mp4',
      'content-length': part.length,
      ...headers,
      ...(from === undefined ? {} : { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }),
    });
    if (cut === undefined) return void response.end(part);
    response.write(part.subarray(0, cut), () => setImmediate(() => socket.destroy()));
  };

describe('going on with a download', () => {
  let server: ScriptedServer;
  let folder: string;
  let path: string;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(join(tmpdir(), 'vid-resume-'));
    path = join(folder, 'video.mp4');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });
  const finished = (link = '/files/one.mp4') => job('succeeded', { video_url: `${server.url}${link}` });
  const client = () => makeClient(server.url, { transport: 'http' }).vid;
  const saved = () => readFile(path);
  const begin = async (step: Step): Promise<void> => {
    server.script(step);
    await rejection(client().jobs.download(finished(), path, { maxRetries: 0 }));
    expect((await readdir(folder)).length).toBeGreaterThan(0);
  };

  const V1 = { etag: '"v1"' };
  const V2 = { etag: '"v2"' };
  const MONDAY = { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' };
  const TUESDAY = { 'last-modified': 'Tue, 02 Jan 2024 00:00:00 GMT' };

  it.each([
    ['its ETag', V1, V2, '"v1"'],
    ['its Last-Modified', MONDAY, TUESDAY, MONDAY['last-modified']],
    ['no condition, since a weak tag may not be sent', { ...MONDAY, etag: 'W/"v1"' }, { ...TUESDAY, etag: 'W/"v2"' }],
  ])(
    'asks in a later call by %s, and takes no rest of another video',
    async (_what, before, after, condition?: string) => {
      await begin(serve(ONE, { headers: before, cut: 100_000 }));
      server.otherwise(serve(OTHER, { headers: after }));
      await expect(client().jobs.download(finished(), path)).resolves.toMatchObject({ resumedFrom: 0 });
      expect(server.received[1]?.headers['range']).toMatch(/^bytes=[1-9]\d*-$/);
      expect(server.received[1]?.headers['if-range']).toBe(condition);
      expect(OTHER.equals(await saved())).toBe(true);
      expect(await readdir(folder)).toEqual(['video.mp4']);
    },
  );

  it('goes on with the rest when it is the same video', async () => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    server.otherwise(serve(ONE, { headers: V1 }));
    expect((await client().jobs.download(finished(), path)).resumedFrom).toBeGreaterThan(0);
    expect(ONE.equals(await saved())).toBe(true);
  });

  /** A server that has no regard to If-Range: it sends the rest of whatever is there. */
  const heedless =
    (step: Step): Step =>
    (request, response, socket) =>
      step({ ...request, headers: { ...request.headers, 'if-range': undefined } }, response, socket);
  const NOW = { date: 'Mon, 01 Jan 2024 00:00:00 GMT' };
  const WEAK = { etag: 'W/"a"' };

  /** What the first answer and the next ones tell, and whether the rest is asked for and taken. */
  const CHANGES: readonly [string, Record<string, string>, Record<string, string>, 'plain' | 'refused' | 'taken'][] = [
    ['nothing, then nothing', {}, {}, 'plain'],
    ['nothing, then a tag', {}, V2, 'plain'],
    ['a strong tag, then none', V1, {}, 'refused'],
    ['a strong tag, then the date alone', { ...V1, ...MONDAY }, MONDAY, 'refused'],
    ['a strong tag, then another', V1, V2, 'refused'],
    ['a strong tag, then its weak form', V1, { etag: 'W/"v1"' }, 'refused'],
    ['a strong tag, then the same', V1, V1, 'taken'],
    ['a weak tag, then the same', WEAK, WEAK, 'plain'],
    ['a weak tag, then another', WEAK, { etag: 'W/"b"' }, 'plain'],
    ['a date, then another', MONDAY, TUESDAY, 'refused'],
    ['a date, then none', MONDAY, {}, 'refused'],
    ['a date, then the same', MONDAY, MONDAY, 'taken'],
    ['a date within the second of the answer, then the same', { ...MONDAY, ...NOW }, MONDAY, 'plain'],
    ['a date that is none, then the same', { 'last-modified': 'x' }, { 'last-modified': 'x' }, 'plain'],
    ['a weak tag and a date, then another tag', { ...MONDAY, ...WEAK }, { ...MONDAY, etag: 'W/"b"' }, 'refused'],
  ];

  describe.each(CHANGES)('after %s', (_what, before, after, outcome) => {
    // What bears the same strong validator is the same video.
    const next = outcome === 'taken' ? ONE : OTHER;
    const asked = (): boolean[] => server.received.slice(1).map(({ headers }) => headers['range'] !== undefined);
    const expected = { plain: [false], refused: [true, false], taken: [true] }[outcome];

    it.each(['the same call', 'a later call of another client'])('puts no two videos together in %s', async (when) => {
      const cut = serve(ONE, { headers: before, cut: 100_000 });
      if (when === 'the same call') server.script(cut);
      else await begin(cut);
      server.otherwise(heedless(serve(next, { headers: after })));
      const { resumedFrom } = await client().jobs.download(finished(), path);
      expect(next.equals(await saved())).toBe(true);
      expect(asked()).toEqual(expected);
      expect(resumedFrom > 0).toBe(outcome === 'taken' && when !== 'the same call');
      expect(await readdir(folder)).toEqual(['video.mp4']);
    });

    it('gives a stream no other video’s bytes, and says why', async () => {
      const collected: Buffer[] = [];
      const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => void (collected.push(chunk), done()) });
      server.script(serve(ONE, { headers: before, cut: 100_000 }));
      server.otherwise(heedless(serve(next, { headers: after })));
      const result = client().jobs.download(finished(), stream);
      if (outcome === 'taken') await result;
      else
        expect((await rejection(result)).message).toMatch(
          /cannot be resumed|changed in between|of the bytes before it/,
        );
      const got = Buffer.concat(collected);
      expect(got.equals(ONE.subarray(0, got.length))).toBe(true);
    });
  });

  it.each([
    ['tells no validator', serve(ONE, { cut: 100_000 }), /cannot be resumed.*strong ETag/],
    [
      'tells one of the whole only',
      ((request, ...rest) =>
        heedless(serve(ONE, rangeOf(request.headers) === undefined ? { headers: V1, cut: 100_000 } : {}))(
          request,
          ...rest,
        )) satisfies Step,
      /without the ETag/,
    ],
  ])('ends after maxRetries, and says why, when a server that breaks off %s', async (_what, step, why) => {
    server.otherwise(step);
    const error = await rejection(client().jobs.download(finished(), path, { maxRetries: 3 }));
    expect(error.message).toMatch(why);
    expect(server.received).toHaveLength(4);
  });

  it.each([
    ['says another size', (body: Buffer) => serve(body), LONGER],
    ['has another tag, and sends the rest all the same', (body: Buffer) => serve(body, { headers: V2 }), OTHER],
  ])('begins anew when a server without conditions %s', async (_what, make, other) => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    server.otherwise(heedless(make(other)));
    await client().jobs.download(finished(), path);
    expect(other.equals(await saved())).toBe(true);
  });

  it('begins anew when the job names another place, and the places have no tags', async () => {
    await begin(serve(ONE, { cut: 100_000 }));
    server.otherwise(serve(OTHER));
    await client().jobs.download(finished('/files/two.mp4'), path);
    expect(OTHER.equals(await saved())).toBe(true);
  });

  it('takes a link with another signature for the same place', async () => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    server.otherwise(serve(ONE, { headers: V1 }));
    const result = await client().jobs.download(finished('/files/one.mp4?sig=2'), path);
    expect(result.resumedFrom).toBeGreaterThan(0);
  });

  it('does not go on with bytes of which nothing was taken down', async () => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    for (const name of await readdir(folder)) if (name.endsWith('.json')) await rm(join(folder, name));
    server.otherwise(serve(OTHER, { headers: V1 }));
    await expect(client().jobs.download(finished(), path)).resolves.toMatchObject({ resumedFrom: 0 });
    expect(OTHER.equals(await saved())).toBe(true);
  });

  it('says where the bytes are from without the link, which may be signed', async () => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    const [beside] = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    expect(await readFile(join(folder, String(beside)), 'utf8')).not.toContain('one.mp4');
  });

  it('leaves no zeros when the server ignores Range, also for two downloads at once', async () => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    server.otherwise(serve(ONE, { headers: V1, ranges: false }));
    const vid = client();
    await Promise.all([1, 2, 3].map(() => vid.jobs.download(finished(), path)));
    expect(ONE.equals(await saved())).toBe(true);
    expect(await readdir(folder)).toEqual(['video.mp4']);
  });

  it('does not touch the partial file of a download that is under way', async () => {
    const vid = client();
    const begun = deferred();
    const gate = deferred();
    server.script(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': ONE.length, ...V1 });
      response.write(ONE.subarray(0, 100_000));
      await gate.promise;
      response.end(ONE.subarray(100_000));
    });
    server.otherwise(serve(ONE, { headers: V1 }));
    const first = vid.jobs.download(finished(), path, { onProgress: () => begun.resolve() });
    await begun.promise;
    await expect(client().jobs.download(finished(), path)).resolves.toMatchObject({ resumedFrom: 0 });
    expect(server.received[1]?.headers['range']).toBeUndefined();
    gate.resolve();
    await first;
    expect(ONE.equals(await saved())).toBe(true);
    expect(await readdir(folder)).toEqual(['video.mp4']);
  });

  it.each([
    [
      'a process that is gone',
      async () => {
        const child = spawn(process.execPath, ['-e', '0']);
        await once(child, 'close');
        return `${child.pid}\n${hostname()}\nx`;
      },
      true,
    ],
    ['an earlier process with the same number', () => `${process.pid}\n${hostname()}\nx`, true],
    ['a process that lives', () => `${process.ppid}\n${hostname()}\nx`, false],
    ['a process elsewhere', () => `${process.pid}\nelsewhere.test\nx`, false],
  ])('goes on or not after the lock of %s', async (_what, holder, goesOn) => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    const [part] = await readdir(folder);
    await writeFile(join(folder, `${part}.lock`), await holder());
    server.otherwise(serve(ONE, { headers: V1 }));
    expect((await client().jobs.download(finished(), path)).resumedFrom > 0).toBe(goesOn);
    expect(ONE.equals(await saved())).toBe(true);
  });

  it.each([
    ['breaks off after each byte', serve(ONE, { headers: V1, cut: 1 })],
    ['sends the whole again and again, and breaks off', serve(ONE, { headers: V1, cut: 100_000, ranges: false })],
  ])('gives up after maxRetries when the server %s', async (_what, step) => {
    server.otherwise(step);
    const error = await rejection(client().jobs.download(finished(), path, { maxRetries: 3 }));
    expect(error).toMatchObject({ name: 'ConnectionError', jobId: 'job_1' });
    expect(server.received).toHaveLength(4);
  });

  it('gives up when the server says each time that something else is there', async () => {
    let size = ONE.length;
    server.otherwise((request, response, socket) => {
      size += 1;
      const from = rangeOf(request.headers);
      if (from === undefined) return serve(ONE, { headers: V1, cut: 1000 })(request, response, socket);
      response
        .writeHead(206, { 'content-type': 'video/mp4', ...V1, 'content-range': `bytes ${from}-${size - 1}/${size}` })
        .end('x');
    });
    await rejection(client().jobs.download(finished(), path, { maxRetries: 2 }));
    expect(server.received).toHaveLength(3);
  });

  it('has an end of its own', async () => {
    const clock = new ManualClock();
    const { vid } = makeClient(server.url, { transport: 'http', ports: { clock } });
    server.otherwise((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'video/mp4', 'content-length': ONE.length })
        .write(ONE.subarray(0, 5000));
    });
    const begun = deferred();
    const outcome = rejection(
      vid.jobs.download(finished(), path, { timeoutMs: 25_000, onProgress: () => begun.resolve() }),
    );
    await begun.promise;
    await clock.advance(25_000);
    expect(await outcome).toMatchObject({ name: 'TimeoutError', timeoutMs: 25_000, jobId: 'job_1' });
    server.otherwise((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(job('processing', { job_id: 'job_2' })));
    });
    const waiting = rejection(vid.jobs.download('job_2', path, { timeoutMs: 40_000 }));
    await server.requests(2);
    await clock.advance(40_000);
    expect(await waiting).toMatchObject({ name: 'TimeoutError', jobId: 'job_2' });
    expect(clock.pending).toEqual([]);
    for (const option of ['timeoutMs', 'maxRetries', 'idleTimeoutMs']) {
      expect((await rejection(vid.jobs.download(finished(), path, { [option]: Number.NaN }))).message).toContain(
        option,
      );
    }
  });

  it('begins anew when the rest comes compressed', async () => {
    await begin(serve(ONE, { headers: V1, cut: 100_000 }));
    const packed = gzipSync(ONE);
    server.otherwise((request, response) => {
      const from = rangeOf(request.headers);
      const headers = { 'content-type': 'video/mp4', 'content-encoding': 'gzip', etag: '"v1"' };
      if (from === undefined) return void response.writeHead(200, headers).end(packed);
      const range = `bytes ${from}-${packed.length - 1}/${packed.length}`;
      response.writeHead(206, { ...headers, 'content-range': range }).end(packed.subarray(from));
    });
    await expect(client().jobs.download(finished(), path)).resolves.toMatchObject({
      bytes: ONE.length,
      resumedFrom: 0,
    });
    expect(ONE.equals(await saved())).toBe(true);
  });

  it('keeps nothing of what came compressed and broke off', async () => {
    const packed = gzipSync(video(7, 3_000_000), { level: 0 });
    server.script((_request, response, socket) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-encoding': 'gzip', ...V1 });
      response.write(packed.subarray(0, 1_000_000), () => setImmediate(() => socket.destroy()));
    });
    await rejection(client().jobs.download(finished(), path, { maxRetries: 0 }));
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives a stream the rest of the same video only', async () => {
    const collected: Buffer[] = [];
    const stream = () =>
      new Writable({ write: (chunk: Buffer, _encoding, done) => void (collected.push(chunk), done()) });
    server.script(serve(ONE, { headers: V1, cut: 100_000 }), serve(ONE, { headers: V1, ranges: false }));
    await client().jobs.download(finished(), stream());
    expect(ONE.equals(Buffer.concat(collected))).toBe(true);
    server.script(serve(ONE, { headers: V1, cut: 100_000 }), serve(OTHER, { headers: V2 }));
    const error = await rejection(client().jobs.download(finished(), stream()));
    expect(error.message).toContain('changed in between');
  });
});
