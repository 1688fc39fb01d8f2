import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  type Dispatcher,
  getGlobalDispatcher,
  MockAgent,
  setGlobalDispatcher,
  type Agent as UndiciAgent,
} from 'undici';
import { Agent as OldAgent, MockAgent as OldMockAgent } from 'undici6';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNT, accepted } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { mp4 } from './support/mp4';
import { drop, json, ScriptedServer } from './support/scripted-server';

let server: ScriptedServer;
beforeEach(async () => {
  server = await ScriptedServer.start();
  server.otherwise(json(200, ACCOUNT));
});
afterEach(() => server[Symbol.asyncDispose]());

/** A client, and the warnings that its logger gets. */
const setUp = (options: Parameters<typeof makeClient>[1] = {}, baseUrl = server.url) => {
  const warnings: unknown[][] = [];
  const ignore = (): void => undefined;
  const warn = (...line: unknown[]): void => void warnings.push(line);
  const { vid } = makeClient(baseUrl, { logger: { debug: ignore, info: ignore, warn, error: ignore }, ...options });
  onTestFinished(() => vid.close());
  return { vid, warnings };
};

const withMsw = (): void => {
  const msw = setupServer(http.get('*/v1/me', () => HttpResponse.json({ ...ACCOUNT, name: 'Mocked' })));
  msw.listen({ onUnhandledRequest: 'bypass' });
  onTestFinished(() => msw.close());
};

const withNock = async (): Promise<void> => {
  // It is at work from its import on.
  const { default: nock } = await import('nock');
  nock(server.url)
    .persist()
    .get('/v1/me')
    .reply(200, { ...ACCOUNT, name: 'Mocked' });
  onTestFinished(() => {
    nock.cleanAll();
    nock.restore();
  });
};

const withMockAgent = (): void => {
  const before = getGlobalDispatcher();
  const agent = new MockAgent();
  const reply = { ...ACCOUNT, name: 'Mocked' };
  agent.get(server.url).intercept({ path: '/v1/me' }).reply(200, reply).persist();
  setGlobalDispatcher(agent);
  onTestFinished(() => setGlobalDispatcher(before));
};

describe('a mock that the default transport goes past', () => {
  it.each([
    ['MSW', withMsw, "transport: 'http'"],
    ['nock', withNock, "transport: 'http'"],
    ['a MockAgent', withMockAgent, 'getGlobalDispatcher()'],
  ])('is told of once: %s', async (_name, mock, way) => {
    const { vid, warnings } = setUp();
    await vid.account.retrieve();
    expect(warnings).toEqual([]);
    await Promise.resolve(mock());
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    await vid.account.retrieve();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.[0]).toContain(way);
    expect(warnings[0]?.[1]).toEqual({ code: 'VID_MOCK_BYPASSED' });
  });

  it.each([
    ['MSW', withMsw, () => ({ transport: 'http' }) as const],
    ['MSW', withMsw, () => ({ transport: { fetch: (request: Request) => fetch(request) } })],
    ['a MockAgent', withMockAgent, () => ({ dispatcher: getGlobalDispatcher() })],
  ])('is met on the way that the warning names: %s', async (_name, mock, way) => {
    mock();
    const { vid, warnings } = setUp(way());
    await expect(vid.account.retrieve()).resolves.toMatchObject({ name: 'Mocked' });
    expect(warnings).toEqual([]);
    expect(server.received).toHaveLength(0);
  });
});

describe('a dispatcher of undici 6', () => {
  it('sends, reads, downloads and breaks off like any other', async () => {
    const agent = new OldAgent();
    onTestFinished(() => agent.close());
    const { vid } = setUp({ dispatcher: agent });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    server.script(json(202, accepted()));
    await expect(vid.renders.create({ brief: 'x' })).resolves.toMatchObject({ job_id: 'job_1' });
    server.otherwise(drop);
    expect(await rejection(vid.renders.create({ brief: 'y' }))).toMatchObject({ charged: 'unknown' });
    const video = mp4(Buffer.alloc(4_000_000, 7));
    server.otherwise((_request, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end(video));
    const chunks: Uint8Array[] = [];
    // Slow enough to be waited for.
    const stream = new WritableStream<Uint8Array>({
      write: (chunk) => new Promise((done) => setImmediate(() => done(void chunks.push(chunk)))),
    });
    await vid.jobs.download({ job_id: 'job_1', video_url: `${server.url}/v.mp4` }, stream);
    expect(Buffer.concat(chunks).equals(video)).toBe(true);
  });

  it('says when nothing was sent', async () => {
    const agent = new OldAgent();
    onTestFinished(() => agent.close());
    const { vid } = setUp({ dispatcher: agent, retry: { maxRetries: 0 } }, 'http://127.0.0.1:1');
    expect(await rejection(vid.renders.create({ brief: 'x' }))).toMatchObject({ charged: 'no', sent: false });
  });

  it('may be a mock', async () => {
    const agent = new OldMockAgent();
    agent.disableNetConnect();
    agent.get('http://mocked.test').intercept({ path: '/v1/me' }).reply(200, ACCOUNT);
    const { vid } = setUp({ dispatcher: agent as unknown as Dispatcher }, 'http://mocked.test');
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
  });
});

const major = Number(process.versions.node.split('.')[0]);

describe('a dispatcher of undici 8', () => {
  it.skipIf(major < 22)('sends and reads like any other', async () => {
    const { Agent } = (await import('undici8')) as unknown as { readonly Agent: typeof UndiciAgent };
    const agent = new Agent();
    onTestFinished(() => agent.close());
    const { vid } = setUp({ dispatcher: agent });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    server.otherwise(drop);
    expect(await rejection(vid.renders.create({ brief: 'y' }))).toMatchObject({ charged: 'unknown' });
  });
});

it('something that dispatches nothing is refused as a dispatcher', () => {
  expect(() => setUp({ dispatcher: { fetch } as never })).toThrow('has no dispatch function');
});
