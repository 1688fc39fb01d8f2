/** A journal that fails after the service has answered: the caller is warned, and the job is lost neither now nor later. */
import type { FileHandle } from 'node:fs/promises';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileJournal, MemoryJournal, type RenderJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, DUPLICATE } from './support/answers';
import { makeClient, rejection } from './support/make-client';
import { drop, json, ScriptedServer } from './support/scripted-server';

const REQUEST = { brief: 'Coffee' };
const key = { idempotencyKey: 'order-1' };

let server: ScriptedServer;
let folder: string;
beforeEach(async () => {
  server = await ScriptedServer.start();
  folder = await mkdtemp(join(tmpdir(), 'vid-full-'));
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Lets the journal's next ends fail. */
const failing = (journal: RenderJournal, times: number) => {
  const spy = vi.spyOn(journal, 'finish');
  for (let count = 0; count < times; count += 1) spy.mockRejectedValueOnce(new Error('ENOSPC'));
  return spy;
};

const logging = () => {
  const logger = {
    debug: vi.fn(),
    info: vi.fn(),
    warn: vi.fn<(text: string, facts?: unknown) => void>(),
    error: vi.fn(),
  };
  return { logger, warnings: () => logger.warn.mock.calls };
};

describe('a job that the journal could not record', () => {
  const WARNING = [
    "The journal could not record for the render 'order-1': Error: ENOSPC. It was accepted as job job_1: keep this id, which no other process learns from the journal.",
    { code: 'VID_JOURNAL_WRITE' },
  ];

  it('is given to the caller with a warning of its own, and known to later calls', async () => {
    const journal = new MemoryJournal();
    failing(journal, 2);
    const { logger, warnings } = logging();
    const { vid } = makeClient(server.url, { journal, logger });
    server.script(json(202, accepted()));
    await expect(vid.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(warnings()).toEqual([WARNING]);
    await expect(vid.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(await rejection(vid.renders.create({ brief: 'Tea' }, key))).toMatchObject({ code: 'DUPLICATE_REQUEST' });
    expect(server.received).toHaveLength(1);
  });

  it('is known to clients that were made of this one', async () => {
    const journal = new MemoryJournal();
    failing(journal, 2);
    const { vid } = makeClient(server.url, { journal, logger: logging().logger });
    const copy = vid.withOptions({ timeoutMs: 10_000 });
    server.script(json(202, accepted()));
    await vid.renders.create(REQUEST, key);
    await expect(copy.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(server.received).toHaveLength(1);
  });

  it('is warned of by the runtime where there is no logger', async () => {
    const emitted = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const journal = new MemoryJournal();
    failing(journal, 1);
    server.script(json(202, accepted('job_without_logger')));
    await makeClient(server.url, { journal }).vid.renders.create(REQUEST, key);
    expect(emitted).toHaveBeenCalledWith(expect.stringContaining('accepted as job job_without_logger'), {
      type: 'VidWarning',
      code: 'VID_JOURNAL_WRITE',
    });
  });

  it('is recorded as soon as the journal can be written to again', async () => {
    const journal = new MemoryJournal();
    failing(journal, 2);
    const { vid } = makeClient(server.url, { journal, logger: logging().logger });
    server.script(json(202, accepted()), json(202, accepted('job_2')), json(202, accepted('job_3')));
    await vid.renders.create(REQUEST, key);
    await vid.renders.create({ brief: 'Tea' }, { idempotencyKey: 'order-2' });
    expect((await journal.list()).map(({ state }) => state)).toEqual(['sending', 'sending']);
    await vid.renders.create({ brief: 'Milk' }, { idempotencyKey: 'order-3' });
    expect((await journal.list()).map(({ accepted: answer }) => answer?.job_id)).toEqual(['job_1', 'job_2', 'job_3']);
    await vid.renders.create(REQUEST, key);
    expect(server.received).toHaveLength(3);
  });

  it('is not replaced by a later doubt', async () => {
    const journal = new MemoryJournal();
    const finish = failing(journal, 1);
    const { logger } = logging();
    const { vid } = makeClient(server.url, { journal, logger, retry: { maxRetries: 0 } });
    server.script(drop, json(202, accepted()));
    await rejection(vid.renders.create(REQUEST, key));
    expect(logger.error.mock.calls.flat().join()).toContain("could not record for the render 'order-1'");
    finish.mockRejectedValueOnce(new Error('ENOSPC'));
    await expect(vid.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
    finish.mockRejectedValueOnce(new Error('ENOSPC'));
    server.otherwise(json(409, DUPLICATE));
    await expect(vid.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
  });

  it('is warned of when the disk fails as well', async () => {
    const path = join(folder, 'renders.jsonl');
    const probe = await open(join(folder, 'probe'), 'a');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const { logger, warnings } = logging();
    const { vid } = makeClient(server.url, { journal: new FileJournal({ path }), logger });
    server.otherwise((...call) => {
      vi.spyOn(prototype, 'write').mockRejectedValue(new Error('ENOSPC'));
      return json(202, accepted())(...call);
    });
    await expect(vid.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(warnings()).toEqual([WARNING]);
    await expect(vid.renders.create(REQUEST, key)).resolves.toMatchObject({ job_id: 'job_1' });
    expect(server.received).toHaveLength(1);
  });
});
