/** What the journal says while a render is being sent, and what a later process makes of it: the process may die at any time. */
import type { FileHandle } from 'node:fs/promises';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderOutcomeUnknownError } from '@vid/sdk';
import { FileJournal, MemoryJournal, type RenderJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, DUPLICATE, SERVER_ERROR } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';
import { drop, hang, json, ScriptedServer, type Step, text } from './support/scripted-server';

const REQUEST = { brief: 'Coffee' };
const ok = json(202, accepted());

let server: ScriptedServer;
let folder: string;
let path: string;
beforeEach(async () => {
  server = await ScriptedServer.start();
  folder = await mkdtemp(join(tmpdir(), 'vid-outcomes-'));
  path = join(folder, 'renders.jsonl');
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Resolves when the condition holds; the test's time limit ends what never does. */
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await settle();
};

const stateIn = async (journal: RenderJournal): Promise<string | undefined> => (await journal.list())[0]?.state;

describe.each<readonly [string, () => RenderJournal]>([
  ['MemoryJournal', () => new MemoryJournal()],
  ['FileJournal', () => new FileJournal({ path })],
])('a %s', (_name, make) => {
  it.each<readonly [string, Step]>([
    ['a dropped connection', drop],
    ['a server error', json(500, SERVER_ERROR)],
    ['a 202 that cannot be read', text(202, '')],
  ])('knows of an unknown outcome at once after %s, before anything else is sent', async (_what, lost) => {
    const journal = make();
    const clock = new ManualClock();
    const { vid } = makeClient(server.url, { journal, ports: { clock } });
    server.script(lost, ok);
    const render = vid.renders.create(REQUEST);
    await until(() => clock.pending.some((ms) => ms <= 5000));
    expect(server.received).toHaveLength(1);
    expect(await stateIn(journal)).toBe('unknown');
    await clock.advance(5000);
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    expect(await stateIn(journal)).toBe('accepted');
  });

  it('says "sending" for as long as an answer may come, and then "unknown"', async () => {
    const journal = make();
    const clock = new ManualClock();
    const { vid } = makeClient(server.url, { journal, ports: { clock } });
    server.otherwise(hang);
    const abort = new AbortController();
    const outcome = rejection(vid.renders.create(REQUEST, { signal: abort.signal }));
    await server.requests(1);
    expect(await stateIn(journal)).toBe('sending');
    abort.abort();
    await outcome;
    expect(await stateIn(journal)).toBe('sending');
    await clock.advance(149_999);
    expect(await stateIn(journal)).toBe('sending');
    await clock.advance(1);
    await until(async () => (await stateIn(journal)) !== 'sending');
    expect(await stateIn(journal)).toBe('unknown');
    expect(clock.pending).toEqual([]);
  });

  it.each<readonly [string, Step, string]>([
    ['a refusal', json(402, { error: 'Not enough', code: 'NO_CREDITS' }), 'refused'],
    ['a duplicate', json(409, DUPLICATE), 'unknown'],
    ['an answer', ok, 'accepted'],
  ])('has recorded %s when the caller hears of it', async (_what, step, state) => {
    const journal = make();
    const { vid } = makeClient(server.url, { journal });
    server.script(step);
    await Promise.resolve(vid.renders.create(REQUEST)).catch(() => undefined);
    expect(await stateIn(journal)).toBe(state);
  });

  it('keeps the time of the first sending for the client that comes after', async () => {
    const clock = new ManualClock();
    const first = clock.now();
    const options = { retry: { maxRetries: 0 }, ports: { clock } };
    server.otherwise(drop);
    const journal = make();
    const idempotencyKey = 'k';
    await rejection(makeClient(server.url, { ...options, journal }).vid.renders.create(REQUEST, { idempotencyKey }));
    await clock.advance(7_200_000);
    const { vid } = makeClient(server.url, { ...options, journal: journal instanceof FileJournal ? make() : journal });
    server.otherwise(json(409, DUPLICATE));
    const error = await rejection(vid.renders.create(REQUEST, { idempotencyKey }));
    expect(error).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      firstSentAt: new Date(first),
      lastSentAt: new Date(first + 7_200_000),
    });

    // What ended between the two sendings can only be found by whoever knows when the first one was.
    vid.webhooks.receive({
      event: 'video.completed',
      emitted_at: new Date(first + 300_000).toISOString(),
      delivery_id: 'd1',
      payload: { job_id: 'job_9', scene_count: 1, credits_charged: 9 },
    });
    const recovered = (error as unknown as RenderOutcomeUnknownError).recover();
    await settle();
    await expect(recovered).resolves.toMatchObject({ jobId: 'job_9', inferred: true });
  });

  it('counts the time of the first sending from the first attempt, of which a copy may have arrived although it was refused', async () => {
    const clock = new ManualClock();
    const start = clock.now();
    const { vid } = makeClient(server.url, { journal: make(), ports: { clock } });
    server.script(json(429, { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 12 }), drop, json(409, DUPLICATE));
    const outcome = rejection(vid.renders.create(REQUEST, { maxRetries: 1 }));
    await until(() => clock.pending.some((ms) => ms === 12_000));
    await clock.advance(12_000);
    await until(() => clock.pending.some((ms) => ms === 2000));
    await clock.advance(2000);
    expect(await outcome).toMatchObject({
      name: 'RenderOutcomeUnknownError',
      firstSentAt: new Date(start),
      lastSentAt: new Date(start + 14_000),
      attempts: 3,
    });
  });
});

describe('a FileJournal on a disk', () => {
  /** Every flush of every file, held until it is let go. */
  const flushes = async () => {
    const probe = await open(join(folder, 'probe'), 'a');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const sizes: number[] = [];
    const flush = async function (this: FileHandle): Promise<void> {
      const written = await this.stat();
      // A folder is flushed for the name of its new file.
      if (written.isDirectory()) return;
      sizes.push(written.size);
      await held;
    };
    vi.spyOn(prototype, 'datasync').mockImplementation(flush);
    vi.spyOn(prototype, 'sync').mockImplementation(flush);
    return { letGo, sizes };
  };
  const intent = { scope: 's', key: 'k', bodyHash: 'h', at: 1, scenes: 1, label: 'x' };

  it('claims a key and records an outcome only when the line is on the disk', async () => {
    const journal = new FileJournal({ path });
    const { letGo, sizes } = await flushes();
    const begun = watched(journal.begin(intent).then(() => true));
    await until(() => sizes.length === 1);
    await settle();
    expect(begun.value()).toBeUndefined();
    expect(sizes[0]).toBeGreaterThan(0);
    letGo();
    await until(() => begun.value() === true);
    await journal.finish('s', 'k', { state: 'accepted', accepted: accepted() });
    expect(sizes).toHaveLength(2);
    expect(sizes[1]).toBeGreaterThan(sizes[0] as number);
  });

  it('sends nothing before the disk has the key', async () => {
    const { vid } = makeClient(server.url, { journal: new FileJournal({ path }) });
    server.otherwise(ok);
    const { letGo, sizes } = await flushes();
    const render = vid.renders.create(REQUEST);
    await until(() => sizes.length === 1);
    await settle();
    expect(server.received).toHaveLength(0);
    letGo();
    await expect(render).resolves.toMatchObject({ job_id: 'job_1' });
    expect(sizes).toHaveLength(2);
  });

  it('sends nothing when the disk does not take the key', async () => {
    const { vid } = makeClient(server.url, { journal: new FileJournal({ path }) });
    const probe = await open(join(folder, 'probe'), 'a');
    vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'datasync').mockRejectedValue(new Error('EIO'));
    await probe.close();
    expect(await rejection(vid.renders.create(REQUEST))).toMatchObject({ charged: 'no' });
    expect(server.received).toHaveLength(0);
  });
});
