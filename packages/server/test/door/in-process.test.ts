/** The other doors: MSW handlers and an undici dispatcher. */
import { setupServer } from 'msw/node';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../src/create-server';
import { vidDispatcher } from '../../src/subpaths/dispatcher';
import { vidHandlers } from '../../src/subpaths/msw';
import { TINY_PLAN } from '../support/world';

const HEADERS = { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' };

const create = async () => {
  const server = await createServer();
  onTestFinished(() => server.close());
  return server;
};

test('MSW answers global fetch from the server, videos included', async () => {
  const server = await create();
  const msw = setupServer(...vidHandlers(server, { baseUrl: 'https://api.example.com/' }));
  msw.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => msw.close());
  const accepted = await fetch('https://api.example.com/v1/render', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(TINY_PLAN),
  });
  expect(accepted.status).toBe(202);
  const { poll_url: poll } = (await accepted.json()) as { poll_url: string };
  await server.settled();
  const job = (await (await fetch(`https://api.example.com${poll}`, { headers: HEADERS })).json()) as {
    video_url: string;
  };
  expect((await fetch(job.video_url)).headers.get('content-type')).toBe('video/mp4');
});

test('a dispatcher answers undici', async () => {
  const server = await create();
  const dispatcher = vidDispatcher(server);
  const answer = await request('https://api.example.com/v1/render', {
    dispatcher,
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(TINY_PLAN),
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([202, 'application/json']);
  expect(await answer.body.json()).toMatchObject({ status: 'starting' });
  const refused = await request('https://api.example.com/v1/me', { dispatcher });
  expect([refused.statusCode, await refused.body.json()]).toMatchObject([401, { code: 'NO_API_KEY' }]);
  await server.admin.addFault({ effect: { drop: 'before' } });
  await expect(request('https://api.example.com/v1/me', { dispatcher })).rejects.toThrow('fetch failed');
});

test('a dispatcher speaks to handlers of the old kind too', async () => {
  const server = await create();
  const heard: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    const handler = {
      onConnect: () => heard.push('connect'),
      onHeaders: (status: number) => heard.push(status),
      onData: (chunk: Buffer) => heard.push(JSON.parse(chunk.toString())),
      onComplete: () => resolve(),
      onError: reject,
    };
    vidDispatcher(server).dispatch(
      { origin: 'https://api.example.com', path: '/readyz', method: 'GET' },
      handler as never,
    );
  });
  expect(heard).toEqual(['connect', 200, { ready: true }]);
});

test('servers are worlds of their own', async () => {
  const [one, two] = await Promise.all([create(), create()]);
  await one.admin.setPolicies({ 'status.not_found': '410' });
  const path = 'http://vid.test/v1/job/none';
  expect((await one.fetch(path, { headers: HEADERS })).status).toBe(410);
  expect((await two.fetch(path, { headers: HEADERS })).status).toBe(404);
});
