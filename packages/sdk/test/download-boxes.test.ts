import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VideoBoxes } from '../src/download/video-boxes';
import { job } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { box, FTYP, mp4 } from './support/mp4';
import { ScriptedServer, type Step } from './support/scripted-server';
import { TRANSPORTS } from './support/transports';

const MEDIA = Buffer.alloc(50_000, 7);
const MOOV = box('moov', Buffer.alloc(32));
const WHOLE = mp4(MEDIA);
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PAGE = Buffer.from(`<!doctype html><title>Maintenance</title>${'<p>We are back soon.</p>'.repeat(50)}`);
const join2 = (...parts: Uint8Array[]): Buffer => Buffer.concat(parts);

const judge = (bytes: Buffer, slice: number, told = false): string | undefined => {
  const boxes = new VideoBoxes();
  for (let at = 0; at < bytes.length; at += slice) {
    const why = boxes.take(bytes.subarray(at, at + slice), at);
    if (why !== undefined) return why;
  }
  return boxes.whyCut(bytes.length, told);
};

describe('the boxes of a video', () => {
  const VIDEOS: readonly [string, Buffer][] = [
    ['index first', WHOLE],
    ['index last', join2(FTYP, box('mdat', MEDIA), MOOV)],
    ['sizes of 64 bits', join2(FTYP, MOOV, box('free', MEDIA, 'long'), box('mdat', MEDIA, 'long'))],
    ['fragments', join2(FTYP, MOOV, box('moof'), box('mdat', MEDIA), box('moof'), box('mdat', MEDIA), box('mfra'))],
    ['boxes that nobody knows', join2(FTYP, box('xxxx', MEDIA), MOOV, box('mdat', MEDIA), box('free'))],
    ['fragments, the last without pictures', join2(FTYP, MOOV, box('moof'), box('mdat'))],
    ...['free', 'wide', 'skip', 'uuid', 'pnot', 'emsg', 'styp'].map(
      (first) => [`${first} first`, join2(box(first, Buffer.alloc(9)), WHOLE)] as [string, Buffer],
    ),
    ['no ftyp', WHOLE.subarray(FTYP.length)],
    ['no ftyp and the index last', join2(box('wide'), box('mdat', MEDIA), MOOV)],
  ];

  it.each(VIDEOS)('are whole with %s, however they come', (_what, bytes) => {
    for (const slice of [1, 7, 4096, bytes.length]) expect(judge(bytes, slice)).toBeUndefined();
  });

  it.each(VIDEOS.filter(([what]) => !/fragments|nobody/.test(what)))(
    'are cut with %s after any byte but the last',
    (_what, bytes) => {
      const ends = new Set([1, 4, 7, 8, 12, FTYP.length - 1, FTYP.length, FTYP.length + 1, bytes.length - 1]);
      for (let end = FTYP.length; end < bytes.length; end += 997) ends.add(end);
      for (const end of ends) {
        const cut = bytes.subarray(0, end);
        expect(judge(cut, 4096), `${end} bytes`).toMatch(/ends/);
        expect(judge(cut, 4096, true), `${end} bytes, told`).toMatch(/ends/);
      }
    },
  );

  it('end with the file where their size says so, if the answer told where that is', () => {
    const open = join2(FTYP, MOOV, box('mdat', MEDIA, 'open'));
    expect(judge(open, 4096, true)).toBeUndefined();
    expect(judge(open, 4096, false)).toMatch(/nothing tells whether the box mdat ends/);
    expect(judge(join2(FTYP, box('mdat', MEDIA, 'open')), 4096, true)).toMatch(/without a box moov/);
  });

  it.each<readonly [string, Buffer]>([
    ['of a known size', box('mdat')],
    ['of a size in 64 bits', box('mdat', Buffer.alloc(0), 'long')],
    ['that goes on to the end of the file', box('mdat', Buffer.alloc(0), 'open')],
  ])('lack their pictures when the only box for them is empty: one %s', (_what, mdat) => {
    expect(judge(join2(FTYP, MOOV, mdat), 4096, true)).toMatch(/without a box mdat$/);
  });

  it('lack their pictures when a fragment is announced and does not come', () => {
    expect(judge(join2(FTYP, MOOV, box('mdat'), box('moof')), 4096)).toMatch(/without a box mdat/);
  });

  it.each<readonly [string, Buffer]>([
    ['a box smaller than its head', join2(FTYP, Buffer.from([0, 0, 0, 7]), Buffer.from('moov'))],
    ['a long box smaller than its head', join2(FTYP, Buffer.from([0, 0, 0, 1]), Buffer.from('moov'), Buffer.alloc(8))],
  ])('are none in %s', (_what, bytes) => {
    for (const slice of [1, 4096]) expect(judge(bytes, slice)).toBe('bytes that are no MP4');
  });

  it.each(['<html>', '\n<!doctype html>', '{"error":"Gone"}', '\ufeff<?xml?>'])('are none in a text: %s', (text) => {
    for (const slice of [1, 4096]) expect(judge(Buffer.from(text), slice)).toBe('a text instead of a video');
  });

  it.each<readonly [string, string]>([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\n\0\0\0WEBPVP8 '],
    ['PDF', '%PDF-1.4\n'],
    ['ZIP', 'PK\x03\x04'],
    ['empty ZIP', 'PK\x05\x06'],
    ['gzip', '\x1f\x8b\b'],
    ['UTF-16, little end first', '\xff\xfe<\0h\0'],
    ['UTF-16, big end first', '\xfe\xff\0<\0h'],
    ['playlist', '#EXTM3U\n#EXT-X-VERSION:3'],
  ])('are none in a file of another kind: %s', (_what, text) => {
    const begun = Buffer.from(text, 'latin1');
    for (const bytes of [begun, join2(begun, MEDIA)])
      for (const slice of [1, 5, 4096]) expect(judge(bytes, slice)).toMatch(/^a text instead|^bytes that are no MP4$/);
  });

  it.each<readonly [string, Buffer]>([
    ['of another container in RIFF', join2(Buffer.from('RIFF\n\0\0\0AVI LIST', 'latin1'), MEDIA)],
    ['of plain ASCII', Buffer.from('video')],
    ['of a container that came later', join2(box('new!'), FTYP, MOOV, box('mdat'))],
    ['too few for a box', Buffer.from('short')],
  ])('are not asked for in bytes %s', (_what, bytes) => {
    for (const slice of [1, 4096]) expect(judge(bytes, slice)).toBeUndefined();
  });
});

describe.each(TRANSPORTS)('a download through %s of what is no whole video', (_name, transport) => {
  let server: ScriptedServer;
  let folder: string;
  let path: string;
  beforeEach(async () => {
    server = await ScriptedServer.start();
    folder = await mkdtemp(join(tmpdir(), 'vid-boxes-'));
    path = join(folder, 'video.mp4');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });
  const finished = () => job('succeeded', { video_url: `${server.url}/files/one.mp4` });

  /** Says nothing of a length: the end of the connection is the end of the body. */
  const closeDelimited =
    (body: Buffer, headers = ''): Step =>
    (_request, _response, socket) =>
      void socket.end(
        Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\n${headers}\r\n`), body]),
      );
  const announced =
    (body: Buffer): Step =>
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': body.length }).end(body);

  const HALF = WHOLE.subarray(0, 20_000);
  const CASES: readonly [string, Step, string, RegExp][] = [
    ['half a video that ends with its connection', closeDelimited(HALF), 'ConnectionError', /ends within a box/],
    ['half a video under its own length', announced(HALF), 'UnexpectedResponseError', /ends within a box/],
    ['a page that is called a video', announced(PAGE), 'UnexpectedResponseError', /a text instead of a video/],
    [
      'half a video that begins with no ftyp',
      announced(HALF.subarray(FTYP.length)),
      'UnexpectedResponseError',
      /ends within a box/,
    ],
    ['a few bytes of a video', closeDelimited(WHOLE.subarray(0, 5)), 'ConnectionError', /ends within a box, after 5/],
    ['a picture that is called a video', announced(PNG), 'UnexpectedResponseError', /bytes that are no MP4/],
    ['a page that ends with its connection', closeDelimited(PAGE), 'UnexpectedResponseError', /a text instead/],
  ];

  it.each(CASES)('refuses %s, after maxRetries', async (_what, step, name, message) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise(step);
    const error = await rejection(vid.jobs.download(finished(), path, { maxRetries: 2 }));
    expect(error).toMatchObject({ name, jobId: 'job_1' });
    expect(error.message).toMatch(message);
    expect(server.received).toHaveLength(3);
    expect(await readdir(folder)).not.toContain('video.mp4');
    await vid.close();
  });

  it.each(CASES)('takes the video where %s came first', async (_what, step) => {
    const { vid } = makeClient(server.url, { transport });
    server.script(step, closeDelimited(WHOLE));
    await expect(vid.jobs.download(finished(), path)).resolves.toMatchObject({ bytes: WHOLE.length });
    expect(WHOLE.equals(await readFile(path))).toBe(true);
    expect(await readdir(folder)).toEqual(['video.mp4']);
    await vid.close();
  });

  it.each([
    ['image/png', false],
    ['application/pdf', false],
    ['application/dash+xml', false],
    ['multipart/byteranges; boundary=x', false],
    ['audio/mp4', false],
    ['application/mp4x', false],
    ['text/html', false],
    ['video/mp4', true],
    ['Video/QuickTime; codecs="avc1"', true],
    ['application/mp4', true],
    ['application/octet-stream; charset=binary', true],
    ['binary/octet-stream', true],
    ['', true],
  ])('judges by its Content-Type: %j', async (type, isTaken) => {
    const { vid } = makeClient(server.url, { transport });
    server.otherwise((_request, response) => void response.writeHead(200, { 'content-type': type }).end(WHOLE));
    const saved = vid.jobs.download(finished(), path);
    if (isTaken) await saved;
    else expect((await rejection(saved)).message).toContain(`found ${type} instead of a video`);
    expect(await readdir(folder)).toEqual(isTaken ? ['video.mp4'] : []);
    expect(server.received).toHaveLength(1);
    await vid.close();
  });

  it('gives a stream no byte of a page, and the video after it', async () => {
    const { vid } = makeClient(server.url, { transport });
    const collected: Buffer[] = [];
    const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => void (collected.push(chunk), done()) });
    server.script(announced(PAGE), announced(WHOLE));
    await vid.jobs.download(finished(), stream);
    expect(WHOLE.equals(Buffer.concat(collected))).toBe(true);
    await vid.close();
  });

  it.each([
    ['half a video', HALF],
    ['half a video that begins with no ftyp', HALF.subarray(FTYP.length)],
    ['a few bytes of a video', HALF.subarray(0, 5)],
  ])('fails a stream that got %s', async (_what, half) => {
    const { vid } = makeClient(server.url, { transport });
    const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
    stream.on('error', () => undefined);
    server.otherwise(announced(half));
    await rejection(vid.jobs.download(finished(), stream));
    expect([stream.destroyed, stream.writableFinished]).toEqual([true, false]);
    expect(server.received).toHaveLength(1);
    await vid.close();
  });

  it('asks for the rest of half a video whose end nothing told', async () => {
    const { vid } = makeClient(server.url, { transport });
    const tag = { etag: '"v1"' };
    server.script(closeDelimited(HALF, 'ETag: "v1"\r\n'), ({ headers }, response) => {
      expect(headers['range']).toBe(`bytes=${HALF.length}-`);
      const range = `bytes ${HALF.length}-${WHOLE.length - 1}/${WHOLE.length}`;
      response.writeHead(206, { ...tag, 'content-range': range }).end(WHOLE.subarray(HALF.length));
    });
    await vid.jobs.download(finished(), path);
    expect(WHOLE.equals(await readFile(path))).toBe(true);
    await vid.close();
  });

  it('does not take half a video for whole because a later call finds no more of it', async () => {
    const { vid } = makeClient(server.url, { transport });
    server.script(closeDelimited(HALF, 'ETag: "v1"\r\n'));
    await rejection(vid.jobs.download(finished(), path, { maxRetries: 0 }));
    expect(await readdir(folder)).not.toEqual([]);
    server.script(({ headers }, response) => {
      expect(headers['range']).toBe(`bytes=${HALF.length}-`);
      response.writeHead(416, { etag: '"v1"', 'content-range': `bytes */${HALF.length}` }).end();
    });
    const error = await rejection(vid.jobs.download(finished(), path, { maxRetries: 0 }));
    expect(error.message).toMatch(/ends within a box/);
    expect(await readdir(folder)).toEqual([]);
    await vid.close();
  });
});
