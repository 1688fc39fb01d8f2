/** Who may use the admin API. */
import http from 'node:http';
import { connect } from 'node:net';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createServer, type VidServer } from '../../src/create-server';
import type { ServerOptions } from '../../src/options';
import { vidDispatcher } from '../../src/subpaths/dispatcher';
import { vidHandlers } from '../../src/subpaths/msw';

const TOKEN = 's3cret-token';

interface Listening {
  readonly server: VidServer;
  readonly port: number;
}
const listen = async (options: ServerOptions = {}): Promise<Listening> => {
  const server = await createServer(options);
  const { port } = new URL(await server.listen({ port: 0 }));
  return { server, port: Number(port) };
};

/** One without a token, one with. */
let open: Listening;
let keyed: Listening;
beforeAll(async () => {
  [open, keyed] = await Promise.all([
    listen(),
    listen({ publicUrl: 'https://videos.example.com/vid', adminToken: TOKEN }),
  ]);
});
afterAll(() => Promise.all([open.server.close(), keyed.server.close()]));

/** The status of what a socket answers to these lines of a request's head. */
const ask = (port: number, ...lines: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(answer.split(' ')[1])));
  });
const clock = (port: number, ...headers: readonly string[]) => ask(port, 'GET /_admin/clock HTTP/1.1', ...headers);

describe('the Host', () => {
  test.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '127.255.0.1:4600', '[::1]', '[::1]:80'])(
    '%s is local',
    async (host) => {
      const { port } = open;
      expect(await clock(port, `Host: ${host}`)).toBe(200);
    },
  );

  test.each([
    'x@127.0.0.1',
    'localhost@evil.example',
    '127.0.0.1/evil',
    '127.0.0.1#.evil.example',
    '127.0.0.1?.evil.example',
    '127.0.0.1\\.evil.example',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '127.0.0.256',
    '127.0.0.01',
    '%31%32%37.0.0.1',
    '127。0。0。1',
    '①②⑦.0.0.1',
    'localhost.',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example',
    'localhost:port',
    'localhost:80:80',
    'localhost localhost',
    'localhost, localhost',
    '[::ffff:127.0.0.1]',
    '[::1',
    '::1',
    '0.0.0.0',
    '',
  ])('%j is foreign', async (host) => {
    const { port } = open;
    expect(await clock(port, `Host: ${host}`)).toBe(403);
  });

  test('stands once, and a target that names one agrees with it', async () => {
    const { port } = open;
    expect(await clock(port, 'Host: localhost', 'Host: evil.example')).toBe(400);
    expect(await clock(port, 'Host: evil.example', 'host: localhost')).toBe(400);
    const whole = (target: string, host: string) => ask(port, `GET ${target} HTTP/1.1`, `Host: ${host}`);
    expect(await whole('http://localhost/_admin/clock', 'localhost')).toBe(200);
    expect(await whole('http://evil.example/_admin/clock', 'localhost')).toBe(403);
    expect(await whole('http://localhost/_admin/clock', 'evil.example')).toBe(403);
    expect(await whole('http://x@localhost/_admin/clock', 'localhost')).toBe(403);
    expect(await ask(port, 'GET /_admin/clock HTTP/1.0')).toBe(403);
  });

  test('of a public URL needs the token: a tunnel may lead there', async () => {
    const { port } = keyed;
    expect(await clock(port, 'Host: videos.example.com')).toBe(403);
    expect(await clock(port, 'Host: videos.example.com', `Authorization: Bearer ${TOKEN}`)).toBe(200);
    expect(await clock(port, 'Host: x@videos.example.com', `Authorization: Bearer ${TOKEN}`)).toBe(403);
  });
});

test.each([
  'X-Forwarded-For: 203.0.113.9',
  'X-Forwarded-Host: localhost',
  'X-Forwarded-Proto: http',
  'Forwarded: for=127.0.0.1',
  'Via: 1.1 proxy',
  'X-Real-IP: 127.0.0.1',
  'X-Client-IP: 127.0.0.1',
  'True-Client-IP: 127.0.0.1',
  'CF-Connecting-IP: 127.0.0.1',
  'CF-Ray: 1',
  'X-Original-URL: /',
  'X-Envoy-External-Address: 127.0.0.1',
  'X-Amzn-Trace-Id: 1',
  'X-Forwarded-For:',
])('what came through a proxy needs the token, on loopback too: %s', async (header) => {
  expect(await clock(open.port, 'Host: localhost', header)).toBe(403);
  const { port } = keyed;
  expect(await clock(port, 'Host: localhost', header)).toBe(403);
  expect(await clock(port, 'Host: localhost', header, `Authorization: Bearer ${TOKEN}`)).toBe(200);
  expect(await clock(port, 'Host: localhost', header, `Authorization: Bearer ${TOKEN}x`)).toBe(403);
  expect(await clock(port, 'Host: localhost', header, 'Authorization: Bearer ')).toBe(403);
});

describe('what a browser sends for another site', () => {
  test.each([
    ['Origin: http://localhost:3000'],
    ['Origin: http://localhost'],
    ['Origin: http://127.0.0.1:4600'],
    ['Origin: https://localhost:4600'],
    ['Origin: http://localhost:4600.evil.example'],
    ['Origin: http://localhost:4600/'],
    ['Origin: null'],
    ['Origin:'],
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Sec-Fetch-Site: Same-Origin'],
    ['Sec-Fetch-Site:'],
    ['Origin: http://localhost:4600', 'Sec-Fetch-Site: same-site'],
    ['Origin: http://localhost:4600', 'Origin: http://evil.example'],
  ])('is refused, with the token too: %j %j', async (...headers) => {
    const { server, port } = keyed;
    await server.admin.setPolicies({ 'status.not_found': '410' });
    for (const more of [[], [`Authorization: Bearer ${TOKEN}`]]) {
      const status = await ask(
        port,
        'POST /_admin/reset HTTP/1.1',
        'Host: localhost:4600',
        'Content-Length: 0',
        ...headers,
        ...more,
      );
      expect(status).toBe(403);
    }
    expect(server.admin.policies().policies['status.not_found']).toBe('410');
  });

  test.each([
    ['Host: localhost:4600', 'Origin: http://localhost:4600', 'Sec-Fetch-Site: same-origin'],
    ['Host: [::1]:4600', 'Origin: http://[::1]:4600'],
    ['Host: LOCALHOST:4600', 'Origin: http://localhost:4600'],
    ['Host: localhost:4600', 'Sec-Fetch-Site: none'],
  ])('is answered for its own page and what a person typed: %j %j %j', async (...headers) => {
    const { port } = open;
    expect(await clock(port, ...headers.filter(Boolean))).toBe(200);
  });

  test('is answered for the page of the public URL, with the token', async () => {
    const { port } = keyed;
    const headers = ['Host: localhost:4600', 'X-Forwarded-Host: videos.example.com', `Authorization: Bearer ${TOKEN}`];
    expect(await clock(port, ...headers, 'Origin: https://videos.example.com')).toBe(200);
    expect(await clock(port, ...headers, 'Origin: http://videos.example.com')).toBe(403);
  });
});

test.each([
  '/%5fadmin/clock',
  '/%5Fadmin/clock',
  '/_%61dmin/clock',
  '/_admin%2fclock',
  '//_admin/clock',
  '/_admin//clock',
  '/_ADMIN/clock',
  '/./_admin/clock',
  '/v1/../_admin/clock',
  '/_admin/../_admin/clock',
  '/_admin;x/clock',
  '/_adminclock',
  '/%2e/_admin/clock',
  '/\\_admin/clock',
  'http://localhost?/_admin/clock',
  'http://localhost/#/_admin/clock',
])('%s is no call of the admin API; beside its prefix it is logged like any other path', async (target) => {
  const { server, port } = open;
  const before = (await server.admin.requests()).requests.length;
  expect(await ask(port, `GET ${target} HTTP/1.1`, 'Host: localhost')).toBe(404);
  const { length: after } = (await server.admin.requests()).requests;
  expect(after - before).toBe(target.startsWith('/_admin/') ? 0 : 1);
});

describe('within the process', () => {
  test('a program uses it without a word, a dispatcher and MSW too', async () => {
    const { server } = open;
    expect((await server.fetch('https://any.example/_admin/clock')).status).toBe(200);
    const answer = await vidDispatcher(server).request({
      origin: 'https://any.example',
      path: '/_admin/clock',
      method: 'GET',
    });
    expect(answer.statusCode).toBe(200);

    const msw = setupServer(...vidHandlers(server, { baseUrl: 'http://api.example.com' }));
    msw.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => msw.close());
    expect((await fetch('http://api.example.com/_admin/clock')).status).toBe(200);
    const status = await new Promise((resolve, reject) =>
      http.get('http://api.example.com/_admin/clock', ({ statusCode }) => resolve(statusCode)).on('error', reject),
    );
    expect(status).toBe(200);
  });

  test.each([
    { host: 'localhost' },
    { host: 'evil.example' },
    { 'x-forwarded-for': '203.0.113.9' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('a request that somebody else received is judged: %j', async (headers) => {
    const { server } = keyed;
    const call = (more: Record<string, string>) =>
      server.fetch('https://any.example/_admin/clock', { headers: { ...headers, ...more } });
    expect((await call({})).status).toBe(403);
    const foreign = 'origin' in headers || 'sec-fetch-site' in headers;
    expect((await call({ authorization: `Bearer ${TOKEN}` })).status).toBe(foreign ? 403 : 200);
  });
});
