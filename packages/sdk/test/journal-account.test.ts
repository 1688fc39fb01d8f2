/** A journal belongs to accounts, not to API keys: a new key forgets nothing, and another account's keys stay apart. */
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VidClientOptions } from '@vid/sdk';
import { FileJournal, MemoryJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT, accepted, DUPLICATE, job } from './support/answers';
import { makeClient as makeNamed, rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';
import { drop, json, type Received, ScriptedServer, type Step } from './support/scripted-server';

const REQUEST = { brief: 'Coffee' };
const BODY_HASH = createHash('sha256').update(JSON.stringify(REQUEST)).digest('hex');

let server: ScriptedServer;
let folder: string;
let path: string;
beforeEach(async () => {
  server = await ScriptedServer.start();
  folder = await mkdtemp(join(tmpdir(), 'vid-account-'));
  path = join(folder, 'renders.jsonl');
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** A client that has not been told what its account is called. */
const makeClient = (options: VidClientOptions = {}) =>
  makeNamed(server.url, {
    journal: new FileJournal({ path }),
    journalScope: undefined,
    ports: { clock: new HastyClock({ never: 4000 }) },
    ...options,
  }).vid;

/** What earlier versions wrote an entry under. */
const scopeOfKey = (apiKey: string, baseUrl = server.url): string =>
  createHash('sha256').update(`${baseUrl}\n${apiKey}`).digest('hex').slice(0, 16);

const calls = (): string[] => server.received.map(({ method, path: where }) => `${method} ${where}`);
const renders = (): Received[] => server.received.filter(({ path: where }) => where === '/v1/render');
const keyOf = ({ headers }: Received): string => String(headers.authorization);

interface Service {
  /** What GET /v1/me says to a key; undefined for a failure. */
  readonly userOf?: (apiKey: string) => string | undefined;
  readonly jobs?: Readonly<Record<string, Step>>;
  /** Whether a key that is used is refused as a duplicate. */
  readonly render?: Step;
}

/** A service with accounts; each Idempotency-Key of an account renders once, as job_1, job_2 and so on. */
const serve = ({ userOf = () => ACCOUNT.user_id, jobs = {}, render }: Service = {}): void => {
  const used = new Set<string>();
  server.otherwise((request, response, socket) => {
    const apiKey = keyOf(request).replace('Bearer ', '');
    const answer = (): Step => {
      if (request.path === '/v1/me') {
        const userId = userOf(apiKey);
        return userId === undefined ? json(503, { error: 'Later' }) : json(200, { ...ACCOUNT, user_id: userId });
      }
      if (request.path.startsWith('/v1/job/')) {
        return jobs[request.path.slice('/v1/job/'.length)] ?? json(404, { error: 'Job not found' });
      }
      if (render !== undefined) return render;
      const id = `${userOf(apiKey) ?? 'one'} ${String(request.headers['idempotency-key'])}`;
      if (used.has(id)) return json(409, DUPLICATE);
      used.add(id);
      return json(202, accepted(`job_${used.size}`));
    };
    return answer()(request, response, socket);
  });
};

/** Writes what earlier versions wrote. */
const writeOld = (scope: string, key: string, end: object | undefined, bodyHash = BODY_HASH): Promise<void> => {
  const intent = { scope, key, bodyHash, at: 1, scenes: null, label: 'Coffee' };
  const lines = [
    { step: 'begin', claim: 'c', intent },
    ...(end === undefined ? [] : [{ step: 'finish', scope, key, ...end }]),
  ];
  return appendFile(path, lines.map((line) => `\n${JSON.stringify(line)}\n`).join(''));
};
const ACCEPTED = { state: 'accepted', accepted: accepted('job_old') };
const key = { idempotencyKey: 'order-1' };

describe('the account of a journal', () => {
  it('is asked for once, before the first render', async () => {
    serve();
    const vid = makeClient();
    await Promise.all([vid.renders.create(REQUEST), vid.renders.create({ brief: 'Tea' })]);
    await vid.renders.create(REQUEST, key);
    expect(calls()).toEqual(['GET /v1/me', 'POST /v1/render', 'POST /v1/render', 'POST /v1/render']);
    const scopes = new Set((await new FileJournal({ path }).list()).map(({ scope }) => scope));
    const host = new URL(server.url).host;
    const name = createHash('sha256').update(`${host}\n${ACCOUNT.user_id}`).digest('hex').slice(0, 16);
    expect(scopes).toEqual(new Set([`account-${name}`]));
  });

  it('is not asked for when the caller named it, when it is known already, or when the journal ends with the process', async () => {
    serve({ render: json(202, accepted()) });
    await makeClient({ journalScope: 'shop' }).renders.create(REQUEST);
    expect((await new FileJournal({ path }).list()).map(({ scope }) => scope)).toEqual(['shop']);
    await makeClient({ journal: undefined }).renders.create(REQUEST);
    await makeClient({ journal: new MemoryJournal() }).renders.create(REQUEST, key);
    expect(new Set(calls())).toEqual(new Set(['POST /v1/render']));
    const vid = makeClient();
    await vid.account.retrieve();
    await vid.renders.create(REQUEST);
    expect(calls().slice(3)).toEqual(['GET /v1/me', 'POST /v1/render']);
  });

  it('forgets nothing when the API key is rotated, or the service is reached over another scheme', async () => {
    serve();
    await makeClient({ apiKey: 'emp_old' }).renders.create(REQUEST, key);
    expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
    expect(renders()).toHaveLength(1);
    const secure: VidClientOptions = {
      baseUrl: server.url.replace('http:', 'https:'),
      transport: { fetch: (request) => fetch(request.url.replace('https:', 'http:'), { headers: request.headers }) },
    };
    expect((await makeClient(secure).renders.create(REQUEST, key)).job_id).toBe('job_1');
    expect(renders()).toHaveLength(1);
  });

  it('keeps the same key of two accounts apart', async () => {
    serve({ userOf: (apiKey) => `user of ${apiKey}` });
    expect((await makeClient({ apiKey: 'emp_a' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
    expect((await makeClient({ apiKey: 'emp_b' }).renders.create(REQUEST, key)).job_id).toBe('job_2');
    expect(calls().filter((call) => call.includes('job'))).toEqual([]);
  });

  it('keeps two accounts apart whose given names begin as what stands for an API key', async () => {
    serve({ userOf: (apiKey) => `user of ${apiKey}` });
    for (const [account, jobId] of [
      ['a', 'job_1'],
      ['b', 'job_2'],
    ] as const) {
      const vid = makeClient({ apiKey: `emp_${account}`, journalScope: `0123456789abcdef-${account}` });
      expect((await vid.renders.create(REQUEST, key)).job_id).toBe(jobId);
    }
    expect(calls()).toEqual(['POST /v1/render', 'POST /v1/render']);
  });

  it('holds up no render, and takes no key for new, when the service does not say it', async () => {
    serve({ userOf: () => undefined, jobs: { job_1: json(200, job('processing')) } });
    const info = vi.fn<(text: string) => void>();
    const logger = { debug: vi.fn(), info, warn: vi.fn(), error: vi.fn() };
    const first = makeClient({ apiKey: 'emp_old', logger, logLevel: 'info' });
    await first.renders.create(REQUEST, key);
    expect(info.mock.calls.flat().join()).toContain('Renders are journalled under the API key');
    await first.renders.create({ brief: 'Tea' });
    expect(calls()).toEqual(['GET /v1/me', 'POST /v1/render', 'POST /v1/render']);
    expect((await new FileJournal({ path }).list()).map(({ scope }) => scope)).toEqual([
      scopeOfKey('emp_old'),
      scopeOfKey('emp_old'),
    ]);
    expect((await makeClient({ apiKey: 'emp_old' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
    expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
    expect(renders()).toHaveLength(2);
    serve({ jobs: { job_1: json(200, job('processing')) } });
    expect((await makeClient({ apiKey: 'emp_newest' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
    expect(renders()).toHaveLength(2);
  });

  it('finds what was written under the account when the service does not say it any more', async () => {
    serve();
    await makeClient({ apiKey: 'emp_old' }).renders.create(REQUEST, key);
    serve({ userOf: () => undefined });
    // The job is not found, so it is another account's for all that anybody can tell; the service decides.
    server.script(json(503, {}), json(404, { error: 'Job not found' }), json(409, DUPLICATE), json(503, {}));
    expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
  });

  it('stops asking when the call is aborted', async () => {
    const abort = new AbortController();
    server.otherwise(() => abort.abort());
    const error = await rejection(makeClient().renders.create(REQUEST, { ...key, signal: abort.signal }));
    expect(error).toMatchObject({ name: 'AbortedError', charged: 'no', idempotencyKey: 'order-1' });
    expect(renders()).toEqual([]);
  });
});

describe('a journal of an earlier version', () => {
  it('gives its job to the same API key without asking', async () => {
    serve();
    await writeOld(scopeOfKey('emp_test'), 'order-1', ACCEPTED);
    expect((await makeClient().renders.create(REQUEST, key)).job_id).toBe('job_old');
    expect(calls()).toEqual(['GET /v1/me']);
    expect(await new FileJournal({ path }).list()).toMatchObject([
      { scope: scopeOfKey('emp_test'), state: 'accepted' },
      { scope: expect.stringMatching(/^account-/), state: 'accepted', accepted: { job_id: 'job_old' } },
    ]);
    expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_old');
    expect(renders()).toEqual([]);
  });

  it('gives its job to another API key when the service says that it is the account’s', async () => {
    serve({ jobs: { job_old: json(200, job('succeeded', { job_id: 'job_old' })) } });
    await writeOld(scopeOfKey('emp_old'), 'order-1', ACCEPTED);
    expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_old');
    expect(renders()).toEqual([]);
  });

  it.each([json(404, { error: 'Job not found' }), json(403, { error: 'Forbidden' })])(
    'does not give another account’s job away',
    async (answer) => {
      serve({ jobs: { job_old: answer } });
      await writeOld(scopeOfKey('emp_old'), 'order-1', ACCEPTED);
      expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_1');
    },
  );

  it('sends nothing while nobody can tell whose the job is', async () => {
    serve({ jobs: { job_old: json(503, { error: 'Later' }) } });
    await writeOld(scopeOfKey('emp_old'), 'order-1', ACCEPTED);
    expect((await makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key)).job_id).toBe('job_old');
    expect(renders()).toEqual([]);
  });

  it.each([undefined, { state: 'unknown', accepted: null }])(
    'has a doubt of it probed, not sent as new',
    async (end) => {
      serve({ render: json(409, DUPLICATE) });
      await writeOld(scopeOfKey('emp_old'), 'order-1', end);
      const error = await rejection(makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key));
      expect(error).toMatchObject({
        name: 'RenderOutcomeUnknownError',
        arrived: true,
        charged: 'unknown',
        firstSentAt: new Date(1),
      });
      expect(renders()).toHaveLength(1);
    },
  );

  it('refuses another request under its key', async () => {
    serve();
    await writeOld(scopeOfKey('emp_old'), 'order-1', undefined, 'another hash');
    const error = await rejection(makeClient({ apiKey: 'emp_new' }).renders.create(REQUEST, key));
    expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'DUPLICATE_REQUEST' });
    expect(renders()).toEqual([]);
    await writeOld(scopeOfKey('emp_old'), 'order-2', { state: 'refused', accepted: null }, 'another hash');
    await expect(makeClient().renders.create(REQUEST, { idempotencyKey: 'order-2' })).resolves.toBeDefined();
  });
});

describe('a duplicate answer', () => {
  /** A journal in which an earlier client of the account was called otherwise, and a service that knows the key. */
  const renamed = async (jobs: Service['jobs'], request = REQUEST) => {
    serve({ jobs: jobs ?? {} });
    await makeClient({ journalScope: 'before' }).renders.create(request, key);
    return Promise.resolve(makeClient({ journalScope: 'after' }).renders.create(REQUEST, key)).then(
      ({ job_id }) => job_id,
      (error: unknown) => error,
    );
  };

  it('gives the job that the journal has under any name of the account, and writes it down', async () => {
    expect(await renamed({ job_1: json(200, job('processing')) })).toBe('job_1');
    const before = server.received.length;
    await makeClient({ journalScope: 'after' }).renders.create(REQUEST, key);
    expect(server.received).toHaveLength(before);
  });

  it.each<readonly [string, Step]>([
    ['another account’s', json(403, { error: 'Forbidden' })],
    ['perhaps another account’s', json(503, { error: 'Later' })],
  ])('gives no job that is %s', async (_what, answer) => {
    expect(await renamed({ job_1: answer })).toMatchObject({ name: 'DuplicateRequestError' });
  });

  it('gives the job that was written down for the same API key meanwhile, and asks nobody whose it is', async () => {
    serve({
      render: async (...call) => {
        await writeOld(scopeOfKey('emp_test'), 'order-1', ACCEPTED);
        await json(409, DUPLICATE)(...call);
      },
    });
    expect((await makeClient().renders.create(REQUEST, key)).job_id).toBe('job_old');
    expect(calls()).toEqual(['GET /v1/me', 'POST /v1/render']);
  });

  it('gives no job of another request', async () => {
    expect(await renamed({ job_1: json(200, job('processing')) }, { brief: 'Tea' })).toMatchObject({
      name: 'DuplicateRequestError',
    });
  });

  it('gives no render whose outcome nobody knows', async () => {
    serve({ render: drop });
    const retry = { maxRetries: 0 };
    await rejection(makeClient({ journalScope: 'before', retry }).renders.create(REQUEST, key));
    serve({ render: json(409, DUPLICATE) });
    expect(await rejection(makeClient({ journalScope: 'after' }).renders.create(REQUEST, key))).toMatchObject({
      name: 'DuplicateRequestError',
    });
  });
});
