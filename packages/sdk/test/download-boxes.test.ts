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
    ['boxes that nobody knows', join2(FTYP, box('xxxx', MEDIA), MOOV, box('mdat'), box('free'))],
  ];

  it.each(VIDEOS)('are whole with %s, however they come', (_what, bytes) => {
    for (const slice of [1, 7, 4096, bytes.length]) expect(judge(bytes, slice)).toBeUndefined();
  });

  it.each(VIDEOS.slice(0, 3))('are cut with %s after any byte but the last', (_what, bytes) => {
    const ends = new Set([8, FTYP.length - 1, FTYP.length, FTYP.length + 1, bytes.length - 1]);
    for (let end = FTYP.length; end < bytes.length; end += 997) ends.add(end);
    for (const end of ends) {
      const cut = bytes.subarray(0, end);
      expect(judge(cut, 4096), `${end} bytes`).toMatch(/ends/);
      expect(judge(cut, 4096, true), `${end} bytes, told`).toMatch(/ends/);
    }
  });

  it('end with the file where their size says so, if the answer told where that is', () => {
    const open = join2(FTYP, MOOV, box('mdat', MEDIA, 'open'));
    expect(judge(open, 4096, true)).toBeUndefined();
    expect(judge(open, 4096, false)).toMatch(/nothing tells whether the box mdat ends/);
    expect(judge(join2(FTYP, box('mdat', MEDIA, 'open')), 4096, true)).toMatch(/without a box moov/);
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

  it.each<readonly [string, Buffer]>([
    ['of a picture', join2(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), MEDIA)],
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

  it('gives a stream no byte of a page, and the video after it', async () => {
    const { vid } = makeClient(server.url, { transport });
    const collected: Buffer[] = [];
    const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => void (collected.push(chunk), done()) });
    server.script(announced(PAGE), announced(WHOLE));
    await vid.jobs.download(finished(), stream);
    expect(WHOLE.equals(Buffer.concat(collected))).toBe(true);
    await vid.close();
  });

  it('fails a stream that got half a video', async () => {
    const { vid } = makeClient(server.url, { transport });
    const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
    stream.on('error', () => undefined);
    server.otherwise(announced(HALF));
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
