/** Deliveries that go to a function instead of a socket. */
import { expect, test } from 'vitest';
import { createDeliverDialer } from '../../src/adapters/deliver/deliver-dialer';
import type { Dialer } from '../../src/ports/dialer';

const request = { headers: {}, body: '{}' };
const dialer = (answer: () => Response, timeoutMs = 10_000): Dialer =>
  createDeliverDialer(answer, {} as Dialer, { timeoutMs, realNow: () => 0 });

test('keep the first 2 KB of an answer, in bytes', async () => {
  const outcome = await dialer(() => new Response('é'.repeat(4096))).post('http://x.example/', request);
  expect(outcome).toMatchObject({ kind: 'answered', status: 200, body: 'é'.repeat(1024) });
});

test('give up on a body that never ends', async () => {
  const silent = new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
  expect(await dialer(() => silent, 20).post('http://x.example/', request)).toMatchObject({
    kind: 'failed',
    reason: 'timeout',
  });
});
