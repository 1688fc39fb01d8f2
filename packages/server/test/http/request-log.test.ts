/** The log of requests stays small, whatever is sent and however often. */
import { describe, expect, test } from 'vitest';
import { createHideSecrets } from '../../src/domain/hide-secrets';
import type { AppRequest } from '../../src/http/request';
import { createRequestLog } from '../../src/http/request-log';
import { createFreeWorld, createWorld } from '../support/world';

const BODY_CHARACTERS = 32 * 1024;
const LOG_CHARACTERS = 2_000_000;

const request = (url = 'http://localhost/v1/render', headers = {}): AppRequest => ({
  method: 'POST',
  url,
  headers: new Headers(headers),
  body: null,
});

const members = (count: number, value: (at: number) => unknown, name = 'm') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, value(at)]));
/** As many long texts as are looked at: about 458 KB. */
const wide = (text: string) => members(9, () => members(100, () => text), 'o');

const logOf = (bodies: readonly unknown[], hide = createHideSecrets()) => {
  const log = createRequestLog({ hide, name: 'one' });
  for (const body of bodies) log.add(request(), { status: 400 }, { body }, 0, 1);
  return log;
};
const sizeOf = (value: unknown): number => JSON.stringify(value).length;

describe('a body is kept in some tens of kilobytes, and shows where it was cut', () => {
  test.each<readonly [string, unknown]>([
    ['long texts', wide('x'.repeat(500))],
    ['texts that grow as JSON', wide('\u0001'.repeat(500))],
    ['tiny members', members(100, () => members(100, () => members(100, () => 1)))],
    ['long names', members(100, () => members(100, () => 1, 'n'.repeat(90)))],
    ['lists', Array<string[]>(50).fill(Array<string>(50).fill('y'.repeat(400)))],
    ['long numbers', members(100, () => Array<number>(50).fill(-1.2345678901234567e-300))],
    ['numbers under names of secrets', members(100, () => members(100, () => 1), 'token'.repeat(15))],
  ])('%s', (_, body) => {
    const [entry] = logOf([body]).list();
    expect(sizeOf(entry?.body)).toBeLessThan(BODY_CHARACTERS + 1000);
    expect(sizeOf(entry?.body)).toBeGreaterThan(1000);
    expect(JSON.stringify(entry?.body)).toMatch(/…|\[redacted\]/);
  });

  test('a small one is whole', () => {
    const body = { scene_plan: [{ prompt: 'Hello', duration: 3, on: true, none: null }] };
    expect(logOf([body]).list()[0]?.body).toEqual(body);
  });

  test('what is not kept is not looked at', () => {
    let looks = 0;
    const body = members(100, () => ({
      get text() {
        looks += 1;
        return 'x'.repeat(500);
      },
    }));
    logOf([{ a: body, b: body, c: body }]);
    expect(looks).toBeGreaterThan(50);
    expect(looks).toBeLessThan(70);
  });
});

describe('all entries', () => {
  test('are 500 at most, the newest', () => {
    const log = logOf(Array.from({ length: 750 }, (_, at) => ({ at })));
    expect(log.list()).toHaveLength(500);
    expect(log.list()[0]?.body).toEqual({ at: 749 });
    expect(log.list()[499]?.body).toEqual({ at: 250 });
  });

  test('have room for some megabytes, from which the oldest go first', () => {
    const log = logOf([...Array.from({ length: 550 }, () => wide('x'.repeat(500))), { last: 1 }]);
    const list = log.list();
    expect(sizeOf(list)).toBeLessThan(LOG_CHARACTERS);
    expect(sizeOf(list)).toBeGreaterThan(LOG_CHARACTERS - 2 * BODY_CHARACTERS);
    expect(list[0]).toMatchObject({ id: 'req_one_551', body: { last: 1 } });
    expect(list.map(({ id }) => Number(id.slice('req_one_'.length)))).toEqual(list.map((_, at) => 551 - at));
    log.clear();
    for (let count = 0; count < 500; count += 1) log.add(request(), { status: 200 }, {}, 0, 1);
    expect(log.list()).toHaveLength(500);
  });

  test('may have long addresses and keys', () => {
    const log = createRequestLog({ hide: createHideSecrets(), name: 'one' });
    const long = request(`http://localhost/${'p'.repeat(16_000)}`, { 'idempotency-key': 'k'.repeat(10_000) });
    for (let count = 0; count < 600; count += 1) log.add(long, { status: 404 }, {}, 0, 1);
    expect(sizeOf(log.list())).toBeLessThan(LOG_CHARACTERS);
    expect(log.list()).toHaveLength(500);
  });

  test('have nothing left to hide in their bodies when they are listed', () => {
    let looks = 0;
    const { text, value } = createHideSecrets(['chosen-by-hand']);
    const log = logOf([{ prompt: 'chosen-by-hand' }], {
      text,
      value: (shown) => {
        looks += 1;
        return value(shown);
      },
    });
    expect(log.list()[0]?.body).toEqual({ prompt: '[redacted]' });
    expect([log.list(), looks]).toEqual([[expect.anything()], 1]);
  });
});

test('what is refused is shown in an answer of some megabytes', async () => {
  const world = await createFreeWorld();
  const raw = JSON.stringify(wide('x'.repeat(500)));
  for (let count = 0; count < 70; count += 1) await world.call('POST', '/v1/render', { raw });
  const { requests } = (await world.get('/_admin/requests')).body;
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/v1/render', status: 400 });
  expect(sizeOf(requests)).toBeLessThan(LOG_CHARACTERS);
});

test('what an answer found wrong is told beside it, cut and without secrets', async () => {
  const world = await createWorld({ adminToken: 's3cret-token' });
  await world.render({ quality: 'best' });
  await world.get('/v1/nothing');
  await world.get('/v1/me');
  await world.server.admin.addFault({ effect: { status: 500, body: { error: `s3cret-token ${'x'.repeat(5000)}` } } });
  await world.server.fetch('http://vid.test/v1/me');
  await world.server.admin.clearFaults();
  await world.server.admin.addFault({ effect: { status: 502, malformed: true } });
  await world.server.fetch('http://vid.test/v1/me');
  const [malformed, fault, fine, missing, invalid] = (await world.server.admin.requests()).requests.map(
    ({ error }) => error,
  );
  expect([malformed, fine]).toEqual([null, null]);
  expect(missing).toBe('There is nothing at GET /v1/nothing.');
  expect(invalid).toContain('quality: ');
  expect(fault?.length).toBeLessThan(1100);
  expect(fault).not.toContain('s3cret');
});

test('an entry has an id that no other server gives, the same seed or not', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const world = await createWorld();
      await world.get('/v1/me');
      return (await world.server.admin.requests()).requests[0]?.id;
    }),
  );
  expect(ids[0]).toMatch(/^req_[0-9a-f]+_1$/);
  expect(new Set(ids).size).toBe(2);
});
