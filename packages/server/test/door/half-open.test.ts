/** Connections whose client has closed its side of them. */
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/adapters/node-http/listen';
import type { SocketReply } from '../../src/adapters/node-http/send-reply';
import { turn, turnsWhile } from '../support/turn';

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

/** A server whose answers wait for the test, and a client that has sent requests, and that it sends no more. */
const halfClosed = async (requests: string, reply: () => SocketReply) => {
  const waiting: (() => void)[] = [];
  const handle = (): Promise<SocketReply> => new Promise((resolve) => waiting.push(() => resolve(reply())));
  const listening = await listen({ host: '127.0.0.1', port: 0, handle });
  onTestFinished(() => listening.close());
  const client = connect({ host: '127.0.0.1', port: listening.port, allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.setEncoding('utf8').end(requests);
  const answer = async (): Promise<void> => {
    await turnsWhile(() => waiting.length === 0);
    for (let turns = 0; turns < 20; turns += 1) await turn();
    waiting.shift()?.();
  };
  return { listening, client, answer };
};

const textOf = async (client: Socket): Promise<string> => {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
};

const streamOf = (...chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const chunk of chunks) stream.enqueue(Buffer.from(chunk));
      if (chunks.length > 0) stream.close();
    },
  });

test.each<[string, () => SocketReply]>([
  ['texts', () => ({ status: 200, headers: {}, body: 'an answer' })],
  ['videos', () => ({ status: 200, headers: { 'content-length': '9' }, body: streamOf('an ', 'answer') })],
])('gets the answers to all that was asked, as %s', async (_what, reply) => {
  const { client, answer } = await halfClosed(REQUEST.repeat(3), reply);
  const read = textOf(client);
  for (let at = 0; at < 3; at += 1) await answer();
  expect((await read).match(/an answer/g)).toHaveLength(3);
});

test('reads nothing that has no end', async () => {
  const reply = { status: 200, headers: {}, body: streamOf() };
  const { listening, client, answer } = await halfClosed(REQUEST, () => reply);
  await answer();
  await textOf(client).catch(() => '');
  await turnsWhile(() => listening.underWay() > 0);
});
