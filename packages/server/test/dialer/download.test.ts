import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sniffMedia } from '../../src/adapters/guarded-dialer/sniff-media';
import type { DownloadRequest, MediaKind } from '../../src/ports/dialer';
import { dialer, onEnd, receiver } from './support';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const ftyp = (brand: string): Buffer => latin(`\0\0\0\x18ftyp${brand}\0\0\0\0isom`);
const PNG = latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const SVG = latin('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');

const dataUri = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialer-'));
  path = join(folder, 'media');
  onEnd(() => rm(folder, { recursive: true, force: true }));
});

const wanted = (accept: MediaKind, more: Partial<DownloadRequest> = {}): DownloadRequest => ({
  path,
  maxBytes: 10_000,
  accept,
  signal: new AbortController().signal,
  ...more,
});

/** Serves bytes in pieces, with a length or in chunks. */
const serve = (bytes: Buffer, head = `content-length: ${bytes.length}\r\n`) =>
  receiver((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n`);
    socket.write(bytes);
  });

describe('the type of a file', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', latin('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['image/gif', latin('GIF89a')],
    ['image/gif', latin('GIF87a')],
    ['image/webp', latin('RIFF\x24\0\0\0WEBPVP8 ')],
    ['video/mp4', ftyp('isom')],
    ['video/mp4', ftyp('mp42')],
    ['video/mp4', ftyp('M4V ')],
    ['video/quicktime', ftyp('qt  ')],
    ['video/quicktime', latin('\0\0\0\x08wide\0\0\0\0mdat')],
    ['video/webm', latin('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
    ['image/svg+xml', SVG],
    ['image/svg+xml', latin('\xef\xbb\xbf\n<?xml version="1.0"?><!-- a logo --><!DOCTYPE svg PUBLIC "a" "b"><svg/>')],
    ['image/svg+xml', latin(`<?xml version="1.0"?><!-- ${'a logo '.repeat(90)}--><svg/>`)],
  ])('is %s by its first bytes', (type, bytes) => {
    expect(sniffMedia(bytes)).toBe(type);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', latin('hello')],
    ['HTML', latin('<!doctype html>')],
    ['HTML behind a comment', latin('<!-- a page --><!doctype html><svg/>')],
    ['XHTML', latin('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>')],
    ['text that begins as SVG does', latin('<svgs>')],
    ['a page list for a player', latin('#EXTM3U\nfile:///etc/passwd')],
    ['AVIF', ftyp('avif')],
    ['HEIC', ftyp('heic')],
    ['Matroska', latin('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska')],
    ['a sound', latin('RIFF\x24\0\0\0WAVEfmt ')],
    ['half a signature', PNG.subarray(0, 7)],
  ])('is none for %s', (_what, bytes) => {
    expect(sniffMedia(bytes)).toBeUndefined();
  });
});

describe('a download', () => {
  it('arrives whole, with its type and length', async () => {
    const bytes = Buffer.concat([PNG, Buffer.alloc(5_000, 7)]);
    const open = await serve(bytes);
    const outcome = await dialer().download(`${open.url}logo.svg?x=1`, wanted('image'));
    expect(outcome).toMatchObject({ kind: 'downloaded', type: 'image/png', bytes: bytes.length });
    expect(await readFile(path)).toEqual(bytes);
    expect(await readdir(folder)).toEqual(['media']);
    expect(open.received()).toMatch(/^GET \/logo\.svg\?x=1 HTTP\/1\.1\r\n/);
  });

  it('may be shorter than what is needed to tell its type for sure', async () => {
    const open = await serve(PNG);
    expect(await dialer().download(open.url, wanted('image'))).toMatchObject({ kind: 'downloaded', bytes: PNG.length });
  });

  it.each([
    ['with a length', (size: number) => `content-length: ${size}\r\n`],
    ['until the connection closes', () => 'connection: close\r\n'],
    ['with a length that lies', () => 'transfer-encoding: chunked\r\n'],
  ])('that is too large %s is stopped', async (_how, head) => {
    const bytes = Buffer.concat([PNG, Buffer.alloc(2_000_000)]);
    const chunked = head(0).startsWith('transfer');
    const wire = chunked ? Buffer.concat([latin(`${bytes.length.toString(16)}\r\n`), bytes]) : bytes;
    const open = await serve(wire, head(bytes.length));
    expect(await dialer().download(open.url, wanted('image'))).toMatchObject({ kind: 'failed', reason: 'too-large' });
    await open.closed;
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a page', latin('<!-- gone --><html>'), /something else; send a PNG, JPEG, WebP, GIF or SVG/],
    ['a film in place of a picture', ftyp('isom'), /video\/mp4/],
    ['a photo of a phone', ftyp('heic'), /It is HEIC; send a PNG, JPEG, WebP, GIF or SVG/],
    ['a picture that no scene can draw', ftyp('avif'), /It is AVIF; send/],
    ['nothing at all', latin(''), /There are no bytes; send/],
    ['a play list', latin('#EXTM3U\n'), /something else/],
  ])('that turns out to be %s is refused', async (_what, bytes, words) => {
    const open = await serve(bytes, `content-type: image/png\r\ncontent-length: ${bytes.length}\r\n`);
    const outcome = await dialer().download(open.url, wanted('image'));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'bad-media', error: expect.stringMatching(words) });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['breaks off', (socket: Socket) => socket.destroy(), 'network'],
    ['stalls', () => undefined, 'timeout'],
  ])('that %s in the middle leaves no file', async (_how, then, reason) => {
    const open = await receiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n');
      socket.write(Buffer.concat([PNG, Buffer.alloc(1_000)]), () => then(socket));
    });
    const outcome = await dialer({ limits: { downloadMs: 150 } }).download(open.url, wanted('image'));
    expect(outcome).toMatchObject({ kind: 'failed', reason });
    await open.closed;
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['204 No Content', '206 Partial Content', '404 Not Found', '500 Oops'])(
    'answered by %s fails',
    async (status) => {
      const open = await receiver((socket) => socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`));
      expect(await dialer().download(open.url, wanted('image'))).toMatchObject({
        kind: 'failed',
        reason: 'bad-status',
      });
    },
  );

  it('stops with its signal, before and while it is under way', async () => {
    const stop = new AbortController();
    const open = await receiver(() => stop.abort());
    const guarded = dialer();
    const never = wanted('image', { signal: AbortSignal.abort() });
    expect(await guarded.download(open.url, never)).toMatchObject({ kind: 'failed', reason: 'aborted' });
    expect(open.connections()).toBe(0);
    const stopped = wanted('image', { signal: stop.signal });
    expect(await guarded.download(open.url, stopped)).toMatchObject({ kind: 'failed', reason: 'aborted' });
    await open.closed;
  });

  it('that cannot be written says so', async () => {
    const open = await serve(PNG);
    const nowhere = wanted('image', { path: join(folder, 'missing', 'x') });
    expect(await dialer().download(open.url, nowhere)).toMatchObject({ kind: 'failed', reason: 'disk' });
    expect(await dialer().download(dataUri('image/png', PNG), nowhere)).toMatchObject({ reason: 'disk' });
  });
});

describe('a data URI', () => {
  it.each([
    dataUri('image/png', PNG),
    dataUri('image/jpeg', PNG),
    dataUri('IMAGE/PNG;charset=x', PNG),
    `DATA:image/png;base64,${PNG.toString('base64').replaceAll('=', '')}`,
    `data:image/png;base64,${PNG.toString('base64').replaceAll('=', '%3D').replaceAll('/', '%2F')}`,
    `data:image/png,${[...PNG].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`,
    `${dataUri('image/png', PNG)}#fragment`,
    `data:image/png;base64,${PNG.toString('base64').replace(/(?=.)/g, ' \n')}`,
  ])('%s is unpacked', async (uri) => {
    const guarded = dialer({ allowPrivateNetwork: false });
    const name = createHash('sha256').update(PNG).digest('hex');
    expect(await guarded.judgeMedia(uri, { accept: 'image' })).toEqual({ ok: true, file: { name, bytes: PNG } });
    expect(await guarded.download(uri, wanted('image'))).toMatchObject({ kind: 'downloaded', type: 'image/png' });
    expect(await readFile(path)).toEqual(PNG);
  });

  it.each([
    'data:',
    'data:image/png',
    'data:,',
    'data:image/png;base64,',
    'data:image/png;base64,AAAA',
    'data:image/png;base64,iVBORw0KGg',
    'data:image/png;base64,iVBORw0KGgo*',
    'data:image/png;base64,iVBORw0KGgo===',
    'data:image/png;base64,iVBO=Rw0KGgo',
    'data:image/png;base64,iVBORw0KGgoAA',
    'data:image/png;base64,iVBORw0KGgo-',
    'data:image/png;base64,iVBORw0KGgo_',
    'data:image/png;base64,iVBORw0KGgoł',
    'data:image/png,ł',
    dataUri('text/html', PNG),
    dataUri('', PNG),
    dataUri('image/svg+xml', latin('<html>')),
    dataUri('image/png', ftyp('isom')),
    `data:image/svg+xml,${encodeURIComponent('<html><svg/></html>')}`,
  ])('%s is refused', async (uri) => {
    const guarded = dialer();
    expect(await guarded.judgeMedia(uri, { accept: 'image' })).toMatchObject({ ok: false, reason: 'media' });
    expect(await guarded.download(uri, wanted('image'))).toMatchObject({ kind: 'failed', reason: 'bad-media' });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['padding', `data:image/png;base64,${'='.repeat(4_900_000)}A`],
    ['padding between', `data:image/png;base64,${'A='.repeat(2_400_000)}`],
    ['spaces', `data:image/png;base64,${' '.repeat(4_900_000)}*`],
    ['spaces in its type', `data:image/png;${' '.repeat(4_900_000)}x,AAAA`],
    ['percent signs', `data:image/png;base64,${'%'.repeat(4_900_000)}`],
    ['number signs', `data:image/png,${'#'.repeat(4_900_000)}`],
  ])(
    'of millions of %s is refused in no time to speak of',
    async (_what, uri) => {
      expect(await dialer().judgeMedia(uri, { accept: 'image' })).toMatchObject({ ok: false, reason: 'media' });
    },
    5_000,
  );

  it.each([
    ['plain', (base64: string) => base64],
    ['with line ends', (base64: string) => base64.replace(/.{76}/g, '$&\r\n')],
    ['with escapes', (base64: string) => base64.replaceAll('+', '%2b')],
    ['with a digit of another alphabet', (base64: string) => `${base64.slice(0, -9)}-${base64.slice(-8)}`],
    ['with padding between', (base64: string) => `${base64.slice(0, 600_000)}====${base64.slice(600_000)}`],
    ['cut off', (base64: string) => base64.slice(0, -3)],
  ])('of millions of characters, %s, is read as a short one is', async (how, change) => {
    const bytes = Buffer.concat([PNG, Buffer.from(Uint8Array.from({ length: 1_200_002 }, (_, at) => at * at))]);
    const uri = `data:image/png;base64,${change(bytes.toString('base64'))}`;
    const outcome = await dialer().download(uri, wanted('image', { maxBytes: 2_000_000 }));
    const isWhole = /plain|line ends|escapes/.test(how);
    expect(outcome.kind).toBe(isWhole ? 'downloaded' : 'failed');
    if (isWhole) expect(bytes.equals(await readFile(path))).toBe(true);
  });

  it('is judged by its head, as a download is: what follows may not make another type of it', async () => {
    const guarded = dialer();
    const WEBM = latin('\x42\x82\x84webm');
    const film = (before: number) =>
      dataUri('video/webm', Buffer.concat([latin('\x1a\x45\xdf\xa3'), Buffer.alloc(before), WEBM]));
    const head = 512 - 4 - WEBM.length;
    expect(await guarded.judgeMedia(film(head), { accept: 'video' })).toMatchObject({ ok: true });
    expect(await guarded.judgeMedia(film(head + 1), { accept: 'video' })).toMatchObject({ ok: false });
    expect(await guarded.download(film(head + 1), wanted('video'))).toMatchObject({ reason: 'bad-media' });
  });

  it('is counted by its bytes', async () => {
    const guarded = dialer();
    const uri = dataUri('image/png', Buffer.concat([PNG, Buffer.alloc(20_000)]));
    expect(await guarded.judgeMedia(uri, { accept: 'image', maxBytes: 10_000 })).toMatchObject({
      ok: false,
      reason: 'media',
    });
    expect(await guarded.judgeMedia(uri, { accept: 'image', maxBytes: 30_000 })).toMatchObject({ ok: true });
    expect(await guarded.download(uri, wanted('image'))).toMatchObject({ kind: 'failed', reason: 'too-large' });
  });

  it('is no address for a delivery, and other media URLs are judged as addresses', async () => {
    const guarded = dialer({ allowPrivateNetwork: false });
    expect(guarded.judge(dataUri('image/png', PNG))).toMatchObject({ ok: false, reason: 'scheme' });
    expect(await guarded.judgeMedia('http://10.0.0.1/x.png', { accept: 'image' })).toMatchObject({ reason: 'address' });
    expect(await guarded.judgeMedia('https://example.com/x', { accept: 'video' })).toEqual({ ok: true });
  });
});
