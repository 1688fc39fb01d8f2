import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { VidClient } from '@vid/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT } from './support/answers';
import { rejection } from './support/make-client';
import { json, ScriptedServer } from './support/scripted-server';

/** A proxy that opens tunnels to one address, whatever host it is asked for; without one it refuses. */
const startProxy = async (to: string | undefined): Promise<{ url: string; asked: string[]; close: () => void }> => {
  const asked: string[] = [];
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    if (to === undefined) return void outgoing.writeHead(403).end();
    const { method, headers } = incoming;
    const path = new URL(incoming.url ?? '/', to).pathname;
    incoming.pipe(
      request(new URL(path, to), { method, headers }, (answer) =>
        answer.pipe(outgoing.writeHead(answer.statusCode ?? 0, answer.headers)),
      ),
    );
  });
  server.on('connect', (incoming, socket) => {
    asked.push(incoming.url ?? '');
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (to === undefined) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const upstream = connect(Number(new URL(to).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    sockets.add(upstream);
    upstream.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};

describe('proxyFromEnvironment', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const setEnvironment = (proxy: string, none = ''): void => {
    for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) vi.stubEnv(name, proxy);
    for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, none);
  };

  it('sends through the proxy of the environment, and without it past it', async () => {
    await using server = await ScriptedServer.start();
    server.otherwise(json(200, ACCOUNT));
    const proxy = await startProxy(server.url);
    try {
      setEnvironment(proxy.url);
      await using through = new VidClient({
        apiKey: 'emp_k',
        baseUrl: 'http://service.internal',
        proxyFromEnvironment: true,
      });
      await expect(through.account.retrieve()).resolves.toEqual(ACCOUNT);
      expect(proxy.asked.join()).toContain('service.internal');
      const before = proxy.asked.length;
      await using past = new VidClient({ apiKey: 'emp_k', baseUrl: server.url });
      await past.account.retrieve();
      setEnvironment(proxy.url, '127.0.0.1');
      await using excepted = new VidClient({ apiKey: 'emp_k', baseUrl: server.url, proxyFromEnvironment: true });
      await excepted.account.retrieve();
      expect(proxy.asked).toHaveLength(before);
    } finally {
      proxy.close();
    }
  });

  it('with a proxy that is not there sends nothing, and says that it cost nothing', async () => {
    setEnvironment('http://127.0.0.1:1');
    await using vid = new VidClient({
      apiKey: 'emp_k',
      baseUrl: 'http://service.internal',
      proxyFromEnvironment: true,
      retry: { maxRetries: 0 },
    });
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({
      name: 'ConnectionError',
      charged: 'no',
    });
  });

  it('is refused together with what knows no proxies', () => {
    const options = { apiKey: 'emp_k', baseUrl: 'http://a.test', proxyFromEnvironment: true };
    expect(() => new VidClient({ ...options, transport: 'http' })).toThrow('proxyFromEnvironment');
    expect(() => new VidClient({ ...options, dispatcher: { dispatch: () => true } })).toThrow('proxyFromEnvironment');
  });
});
