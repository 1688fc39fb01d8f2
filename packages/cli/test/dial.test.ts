/** How receivers are dialled: what `fetch` would refuse, hide or change. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer as createSocket, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { listen } from '@vid/cli/listen';
import { signWebhook } from '@vid/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { SELF_SIGNED } from '../../server/test/dialer/self-signed';
import { withoutDump } from '../src/misunderstanding';
import { reach } from '../src/reach';
import { adminCall } from '../src/server/admin-call';
import type { Session } from '../src/session';
import { readProbe } from '../src/webhook/exam/probe';
import { postShot } from '../src/webhook/exam/shot';
import { postDelivery } from '../src/webhook/post-delivery';
import { sendDelivery } from '../src/webhook/send-delivery';
import { describeSent } from '../src/webhook/sent-text';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
const DELIVERY = { headers: [['Content-Type', 'application/json']] as const, body: Buffer.from('{}') };

const open: { close(): void; closeAllConnections?(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) {
    one.closeAllConnections?.();
    one.close();
  }
});

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

/** Listens at the first of the ports that is free; another program may have one. */
const listenAt = async (server: Server, ports: readonly number[] = [0]): Promise<string> => {
  open.push(server);
  for (const port of ports) {
    server.listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (free) return `http://127.0.0.1:${portOf(server)}/`;
  }
  throw new Error(`None of the ports ${ports.join(', ')} is free.`);
};

const serve = (listener: RequestListener, ports?: readonly number[]): Promise<string> =>
  listenAt(createHttpServer(listener), ports);

/** A receiver that speaks for itself. */
const serveRaw = async (speak: (socket: Socket) => void): Promise<string> => {
  const sockets: Socket[] = [];
  const server = createSocket((socket) => {
    sockets.push(socket.on('error', () => undefined));
    speak(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ close: () => void server.close(), closeAllConnections: () => sockets.forEach((one) => one.destroy()) });
  return `http://127.0.0.1:${portOf(server)}/`;
};

/** Of other protocols: a fetch connects to none of them. */
const BLOCKED = [6000, 6665, 6666, 6667, 6668, 6669, 10080];

describe('a receiver at a port that fetch blocks', () => {
  const blocked = async (): Promise<string> => {
    const url = await serve((_request, response) => response.end('{"processed":["d1"]}'), BLOCKED);
    await expect(fetch(url)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    return url;
  };

  it('is reached by every command that sends something', async () => {
    const url = await blocked();
    const { signal } = new AbortController();
    expect(await postDelivery(url, DELIVERY)).toMatchObject({ status: 200 });
    const posting = { limitMs: 10_000, pause: async () => undefined, signal };
    expect(await postShot(url, DELIVERY, posting)).toMatchObject({ outcome: 'answered', status: 200 });
    expect([...(await readProbe({ probe: url, limitMs: 10_000, signal }))]).toEqual([['d1', 1]]);
  });

  it('is reached where it is a server of this project', async () => {
    const base = await blocked();
    expect(await adminCall({} as Session, 'clock', { base })).toEqual({ processed: ['d1'] });
  });

  it('is given up as a fetch is, where nothing answers', async () => {
    const url = new URL(await serveRaw(() => undefined));
    await expect(reach(url, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(reach(new URL('http://127.0.0.1:9/'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const empty = await serve((_request, response) => response.writeHead(204).end());
    expect((await reach(new URL(empty), { method: 'POST', body: '{}' })).status).toBe(204);
  });

  it('is reached by a listener in code', async () => {
    await using listener = await listen({ secret: SECRET, forward: await blocked() });
    const body = '{"event":"ping","payload":{},"emitted_at":"2026-01-01T00:00:00.000Z","delivery_id":"d1"}';
    const answer = await fetch(listener.url, { method: 'POST', body, headers: await signWebhook(body, SECRET) });
    expect([answer.status, await answer.text()]).toEqual([200, '{"processed":["d1"]}']);
  });
});

describe('what a receiver gets', () => {
  it('is each header as often and as it was there, and none that a browser would add', async () => {
    let got: readonly string[] = [];
    const url = await serve((request, response) => {
      got = request.rawHeaders;
      response.end();
    });
    const headers = [
      ['X-Own', 'one'],
      ['Host', 'elsewhere.test'],
      ['x-own', 'two'],
      ['X-Own', 'é'],
    ] as const;
    await sendDelivery(url, { headers, body: Buffer.from('{}') });
    const { host } = new URL(url);
    expect(got).toEqual(
      [
        ['Host', host],
        ['X-Own', 'one'],
        ['X-Own', 'two'],
        ['X-Own', 'é'],
        ['content-length', '2'],
        ['Connection', 'close'],
      ].flat(),
    );
  });

  it('is told where it can not be sent', async () => {
    const url = await serve((_request, response) => response.end());
    const sent = await sendDelivery(url, { headers: [['X-Own', 'a\nb']], body: Buffer.from('{}') });
    expect(describeSent(sent)).toMatch(/Invalid character in header content \["X-Own"\]/);
  });
});

/** What a server of TLS says to plain text. */
const ALERT = Buffer.from([0x15, 3, 3, 0, 2, 2, 70]);

describe('what a receiver answers', () => {
  it('is not followed where it is a redirect', async () => {
    const asked: string[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: '/there?token=t0ken' }).end();
    });
    const { signal } = new AbortController();
    expect(describeSent(await sendDelivery(url, DELIVERY))).toContain(`a redirect to ${url}there?token=***, which is`);
    await expect(readProbe({ probe: url, limitMs: 10_000, signal })).rejects.toThrow(
      `answered 307, a redirect to ${url}there?token=***, which is not followed, and no list`,
    );
    expect(asked).toEqual(['/', '/']);
  });

  it('is read where it was packed though nobody had asked for that', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(500, { 'content-encoding': 'gzip' }).end(gzipSync('no table')),
    );
    expect(await sendDelivery(url, DELIVERY)).toMatchObject({ status: 500, body: Buffer.from('no table') });
  });

  it('is heard before all is sent', async () => {
    const url = await serveRaw((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 413 Too Large\r\nConnection: close\r\n\r\nno more')),
    );
    const sent = await sendDelivery(url, { headers: [], body: Buffer.alloc(8 * 1024 * 1024) });
    expect(sent).toMatchObject({ outcome: 'answered', status: 413 });
  });

  it.each<[what: string, speak: (socket: Socket) => void, says: RegExp]>([
    ['nothing', (socket) => socket.once('data', () => socket.end()), /^could .*: it closed the connection without an/],
    ['a reset', (socket) => socket.once('data', () => socket.resetAndDestroy()), /ECONNRESET/],
    [
      'no HTTP',
      (socket) => socket.end('SSH-2.0-OpenSSH\r\n'),
      /^was reached, and what it answered is no HTTP: Expected HTTP/,
    ],
    [
      'a malformed answer',
      (socket) => socket.end('HTTP/1.1 banana\r\n\r\n'),
      /^was reached, .*no HTTP: Invalid status code$/,
    ],
    ['an alert of TLS', (socket) => socket.once('data', () => socket.end(ALERT)), /^speaks https, not http$/],
  ])('is told where it is %s', async (_what, speak, says) => {
    expect(describeSent(await sendDelivery(await serveRaw(speak), DELIVERY))).toMatch(says);
  });

  it('is told in words where http is called with https, and what to write', async () => {
    const url = await serve((_request, response) => response.end());
    const failed = await postDelivery(url.replace('http:', 'https:'), DELIVERY).catch((error: unknown) => error);
    expect(failed).toMatchObject({
      message: expect.stringMatching(/ speaks http, not https, or another protocol\.$/) as string,
      next: `Write ${url}.`,
    });
  });

  it('is told without a dump where TLS fails otherwise', () => {
    const dump =
      'write EPROTO 80FC:error:0A000410:SSL routines:ssl3_read_bytes:sslv3 alert handshake failure:../a.c:1:\n';
    expect(withoutDump(dump)).toBe('TLS failed: sslv3 alert handshake failure');
  });

  it('is too long for a list of what was acted on only when it does not end', async () => {
    const many = JSON.stringify({ processed: Array.from({ length: 60_000 }, (_, at) => `d${at}-0123456789abcdef`) });
    const url = await serve((request, response) => {
      if (request.url === '/endless') response.write('{');
      else response.end(many);
    });
    const { signal } = new AbortController();
    expect(many.length).toBeGreaterThan(1024 * 1024);
    expect((await readProbe({ probe: url, limitMs: 10_000, signal })).size).toBe(60_000);
    await expect(readProbe({ probe: `${url}endless`, limitMs: 1_000, signal })).rejects.toThrow(
      'did not end its answer',
    );
  });

  it('is not waited for when its certificate is nobody’s', async () => {
    const server = createHttpsServer(SELF_SIGNED, (request, response) => {
      void buffer(request).then(() => response.end());
    }) as unknown as Server;
    const url = (await listenAt(server)).replace('http:', 'https:');
    const { message } = await fetch(url).then(
      () => new Error('It was trusted.'),
      ({ cause }: { readonly cause: Error }) => cause,
    );
    expect(describeSent(await sendDelivery(url, DELIVERY))).toBe(`could not be reached: ${message}`);
  });
});
