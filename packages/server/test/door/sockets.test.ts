/** What arrives at a socket and is no proper request, or ends early, gets JSON and harms nobody else. */
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendReply } from '../../src/adapters/node-http/send-reply';
import { createServer } from '../../src/create-server';
import type { ServerOptions } from '../../src/options';
import { TINY_PLAN } from '../support/world';

const KEY = { authorization: 'Bearer emp_local_dev' };
const MIB = 1024 ** 2;

const listening = async (options: ServerOptions = {}) => {
  const server = await createServer(options);
  onTestFinished(() => server.close());
  const url = await server.listen();
  return { server, url, port: Number(new URL(url).port) };
};

/** Everything that a socket answers to these bytes, until it closes. */
const bytes = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });

const parsed = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) as { error: string } };
};

describe('bytes that are no request', () => {
  test.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['an unknown method', 'BREW /v1/me HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no Host', 'GET /v1/me HTTP/1.1\r\n\r\n', 400],
    ['two lengths', 'POST /v1/render HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['a length that is none', 'POST /v1/render HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n', 400],
    ['a broken chunk', 'POST /v1/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ['headers beyond measure', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET /v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: miracles\r\n\r\n', 417],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 405],
    ['another method', 'TRACE /v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['a whole URL as the path', 'GET http://x/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 401],
    ['a URL that is none', 'GET http://[/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['dots', 'GET /v1/../_admin/accounts HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ])('%s: JSON', async (_, text, status) => {
    const lines: string[] = [];
    const { server, url, port } = await listening({ logLevel: 'info', logTo: (line) => lines.push(line) });
    const answer = parsed(await bytes(port, text));
    expect(answer.status).toBe(status);
    const [, id] = /\r\nx-request-id: (\S+)/.exec(answer.head) ?? [];
    expect(id).toMatch(/^req_/);
    // What is no request is in no list of them.
    const isListed = (await server.admin.requests()).requests.some(({ requestId }) => requestId?.toLowerCase() === id);
    if (!isListed) expect(lines.join('').toLowerCase()).toContain(`request-refused request_id=${id} status=${status}`);
    expect(lines.join('')).not.toContain('aaa');
    expect(answer.head).toContain('content-type: application/json');
    expect(typeof answer.body.error).toBe('string');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

/** A request whose body is fed by the test; resolves with the answer, whether or not the body came to an end. */
const feeding = (port: number, headers: Record<string, string | number>) => {
  const outgoing = send({ host: '127.0.0.1', port, path: '/v1/render', method: 'POST', headers });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
  });
  onTestFinished(() => void outgoing.destroy());
  return { outgoing, answered };
};

describe('bodies', () => {
  test('without a length are read in chunks', async () => {
    const { port } = await listening();
    const { outgoing, answered } = feeding(port, { ...KEY, 'content-type': 'application/json' });
    outgoing.write('{"scene_plan":[{"type":"motion",');
    outgoing.end('"prompt":"é"}]}');
    expect((await answered).status).toBe(202);
  });

  test.each([
    ['a wrong key', { authorization: 'Bearer emp_nobody', 'content-length': 3 * MIB }, 401],
    ['a wrong content type', { ...KEY, 'content-type': 'text/plain', 'content-length': 3 * MIB }, 415],
    ['a length beyond the limit', { ...KEY, 'content-type': 'application/json', 'content-length': 81 * MIB }, 413],
  ])('are not waited for after %s', async (_, headers, status) => {
    const { url, port } = await listening();
    const { outgoing, answered } = feeding(port, headers);
    outgoing.write('{');
    const answer = await answered;
    expect(answer.status).toBe(status);
    expect(typeof (JSON.parse(answer.body) as { error: unknown }).error).toBe('string');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('beyond the limit are refused while they arrive, without being kept', async () => {
    const { port } = await listening();
    const { outgoing, answered } = feeding(port, { ...KEY, 'content-type': 'application/json' });
    const chunk = Buffer.alloc(MIB, 0x20);
    // Sends for as long as nobody objects: whoever was answered is not read for ever.
    let status: number | undefined;
    const told = answered.then((answer) => (status = answer.status));
    while (status === undefined)
      if (!outgoing.write(chunk)) await Promise.race([told, new Promise((resolve) => outgoing.once('drain', resolve))]);
    expect(status).toBe(413);
  });

  test('that break off charge nothing, and the server goes on', async () => {
    const { server, url, port } = await listening();
    const headers = { ...KEY, 'content-type': 'application/json', 'content-length': 500, expect: '100-continue' };
    const { outgoing, answered } = feeding(port, headers);
    answered.catch(() => undefined);
    // The server reads: only then is there something to break off.
    await new Promise((resolve) => outgoing.once('continue', resolve).flushHeaders());
    outgoing.destroy();
    const logged = async () => (await server.admin.requests()).requests.find(({ path }) => path === '/v1/render');
    while ((await logged()) === undefined) await fetch(`${url}/readyz`);
    expect((await logged())?.status).toBe(400);
    const me = await fetch(`${url}/v1/me`, { headers: KEY });
    expect(await me.json()).toMatchObject({ credits_remaining: 1000 });
  });
});

describe('what is sent after the answer', () => {
  test('is read one chunk in a turn, so that its sender gets to read the answer and nobody else waits', async () => {
    let chunks = 0;
    const incoming = Object.assign(
      new Readable({
        highWaterMark: 1,
        read() {
          chunks += 1;
          this.push(chunks < 1000 ? Buffer.alloc(MIB / 64) : null);
        },
      }),
      { complete: false },
    );
    const sent: string[] = [];
    const outgoing = new Writable({
      write: (chunk, _, done) => {
        sent.push(String(chunk));
        done();
      },
    });
    const reply = { status: 429, headers: {}, body: 'later' };
    sendReply(incoming as never, Object.assign(outgoing, { socket: null, writeHead: () => outgoing }) as never, reply);
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    for (let turns = 1; turns <= 20; turns += 1) {
      await turn();
      expect(chunks).toBeLessThanOrEqual(2 * turns + 2);
    }
    expect(chunks).toBeGreaterThan(5);
    expect(sent).toEqual(['later']);
    incoming.destroy();
  });
});

describe('a stream', () => {
  test('ends when the client goes, also while it waits for more', async () => {
    const ended = new Promise<void>((resolve) => {
      const body = new ReadableStream<Uint8Array>({
        pull: () => new Promise(() => undefined),
        cancel: () => resolve(),
      });
      const outgoing = new Writable({ write: (_chunk, _encoding, done) => done() });
      const flushHeaders = () => void setImmediate(() => outgoing.destroy());
      const incoming = Object.assign(Readable.from([]), { complete: true });
      sendReply(incoming as never, Object.assign(outgoing, { writeHead: () => outgoing, flushHeaders }) as never, {
        status: 200,
        headers: {},
        body,
      });
    });
    await ended;
  });
});

describe('answers', () => {
  test.each([
    ['/v1/me', KEY],
    ['/v1/me', {}],
    ['/api/webhooks/events', KEY],
    ['/openapi.json', {}],
    ['/nothing', {}],
    ['/_admin/policies', {}],
  ])('to HEAD %s have the headers of GET, its length too, over a socket and in the process', async (path, headers) => {
    const { server, url } = await listening();
    for (const ask of [fetch, (...call: Parameters<typeof fetch>) => server.fetch(...call)]) {
      const get = await ask(`${url}${path}`, { headers });
      const head = await ask(`${url}${path}`, { headers, method: 'HEAD' });
      const length = Buffer.byteLength(await get.text());
      expect([head.status, head.headers.get('content-type')]).toEqual([get.status, 'application/json']);
      if (path !== '/nothing') expect(head.headers.get('content-length')).toBe(String(length));
      expect(await head.text()).toBe('');
    }
  });

  test('bring videos, whole and in ranges, and survive a reader that leaves', async () => {
    const { server, url } = await listening();
    const headers = { ...KEY, 'content-type': 'application/json' };
    const made = await fetch(`${url}/v1/render`, { method: 'POST', headers, body: JSON.stringify(TINY_PLAN) });
    const { poll_url: poll } = (await made.json()) as { poll_url: string };
    await server.settled();
    const job = (await (await fetch(`${url}${poll}`, { headers: KEY })).json()) as { video_url: string };
    const whole = await fetch(job.video_url);
    const video = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(video.length)]);
    const part = await fetch(job.video_url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    const head = await fetch(job.video_url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(video.length)]);
    const beyond = await fetch(job.video_url, { headers: { range: `bytes=${video.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${video.length}`]);
    const same = await fetch(job.video_url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect([same.status, await same.text()]).toEqual([304, '']);

    const leaving = new AbortController();
    const left = await fetch(job.video_url, { signal: leaving.signal });
    leaving.abort();
    await expect(left.text()).rejects.toThrow();
    expect((await fetch(job.video_url)).status).toBe(200);
  });

  test('without a body have none: 204', async () => {
    const { url } = await listening();
    const answer = await fetch(`${url}/_admin/faults`, { method: 'DELETE' });
    expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([204, '', null]);
  });
});

describe('a body in pieces', () => {
  /** Sends a body in chunks of the given sizes, again and again. */
  const inChunks = async (body: string, sizes: readonly number[]) => {
    const { port } = await listening();
    const chunks: string[] = [];
    for (let at = 0; at < body.length; ) {
      const size = sizes[chunks.length % sizes.length] ?? 1;
      const chunk = body.slice(at, at + size);
      chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
      at += size;
    }
    const head = `POST /v1/render HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const key = `Authorization: ${KEY.authorization}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    return parsed(await bytes(port, `${head}${key}${chunks.join('')}0\r\n\r\n`));
  };
  const plan = (prompt: string) => JSON.stringify({ scene_plan: [{ type: 'motion', prompt, duration: 3 }] });

  test.each([
    ['of one byte', plan('Hello'), [1]],
    ['small and large', plan('x'.repeat(1900)), [1, 300, 2, 3, 256, 255, 7]],
    ['large, then small', plan('x'.repeat(1900)), [1700, 1]],
    ['as many as a body may have', `${plan('Hello')}${' '.repeat(9000)}`, [1]],
  ])('%s is read as a whole one is', async (_what, body, sizes) => {
    expect((await inChunks(body, sizes)).status).toBe(202);
  });

  test('of thousands of tiny ones is refused, and told how to be sent', async () => {
    const { status, body } = await inChunks(JSON.stringify({ brief: 'x'.repeat(30_000) }), [1]);
    expect([status, body]).toEqual([
      400,
      { error: 'Validation failed', detail: expect.stringMatching(/^body: came in thousands of pieces/) },
    ]);
    expect((await inChunks(JSON.stringify({ brief: 'x'.repeat(900_000) }), [80])).body).toMatchObject({
      detail: expect.stringMatching(/^brief: /),
    });
  });
});
