/** How a socket ends: what was asked is answered, and nothing else is waited for. */
import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/adapters/node-http/listen';
import type { SocketReply } from '../../src/adapters/node-http/send-reply';
import { createServerWith } from '../../src/create-server';
import { heldRenderer } from '../support/held-renderer';
import { turnsWhile } from '../support/turn';
import { TINY_PLAN } from '../support/world';

const LONG_MS = 60_000;
const fine = (body = 'fine'): SocketReply => ({ status: 200, headers: { 'content-type': 'text/plain' }, body });
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A socket whose requests wait until they are answered, and connections to it that tell all that they were sent. */
const holding = async () => {
  const held: ((reply: SocketReply) => void)[] = [];
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handle: () => new Promise((resolve) => void held.push(resolve)),
  });
  onTestFinished(() => listening.close());
  const open = async (): Promise<{ socket: Socket; text: () => string; ended: Promise<unknown> }> => {
    const socket = connect(listening.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => undefined);
    const ended = once(socket, 'close');
    await once(socket, 'connect');
    return { socket, text: () => text, ended };
  };
  const asking = async (text = GET) => {
    const before = held.length;
    const connection = await open();
    connection.socket.write(text);
    await turnsWhile(() => held.length === before);
    return connection;
  };
  return { listening, held, open, asking };
};

describe('a socket that ends', () => {
  test('answers what is under way, says that the connection ends, and takes no other', async () => {
    const { listening, held, asking } = await holding();
    const { text, ended } = await asking();
    const drained = listening.drain({ ms: LONG_MS, listens: false });
    const refused = connect(listening.port, '127.0.0.1');
    expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
    expect([listening.underWay(), text()]).toEqual([1, '']);
    held[0]?.(fine());
    await ended;
    expect(text()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n\r\nfine$/);
    expect(await drained).toBe(0);
  });

  test('does not wait for a connection that is kept open', async () => {
    const { listening, held, asking } = await holding();
    const { socket, text, ended } = await asking();
    held[0]?.(fine());
    await once(socket, 'data');
    expect(text()).toMatch(/\r\nConnection: keep-alive\r\n/);
    await turnsWhile(() => listening.underWay() > 0);
    expect(await listening.drain({ ms: LONG_MS, listens: false })).toBe(0);
    await ended;
  });

  test('hears out whoever has a connection and comes to ask', async () => {
    const { listening, held, open } = await holding();
    const { socket, text, ended } = await open();
    const drained = listening.drain({ ms: LONG_MS, listens: false });
    socket.write(GET);
    await turnsWhile(() => held.length === 0);
    held[0]?.(fine());
    await ended;
    expect(text()).toContain('fine');
    expect(await drained).toBe(0);
  });

  test('answers all that was sent at once, and says it of the last', async () => {
    const { listening, held, asking } = await holding();
    const { text, ended } = await asking(GET + GET);
    await turnsWhile(() => listening.underWay() < 2);
    const drained = listening.drain({ ms: LONG_MS, listens: false });
    held[0]?.(fine('one'));
    await turnsWhile(() => held.length < 2);
    held[1]?.(fine('two'));
    await ended;
    expect(text().match(/Connection: [a-z-]+|one|two/g)).toEqual([
      'Connection: keep-alive',
      'one',
      'Connection: close',
      'two',
    ]);
    expect(await drained).toBe(0);
  });

  test('sends a long answer to its end, and then lets go of a connection that was to be kept', async () => {
    const { listening, held, asking } = await holding();
    const { socket, text, ended } = await asking();
    socket.pause();
    const long = 'x'.repeat(8_000_000);
    held[0]?.(fine(long));
    await turnsWhile(() => listening.underWay() === 0);
    const drained = listening.drain({ ms: LONG_MS, listens: false });
    socket.resume();
    await ended;
    expect(text().endsWith(`\r\n\r\n${long}`)).toBe(true);
    expect(await drained).toBe(0);
  });

  test('cuts at its limit, and tells how many', async () => {
    const { listening, asking } = await holding();
    const [one, other] = [await asking(), await asking()];
    expect(await listening.drain({ ms: 1, listens: false })).toBe(2);
    await Promise.all([one.ended, other.ended]);
    expect(one.text() + other.text()).toBe('');
  });
});

describe('a server that ends', () => {
  const KEY = { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' };

  /** A server, one of whose renders is under way, and whose accounts are found when the test says so. */
  const working = async (shutdownSeconds: number) => {
    let waiting: number | undefined;
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const { renders, renderer } = heldRenderer();
    const lines: string[] = [];
    const server = await createServerWith(
      { shutdownSeconds, logLevel: 'info', logTo: (line) => void lines.push(line) },
      {
        renderer,
        drainsRenders: false,
        wrapStore: (store) => ({
          ...store,
          findKey: async (key) => {
            if (waiting !== undefined) {
              waiting += 1;
              await gate;
            }
            return store.findKey(key);
          },
        }),
      },
    );
    onTestFinished(() => server.close());
    const url = await server.listen();
    const render = () => fetch(`${url}/v1/render`, { method: 'POST', headers: KEY, body: JSON.stringify(TINY_PLAN) });
    return {
      server,
      url,
      lines,
      renders,
      render,
      hold: () => (waiting = 0),
      waiting: () => waiting,
      letGo: () => letGo(),
    };
  };

  test('answers what it charges, ends streams at once, and is looked after until its work is done', async () => {
    const { server, url, lines, renders, render, hold, waiting, letGo } = await working(60);
    expect((await render()).status).toBe(202);
    await turnsWhile(() => renders.length === 0);
    const changes = await fetch(`${url}/_admin/events/stream`);
    hold();
    const accepted = render();
    await turnsWhile(() => waiting() === 0);
    let isClosed = false;
    const closed = server.close().then(() => (isClosed = true));
    expect(await changes.text()).toContain('event: ready');
    letGo();
    expect((await accepted).status).toBe(202);
    /** Over a connection of its own: one that is kept open ends with the answer. */
    const ask = async (path: string, headers = {}) => {
      const [answer] = (await once(send(`${url}${path}`, { agent: false, headers }).end(), 'response')) as [
        IncomingMessage,
      ];
      const body = (await answer.toArray()).map(String).join('');
      return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body };
    };
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: expect.stringContaining('the process is ending') });
    const figures = (await ask('/metrics')).body.split('\n');
    expect(figures).toEqual(
      expect.arrayContaining(['vid_renders_running 1', 'vid_ready 0', 'vid_ending 1', 'vid_render_slots 0']),
    );
    const late = await ask('/v1/me', KEY);
    expect(late).toMatchObject({ status: 503, retryAfter: '5', body: expect.stringContaining('SERVICE_UNAVAILABLE') });
    expect(isClosed).toBe(false);
    renders[0]?.finish();
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    expect(lines).toEqual([
      // The stream of changes, and what is charged.
      'info: requests-waited-for requests=2 at_most_seconds=60\n',
      'info: renders-waited-for renders=1 films_helped=0 at_most_seconds=60\n',
      // What is meant so warns nobody.
      'info: not-ready reason=the process is ending\n',
    ]);
  });

  test('says what it cut off, and what it gave back', async () => {
    const { server, lines, renders, render, hold, waiting, letGo } = await working(0);
    const { job_id: job } = (await (await render()).json()) as { job_id: string };
    await turnsWhile(() => renders.length === 0);
    hold();
    const cut = expect(render()).rejects.toThrow('fetch failed');
    await turnsWhile(() => waiting() === 0);
    const closed = server.close();
    await cut;
    letGo();
    await closed;
    expect(lines.toSorted()).toEqual([
      `info: renders-handed-back job_ids=["${job}"]\n`,
      'warn: requests-cut-off requests=1\n',
    ]);
  });
});
