/** A journal's file may hold anything: what is no record is skipped and told, and hides nothing that comes after it. */
import type { FileHandle } from 'node:fs/promises';
import { appendFile, mkdtemp, open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FileJournal, type SkippedLine } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from './support/answers';

let folder: string;
let path: string;
let told: SkippedLine[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-lines-'));
  path = join(folder, 'renders.jsonl');
  told = [];
});
afterEach(() => rm(folder, { recursive: true }));

const journalOf = (): FileJournal => new FileJournal({ path, onSkipped: (skipped) => told.push(skipped) });
const intent = (key: string) => ({ scope: 's', key, bodyHash: `hash of ${key}`, at: 1, scenes: 2, label: 'Coffee' });
const begin = (key: string, claim = `claim of ${key}`) => ({ step: 'begin', claim, intent: intent(key) });
const finish = (key: string, jobId: string) => ({
  step: 'finish',
  scope: 's',
  key,
  state: 'accepted',
  accepted: accepted(jobId),
});
const record = (line: unknown): string => `\n${JSON.stringify(line)}\n`;
const keysIn = async (journal: FileJournal): Promise<string[]> => (await journal.list()).map(({ key }) => key);

const SENDER = { host: 'box', pid: 7, startedAt: 1, claimedAt: 2 };

/** What may stand in a line that tells of no render, and what is said of it. */
const SPOILT: ReadonlyArray<readonly [string, string | Buffer, SkippedLine['reason']]> = [
  ['half a record', '{"step":"begin","claim":"x","intent":{"scope":"s","key":"to', 'torn'],
  ['zeros of a file system', Buffer.alloc(40), 'torn'],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'torn'],
  ['an endless nesting', '['.repeat(200_000), 'torn'],
  ['a record of another kind', '{"step":"batch","id":"a"}', 'foreign'],
  ['a list', '[{"step":"begin"}]', 'foreign'],
  ['a number', '7', 'foreign'],
  ['null', 'null', 'foreign'],
  ['a beginning of nothing', '{"step":"begin"}', 'malformed'],
  ['a beginning without a claim', JSON.stringify({ ...begin('k'), claim: '' }), 'malformed'],
  ['an end of nothing', '{"step":"finish"}', 'malformed'],
  ...Object.entries({ scope: 7, key: '', bodyHash: null, label: 1, at: 'now', scenes: 'two' }).map(
    ([name, value]) =>
      [
        `an intent whose ${name} is ${JSON.stringify(value)}`,
        JSON.stringify({ ...begin('k'), intent: { ...intent('k'), [name]: value } }),
        'malformed',
      ] as const,
  ),
  ...Object.entries({ scope: 7, key: '', state: 'sending', accepted: [] }).map(
    ([name, value]) =>
      [
        `an end whose ${name} is ${JSON.stringify(value)}`,
        JSON.stringify({ ...finish('k', 'job_k'), [name]: value }),
        'malformed',
      ] as const,
  ),
  ...Object.entries({
    title: 7,
    sender: 'box',
    'sender without a host': { ...SENDER, host: '' },
    'sender without a number': { ...SENDER, pid: 1.5 },
    'sender without a start': { ...SENDER, startedAt: 'now' },
    'sender without the time of its claim': { ...SENDER, claimedAt: null },
  }).map(
    ([name, value]) =>
      [
        `an intent with a wrong ${name}`,
        JSON.stringify({ ...begin('k'), intent: { ...intent('k'), [name.split(' ')[0] as string]: value } }),
        'malformed',
      ] as const,
  ),
  [
    'an end that says neither whether it arrived nor not',
    JSON.stringify({ ...finish('k', 'x'), arrived: 'yes' }),
    'malformed',
  ],
  ['a fetched job without an id', '{"step":"fetched","job":"","fetched":true}', 'malformed'],
  ['a job of which nothing is said', '{"step":"fetched","job":"job_k"}', 'malformed'],
  ['an answer whose job is a number', JSON.stringify({ ...finish('k', 'x'), accepted: { job_id: 7 } }), 'malformed'],
  ['an answer without a job', JSON.stringify({ ...finish('k', 'x'), accepted: {} }), 'malformed'],
  ['no answer at all', JSON.stringify({ ...finish('k', 'x'), accepted: undefined }), 'malformed'],
];

describe('a FileJournal', () => {
  it.each(SPOILT)('skips %s, tells of it, and reads on', async (_what, line, reason) => {
    await writeFile(path, record(begin('before')));
    await appendFile(path, line);
    await appendFile(path, record(finish('before', 'job_before')) + record(begin('after')));
    const journal = journalOf();
    expect(await journal.begin(intent('before'))).toMatchObject({ accepted: { job_id: 'job_before' } });
    expect(await journal.begin(intent('after'))).toMatchObject({ state: 'sending', bodyHash: 'hash of after' });
    expect(await journal.begin(intent('new'))).toBeUndefined();
    expect(told).toEqual([{ path, line: 3, reason }]);
  });

  it('skips them as well when they come while it is in use', async () => {
    const journal = journalOf();
    expect(await journal.begin(intent('first'))).toBeUndefined();
    for (const [, line] of SPOILT) await appendFile(path, Buffer.concat([Buffer.from(line), Buffer.from('\n')]));
    await new FileJournal({ path, onSkipped: () => undefined }).begin(intent('second'));
    expect(await keysIn(journal)).toEqual(['first', 'second']);
    expect(told.map(({ reason }) => reason)).toEqual(SPOILT.map(([, , reason]) => reason));
    expect(told[0]?.line).toBe(3);
  });

  it('passes over a line that is too long to be a record', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'x');
    await writeFile(path, record(begin('before')));
    const file = await open(path, 'a');
    for (let count = 0; count < 17; count += 1) await file.write(megabyte);
    await file.close();
    await appendFile(path, record(begin('after')));
    expect(await keysIn(journalOf())).toEqual(['before', 'after']);
    expect(told).toEqual([
      { path, line: 3, reason: 'torn' },
      { path, line: 3, reason: 'torn' },
    ]);
  });

  it('reads a file of more than one chunk whole', async () => {
    const text = 'y'.repeat(300_000);
    for (let count = 0; count < 9; count += 1)
      await appendFile(path, record({ ...begin(`k${count}`), intent: { ...intent(`k${count}`), label: text } }));
    const entries = await journalOf().list();
    expect(entries.map(({ key, label }) => `${key} ${label.length}`)).toEqual(
      Array.from({ length: 9 }, (_, count) => `k${count} 300000`),
    );
    expect(told).toEqual([]);
  });

  it('knows a job whose beginning was spoilt', async () => {
    await writeFile(path, `{"step":"begin",${record(finish('k', 'job_k'))}`);
    const journal = journalOf();
    expect(await journal.knowsJob('job_k')).toBe(true);
    expect(await journal.begin(intent('k'))).toMatchObject({ state: 'accepted', bodyHash: '', at: 0, scenes: null });
  });

  it.each<readonly [string, () => Promise<void>]>([
    ['was moved away', () => rename(path, `${path}.1`)],
    ['was cut short', () => truncate(path, 0)],
    ['was replaced by a longer one', () => writeFile(path, record({ ...begin('other'), more: 'z'.repeat(9000) }))],
  ])('keeps what it knows when its file %s, and reads the new one from the start', async (_what, spoil) => {
    const journal = journalOf();
    await journal.begin(intent('old'));
    await journal.finish('s', 'old', { state: 'accepted', accepted: accepted('job_old') });
    await spoil();
    await new FileJournal({ path }).begin(intent('new'));
    expect(await journal.begin(intent('new'))).toMatchObject({ state: 'sending' });
    expect(await journal.begin(intent('old'))).toMatchObject({ accepted: { job_id: 'job_old' } });
    expect(await journal.begin(intent('next'))).toBeUndefined();
    expect(await keysIn(new FileJournal({ path }))).toContain('next');
    expect(told).toEqual([{ path, line: 1, reason: 'rotated' }]);
  });

  it('takes its own claim for one again when an older copy of its file takes the place of the file', async () => {
    const journal = journalOf();
    await journal.begin(intent('k'));
    const older = await readFile(path);
    await journal.finish('s', 'k', { state: 'refused' });
    await writeFile(path, older);
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'sending' });
  });

  it('tells by one warning of the process unless it is given a listener', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await writeFile(path, `${'7\n'.repeat(7)}{\n`);
    const journal = new FileJournal({ path });
    await journal.list();
    await journal.list();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall).toEqual([
      `The journal ${path}: lines that tell of no render were skipped: 1 (foreign), 2 (foreign), 3 (foreign), 4 (foreign), 5 (foreign), 3 more`,
      {
        type: 'VidWarning',
        code: 'VID_JOURNAL_SKIPPED',
        detail: 'A render that only such a line tells of is not known. Renders of this process stay known.',
      },
    ]);
    await truncate(path, 0);
    await journal.list();
    expect(warn.mock.lastCall?.[0]).toBe(`The journal ${path}: the file is another one than before and was read anew`);
  });

  it.each([
    [5, '1 (foreign), 2 (foreign), 3 (foreign), 4 (foreign), 5 (foreign)'],
    [1, '1 (foreign)'],
  ])('names all of %d lines', async (count, names) => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await writeFile(path, '7\n'.repeat(count));
    await new FileJournal({ path }).list();
    expect(warn.mock.lastCall?.[0]).toBe(`The journal ${path}: lines that tell of no render were skipped: ${names}`);
  });

  it('tells nothing of empty lines', async () => {
    await writeFile(path, `\n  \n\t\n${record(begin('k'))}`);
    expect(await keysIn(journalOf())).toEqual(['k']);
    expect(told).toEqual([]);
  });

  it('warns in place of a listener that fails later', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await writeFile(path, '7\n');
    const onSkipped = (() => Promise.reject(new Error('no room'))) as () => void;
    await new FileJournal({ path, onSkipped }).list();
    expect(warn.mock.lastCall?.[0]).toBe(`The journal ${path}: lines that tell of no render were skipped: 1 (foreign)`);
  });

  it('is not stopped by a listener that throws', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await writeFile(path, '7\n');
    const journal = new FileJournal({
      path,
      onSkipped: () => {
        throw new Error('no room');
      },
    });
    expect(await journal.begin(intent('k'))).toBeUndefined();
    expect(warn.mock.lastCall?.[0]).toContain('no room');
    expect(warn.mock.lastCall?.[1]).toEqual({ type: 'VidWarning' });
  });
});

it('leaves a key to whoever wrote it down first, although it was free at the last look', async () => {
  const journal = journalOf();
  const probe = await open(join(folder, 'probe'), 'a');
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  vi.spyOn(prototype, 'write').mockImplementationOnce(async function (this: FileHandle, bytes: Buffer) {
    await appendFile(path, record(begin('k', 'claim of another process')));
    return this.write(bytes) as never;
  } as never);
  expect(await journal.begin(intent('k'))).toMatchObject({ key: 'k', state: 'sending' });
});

describe('a FileJournal whose disk fails', () => {
  const failing = async (method: 'write' | 'datasync', outcome: () => Promise<never>) => {
    const probe = await open(join(folder, 'probe'), 'a');
    const spy = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, method).mockImplementationOnce(outcome);
    await probe.close();
    return spy;
  };

  it('gives back a key whose claim it could not take down for certain', async () => {
    const journal = journalOf();
    await failing('datasync', () => Promise.reject(new Error('EIO')));
    await expect(journal.begin(intent('k'))).rejects.toThrow('EIO');
    expect(await readFile(path, 'utf8')).toContain('"key":"k"');
    expect(await journal.begin(intent('k'))).toBeUndefined();
    expect(await journal.begin(intent('k'))).toMatchObject({ state: 'sending' });
  });

  it('fails a look at a file that could not be closed, and asks no more', async () => {
    const journal = journalOf();
    await journal.list();
    const probe = await open(join(folder, 'probe'), 'a');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    vi.spyOn(prototype, 'stat').mockImplementationOnce(async function (this: FileHandle) {
      const close = this.close.bind(this);
      this.close = async () => {
        await close();
        throw new Error('EIO');
      };
      return this.stat();
    });
    await expect(journal.list()).rejects.toThrow('EIO');
    expect(await journal.list()).toEqual([]);
  });

  it('does not send what was written in part', async () => {
    const journal = journalOf();
    await failing('write', () => Promise.resolve({ bytesWritten: 3 }) as Promise<never>);
    await expect(journal.begin(intent('k'))).rejects.toThrow(
      `${path}: only a part of the record was written; is the disk full?`,
    );
  });
});

describe('a new journal', () => {
  const syncs = async (): Promise<string[]> => {
    const synced: string[] = [];
    const probe = await open(join(folder, 'probe'), 'a');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      const { ino } = await this.stat();
      for (const name of [folder, join(folder, 'a'), join(folder, 'a', 'b'), dirname(folder)])
        if ((await stat(name).catch(() => undefined))?.ino === ino) synced.push(name);
    });
    return synced;
  };

  it.skipIf(process.platform === 'win32')('has its name, and those of its folders, on the disk', async () => {
    const synced = await syncs();
    const journal = new FileJournal({ path: join(folder, 'a', 'b', 'renders.jsonl') });
    await journal.begin(intent('k'));
    expect(synced).toEqual([join(folder, 'a', 'b'), join(folder, 'a'), folder]);
    await journal.begin(intent('l'));
    expect(synced).toHaveLength(3);
  });

  it('is made where the way leads up out of a folder that is made for it', async () => {
    await new FileJournal({ path: `${folder}/a/../b/renders.jsonl` }).begin(intent('k'));
    await new FileJournal({ path: `${folder}/b/c/d/../../../e/renders.jsonl` }).begin(intent('k'));
    expect((await stat(join(folder, 'e', 'renders.jsonl'))).isFile()).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('flushes one folder where the folders were there', async () => {
    const synced = await syncs();
    await new FileJournal({ path }).list();
    expect(synced).toEqual([folder]);
  });

  it.each(['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM'])(
    'does without where folders cannot be flushed (%s)',
    async (code) => {
      const probe = await open(join(folder, 'probe'), 'a');
      const prototype = Object.getPrototypeOf(probe) as FileHandle;
      await probe.close();
      vi.spyOn(prototype, 'sync').mockRejectedValue(Object.assign(new Error(code), { code }));
      expect(await new FileJournal({ path }).begin(intent('k'))).toBeUndefined();
    },
  );

  it.skipIf(process.platform === 'win32')('sends nothing when the folder could not be flushed', async () => {
    const probe = await open(join(folder, 'probe'), 'a');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    vi.spyOn(prototype, 'sync').mockRejectedValue(Object.assign(new Error('broken'), { code: 'EIO' }));
    await expect(new FileJournal({ path }).begin(intent('k'))).rejects.toThrow('broken');
  });
});
