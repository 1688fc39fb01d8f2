import { inspect } from 'node:util';
import { InvalidRequestError, VidClient } from '@vid/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT } from './support/answers';
import { FakeService, respond } from './support/fake-service';

const failure = (make: () => unknown): InvalidRequestError => {
  try {
    make();
  } catch (error) {
    if (InvalidRequestError.is(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('VidClient', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('takes key and address from the environment', async () => {
    vi.stubEnv('VID_API_KEY', 'emp_env');
    vi.stubEnv('VID_BASE_URL', 'http://service.test:4600/');
    const service = new FakeService(() => respond(200, ACCOUNT));
    await new VidClient({ transport: service }).account.retrieve();
    expect(service.received[0]?.headers.get('authorization')).toBe('Bearer emp_env');
  });

  it('prefers what it is given', async () => {
    vi.stubEnv('VID_API_KEY', 'emp_env');
    vi.stubEnv('VID_BASE_URL', 'http://other.test');
    let url = '';
    const fetch = (request: Request): Response => {
      ({ url } = request);
      return respond(200, ACCOUNT);
    };
    await new VidClient({
      apiKey: 'emp_given',
      baseUrl: new URL('http://given.test'),
      transport: { fetch },
    }).account.retrieve();
    expect(url).toBe('http://given.test/v1/me');
  });

  it('hands fetch functions a request that also reads as its URL, with init', async () => {
    const seen: unknown[] = [];
    const fetch = (request: Request, init?: RequestInit): Response => {
      const asText = request as unknown as string;
      seen.push(`${asText}`, new URL(asText).pathname, init?.method);
      return respond(200, ACCOUNT);
    };
    await new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: { fetch } }).account.retrieve();
    expect(seen).toEqual(['http://a.test/v1/me', '/v1/me', 'GET']);
  });

  it('says where an address could come from', () => {
    vi.stubEnv('VID_BASE_URL', '');
    const { nextStep } = failure(() => new VidClient({ apiKey: 'emp_k' }));
    expect(nextStep).toContain('vid server start');
    expect(nextStep).toContain('VID_BASE_URL');
  });

  it('says where a key could come from', () => {
    vi.stubEnv('VID_API_KEY', '');
    expect(failure(() => new VidClient({ baseUrl: 'http://a.test' })).nextStep).toContain('VID_API_KEY');
  });

  it.each([
    ['http://a.test/gateway/', '/gateway/v1/me'],
    ['http://a.test/a/b', '/a/b/v1/me'],
    ['http://a.test//', '/v1/me'],
  ])('puts its paths behind the one of a gateway: %s', async (baseUrl, path) => {
    const service = new FakeService(() => respond(404, { error: 'x' }));
    const error = await new VidClient({ apiKey: 'emp_k', baseUrl, transport: service }).account
      .retrieve()
      .catch((caught: unknown) => caught);
    expect(service.received[0]?.path).toBe(path);
    expect(error).toMatchObject({ path: '/v1/me' });
  });

  it.each([
    ['http://a.test/v1', 'http://a.test.'],
    ['http://a.test/gateway/v1/', 'http://a.test/gateway.'],
    ['http://a.test/api/webhooks', 'http://a.test.'],
  ])('says which address is meant by %s', (baseUrl, meant) => {
    expect(failure(() => new VidClient({ apiKey: 'emp_k', baseUrl })).nextStep).toBe(`Use ${meant}`);
  });

  it.each([
    ['http://api.vid.example.com', true],
    ['http://93.184.216.34:8080', true],
    ['https://api.vid.example.com', false],
    ['http://localhost:4600', false],
    ['http://127.0.0.1:4600', false],
    ['http://[::1]:4600', false],
    ['http://vid', false],
    ['http://10.0.0.7', false],
    ['http://service.test', false],
  ])('warns of %s: %s', (baseUrl, warns) => {
    const lines: string[] = [];
    const write = (message: string): void => void lines.push(message);
    const logger = { debug: write, info: write, warn: write, error: write };
    new VidClient({ apiKey: 'emp_k', baseUrl, logger });
    expect(lines.filter((line) => line.includes('plain http'))).toHaveLength(warns ? 1 : 0);
  });

  it('warns of plain http through the runtime when nobody logs, once', () => {
    const emitted = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    for (let round = 0; round < 2; round += 1) new VidClient({ apiKey: 'emp_k', baseUrl: 'http://public.example.com' });
    expect(emitted.mock.calls).toEqual([
      [expect.stringContaining('public.example.com'), { type: 'VidWarning', code: 'VID_PLAIN_HTTP' }],
    ]);
  });

  it.each(['ftp://a.test', 'a.test', 'http://u:p@a.test', 'http://a.test/?x=1', 'http://a.test/#x', 'nonsense'])(
    'refuses %s as an address',
    (baseUrl) => {
      failure(() => new VidClient({ apiKey: 'emp_k', baseUrl }));
    },
  );

  it.each(['emp_k\n', 'emp k', 'emp_ключ'])('refuses a key that no header can carry', (apiKey) => {
    const error = failure(() => new VidClient({ apiKey, baseUrl: 'http://a.test' }));
    expect(error.message).not.toContain(apiKey.trim());
  });

  it('refuses to be constructed in a browser and in an app', () => {
    vi.stubGlobal('window', { document: {} });
    expect(failure(() => new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test' })).message).toContain('browser');
    vi.unstubAllGlobals();
    vi.stubGlobal('navigator', { product: 'ReactNative' });
    failure(() => new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test' }));
  });

  it('refuses a dispatcher that its transport would not use, and transports that it does not know', () => {
    const dispatcher = { dispatch: () => true };
    failure(() => new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: 'http', dispatcher }));
    failure(() => new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: 'carrier-pigeon' as 'http' }));
  });

  it('does not show its key when it is printed', () => {
    const vid = new VidClient({ apiKey: 'emp_hidden', baseUrl: 'http://a.test' });
    expect(inspect(vid, { depth: 10, showHidden: true }) + JSON.stringify(vid)).not.toContain('emp_hidden');
  });

  it('can be told not to check requests', async () => {
    const service = new FakeService(() => respond(400, { error: 'Validation failed', detail: 'brief: x' }));
    const vid = new VidClient({ apiKey: 'emp_k', baseUrl: 'http://a.test', transport: service, validate: false });
    await expect(vid.renders.create({ brief: '' })).rejects.toMatchObject({
      name: 'ValidationFailedError',
      charged: 'no',
    });
    await expect(vid.webhooks.create({ event: '', webhook_url: '' })).rejects.toMatchObject({
      name: 'ValidationFailedError',
    });
  });

  it.each([Number.NaN, -1, 'soon' as unknown as number])('refuses %s as a number of anything', async (wrong) => {
    const options = { apiKey: 'emp_k', baseUrl: 'http://a.test' };
    failure(() => new VidClient({ ...options, retry: { maxRetries: wrong } }));
    const vid = new VidClient(options);
    const refused = { name: 'InvalidRequestError' };
    await expect(vid.account.retrieve({ timeoutMs: wrong })).rejects.toMatchObject(refused);
    await expect(vid.renders.create({ brief: 'x' }, { maxRetries: wrong })).rejects.toMatchObject(refused);
    await expect(vid.jobs.wait('j', { pollIntervalMs: wrong })).rejects.toMatchObject(refused);
    await expect(vid.jobs.watch('j', { timeoutMs: wrong }).next()).rejects.toMatchObject(refused);
  });
});
