/** Bodies that are too deep, too many, too long or never end: a clear answer, nothing charged, and no more read than needed. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@vid/sdk/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../src/config';
import { DEFAULT_POLICIES } from '../../src/domain/policies';
import { answerRefusal } from '../../src/http/answer-refusal';
import { createBodyBudget } from '../../src/http/body-budget';
import type { Trace } from '../../src/http/call';
import { createReadBody } from '../../src/http/read-body';
import { redact } from '../../src/http/redact';
import { createTurns } from '../../src/turns';
import { openFrontDoor } from '../support/front-door';
import { createFreeWorld, TINY_PLAN, type World } from '../support/world';

const MIB = 1024 ** 2;
const many = (count: number, value: unknown): unknown[] => Array.from({ length: count }, () => value);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const withMember = (text: string, body: object = TINY_PLAN) => `${JSON.stringify(body).slice(0, -1)},"extra":${text}}`;

/** A body that goes on as long as it is read; `read()` tells how many bytes were. */
const endless = (start: string, piece: string) => {
  const chunk = Buffer.from(piece.repeat(Math.ceil(16_384 / piece.length)));
  let bytes = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const next = bytes === 0 ? Buffer.from(start) : chunk;
        bytes += next.length;
        controller.enqueue(next);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read: () => bytes };
};

const send = async (world: World, path: string, body: string | ReadableStream<Uint8Array>, key = 'emp_local_dev') => {
  const response = await world.server.fetch(`http://vid.test${path}`, {
    method: path.endsWith('/snapshot') ? 'PUT' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  });
  return { status: response.status, body: (await response.json()) as { error: string; detail: string } };
};

describe('too deep', () => {
  test.each([
    ['/v1/render', withMember(nested(64))],
    ['/v1/render', withMember(nested(20_000))],
    ['/v1/render', `{"brief":${nested(5000)}}`],
    ['/v1/render', `{"scene_plan":[{"type":"motion","prompt":"x","motion":{"more":${nested(5000)}}}]}`],
    ['/v1/render', '['.repeat(100_000)],
    ['/api/webhooks/hooks', withMember(nested(5000), { event: 'video.completed' })],
    ['/_admin/accounts', withMember(nested(5000), { plan: 'agency' })],
    ['/_admin/events', `{"user_id":"x","event":"ping","payload":{"a":${nested(5000)}}}`],
    ['/_admin/faults', `{"effect":{"status":500,"body":${nested(5000)}}}`],
    [
      '/_admin/snapshot',
      `{"format":"vid-snapshot","version":1,"videos":{},"store":{"version":1,"tables":${nested(5000)}}}`,
    ],
  ])('%s answers 400, and neither charges nor stores anything (%#)', async (path, body) => {
    const world = await createFreeWorld();
    const before = await world.balance();
    const answer = await send(world, path, body);
    expect(answer).toEqual({
      status: 400,
      body: { error: 'Validation failed', detail: 'body: is nested more than 64 deep' },
    });
    expect(await world.balance()).toBe(before);
    expect((await world.server.admin.listJobs()).jobs).toEqual([]);
    expect((await world.get('/_admin/requests')).status).toBe(200);
  });

  test('as deep as may be is taken, logged and shown', async () => {
    const world = await createFreeWorld();
    const { status, body } = await send(world, '/v1/render', withMember(nested(63)));
    expect(status).toBe(202);
    expect((await world.get('/_admin/requests')).body.requests[0]).toMatchObject({ status: 202 });
    const { job_id: id } = body as unknown as { job_id: string };
    expect((await world.get(`/_admin/why/${id}`)).status).toBe(200);
  });

  test('a cell of a snapshot is refused', async () => {
    const world = await createFreeWorld();
    const snapshot = await world.server.admin.snapshot();
    const jobs = [{ spec: nested(5000) }];
    const tables = { ...snapshot.store.tables, jobs };
    const answer = await send(
      world,
      '/_admin/snapshot',
      JSON.stringify({ ...snapshot, store: { ...snapshot.store, tables } }),
    );
    expect(answer.body.detail).toBe(
      'store.tables.jobs.0.spec: holds JSON that is nested more than 64 deep. Nothing was changed.',
    );
  });

  test('a config file is refused with its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vid-config-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'deep.json');
    writeFileSync(path, `{"accounts":${nested(5000)}}`);
    expect(() => loadConfig(path)).toThrow(`${path} can't be used: it is nested more than 64 deep.`);
  });
});

describe('without end', () => {
  test.each([
    ['[', '['],
    ['{', '"a":{'],
    ['{"scene_plan":[', '{},'],
    ['{"extra":{', '"a":0,'],
    ['{"brand_colors":[', '"#fff",'],
  ])('%j and then %j is refused before much of it is read', async (start, piece) => {
    const world = await createFreeWorld();
    const body = endless(`${start} `, piece);
    const answer = await send(world, '/v1/render', body.stream);
    expect([answer.status, answer.body.error]).toEqual([400, 'Validation failed']);
    expect(body.read()).toBeLessThan(1.1 * MIB);
  });

  test.each([' ', '1', 'x'])('%j is too large before much of it is read', async (piece) => {
    const world = await createFreeWorld();
    const body = endless(' ', piece);
    expect(await send(world, '/v1/render', body.stream)).toEqual({
      status: 413,
      body: { error: 'The body has more than 1,048,576 bytes outside its texts.' },
    });
    expect(body.read()).toBeLessThan(1.1 * MIB);
  });

  test.each(['/v1/render', '/api/webhooks/hooks', '/_admin/accounts'])(
    'a text that is sent to %s is read up to the largest body, and what it held is given back',
    async (path) => {
      const world = await createFreeWorld();
      for (let round = 0; round < 2; round += 1) {
        const body = endless('{"brief":"', 'x'.repeat(MIB));
        expect((await send(world, path, body.stream)).status).toBe(413);
        expect(body.read()).toBeLessThan(82 * MIB);
      }
    },
  );

  test.each(['emp_unknown', 'nothing', 'emp_local_dev_'])('nothing is read for the key %s', async (key) => {
    const world = await createFreeWorld();
    const body = endless('{', ' ');
    expect((await send(world, '/v1/render', body.stream, key)).status).toBe(401);
    expect(body.read()).toBe(0);
  });
});

describe('bytes that are held', () => {
  const limits = { account: 1000, all: 1500, small: 100 };

  test('are counted by account and in all, small ones by account alone', () => {
    const budget = createBodyBudget(limits);
    const [first, second, third] = [budget.open('a'), budget.open('a'), budget.open('b')];
    expect([first.take(600), second.take(400), second.take(1)]).toEqual([undefined, undefined, 'account']);
    expect([third.take(800), third.take(1)]).toEqual([undefined, 'all']);
    const others = ['c', 'd', 'e'].map((user) => budget.open(user));
    expect(others.map((held) => held.take(100))).toEqual([undefined, undefined, undefined]);
    first.release();
    first.release();
    expect([third.take(201), second.take(601), second.take(400)]).toEqual(['account', 'account', undefined]);
  });

  test('end the reading of a body for which there is no room', async () => {
    const readBody = createReadBody(createBodyBudget(limits), createTurns());
    const read = (body: ReadableStream<Uint8Array>, trace: Trace) =>
      readBody({ method: 'POST', url: '', headers: new Headers({ 'content-type': 'application/json' }), body }, trace);
    const body = endless('{"brief":"', 'x');
    const trace: Trace = { userId: 'a' };
    expect(await read(body.stream, trace)).toMatchObject({ refusal: { kind: 'bodies-held', whose: 'account' } });
    expect(body.read()).toBeLessThan(20_000);
  });

  test('are read one chunk in a turn, which waits for the turns of all others', async () => {
    const taken: string[] = [];
    const turns = createTurns();
    const readBody = createReadBody(createBodyBudget(), turns);
    const read = (name: string) => {
      let left = 6;
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            left -= 1;
            taken.push(name);
            controller.enqueue(Buffer.from(left === 0 ? '"x"]' : '"x",'.padStart(left === 5 ? 5 : 4, '[')));
            if (left === 0) controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = new Headers({ 'content-type': 'application/json' });
      return readBody({ method: 'POST', url: '', headers, body }, {});
    };
    let loops = 0;
    const count = () => {
      loops += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const bodies = await Promise.all([read('a'), read('b')]);
    clearImmediate(counting);
    expect(bodies).toEqual(Array(2).fill({ kind: 'json', value: Array(6).fill('x') }));
    expect(loops).toBeGreaterThanOrEqual(10);
    expect(taken.join('')).toBe('ab'.repeat(6));
  });

  test('are refused with answers that say: later', () => {
    const look = (whose: 'account' | 'all') => {
      const { status, headers, body } = answerRefusal({ kind: 'bodies-held', whose, maxBytes: MIB }, DEFAULT_POLICIES);
      return { status, wait: headers['Retry-After'], body: JSON.parse(body as string) as object };
    };
    expect(look('account')).toMatchObject({ status: 429, wait: '1', body: { code: 'RATE_LIMITED', retryAfter: 1 } });
    expect(look('all')).toMatchObject({ status: 503, wait: '1', body: { code: 'SERVICE_UNAVAILABLE' } });
  });
});

describe('the log', () => {
  test('decides no answer, whatever happens to it', async () => {
    const add = () => {
      throw new RangeError('no entry');
    };
    const { get, lines } = openFrontDoor({ requests: { add } });
    expect((await get('/v1/me')).status).toBe(200);
    expect(lines).toMatchObject([['warn', 'request-not-logged', { error: 'RangeError: no entry' }]]);
  });

  test.each([
    ['deep', () => JSON.parse(nested(100_000)) as unknown],
    ['wide', () => many(1_000_000, { a: 'x'.repeat(400) })],
    ['wide and deep', () => many(50, many(50, many(50, many(50, 'x'.repeat(400)))))],
    ['long', () => ({ text: 'emp_local_dev '.repeat(2_000_000), ['n'.repeat(1_000_000)]: 'x' })],
  ])('keeps little of what is %s', (_, make) => {
    expect(JSON.stringify(redact(make())).length).toBeLessThan(600_000);
  });

  test('says where it left something out', () => {
    const shown = redact({
      deep: JSON.parse(nested(20)) as unknown,
      list: many(60, 1),
      members: Object.fromEntries(many(150, 1).map((value, at) => [`m${at}`, value])),
      ['n'.repeat(200)]: 'named at length',
    }) as Record<string, object>;
    expect(JSON.stringify(shown['deep'])).toBe(`${'['.repeat(15)}"…"${']'.repeat(15)}`);
    expect([Object.keys(shown['list'] ?? []).length, Object.keys(shown['members'] ?? {}).length]).toEqual([50, 100]);
    expect(shown[`${'n'.repeat(100)}`]).toBe('[redacted]');
  });

  test('keeps the beginnings of a long address and a long key of a request', async () => {
    const world = await createFreeWorld();
    await world.server.fetch(`http://vid.test/v1/${'p'.repeat(100_000)}`, {
      headers: { 'idempotency-key': 'k'.repeat(10_000), authorization: `Bearer emp_${'a'.repeat(10_000)}` },
    });
    const [entry] = (await world.server.admin.requests()).requests;
    expect(JSON.stringify(entry).length).toBeLessThan(3000);
    expect(entry).toMatchObject({ apiKey: 'emp_aaaa…', idempotencyKey: 'k'.repeat(LIMITS.idempotencyKey.max) });
  });

  test('shows no key, also where a text was cut', () => {
    const text = `${'x'.repeat(490)} emp_live_0123456789`;
    expect(JSON.stringify(redact({ text, emp_live_0123456789: 1 }))).not.toMatch(/emp_live_/);
  });
});
