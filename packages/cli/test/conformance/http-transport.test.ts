/** Whoever waits for a service that does not answer is told so. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { openHttpTransport } from '../../src/conformance/http-transport';

afterEach(() => {
  vi.useRealTimers();
});

it('tells after some seconds what it waits for, and nothing of an answer in time', async () => {
  let asked: (response: ServerResponse) => void = () => undefined;
  const server = createServer((_request, response) => asked(response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/me?key=1`;
  const notes: string[] = [];
  const { send, close } = openHttpTransport((text) => notes.push(text));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = () => send({ method: 'GET', url, headers: {} });
  try {
    asked = (response) => response.end('{}');
    await request();
    vi.advanceTimersByTime(5000);
    expect(notes).toEqual([]);

    const arrived = new Promise<ServerResponse>((resolve) => {
      asked = resolve;
    });
    const slow = request();
    const response = await arrived;
    vi.advanceTimersByTime(5000);
    expect(notes).toEqual(['No answer to GET /v1/me yet; waiting up to 75 s for it.']);
    response.end('{}');
    expect((await slow).status).toBe(200);
  } finally {
    close();
    server.close();
  }
});
