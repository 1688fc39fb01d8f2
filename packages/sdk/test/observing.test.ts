import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { CHANNELS, type Logger, type RequestEvent, type ResponseEvent, redact, redactText, VidClient } from '@vid/sdk';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';

/** Different all along: a run of one letter could hold what another file's client keeps secret. */
const IMAGE = Buffer.from(Array.from({ length: 375 }, (_, at) => (at * 89) % 256)).toString('base64');
const URI = `data:image/png;base64,${IMAGE}`;
const SECRET = 'c0ffee'.padEnd(64, '0');

const setUp = (answers: Response[], options: ConstructorParameters<typeof VidClient>[0] = {}) => {
  const service = new FakeService(() => answers.shift() ?? respond(500, { error: 'x' }));
  return new VidClient({
    apiKey: 'emp_topsecret',
    baseUrl: 'http://a.test',
    transport: service,
    ports: { clock: new HastyClock() },
    ...options,
  });
};

const collecting = () => {
  const lines: string[] = [];
  const write =
    (level: string) =>
    (message: string, facts?: unknown): void =>
      void lines.push(`${level} ${message} ${JSON.stringify(facts) ?? ''}`);
  const logger: Logger = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
  return { lines, logger };
};

describe('redaction', () => {
  it.each([
    ['a key', 'key emp_live_123-abc is bad', 'key emp_[redacted] is bad'],
    ['a secret', `secret ${SECRET}!`, 'secret [redacted secret]!'],
    ['a signed URL', 'see https://cdn.test/v/abc.mp4?sig=1&x=2 now', 'see https://cdn.test/[redacted] now'],
    [
      'a URL in brackets',
      'not followed (to http://host.test/x), so',
      'not followed (to http://host.test/[redacted]), so',
    ],
    ['a URL that was redacted before', '(to http://host.test/[redacted]).', '(to http://host.test/[redacted]).'],
    ['a URL with a user', 'http://me:pw@host.test/x', 'http://host.test/[redacted]'],
    ['a plain host', 'at http://host.test:4600', 'at http://host.test:4600'],
    ['a data URI', `logo ${URI} end`, `logo [data URI of ${URI.length} characters] end`],
    ['nothing', 'POST /v1/render was answered with 402', 'POST /v1/render was answered with 402'],
  ])('takes out %s', (_what, text, expected) => expect(redactText(text)).toBe(expected));

  it('goes into values, by name as well', () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    expect(
      redact({
        a: [{ video_url: 'https://x.test/1' }],
        secret: 'hush',
        Authorization: 'Bearer x',
        n: 1,
        d: new Date(0),
        f: () => 1,
      }),
    ).toEqual({
      a: [{ video_url: 'https://x.test/[redacted]' }],
      secret: '[redacted]',
      Authorization: '[redacted]',
      n: 1,
      d: '1970-01-01T00:00:00.000Z',
    });
    expect(() => redact(circular)).not.toThrow();
  });
});

describe('hooks', () => {
  it('see each attempt, without the key', async () => {
    const requests: RequestEvent[] = [];
    const responses: ResponseEvent[] = [];
    const vid = setUp([respond(500, { error: 'x' }), respond(200, ACCOUNT)], {
      onRequest: (event) => requests.push(event),
      onResponse: (event) => responses.push(event),
    });
    await vid.account.retrieve();
    expect(requests.map(({ method, path, attempt }) => [method, path, attempt])).toEqual([
      ['GET', '/v1/me', 1],
      ['GET', '/v1/me', 2],
    ]);
    expect(responses.map(({ status }) => status)).toEqual([500, 200]);
    expect(JSON.stringify([requests, responses])).not.toContain('topsecret');
  });

  it('see an attempt that had no answer', async () => {
    const responses: ResponseEvent[] = [];
    const fetch = () => Promise.reject(new Error('gone'));
    const vid = setUp([], {
      transport: { fetch },
      retry: { maxRetries: 0 },
      onResponse: (event) => responses.push(event),
    });
    await vid.account.retrieve().catch(() => undefined);
    expect(responses[0]).toMatchObject({ path: '/v1/me', error: { name: 'ConnectionError' } });
    expect(responses[0]).not.toHaveProperty('status');
  });

  it('break nothing when they are async and fail later, nor does such a logger', async () => {
    const late = (async () => {
      await Promise.resolve();
      throw new Error('my late bug');
    }) as () => void;
    const { lines, logger } = collecting();
    const vid = setUp([respond(200, ACCOUNT)], { onRequest: late, onResponse: late, logger });
    await vid.account.retrieve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toEqual(Array(2).fill('error A hook threw: Error: my late bug '));
    const broken = { debug: late, info: late, warn: late, error: late };
    await setUp([respond(200, ACCOUNT)], { logger: broken, logLevel: 'debug' }).account.retrieve();
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('break nothing when they throw', async () => {
    const { lines, logger } = collecting();
    const vid = setUp([respond(200, ACCOUNT)], {
      logger,
      onRequest: () => {
        throw new Error('my bug');
      },
    });
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(lines.join()).toContain('my bug');
  });
});

describe('the logger', () => {
  it.each([
    ['debug', 3],
    ['info', 1],
    ['warn', 0],
    ['silent', 0],
  ] as const)('at %s gets %d lines of a render', async (logLevel, count) => {
    const { lines, logger } = collecting();
    await setUp([respond(202, accepted())], { logger, logLevel }).renders.create({ brief: 'x', brand_logo_url: URI });
    expect(lines).toHaveLength(count);
    expect(lines.join('\n')).not.toContain('topsecret');
    expect(lines.join('\n')).not.toContain(IMAGE.slice(100, 120));
  });

  it('is told of a render whose outcome is unknown', async () => {
    const { lines, logger } = collecting();
    await setUp([], { logger })
      .renders.create({ brief: 'x' })
      .catch(() => undefined);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^error The render with idempotency key/);
  });

  it('breaks nothing when it throws', async () => {
    const broken = () => {
      throw new Error('my bug');
    };
    const logger: Logger = { debug: broken, info: broken, warn: broken, error: broken };
    await expect(
      setUp([respond(202, accepted())], { logger, logLevel: 'debug' }).renders.create({ brief: 'x' }),
    ).resolves.toMatchObject({ job_id: 'job_1' });
  });
});

describe('what became of a render', () => {
  it('is told with its key and job, or with whether it arrived', async () => {
    const { lines, logger } = collecting();
    const vid = setUp([respond(202, accepted())], { logger, logLevel: 'info' });
    await vid.renders.create({ brief: 'x' }, { idempotencyKey: 'order-1' });
    expect(lines.filter((line) => line.includes('order-1'))).toEqual([
      'info render accepted as job job_1 {"jobId":"job_1","idempotencyKey":"order-1","creditsUsed":12}',
    ]);
    lines.length = 0;
    const lost = rejection(vid.renders.create({ brief: 'x' }, { idempotencyKey: 'order-2', maxRetries: 0 }));
    expect(await lost).toMatchObject({ name: 'RenderOutcomeUnknownError' });
    const [told = ''] = lines.filter((line) => line.startsWith('error '));
    expect(told).toMatch(/ \{"idempotencyKey":"order-2","arrived":false\}$/);
  });
});

describe('the channels', () => {
  it('carry requests, retries and renders', async () => {
    const seen: string[] = [];
    const listeners = Object.values(CHANNELS).map((name) => {
      const listener = (message: unknown): void => void seen.push(`${name} ${JSON.stringify(message)}`);
      subscribe(name, listener);
      return () => unsubscribe(name, listener);
    });
    const answers = [respond(500, { error: 'x' }), respond(202, accepted()), respond(200, job('succeeded'))];
    await setUp(answers).renders.createAndWait({ brief: 'x' });
    for (const stop of listeners) stop();
    expect(seen.map((line) => line.split(' ')[0])).toEqual([
      'vid.request',
      'vid.response',
      'vid.retry',
      'vid.request',
      'vid.response',
      'vid.render',
      'vid.request',
      'vid.response',
      'vid.job',
    ]);
    expect(seen.join()).not.toContain('topsecret');
  });
});
