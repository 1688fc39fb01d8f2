/** Faults that behave as networks and broken services do, through every door. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setupServer } from 'msw/node';
import { request as undiciRequest } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Effect } from '../../src/faults/effects';
import { vidDispatcher } from '../../src/subpaths/dispatcher';
import { vidHandlers } from '../../src/subpaths/msw';
import { createWorld } from '../support/world';

/** What a caller sees of an answer: everything that came, and how it ended. */
interface Seen {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The code of the error that ended it. */
  readonly error: string | undefined;
}

const AUTHORIZATION = { authorization: 'Bearer emp_local_dev' };

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? String(error);
};

const readAll = async (body: AsyncIterable<Uint8Array> | null): Promise<Pick<Seen, 'text' | 'error'>> => {
  let text = '';
  try {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
    return { text, error: undefined };
  } catch (error) {
    return { text, error: codeOf(error) };
  }
};

const ofResponse = async (response: Response): Promise<Seen> => ({
  headers: Object.fromEntries(response.headers),
  ...(await readAll(response.body as never)),
});

const open = async (effect: Effect, path = '/v1/me') => {
  const { server } = await createWorld();
  await server.admin.addFault({ match: { path }, effect });
  return server;
};

const DOORS: Readonly<Record<string, (effect: Effect) => Promise<Seen>>> = {
  'in-process fetch': async (effect) => {
    const server = await open(effect);
    return ofResponse(await server.fetch('http://vid.test/v1/me', { headers: AUTHORIZATION }));
  },
  socket: async (effect) => {
    const server = await open(effect);
    const request = get(`${await server.listen()}/v1/me`, { headers: AUTHORIZATION });
    // A reset is told to the request as well, also when its answer is being read.
    request.on('error', () => undefined);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const headers: Record<string, string[]> = {};
    for (let at = 0; at < response.rawHeaders.length; at += 2)
      (headers[response.rawHeaders[at]?.toLowerCase() ?? ''] ??= []).push(response.rawHeaders[at + 1] ?? '');
    return { headers, ...(await readAll(response)) };
  },
  dispatcher: async (effect) => {
    const server = await open(effect);
    const { headers, body } = await undiciRequest('http://vid.test/v1/me', {
      headers: AUTHORIZATION,
      dispatcher: vidDispatcher(server),
    });
    return { headers, ...(await readAll(body)) };
  },
  msw: async (effect) => {
    const server = await open(effect);
    const mock = setupServer(...vidHandlers(server, { baseUrl: 'http://vid.test' }));
    mock.listen();
    onTestFinished(() => mock.close());
    return ofResponse(await fetch('http://vid.test/v1/me', { headers: AUTHORIZATION }));
  },
};

/** The answer as it is without a fault. */
const WHOLE = /^\{"user_id":.*"credits_remaining":1000.*\}$/;
const flat = (value: string | string[] | undefined): string => [value].flat().join(', ');

describe.each(Object.entries(DOORS))('through %s', (door, through) => {
  test('the body ends early', async () => {
    const { text, error, headers } = await through({ truncate_at: 10 });
    expect(text).toBe('{"user_id"');
    expect(error).toMatch(/^(?:UND_ERR_SOCKET|ECONNRESET)$/);
    expect(Number(flat(headers['content-length']))).toBeGreaterThan(100);
    expect((await through({ truncate_at: 0 })).text).toBe('');
    expect(await through({ truncate_at: 100_000 })).toMatchObject({
      text: expect.stringMatching(WHOLE),
      error: undefined,
    });
  });

  test('the connection is reset', async () => {
    const { text, error } = await through({ reset_at: 10 });
    // What was on its way is lost with the connection, or it is not.
    expect('{"user_id"'.startsWith(text)).toBe(true);
    expect(error).toBe('ECONNRESET');
  });

  test('the body comes slowly and in pieces, whole in the end', async () => {
    for (const effect of [{ bytes_per_second: 100_000 }, { slice: 7 }, { bytes_per_second: 100_000, slice: 50 }])
      expect(await through(effect)).toMatchObject({ text: expect.stringMatching(WHOLE), error: undefined });
  });

  test('the body is not what was meant', async () => {
    const { text } = await through({ malformed: true });
    expect(text.startsWith('{"user_id"')).toBe(true);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    const { text: changed } = await through({ set: { plan: 'platinum', 'credits.used.0': 5, surprise: null } });
    expect(JSON.parse(changed)).toMatchObject({ plan: 'platinum', credits: { used: { 0: 5 } }, surprise: null });
    expect(await through({ body: { odd: 1 } })).toMatchObject({ text: '{"odd":1}' });
    expect(await through({ status: 503, body: ['busy'], set: { 0: 'down' } })).toMatchObject({ text: '["down"]' });
  });

  test('headers are odd', async () => {
    const { headers } = await through({ content_type: 'text/html', date_skew_seconds: -3600 });
    expect(flat(headers['content-type'])).toBe('text/html');
    const late = Date.now() - Date.parse(flat(headers['date']));
    expect([late > 3_590_000, late < 3_700_000]).toEqual([true, true]);
    const { headers: doubled } = await through({ duplicate_header: 'Content-Type' });
    const twice = ['application/json', 'application/json'];
    expect(doubled['content-type']).toEqual(door === 'socket' ? twice : twice.join(', '));
  });
});

test('a video is cut as well', async () => {
  const world = await createWorld();
  await world.accepted();
  await world.server.settled();
  const [job] = (await world.server.admin.listJobs()).jobs;
  await world.server.admin.addFault({ match: { path: '/videos/*' }, effect: { truncate_at: 100, slice: 30 } });
  const { text, error } = await ofResponse(await world.server.fetch(job?.video_url ?? ''));
  expect([Buffer.byteLength(text) >= 100, error]).toEqual([true, 'UND_ERR_SOCKET']);
});

test('the log of requests tells which fault acted, also where nothing was answered', async () => {
  const world = await createWorld();
  const { server } = world;
  const { fault } = await server.admin.addFault({ effect: { truncate_at: 3 }, times: 1 });
  const { fault: dropped } = await server.admin.addFault({ effect: { drop: 'before' }, times: 1 });
  await expect(world.get('/v1/me')).rejects.toThrow('terminated');
  await expect(world.get('/v1/me')).rejects.toThrow('fetch failed');
  await world.get('/v1/me');
  const seen = (await server.admin.requests()).requests.map((entry) => [entry.status, entry.fault]);
  expect(seen).toEqual([
    [200, null],
    [0, dropped.id],
    [200, fault.id],
  ]);
});

describe('probability', () => {
  const pattern = async (seed: number | undefined, probability: number): Promise<string> => {
    const world = await createWorld({ seed });
    await world.server.admin.addFault({ effect: { status: 500 }, probability });
    let seen = '';
    for (let call = 0; call < 60; call += 1) seen += (await world.get('/v1/me')).status === 500 ? 'x' : '.';
    return seen;
  };

  test('is drawn from the seed, and repeats with it', async () => {
    const [first, again, other] = await Promise.all([pattern(3, 0.3), pattern(3, 0.3), pattern(4, 0.3)]);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    const failed = first.split('x').length - 1;
    expect([failed > 6, failed < 32]).toEqual([true, true]);
    expect(await pattern(undefined, 0)).toMatch(/^\.+$/);
    expect(await pattern(undefined, 1)).toMatch(/^x+$/);
  });

  test('goes on in a copy where it was, counts only what acted, and leaves others their turn', async () => {
    const world = await createWorld({ seed: 3 });
    const { admin } = world.server;
    await admin.addFault({ effect: { status: 500 }, probability: 0.5, times: 5 });
    await admin.addFault({ effect: { status: 418 } });
    for (let call = 0; call < 4; call += 1) await world.get('/v1/me');
    await using fork = await world.server.fork();
    const run = async (server: typeof fork): Promise<string> => {
      let seen = '';
      for (let call = 0; call < 30; call += 1)
        seen += `${(await server.fetch('http://vid.test/v1/me', { headers: AUTHORIZATION })).status} `;
      return seen;
    };
    const [own, copied] = [await run(world.server), await run(fork)];
    expect(copied).toBe(own);
    expect(new Set(own.trim().split(' '))).toEqual(new Set(['500', '418']));
    expect(admin.listFaults().faults).toMatchObject([{ effect: { status: 418 } }]);
  });
});

test.each<[effect: object, said: string]>([
  [{}, 'send at least one of status, body, delay_ms, drop, set, malformed'],
  [{ drop: 'after', truncate_at: 3 }, "truncate_at can't be together with drop"],
  [{ reset_at: 1, truncate_at: 3 }, 'a connection ends once'],
  [{ truncate_at: -1 }, 'truncate_at'],
  [{ bytes_per_second: 0 }, 'bytes_per_second'],
  [{ set: { 'a..b': 1 } }, 'names with dots between'],
  [{ set: { 'a.__proto__.b': 1 } }, 'names no member of an answer'],
  [{ content_type: 'a\r\nb: c' }, 'must be the value of a header'],
  [{ duplicate_header: 'Content-Length' }, 'frames the body'],
  [{ status: 500, probabilty: 1 }, 'probabilty'],
])('the effect %j is refused', async (effect, said) => {
  const world = await createWorld();
  const answer = await world.call('POST', '/_admin/faults', { body: { effect } });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(said)]);
  const unlikely = await world.call('POST', '/_admin/faults', { body: { effect: { status: 500 }, probability: 2 } });
  expect(unlikely.status).toBe(400);
});
