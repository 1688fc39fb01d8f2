import { VidClient } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';

const make = (answers: Array<Response | Error>, baseUrl = 'http://a.test') => {
  const service = new FakeService(() => {
    const next = answers.shift() ?? respond(500, { error: 'The script is over' });
    if (next instanceof Error) throw next;
    return next;
  });
  return {
    service,
    vid: new VidClient({ apiKey: 'emp_k', baseUrl, transport: service, ports: { clock: new HastyClock() } }),
  };
};

describe('request', () => {
  it('has the credentials, the retries and the answer of any call', async () => {
    const { vid, service } = make(
      [respond(500, { error: 'x' }), respond(200, [1, 2], { 'x-request-id': 'r' })],
      'http://a.test/gate',
    );
    const { data, response } = await vid
      .request<number[]>('get', '/v2/things', { query: { page: 2, all: undefined, q: 'a b' } })
      .withResponse();
    expect(data).toEqual([1, 2]);
    expect(response).toMatchObject({ status: 200, requestId: 'r' });
    expect(service.received.map(({ path }) => path)).toEqual([
      '/gate/v2/things?page=2&q=a+b',
      '/gate/v2/things?page=2&q=a+b',
    ]);
    expect(service.received[0]?.headers.get('authorization')).toBe('Bearer emp_k');
  });

  it('sends JSON, and resolves to undefined for an empty answer', async () => {
    const { vid, service } = make([new Response(null, { status: 204 })]);
    await expect(vid.request('POST', '/v1/things', { body: { a: 1 } })).resolves.toBeUndefined();
    expect(service.received[0]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(service.received[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('rejects with the errors of any call', async () => {
    const { vid } = make([respond(404, { error: 'Not found', code: 'JOB_NOT_FOUND' })]);
    expect(await rejection(vid.request('GET', '/v1/x'))).toMatchObject({
      name: 'NotFoundError',
      path: '/v1/x',
      method: 'GET',
    });
  });

  it.each([
    ['POST', undefined, 1],
    ['PATCH', undefined, 1],
    ['PUT', undefined, 3],
    ['DELETE', undefined, 3],
    ['HEAD', undefined, 3],
    ['OPTIONS', undefined, 3],
    ['POST', true, 3],
    ['GET', false, 1],
  ])('%s with idempotent %s is sent %d times when the connection breaks', async (method, idempotent, times) => {
    const { vid, service } = make([new Error('cut'), new Error('cut'), new Error('cut')]);
    await rejection(vid.request(method, '/v1/x', { idempotent }));
    expect(service.received).toHaveLength(times);
  });

  it.each([
    'v1/me',
    '//evil.test/v1/me',
    '/\\evil.test',
    '/\t/evil.test',
    'http://evil.test/',
    '/.//evil.test',
    '/%2e//evil.test',
    '/v1/./me',
    '/v1/..',
    '/v1/.',
    '/../x',
    '/v1/me#x',
    '',
    5,
  ])('sends nothing to %j: the key must not reach another host', async (path) => {
    const { vid, service } = make([]);
    expect(await rejection(vid.request('GET', path as string))).toMatchObject({ name: 'InvalidRequestError' });
    expect(service.received).toEqual([]);
  });

  it.each(['/v1/render', '/v1/render/', '/v1/render//', '/v1/%72ender'])(
    'sends a render to %s as a render: with a key, and paid once',
    async (path) => {
      const { vid, service } = make([new Error('cut'), respond(409, DUPLICATE)]);
      const error = await rejection(vid.request('post', path, { body: { brief: 'x' } }));
      expect(error).toMatchObject({ name: 'RenderOutcomeUnknownError', charged: 'unknown' });
      expect(new Set(service.received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    },
  );

  it.each([
    ['GET', '/v1/render'],
    ['POST', '/v1/renders'],
    ['POST', '/v1/%E0%A4%A'],
  ])('sends %s %s as it is', async (method, path) => {
    const { vid, service } = make([respond(200, { a: 1 })]);
    await expect(vid.request(method, path)).resolves.toEqual({ a: 1 });
    expect(service.received).toMatchObject([{ method, path }]);
    expect(service.received[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it.each([{}, [], () => 1, Symbol('a')])('refuses %o as a value of the query', async (value) => {
    const { vid, service } = make([]);
    expect(await rejection(vid.request('GET', '/v1/me', { query: { page: value } as never }))).toMatchObject({
      name: 'InvalidRequestError',
      message: expect.stringContaining('query.page') as string,
    });
    expect(service.received).toEqual([]);
  });

  it('refuses a misspelt option and what is no method', async () => {
    const { vid, service } = make([]);
    const misspelt = await rejection(vid.request('GET', '/v1/me', { quary: {} } as never));
    expect(misspelt.message).toMatch(/^request knows no option quary.*query/);
    for (const method of ['GET /', ' GET', ''])
      expect(await rejection(vid.request(method, '/v1/me'))).toMatchObject({
        name: 'InvalidRequestError',
        message: expect.stringContaining('is not an HTTP method') as string,
      });
    expect(service.received).toEqual([]);
  });
});

describe('withOptions', () => {
  it('changes what it is given and keeps the rest', async () => {
    const { vid, service } = make([respond(500, { error: 'x' }), respond(200, ACCOUNT), respond(200, ACCOUNT)]);
    const other = vid.withOptions({ defaultHeaders: { 'x-tenant': 't1' }, retry: { maxRetries: 0 } });
    await rejection(other.account.retrieve());
    await other.withOptions({ defaultHeaders: { 'x-more': 'm' } }).account.retrieve();
    await vid.account.retrieve();
    const [first, second, third] = service.received.map(({ headers }) => [
      headers.get('x-tenant'),
      headers.get('x-more'),
    ]);
    expect([first, second, third]).toEqual([
      ['t1', null],
      ['t1', 'm'],
      [null, null],
    ]);
  });

  it('shares renders on their way and the journal: one key is one render', async () => {
    const { vid, service } = make([respond(202, accepted())]);
    const other = vid.withOptions({ defaultHeaders: { 'x-tenant': 't1' } });
    const [one, two] = await Promise.all([
      vid.renders.create({ brief: 'x' }, { idempotencyKey: 'k' }),
      other.renders.create({ brief: 'x' }, { idempotencyKey: 'k' }),
    ]);
    const three = await other.renders.create({ brief: 'x' }, { idempotencyKey: 'k' });
    expect([one.job_id, two.job_id, three.job_id]).toEqual(['job_1', 'job_1', 'job_1']);
    expect(service.received).toHaveLength(1);
  });

  it('shares nothing of renders with another account', async () => {
    const { vid, service } = make([respond(202, accepted()), respond(202, accepted('job_2'))]);
    await vid.renders.create({ brief: 'x' }, { idempotencyKey: 'k' });
    const other = vid.withOptions({ apiKey: 'emp_other' });
    expect(await other.renders.create({ brief: 'x' }, { idempotencyKey: 'k' })).toMatchObject({ job_id: 'job_2' });
    expect(service.received[1]?.headers.get('authorization')).toBe('Bearer emp_other');
  });

  it('wakes its waits by deliveries that the other receives', async () => {
    const { vid } = make([respond(200, job('processing')), respond(200, job('succeeded'))]);
    const other = vid.withOptions({ timeoutMs: 5_000 });
    const done = other.jobs.wait('job_1', { firstPollMs: 30_000, pollIntervalMs: 30_000 });
    const delivery = {
      event: 'video.completed',
      payload: { job_id: 'job_1' },
      emitted_at: '2030-01-01T00:00:00Z',
      delivery_id: 'd1',
    };
    vid.webhooks.receive(delivery);
    await new Promise((resolve) => setImmediate(resolve));
    other.webhooks.receive({ ...delivery, delivery_id: 'd2' });
    await expect(done).resolves.toMatchObject({ status: 'succeeded' });
  });

  it('sends nothing once the client that it came from is closed, which waits for its calls', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { vid } = make([]);
    const holding = vid.withOptions({ transport: { fetch: () => new Promise((resolve) => (answer = resolve)) } });
    const child = holding.withOptions({ timeoutMs: 30_000 });
    const call = child.account.retrieve();
    await new Promise((resolve) => setImmediate(resolve));
    let isClosed = false;
    const closing = holding.close().then(() => (isClosed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    answer(respond(200, ACCOUNT));
    expect(await call).toMatchObject(ACCOUNT);
    await closing;
    expect(await rejection(child.account.retrieve())).toMatchObject({
      name: 'AbortedError',
      message: expect.stringMatching(/was not sent: the client was closed$/),
    });
    await holding.destroy();
    expect((await rejection(child.account.retrieve())).message).toMatch(/the client was destroyed$/);
    expect(isClosed).toBe(true);
  });

  it('leaves the connections to the client that it came from', async () => {
    let closed = 0;
    const dispatcher = {
      dispatch: () => true,
      close: async () => void (closed += 1),
      destroy: async () => void (closed += 1),
    };
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', dispatcher });
    await vid.withOptions({ timeoutMs: 1 }).close();
    expect(closed).toBe(0);
  });

  it('refuses what the client would refuse', () => {
    const { vid } = make([]);
    expect(() => vid.withOptions({ timeout: 5 } as never)).toThrow('timeoutMs');
    expect(() => vid.withOptions('emp_k' as never)).toThrow('object');
  });
});
