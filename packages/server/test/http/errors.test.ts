/** Every answer is JSON, whatever was sent. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../webhook-verify/test/support/any-character';
import { createFreeWorld, createWorld, TINY_PLAN } from '../support/world';

/** Lone surrogates can't be sent; they arrive as replacement characters. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

describe('requests that are none', () => {
  test('an unknown route is 404, without a key too', async () => {
    const world = await createWorld();
    for (const path of ['/', '/v1', '/v2/me', '/v1/me/', '/api/webhooks', '/v1/job/', '/v1/%00', '/v1/job/a/b']) {
      const answer = await world.get(path, { key: null });
      expect([path, answer.status, typeof answer.body.error]).toEqual([path, 404, 'string']);
    }
  });

  test.each([
    ['DELETE', '/v1/me', 'HEAD, GET'],
    ['GET', '/v1/render', 'POST'],
    ['OPTIONS', '/v1/render', 'POST'],
    ['PUT', '/api/webhooks/hooks', 'HEAD, GET, POST'],
    ['POST', '/api/webhooks/hooks/x', 'PATCH, DELETE'],
    ['POST', '/v1/job/x', 'HEAD, GET'],
    ['CONSTRUCTOR', '/v1/me', 'HEAD, GET'],
    ['constructor', '/v1/me', 'HEAD, GET'],
  ])('%s %s is 405 with Allow', async (method, path, allow) => {
    const world = await createWorld();
    const answer = await world.call(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const world = await createWorld();
    const answer = await world.call('HEAD', '/v1/me');
    expect([answer.status, answer.body]).toEqual([200, undefined]);
  });

  test.each([
    ['{"brief":', {}, 400],
    ['', {}, 400],
    ['[]', {}, 400],
    ['null', {}, 400],
    ['"brief"', {}, 400],
    [JSON.stringify(TINY_PLAN), { 'content-type': 'text/plain' }, 415],
    [JSON.stringify(TINY_PLAN), { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [JSON.stringify(TINY_PLAN), { 'content-type': 'application/json; charset=utf-8' }, 202],
    ['{}', { 'content-length': String(81 * 1024 ** 2) }, 413],
  ])('the body %s with %j is answered with %i', async (raw, headers, status) => {
    const world = await createFreeWorld();
    const answer = await world.call('POST', '/v1/render', { raw, headers });
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body).toMatchObject({ error: 'Validation failed', detail: expect.stringContaining(': ') });
  });

  test('every problem is named at once, with its path', async () => {
    const world = await createFreeWorld();
    const answer = await world.render({
      aspect: '2:1',
      language: '!',
      title: 't'.repeat(201),
      brand_colors: ['red', '#fff'],
      product_image_url: 'http://10.0.0.1/a.png',
      brand_logo_url: 'data:text/plain;base64,aGk=',
      scene_plan: [
        { prompt: '' },
        { type: 'footage', prompt: 'x' },
        { type: 'motion', prompt: 'x', duration: 2, video_url: 'https://example.com/a.mp4' },
        { type: 'nope', prompt: 'x', script: null },
      ],
    });
    const paths = answer.body.detail
      .split('; ')
      .map((problem: string) => problem.split(': ')[0])
      .sort();
    expect(paths).toEqual([
      'aspect',
      'brand_colors.0',
      'brand_logo_url',
      'language',
      'product_image_url',
      'scene_plan.0.prompt',
      'scene_plan.0.type',
      'scene_plan.1.video_url',
      'scene_plan.2.duration',
      'scene_plan.2.video_url',
      'scene_plan.3.script',
      'scene_plan.3.type',
      'title',
    ]);
  });

  test('unknown members are ignored', async () => {
    const world = await createFreeWorld();
    expect((await world.render({ ...TINY_PLAN, sound_effects: 'rain', __proto__: { a: 1 } })).status).toBe(202);
  });
});

describe('hostile input', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter, maxLength: 50 }),
    fc.constantFrom(
      '\u0000',
      '../../etc/passwd',
      "' OR 1=1 --",
      '%00',
      '\ud800',
      '🎬'.repeat(3000),
      'emp_local_dev',
      '[mock:',
      '{{7*7}}',
    ),
  );
  const member = fc.constantFrom(
    'brief',
    'scene_plan',
    'kind',
    'title',
    'duration_sec',
    'narrator',
    'language',
    'quality',
    'aspect',
    'route',
    'brand_logo_url',
    'brand_colors',
    'product_image_url',
    'event',
    'webhook_url',
    'description',
    'active',
  );
  const value = fc.oneof({ weight: 3, arbitrary: texts }, { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) });
  const body = fc.oneof(
    fc.dictionary(member, value, { maxKeys: 8 }).map((object) => JSON.stringify(object)),
    fc.jsonValue({ maxDepth: 5 }).map((json) => JSON.stringify(json)),
    texts,
    fc.constantFrom('['.repeat(5000), `{"brief":${'['.repeat(5000)}`, '{"brief":1e999}', '{"scene_plan":[{}]}'),
  );
  const path = fc.oneof(
    fc.constantFrom(
      '/v1/render',
      '/v1/me',
      '/v1/job/x',
      '/api/webhooks/hooks',
      '/api/webhooks/hooks/x',
      '/api/webhooks/hooks/x/test',
    ),
    texts.map((text) => `/v1/job/${encodeURIComponent(wellFormed(text))}`),
    texts.map((text) => `/${encodeURI(wellFormed(text)).replaceAll('#', '')}`),
  );
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'),
    path,
    raw: body,
    type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/html', ''),
    key: fc.constantFrom('emp_local_dev', 'emp_local_dev', 'emp_', 'emp_"; DROP TABLE accounts', 'x'),
    idempotency: fc.option(fc.string({ unit: fc.constantFrom('a', '-', ' ', '"', ';'), minLength: 1, maxLength: 200 })),
  });

  test('1,000 generated requests: never a 5xx, never a leak, always a JSON answer', async () => {
    const world = await createFreeWorld({}, { logLevel: 'silent' });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path: at, raw, type, key, idempotency }) => {
        const withBody = !['GET', 'HEAD'].includes(method);
        const response = await world.server.fetch(`http://vid.test${at}`, {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            ...(type === '' ? {} : { 'content-type': type }),
            ...(idempotency === null ? {} : { 'idempotency-key': idempotency }),
          },
          ...(withBody ? { body: wellFormed(raw) } : {}),
        });
        expect(response.status).toBeLessThan(500);
        const text = await response.text();
        expect(text).not.toMatch(/node_modules|\.ts:\d+|SQLITE|at Object\.|emp_local_other/);
        if (method === 'HEAD') return;
        const answer = JSON.parse(text) as { readonly error?: unknown };
        if (response.status >= 400) expect(typeof answer.error).toBe('string');
      }),
      { numRuns: 1000 },
    );
    expect((await world.server.admin.audit()).problems).toEqual([]);
  });
});
