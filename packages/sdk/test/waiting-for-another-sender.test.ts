/** One key, one journal, two senders at once: the second waits for what the first gets, as long as there may be an answer. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VidClientOptions } from '@vid/sdk';
import { FileJournal, MemoryJournal, type RenderJournal, type Sender } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, DUPLICATE } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { deferred, watched } from './support/promises';
import { drop, json, ScriptedServer, type Step } from './support/scripted-server';

const REQUEST = { brief: 'Coffee' };
const key = { idempotencyKey: 'order-1' };
/** The time that a render takes at most. */
const TIMEOUT_MS = 150_000;

let server: ScriptedServer;
let folder: string;
let path: string;
let clock: ManualClock;
beforeEach(async () => {
  server = await ScriptedServer.start();
  folder = await mkdtemp(join(tmpdir(), 'vid-senders-'));
  path = join(folder, 'renders.jsonl');
  clock = new ManualClock();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const client = (journal: RenderJournal, options: VidClientOptions = {}) =>
  makeClient(server.url, { journal, retry: { maxRetries: 0 }, ...options, ports: { clock } }).vid;

/** Resolves when the condition holds; the test's time limit ends what never does. */
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await settle();
};

/** Whether somebody waits for the next look into the journal. */
const isWaiting = (): boolean => clock.pending.some((ms) => ms <= 250);

/** Lets so many looks into the journal happen, or fewer when a promise settles before. */
const looks = async (count: number, value: () => unknown): Promise<void> => {
  for (let look = 0; look < count && value() === undefined; look += 1) {
    await until(() => value() !== undefined || isWaiting());
    if (value() === undefined) await clock.advance(250);
  }
};

/** An answer that is held until it is let go. */
const held = (step: Step) => {
  const { promise, resolve } = deferred();
  server.script(async (...call) => {
    await promise;
    await step(...call);
  });
  return resolve;
};

describe.each<readonly [string, () => () => RenderJournal]>([
  [
    'a MemoryJournal',
    () => {
      const journal = new MemoryJournal();
      return () => journal;
    },
  ],
  ['a FileJournal', () => () => new FileJournal({ path })],
])('two clients with %s', (_name, prepare) => {
  const start = async (step: Step, options: VidClientOptions = {}) => {
    const open = prepare();
    const letGo = held(step);
    const first = Promise.resolve(client(open()).renders.create(REQUEST, key));
    first.catch(() => undefined);
    await server.requests(1);
    const second = Promise.resolve(client(open(), options).renders.create(REQUEST, key));
    const outcome = watched(
      second.then(
        ({ job_id }) => job_id,
        (error: unknown) => error,
      ),
    );
    await looks(5, outcome.value);
    expect(outcome.value()).toBeUndefined();
    expect(server.received).toHaveLength(1);
    return { open, letGo, first, outcome };
  };

  it('send once, and both get the job', async () => {
    const { letGo, first, outcome } = await start(json(202, accepted()));
    letGo();
    await expect(first).resolves.toMatchObject({ job_id: 'job_1' });
    await looks(100, outcome.value);
    expect(outcome.value()).toBe('job_1');
    expect(server.received).toHaveLength(1);
  });

  it('send it again when what the first sent was refused', async () => {
    const { letGo, outcome } = await start(json(402, { error: 'No', code: 'NO_CREDITS' }));
    server.otherwise(json(202, accepted('job_2')));
    letGo();
    await looks(100, outcome.value);
    expect(outcome.value()).toBe('job_2');
    expect(server.received).toHaveLength(2);
  });

  it('have it probed when the first lost its answer', async () => {
    const { letGo, outcome } = await start(drop);
    server.otherwise(json(409, DUPLICATE));
    letGo();
    await looks(100, outcome.value);
    expect(outcome.value()).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true });
  });

  it('let the second one be aborted alone', async () => {
    const open = prepare();
    const letGo = held(json(202, accepted()));
    const first = Promise.resolve(client(open()).renders.create(REQUEST, key));
    await server.requests(1);
    const abort = new AbortController();
    const second = rejection(client(open()).renders.create(REQUEST, { ...key, signal: abort.signal }));
    await until(isWaiting);
    abort.abort();
    expect(await second).toMatchObject({ name: 'AbortedError', charged: 'unknown', idempotencyKey: 'order-1' });
    letGo();
    await expect(first).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('end with the timeoutMs of the second', async () => {
    const open = prepare();
    held(json(202, accepted()));
    void rejection(client(open()).renders.create(REQUEST, key)).catch(() => undefined);
    await server.requests(1);
    const second = watched(rejection(client(open()).renders.create(REQUEST, { ...key, timeoutMs: 3000 })));
    await until(isWaiting);
    await looks(20, second.value);
    expect(second.value()).toMatchObject({ charged: 'unknown', idempotencyKey: 'order-1' });
    expect(clock.monotonic()).toBeLessThan(4000);
  });

  it('refuse another request with its key at once', async () => {
    const open = prepare();
    held(json(202, accepted()));
    void rejection(client(open()).renders.create(REQUEST, key)).catch(() => undefined);
    await server.requests(1);
    const error = await rejection(client(open()).renders.create({ brief: 'Tea' }, key));
    expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'DUPLICATE_REQUEST' });
  });
});

describe('a claim whose process', () => {
  const since = Math.round(Date.now() - process.uptime() * 1000);
  const claimed = async (sender: Partial<Sender> | undefined): Promise<void> => {
    const whole = { host: hostname(), pid: process.pid, startedAt: since, claimedAt: clock.now(), ...sender };
    const intent = {
      scope: 's',
      key: 'order-1',
      bodyHash: '',
      at: clock.now(),
      scenes: null,
      label: 'Coffee',
      ...(sender === undefined ? {} : { sender: whole }),
    };
    await appendFile(path, `\n${JSON.stringify({ step: 'begin', claim: 'c', intent })}\n`);
  };

  /** Whether a client waits for it, rather than asking the service. */
  const waits = async (): Promise<boolean> => {
    server.otherwise(json(409, DUPLICATE));
    const outcome = watched(rejection(client(new FileJournal({ path })).renders.create(REQUEST, key)));
    await until(() => outcome.value() !== undefined || isWaiting());
    return outcome.value() === undefined;
  };

  it('is gone is not waited for', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'close');
    await claimed({ pid: child.pid as number });
    expect(await waits()).toBe(false);
  });

  it('lives is waited for', async () => {
    await claimed({ pid: process.ppid });
    expect(await waits()).toBe(true);
  });

  it('is somebody else’s is waited for', async () => {
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    });
    await claimed({ pid: 1 });
    expect(await waits()).toBe(true);
  });

  it('had this one’s number before a restart is not waited for', async () => {
    await claimed({ startedAt: since - 60_000 });
    expect(await waits()).toBe(false);
  });

  it('is this one is waited for', async () => {
    await claimed({});
    expect(await waits()).toBe(true);
  });

  it('runs on another machine is waited for, as long as a render takes', async () => {
    await claimed({ host: 'elsewhere', pid: 999_999 });
    server.otherwise(json(409, DUPLICATE));
    const outcome = watched(rejection(client(new FileJournal({ path })).renders.create(REQUEST, key)));
    await looks(TIMEOUT_MS / 250 - 1, outcome.value);
    expect(outcome.value()).toBeUndefined();
    expect(server.received).toEqual([]);
    await looks(2, outcome.value);
    expect(outcome.value()).toMatchObject({ name: 'RenderOutcomeUnknownError', arrived: true });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['order-1']);
  });

  it('is not told is not waited for', async () => {
    await claimed(undefined);
    expect(await waits()).toBe(false);
  });
});

it('sees an end that is written between two looks', async () => {
  server.otherwise(json(409, DUPLICATE));
  const journal = new MemoryJournal();
  const intent = { scope: 's', key: 'order-1', bodyHash: '', at: 1, scenes: null, label: 'Coffee' };
  const begin = journal.begin.bind(journal);
  await begin({ ...intent, sender: { host: hostname(), pid: process.pid, startedAt: 0, claimedAt: clock.now() } });
  journal.begin = async (claim) => {
    const known = await begin(claim);
    await journal.finish('s', 'order-1', { state: 'accepted', accepted: accepted() });
    return known;
  };
  await expect(client(journal).renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
  expect(server.received).toEqual([]);
});
