/** What only a socket shows: guards of the admin API, dropped connections, broken HTTP, the end of the server. */
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../src/create-server';
import type { ServerOptions } from '../../src/options';

const listening = async (options: ServerOptions = {}, host = '127.0.0.1') => {
  const server = await createServer(options);
  onTestFinished(() => server.close());
  const url = await server.listen({ port: 0, host });
  return { server, url, port: Number(new URL(url).port) };
};

/** A request with headers that fetch would not send. */
const raw = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const outgoing = send({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

describe('the admin API over a socket', () => {
  test('is open on loopback, to loopback names', async () => {
    const { port } = await listening();
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]:80'])
      expect((await raw(port, '/_admin/clock', { host })).status).toBe(200);
  });

  test.each([
    [{ host: 'evil.example.com' }],
    [{ host: 'localhost.evil.example.com' }],
    [{ host: 'localhost', origin: 'https://evil.example.com' }],
    [{ host: 'localhost', origin: 'null' }],
  ])('refuses %j', async (headers) => {
    const { port } = await listening();
    const answer = await raw(port, '/_admin/accounts', headers);
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain('emp_');
  });

  test('on other addresses is off without a token, and needs it with one', async () => {
    const off = await listening({}, '0.0.0.0');
    expect((await raw(off.port, '/_admin/clock', { host: 'localhost' })).status).toBe(403);
    const on = await listening({ adminToken: 's3cret-token' }, '0.0.0.0');
    expect((await raw(on.port, '/_admin/clock', { host: 'localhost' })).status).toBe(403);
    const wrong = { host: 'localhost', authorization: 'Bearer nope' };
    expect((await raw(on.port, '/_admin/clock', wrong)).status).toBe(403);
    const right = { host: 'machine.example.com', authorization: 'Bearer s3cret-token' };
    expect((await raw(on.port, '/_admin/clock', right)).status).toBe(200);
  });
});

describe('the socket', () => {
  test('serves the service and says when it is ready', async () => {
    const { url } = await listening();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const me = await fetch(`${url}/v1/me`, { headers: { authorization: 'bearer emp_local_dev' } });
    expect([me.status, me.headers.get('content-type')]).toEqual([200, 'application/json']);
  });

  test('answers broken HTTP with JSON', async () => {
    const { port } = await listening();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: 'The request is not valid HTTP.' });
  });

  test('drops connections on request', async () => {
    const { server, url } = await listening();
    await server.admin.addFault({ match: { path: '/v1/me' }, effect: { drop: 'before' } });
    await expect(fetch(`${url}/v1/me`)).rejects.toThrow();
  });

  test('never takes local files, whatever the server allows in its process', async () => {
    const { server, url } = await listening({ localFiles: true });
    const init = {
      method: 'POST',
      headers: { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' },
      body: JSON.stringify({ scene_plan: [{ type: 'footage', prompt: 'x', video_url: 'file:///tmp/clip.mp4' }] }),
    };
    expect((await fetch(`${url}/v1/render`, init)).status).toBe(400);
    expect((await server.fetch('http://local/v1/render', init)).status).toBe(202);
    const closed = await listening();
    expect((await closed.server.fetch('http://local/v1/render', init)).status).toBe(400);
  });

  test('absolute URLs come from the address or the public URL, never from Host', async () => {
    const { server, url, port } = await listening({ publicUrl: 'https://videos.example.com/' });
    expect(url).toBe(`http://127.0.0.1:${port}`);
    const answer = await server.fetch('http://evil.example.com/v1/render', {
      method: 'POST',
      headers: { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json', host: 'evil.example.com' },
      body: JSON.stringify({ scene_plan: [{ type: 'motion', prompt: 'x' }] }),
    });
    const { poll_url: poll } = (await answer.json()) as { poll_url: string };
    await server.settled();
    const job = await server.fetch(`http://evil.example.com${poll}`, {
      headers: { authorization: 'Bearer emp_local_dev' },
    });
    expect(((await job.json()) as { video_url: string }).video_url).toMatch(
      /^https:\/\/videos\.example\.com\/videos\//,
    );
  });
});
