import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, job } from './support/answers';
import { FakeService } from './support/fake-service';
import { makeClient, rejection } from './support/make-client';
import { mp4 } from './support/mp4';
import { ScriptedServer, type Step } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const VIDEO = mp4(Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));

type Encode = (plain: Buffer) => Buffer;
const zstd = (zlib as { zstdCompressSync?: Encode }).zstdCompressSync;

const CODINGS: ReadonlyArray<readonly [name: string, encode: Encode]> = [
  ['gzip', (plain) => zlib.gzipSync(plain)],
  ['x-gzip', (plain) => zlib.gzipSync(plain)],
  ['deflate', (plain) => zlib.deflateSync(plain)],
  ['br', (plain) => zlib.brotliCompressSync(plain)],
  ['br, gzip', (plain) => zlib.gzipSync(zlib.brotliCompressSync(plain))],
  ...(zstd === undefined ? [] : [['zstd', (plain: Buffer) => zstd(plain)] as const]),
];

const send =
  (status: number, type: string, body: Buffer, coding: string): Step =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': type, 'content-encoding': coding, 'content-length': body.length })
      .end(body);

const answer = (status: number, value: unknown, coding: string, encode: Encode): Step =>
  send(status, 'application/json', encode(Buffer.from(JSON.stringify(value))), coding);

describe.each(TRANSPORTS)('an answer that came compressed through %s', (_name, transport) => {
  let server: ScriptedServer;
  let folder: string;
  let path: string;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(join(tmpdir(), 'vid-codings-'));
    path = join(folder, 'video.mp4');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });
  const finished = () => job('succeeded', { video_url: `${server.url}/files/one.mp4` });

  it('was not asked for', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise((_request, response) => void response.end(VIDEO));
    await rejection(vid.account.retrieve());
    await vid.jobs.download(finished(), path);
    expect(server.received.map(({ headers }) => headers['accept-encoding'])).toEqual(['identity', 'identity']);
    await vid.close();
  });

  it.each(CODINGS)('as %s is read: a render is accepted, a refusal is a refusal', async (coding, encode) => {
    const { vid } = makeClient(server.url, { transport });
    server.script(
      answer(202, accepted(), coding, encode),
      answer(402, { error: 'No credits', code: 'INSUFFICIENT_CREDITS' }, coding, encode),
      answer(200, ACCOUNT, coding, encode),
    );
    await expect(vid.renders.create({ brief: 'x' })).resolves.toMatchObject({ job_id: 'job_1' });
    expect(await rejection(vid.renders.create({ brief: 'y' }))).toMatchObject({ status: 402, charged: 'no' });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(server.received).toHaveLength(3);
    await vid.close();
  });

  it.each(CODINGS)('as %s is decoded by a download', async (coding, encode) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(send(200, 'video/mp4', encode(VIDEO), coding));
    await expect(vid.jobs.download(finished(), path)).resolves.toMatchObject({ bytes: VIDEO.length });
    expect(VIDEO.equals(await readFile(path))).toBe(true);
    await vid.close();
  });

  it('is not an answer when its coding is unknown', async () => {
    const { vid } = makeClient(server.url, { transport, retry: { maxRetries: 0 } });
    server.otherwise(send(200, 'video/mp4', Buffer.from('who knows what this is'), 'compress'));
    const error = await rejection(vid.account.retrieve());
    expect(error.message).toContain('"compress"');
    expect((await rejection(vid.jobs.download(finished(), path, { maxRetries: 0 }))).message).toContain('"compress"');
    expect(await readdir(folder)).toEqual([]);
    await vid.close();
  });

  it('is read although it was not compressed at all', async () => {
    const { vid } = makeClient(server.url, { transport });
    const asItIs = (plain: Buffer): Buffer => plain;
    // The fetch of Node decodes by itself, and fails at what is not as its header says.
    for (const coding of transport === 'undici' || transport === 'http'
      ? ['gzip', 'br', 'aws-chunked']
      : ['aws-chunked']) {
      server.script(answer(200, ACCOUNT, coding, asItIs), send(200, 'video/mp4', VIDEO, coding));
      await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
      await vid.jobs.download(finished(), path);
      expect(VIDEO.equals(await readFile(path))).toBe(true);
    }
    await vid.close();
  });

  // The fetch of Node takes half a gzip for the whole, and tells nobody.
  it.skipIf(transport !== 'undici' && transport !== 'http')('is broken off when half of it came', async () => {
    const { vid } = makeClient(server.url, { transport, retry: { maxRetries: 0 } });
    const whole = zlib.gzipSync(VIDEO);
    const half = whole.subarray(0, whole.length / 2);
    server.otherwise(send(200, 'video/mp4', half, 'gzip'));
    const error = await rejection(vid.jobs.download(finished(), path, { maxRetries: 0, keepPartial: false }));
    expect(error).toMatchObject({ name: 'ConnectionError', phase: 'response' });
    expect(await readdir(folder)).toEqual([]);
    await vid.close();
  });

  // The fetch of Node gives up what it decoded before a cut, and zstd decodes no part of a block: an answer is one block.
  it.skipIf(transport !== 'undici' && transport !== 'http').each(CODINGS.filter(([coding]) => coding !== 'zstd'))(
    'as %s and cut keeps the id that could be decoded',
    async (coding, encode) => {
      const { vid } = makeClient(server.url, { transport });
      const body = encode(Buffer.from(JSON.stringify(accepted())));
      for (const missing of [1, 4, 8, 9]) {
        const before = server.received.length;
        server.script((_request, response, socket) => {
          response.writeHead(202, {
            'content-type': 'application/json',
            'content-encoding': coding,
            'content-length': body.length,
          });
          response.write(body.subarray(0, body.length - missing), () => setImmediate(() => socket.resetAndDestroy()));
        });
        const render = vid.renders.create({ brief: 'x' });
        await expect(render, `without ${missing} bytes`).resolves.toMatchObject({ job_id: 'job_1' });
        expect(server.received).toHaveLength(before + 1);
      }
      await vid.close();
    },
  );

  it('does not unpack into more than an answer may have', async () => {
    const { vid } = makeClient(server.url, { transport, retry: { maxRetries: 0 } });
    server.otherwise(send(200, 'application/json', zlib.gzipSync(Buffer.alloc(17 * 1024 * 1024, 0x20)), 'gzip'));
    expect((await rejection(vid.account.retrieve())).message).toContain('more than');
    await vid.close();
  });
});

describe('a fetch function that decodes nothing', () => {
  it.each(CODINGS)('may answer with %s', async (coding, encode) => {
    const body = encode(Buffer.from(JSON.stringify(ACCOUNT)));
    const service = new FakeService(() => new Response(body, { headers: { 'content-encoding': coding } }));
    const { vid } = makeClient('http://a.test', { transport: service });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
  });
});
