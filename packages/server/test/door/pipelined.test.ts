/** Requests that are sent without waiting for answers are served one by one: nobody else waits, and nothing piles up. */
import { connect, type Socket } from 'node:net';
import { toOpenApi } from '@vid/sdk/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../src/adapters/node-http/listen';
import { MAX_WAITING } from '../../src/adapters/node-http/one-by-one';
import type { SocketReply } from '../../src/adapters/node-http/send-reply';
import { createOpenApiPage } from '../../src/http/open-api-page';
import { turn, turnsWhile } from '../support/turn';

vi.mock('@vid/sdk/contract', { spy: true });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const ok = (body: string): SocketReply => ({ status: 200, headers: {}, body });

/** A server that notes the paths it was asked for, in order. */
const listening = async (answer: (path: string) => Promise<SocketReply> | SocketReply = ok) => {
  const begun: string[] = [];
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handle: async ({ url }) => {
      const { pathname } = new URL(url);
      begun.push(pathname);
      return answer(pathname);
    },
  });
  onTestFinished(() => server.close());
  return { begun, port: server.port };
};

const opened = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
};

/** What a socket has been sent, and when it contains a text or has been closed. */
const reading = (socket: Socket) => {
  let text = '';
  let look = (): void => undefined;
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
    look();
  });
  socket.on('close', () => look());
  return {
    text: () => text,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
    until: async (isEnough: (text: string) => boolean) => {
      while (!isEnough(text) && !socket.destroyed) await new Promise<void>((resolve) => (look = resolve));
    },
  };
};

const many = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);

describe('pipelined requests', () => {
  test('are answered all, in order, each after the one before', async () => {
    let open = 0;
    const { port, begun } = await listening(async (path) => {
      open += 1;
      expect(open).toBe(1);
      await turn();
      open -= 1;
      return ok(`[${path}]`);
    });
    const socket = await opened(port);
    const answers = reading(socket);
    const paths = many(MAX_WAITING);
    for (let round = 0; round < 3; round += 1) {
      begun.length = 0;
      socket.write(paths.map(get).join(''));
      await answers.until((text) => text.split(`[/${MAX_WAITING - 1}]`).length === round + 2);
      expect(begun).toEqual(paths);
    }
    expect(answers.statuses()).toEqual(Array(3 * MAX_WAITING).fill(200));
    expect([...answers.text().matchAll(/\[(\/\d+)\]/g)].map(([, path]) => path)).toEqual([
      ...paths,
      ...paths,
      ...paths,
    ]);
  });

  test('leave others their turn: who asks while they wait is served after a few of them', async () => {
    const other: { ask?: () => void } = {};
    const { port, begun } = await listening((path) => {
      if (path === '/0') other.ask?.();
      return ok(path);
    });
    const [flood, friend] = [await opened(port), await opened(port)];
    const mine = reading(friend);
    friend.write(get('/first'));
    await mine.until((text) => text.includes('/first'));
    other.ask = () => friend.write(get('/other'));
    begun.length = 0;
    const last = many(MAX_WAITING).at(-1) ?? '';
    flood.write(many(MAX_WAITING).map(get).join(''));
    const theirs = reading(flood);
    await theirs.until((text) => text.includes(last));
    expect(begun.indexOf('/other')).toBeGreaterThan(0);
    expect(begun.indexOf('/other')).toBeLessThan(10);
  });

  test('are not begun while the answers before them are not read', async () => {
    const large = 'x'.repeat(8 * 1024 ** 2);
    const { port, begun } = await listening((path) => ok(path === '/ask' ? 'here' : large));
    const flood = await opened(port);
    flood.pause().write(many(MAX_WAITING).map(get).join(''));
    // Turns pass, each with an answer for somebody else.
    const friend = await opened(port);
    const mine = reading(friend);
    for (let count = 1; count <= 50; count += 1) {
      friend.write(get('/ask'));
      await mine.until((text) => text.split('here').length > count);
    }
    expect(begun.filter((path) => path !== '/ask').length).toBeLessThan(5);
    expect(begun).toContain('/0');
  });

  test('beyond as many as may wait end the connection with an answer, and none of them is begun', async () => {
    const { port, begun } = await listening();
    const socket = await opened(port);
    const answers = reading(socket);
    socket.write(many(1000).map(get).join(''));
    await answers.until(() => false);
    expect(answers.statuses()).toEqual([200, 429]);
    expect(answers.text()).toContain(`More than ${MAX_WAITING} requests were waiting on this connection`);
    expect(begun).toEqual(['/0']);
  });

  test('beyond that do not keep open a connection whose answers nobody reads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const large = 'x'.repeat(8 * 1024 ** 2);
    const { port, begun } = await listening(() => ok(large));
    const flood = await opened(port);
    flood.pause().write(many(1000).map(get).join(''));
    await turnsWhile(() => begun.length === 0);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    vi.advanceTimersByTime(2000);
    const answers = reading(flood.resume());
    await answers.until(() => false);
    expect([answers.statuses(), begun]).toEqual([[200], ['/0']]);
    expect(answers.text().length).toBeLessThan(large.length);
  });

  test('with bodies, and with expectations that are not met, keep their place', async () => {
    const { port, begun } = await listening();
    const socket = await opened(port);
    const answers = reading(socket);
    const post = `POST /post HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n${'b'.repeat(100_000)}`;
    const hoping = 'GET /hoping HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n';
    socket.write(`${get('/a')}${post}${get('/b')}${hoping}`);
    await answers.until((text) => text.includes('expectation'));
    expect([answers.statuses(), begun]).toEqual([
      [200, 200, 200, 417],
      ['/a', '/post', '/b'],
    ]);
  });

  test('of a connection that breaks off are not begun', async () => {
    let begun = 0;
    let tellDropped = (): void => undefined;
    const dropped = new Promise<void>((resolve) => (tellDropped = resolve));
    const server = await listen({
      host: '127.0.0.1',
      port: 0,
      handle: async (_request, { drop }) => {
        begun += 1;
        drop();
        tellDropped();
        return ok('late');
      },
    });
    onTestFinished(() => server.close());
    const flood = await opened(server.port);
    flood.write(many(10).map(get).join(''));
    await dropped;
    for (let turns = 0; turns < 30; turns += 1) await turn();
    expect(begun).toBe(1);
  });
});

describe('the OpenAPI document', () => {
  test('is written once for an address', () => {
    const page = createOpenApiPage();
    const first = page('http://a.example');
    expect(page('http://a.example')).toBe(first);
    expect(toOpenApi).toHaveBeenCalledTimes(1);
    expect(page('http://b.example').body).toContain('http://b.example');
    expect(toOpenApi).toHaveBeenCalledTimes(2);
  });
});
