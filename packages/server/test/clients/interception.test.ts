/** What sits between the client and the service in real programs: MSW, which patches node:http and fetch, and a proxy. */
import { createServer as createProxy } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { VidClient } from '@vid/sdk';
import { createServer } from '@vid/server';
import { vidHandlers } from '@vid/server/msw';
import { setupServer } from 'msw/node';
import { ProxyAgent } from 'undici';
import { describe, expect, it } from 'vitest';

const PLAN = { scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] } as const;
const QUICKLY = { firstPollMs: 2, pollIntervalMs: 10 };

describe('MSW', () => {
  it.each([
    ['http', 'http'],
    ['fetch', { fetch: (request: Request) => fetch(request) }],
  ] as const)('sees what goes through %s', async (_name, transport) => {
    const server = await createServer();
    const baseUrl = 'https://service.example.com';
    const msw = setupServer(...vidHandlers(server, { baseUrl }));
    msw.listen({ onUnhandledRequest: 'error' });
    const vid = new VidClient({ apiKey: 'emp_local_dev', baseUrl, transport });
    const { job } = await vid.renders.createAndWait(PLAN, { wait: QUICKLY });
    expect(job.status).toBe('succeeded');
    await vid.close();
    msw.close();
    await server.close();
  });
});

describe('a proxy', () => {
  it('is used when its agent is the dispatcher', async () => {
    const server = await createServer();
    const baseUrl = await server.listen({ port: 0 });
    const tunnels: string[] = [];
    const proxy = createProxy().on('connect', (request, socket, head) => {
      tunnels.push(String(request.url));
      const [host, port] = String(request.url).split(':');
      const upstream = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      for (const end of [upstream, socket]) end.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const agent = new ProxyAgent({
      uri: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      proxyTunnel: true,
    });
    const vid = new VidClient({ apiKey: 'emp_local_dev', baseUrl, dispatcher: agent });
    const { job } = await vid.renders.createAndWait(PLAN, { wait: QUICKLY });
    expect(job.status).toBe('succeeded');
    expect(tunnels).toContain(new URL(baseUrl).host);
    await agent.close();
    await new Promise((resolve) => proxy.close(resolve));
    await server.close();
  });

  it('that cannot be reached means that nothing was sent', async () => {
    const agent = new ProxyAgent('http://127.0.0.1:9');
    const retry = { maxRetries: 0 };
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://service.example.com', dispatcher: agent, retry });
    await expect(vid.renders.create(PLAN)).rejects.toMatchObject({
      name: 'ConnectionError',
      sent: false,
      charged: 'no',
    });
    await agent.close();
  });
});
