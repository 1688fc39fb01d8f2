/** An answer that can't be sent is a failure of that answer, and of nobody else's. */
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/adapters/node-http/listen';
import type { SocketReply } from '../../src/adapters/node-http/send-reply';

const UNSENDABLE: Readonly<Record<string, Partial<SocketReply>>> = {
  '/value': { headers: { 'content-type': 'a\r\nx: y' } },
  '/name': { headers: { 'bad name': 'x' } },
  '/status': { status: 1000 },
  '/trailer': { headers: { trailer: 'x' } },
};

test('an answer that cannot be sent is a 500, and the next request is served', async () => {
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handle: async ({ url }) => ({ status: 200, headers: {}, body: 'fine', ...UNSENDABLE[new URL(url).pathname] }),
  });
  onTestFinished(() => server.close());
  const ask = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;
  for (const path of Object.keys(UNSENDABLE)) expect([await ask(path), await ask('/fine')], path).toEqual([500, 200]);
});
