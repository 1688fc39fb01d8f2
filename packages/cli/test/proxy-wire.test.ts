/** What the proxy does with bytes and connections: a client sees through it what it would have seen without. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { openProxied, type Proxied } from './proxied';

const open: (Server | Proxied)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) {
    if ('closeAllConnections' in one) one.closeAllConnections();
    await one.close();
  }
});

/** A proxy before a service that does this. */
const before = async (service: RequestListener): Promise<Proxied> => {
  const server = createServer(service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const proxied = await openProxied(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  open.push(proxied);
  return proxied;
};

const AUTH = { authorization: 'Bearer emp_test_key' };

interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

const call = async (
  url: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<{ answer: IncomingMessage; bytes: Buffer }> => {
  const sent = request(url, { method, headers: { ...AUTH, ...headers } });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { answer, bytes: await buffer(answer) };
};

const ACCOUNT = JSON.stringify({ user_id: '3f0c1a52-8a4e-4c53-9d5e-0b1f3a3c7d11', credits_remaining: 10 });
const JSON_TYPE = { 'content-type': 'application/json' };

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('passes %s as it came and judges what is in it', async (coding, compress) => {
  const bytes = compress(Buffer.from(ACCOUNT.replace('10', '"10"')));
  let asked: unknown;
  const proxied = await before((incoming, outgoing) => {
    asked = incoming.headers['accept-encoding'];
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-encoding': coding }).end(bytes);
  });
  const got = await call(`${proxied.url}/v1/me`, { headers: { 'accept-encoding': `${coding};q=1` } });
  expect(got.bytes).toEqual(bytes);
  expect([asked, got.answer.headers['content-encoding']]).toEqual([`${coding};q=1`, coding]);
  await proxied.judged(1);
  expect(proxied.rules()).toEqual(['answer-body']);
});

it('passes headers on, and keeps those of the connection', async () => {
  let seen: IncomingMessage | undefined;
  const proxied = await before((incoming, outgoing) => {
    seen = incoming;
    outgoing.writeHead(418, 'Quite A Teapot', [
      ...[
        'Set-Cookie',
        'a=1',
        'Set-Cookie',
        'b=2',
        'X-Odd',
        'yes',
        'Connection',
        'X-Hop',
        'X-Hop',
        'no',
        'Date',
        'Thu, 01 Jan 1970 00:00:00 GMT',
      ],
    ]);
    outgoing.end();
  });
  const { answer } = await call(`${proxied.url}/v1/me?a=b%20c`, {
    headers: { 'X-Mine': ['1', '2'], connection: 'x-gone, keep-alive', 'x-gone': '1', te: 'trailers' },
  });
  expect([answer.statusCode, answer.statusMessage]).toEqual([418, 'Quite A Teapot']);
  expect(answer.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'x-odd': 'yes',
    date: 'Thu, 01 Jan 1970 00:00:00 GMT',
  });
  expect(answer.headers['x-hop']).toBeUndefined();
  expect(seen?.url).toBe('/v1/me?a=b%20c');
  expect(seen?.rawHeaders).toContain('X-Mine');
  expect(seen?.headers).toMatchObject({
    'x-mine': '1, 2',
    host: expect.not.stringContaining(new URL(proxied.url).port) as string,
  });
  expect([seen?.headers['x-gone'], seen?.headers.te]).toEqual([undefined, undefined]);
});

it('answers HEAD without a body, DELETE and POST without one as they came', async () => {
  const lengths: (string | undefined)[] = [];
  const proxied = await before((incoming, outgoing) => {
    lengths.push(incoming.headers['transfer-encoding']);
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': 999 }).end();
  });
  const { answer, bytes } = await call(`${proxied.url}/v1/me`, { method: 'HEAD' });
  expect([answer.headers['content-length'], bytes.length]).toEqual(['999', 0]);
  const sent = request(`${proxied.url}/api/webhooks/hooks/1/test`, {
    method: 'POST',
    headers: { ...AUTH, 'content-length': 0 },
  });
  sent.on('error', () => undefined).end();
  await proxied.judged(1);
  expect(lengths[0]).toBeUndefined();
});

it('lets the service say whether a body is to be sent, and passes chunks as chunks', async () => {
  const server: RequestListener = (incoming, outgoing) => {
    void buffer(incoming).then((body) =>
      outgoing
        .writeHead(200, JSON_TYPE)
        .end(JSON.stringify({ coding: incoming.headers['transfer-encoding'], size: body.length })),
    );
  };
  const proxied = await before(server);
  const sent = request(`${proxied.url}/v1/render`, {
    method: 'POST',
    headers: { ...AUTH, expect: '100-continue', 'transfer-encoding': 'chunked' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.end('{}');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(JSON.parse((await buffer(answer)).toString())).toEqual({ coding: 'chunked', size: 2 });
});

it('streams both ways: the first bytes come before the last are sent', async () => {
  const proxied = await before((incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'video/mp4' });
    incoming.pipe(outgoing);
  });
  const sent = request(`${proxied.url}/videos/x.mp4`, { method: 'POST', headers: AUTH });
  sent.write('first');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const [chunk] = (await once(answer, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('first');
  sent.end('last');
  expect((await buffer(answer)).toString()).toBe('last');
});

it('holds a fast service up while its client does not read', async () => {
  let isDone = false;
  const chunk = Buffer.alloc(1024 * 1024);
  const proxied = await before(({ url }, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'video/mp4' });
    if (url !== '/videos/x.mp4') return void outgoing.end();
    let left = 64;
    const more = (): void => {
      while (left > 0) {
        left -= 1;
        if (!outgoing.write(chunk)) return void outgoing.once('drain', more);
      }
      isDone = true;
      outgoing.end();
    };
    more();
  });
  const sent = request(`${proxied.url}/videos/x.mp4`, { headers: AUTH }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // As long as all of it would have taken, and more.
  for (let round = 0; round < 100 && !isDone; round += 1) await call(`${proxied.url}/videos/${round}.mp4`);
  expect(isDone).toBe(false);
  answer.destroy();
  await proxied.close();
  expect(proxied.passed.at(-1)?.broken).toBe('client');
});

it('leaves the service when its client leaves', async () => {
  let left: Promise<unknown> = Promise.resolve();
  let came: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    came = resolve;
  });
  const proxied = await before((incoming, outgoing) => {
    left = once(outgoing, 'close');
    incoming.resume();
    came();
  });
  const sent = request(`${proxied.url}/v1/render`, { method: 'POST', headers: AUTH });
  sent.on('error', () => undefined).end('{}');
  await arrived;
  sent.destroy();
  await left;
  await proxied.judged(1);
  expect(proxied.passed[0]).toMatchObject({ broken: 'client', answer: undefined });
  expect(proxied.cassette().trim().split('\n')).toHaveLength(1);
});

const failure = async (url: string): Promise<string> =>
  call(url).then(
    () => 'answered',
    (error: NodeJS.ErrnoException) => `${error.code} ${error.syscall ?? ''}`.trim(),
  );

it.each([
  ['reset', 'ECONNRESET read'],
  ['closed', 'ECONNRESET'],
] as const)('a connection that is %s before the answer is so for the client', async (how, seen) => {
  const proxied = await before(({ socket }) => void (how === 'reset' ? socket.resetAndDestroy() : socket.end()));
  expect(await failure(`${proxied.url}/v1/me`)).toBe(seen);
  await proxied.judged(1);
  expect(proxied.passed[0]?.broken).toBe(how);
  expect(proxied.rules('note')).toEqual(['no-answer']);
});

it('an answer cut short is cut short, with what came of it', async () => {
  const proxied = await before((_incoming, outgoing) => {
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': 100 }).write('{"job_id":');
    outgoing.socket?.end();
  });
  const sent = request(`${proxied.url}/v1/me`, { headers: AUTH }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [error] = (await once(answer, 'error')) as [NodeJS.ErrnoException];
  expect([error.code, text]).toEqual(['ECONNRESET', '{"job_id":']);
  await proxied.judged(1);
  expect(proxied.rules()).toEqual([]);
});

it('answers 502 in its own name when the service is away, and goes on', async () => {
  const free = createSocketServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  const proxied = await openProxied(`http://127.0.0.1:${port}`);
  open.push(proxied);
  for (const path of ['/v1/me', '/v1/me']) {
    const { answer, bytes } = await call(`${proxied.url}${path}`);
    expect([answer.statusCode, JSON.parse(bytes.toString())]).toEqual([
      502,
      { error: expect.stringContaining("is the proxy's own") as string, code: 'PROXY_UPSTREAM' },
    ]);
  }
  await proxied.judged(2);
  expect(proxied.rules('violation')).toEqual([]);
});

it('answers what is no HTTP in its own name', async () => {
  const proxied = await before((_incoming, outgoing) => outgoing.end());
  const socket = connect(Number(new URL(proxied.url).port), '127.0.0.1').end('nonsense\r\n\r\n');
  expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 400 [^]*the proxy's own/);
});

it('passes the controls of a local server to programs of this machine alone, and records none of it', async () => {
  const proxied = await before((_incoming, outgoing) =>
    outgoing.writeHead(200, JSON_TYPE).end('{"api_key":"emp_secret_key"}'),
  );
  const admin = `${proxied.url}/_admin/accounts`;
  expect((await call(admin)).answer.statusCode).toBe(200);
  for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }])
    for (const url of [admin, admin.replace('_', '%5f'), admin.replace('/_', '/v1/../_')])
      expect((await call(url, { headers })).answer.statusCode).toBe(403);
  await proxied.close();
  expect(proxied.passed).toEqual([]);
  expect(proxied.cassette()).not.toContain('emp_secret_key');
});

it.each([
  ['POST', '/_admin/reset', 200, []],
  ['PUT', '/_admin/snapshot/', 200, []],
  ['POST', '/%5fadmin/reset', 204, []],
  ['POST', '/_admin/reset', 409, ['key-ignored', 'retry-too-early']],
  ['POST', '/_admin/clock', 200, ['key-ignored']],
  ['GET', '/_admin/clock', 200, ['key-ignored', 'retry-too-early']],
] as const)('%s %s through it, answered %i, leaves standing what it leaves', async (method, path, status, rules) => {
  let job = 0;
  const proxied = await before((incoming, outgoing) => {
    incoming.resume();
    if (/admin/.test(incoming.url ?? '')) return void outgoing.writeHead(status).end();
    const isHook = incoming.url !== '/v1/render';
    outgoing.writeHead(isHook ? 429 : 202, JSON_TYPE);
    if (isHook)
      return void outgoing.end(JSON.stringify({ error: 'Too many.', code: 'RATE_LIMITED', retryAfter: 3600 }));
    job += 1;
    outgoing.end(
      JSON.stringify({
        job_id: `job_${job}`,
        status: 'starting',
        title: 'A',
        scenes: 1,
        credits_used: 4,
        watermarked: false,
        poll_url: `/v1/job/job_${job}`,
        note: 'Poll it.',
      }),
    );
  });
  const headers = { ...JSON_TYPE, 'idempotency-key': 'one' };
  const both = async (): Promise<void> => {
    const scenes = [{ type: 'motion', prompt: 'Hello' }];
    await call(`${proxied.url}/v1/render`, { method: 'POST', headers, body: JSON.stringify({ scene_plan: scenes }) });
    const hook = { event: 'video.completed', webhook_url: 'https://example.com/hook' };
    await call(`${proxied.url}/api/webhooks/hooks`, { method: 'POST', headers, body: JSON.stringify(hook) });
  };
  await both();
  await call(`${proxied.url}${path}`, { method });
  await both();
  await proxied.judged(4);
  expect(proxied.rules()).toEqual(rules);
});

it('keeps a long body by its hash and a short film whole', async () => {
  const long = Buffer.alloc(300 * 1024, 7);
  const short = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.from([0xff, 0xfe])]);
  const proxied = await before(({ url }, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'video/mp4' }).end(url === '/long.mp4' ? long : short);
  });
  await call(`${proxied.url}/long.mp4`);
  await call(`${proxied.url}/short.mp4`);
  await proxied.judged(2);
  const [, one = '', other = ''] = proxied.cassette().split('\n');
  expect(JSON.parse(one)).toMatchObject({ response: { body_cut: { bytes: long.length } } });
  const { response } = JSON.parse(other) as { response: { body_base64: string } };
  expect(Buffer.from(response.body_base64, 'base64')).toEqual(short);
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PARTS = '--b\r\ncontent-disposition: form-data; name="password"\r\n\r\nLEAK\r\n--b--\r\n';

it.each<readonly [string, OutgoingHttpHeaders, string | Buffer]>([
  ['JSON that breaks off', JSON_TYPE, '{"webhook_secret":"LEAK","password":"LEAK", "event":'],
  ['a form', FORM, 'secret=LEAK&access_token=LEAK'],
  ['a form in parts', { 'content-type': 'multipart/form-data; boundary=b' }, PARTS],
  ['a text', { 'content-type': 'text/plain' }, 'the door opens with LEAK'],
  ['a text alone', JSON_TYPE, '"LEAK"'],
  ['a text of another coding', { 'content-type': 'text/plain' }, Buffer.from('LEAK \xfc', 'latin1')],
  ['what is said to be a film', { 'content-type': 'video/mp4' }, 'LEAK'],
  ['JSON in lines', { 'content-type': 'application/x-ndjson' }, '{"a":"LEAK"}\n{"a":1}\n'],
  ['members that nobody knows', JSON_TYPE, JSON.stringify({ event: 'x', private_key: 'LEAK', passphrase: 'LEAK' })],
])('keeps and tells nothing of %s, either way', async (_what, headers, body) => {
  const proxied = await before((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(400, headers).end(body);
  });
  await call(`${proxied.url}/api/webhooks/hooks`, { method: 'POST', headers, body });
  await proxied.judged(1);
  const kept = proxied.cassette();
  expect(kept).toContain('"status":400');
  for (const form of ['LEAK', Buffer.from('LEAK').toString('base64').slice(0, 5)]) expect(kept).not.toContain(form);
  expect(proxied.findings.length).toBeGreaterThan(0);
  expect(JSON.stringify(proxied.findings)).not.toContain('LEAK');
});
