import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileJournal, MemoryJournal, type RenderJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMemoryJournal } from '../src/journal/memory-journal';
import { accepted } from './support/answers';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-journal-'));
  path = join(folder, 'deep', 'renders.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const intent = (key: string, scope = 's') => ({
  scope,
  key,
  bodyHash: `hash of ${key}`,
  at: 1,
  scenes: 2,
  label: 'Coffee',
});

it.skipIf(process.platform === 'win32')(
  'keeps a FileJournal to its owner, one that was open to others too',
  async () => {
    const journal = new FileJournal({ path });
    const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
    await journal.begin(intent('k'));
    expect([await modeOf(path), await modeOf(join(folder, 'deep'))]).toEqual(['600', '700']);
    await chmod(path, 0o644);
    await journal.begin(intent('l'));
    expect(await modeOf(path)).toBe('600');
  },
);

/** What every journal does. */
describe.each<readonly [string, () => RenderJournal]>([
  ['MemoryJournal', () => new MemoryJournal()],
  ['FileJournal', () => new FileJournal({ path })],
])('%s', (_name, make) => {
  it('gives a new key to its first claimant only', async () => {
    const journal = make();
    expect(await journal.begin(intent('k'))).toBeUndefined();
    expect(await journal.begin(intent('k'))).toMatchObject({
      key: 'k',
      bodyHash: 'hash of k',
      state: 'sending',
      accepted: null,
    });
    const claims = await Promise.all([1, 2, 3].map(() => journal.begin(intent('l'))));
    expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
  });

  it('keeps what came of it', async () => {
    const journal = make();
    await journal.begin(intent('k'));
    await journal.finish('s', 'k', { state: 'unknown' });
    expect(await journal.begin(intent('k'))).toMatchObject({ state: 'unknown' });
    await journal.finish('s', 'k', { state: 'accepted', accepted: accepted('job_7') });
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'accepted', accepted: { job_id: 'job_7' } });
    expect(await journal.knowsJob('job_7')).toBe(true);
    expect(await journal.knowsJob('job_8')).toBe(false);
  });

  it('frees a key of which everything was refused', async () => {
    const journal = make();
    await journal.begin(intent('k'));
    await journal.finish('s', 'k', { state: 'refused' });
    expect(await journal.begin({ ...intent('k'), bodyHash: 'other' })).toBeUndefined();
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'sending', bodyHash: 'other' });
  });

  it('takes down an end of which it saw no beginning, also a doubt', async () => {
    const journal = make();
    await journal.finish('s', 'k', { state: 'unknown' });
    const entry = {
      scope: 's',
      key: 'k',
      bodyHash: '',
      at: 0,
      scenes: null,
      label: '',
      state: 'unknown',
      accepted: null,
    };
    expect(await journal.list()).toEqual([entry]);
    await journal.fetched?.('job_7', true);
    expect(await journal.list()).toEqual([entry]);
  });

  it('keeps the latest that is told of an accepted render', async () => {
    const journal = make();
    await journal.begin(intent('k'));
    await journal.finish('s', 'k', { state: 'accepted', accepted: accepted('job_1') });
    const more = { ...accepted('job_1'), credits_used: 15 };
    await journal.finish('s', 'k', { state: 'accepted', accepted: more });
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'accepted', accepted: more });
  });

  it('never forgets a job for a later doubt', async () => {
    const journal = make();
    await journal.begin(intent('k'));
    await journal.finish('s', 'k', { state: 'accepted', accepted: accepted() });
    await journal.finish('s', 'k', { state: 'unknown' });
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'accepted' });
  });

  it('keeps accounts apart, and lists all in order', async () => {
    const journal = make();
    await journal.begin(intent('k', 'one'));
    expect(await journal.begin(intent('k', 'two'))).toBeUndefined();
    expect((await journal.list()).map(({ scope }) => scope)).toEqual(['one', 'two']);
  });
});

describe('MemoryJournal', () => {
  it('forgets the oldest that are settled, and none that are in doubt', async () => {
    const journal = new MemoryJournal({ maxEntries: 2 });
    for (const key of ['a', 'b', 'c', 'd']) await journal.begin(intent(key));
    await journal.finish('s', 'b', { state: 'accepted', accepted: accepted('job_b') });
    await journal.finish('s', 'c', { state: 'unknown' });
    await journal.begin(intent('e'));
    expect((await journal.list()).map(({ key }) => key)).toEqual(['a', 'c', 'd', 'e']);
    expect(await journal.knowsJob('job_b')).toBe(false);
  });

  it('keeps as many as it is told to, the latest ones', async () => {
    const journal = new MemoryJournal({ maxEntries: 2 });
    const keys = async (): Promise<string[]> => (await journal.list()).map(({ key }) => key);
    for (const key of ['a', 'b', 'c', 'd']) {
      await journal.begin(intent(key));
      await journal.finish(
        's',
        key,
        key === 'a' ? { state: 'refused' } : { state: 'accepted', accepted: accepted(`job_${key}`) },
      );
      expect(await keys()).toHaveLength(key === 'a' ? 1 : 2);
    }
    expect(await keys()).toEqual(['c', 'd']);
    expect(await journal.begin(intent('d'))).toMatchObject({ state: 'accepted' });
    expect(await keys()).toEqual(['c', 'd']);
  });

  it('keeps all while there are fewer than it is told to keep', async () => {
    const journal = new MemoryJournal({ maxEntries: 4 });
    for (const key of ['a', 'b', 'c']) {
      await journal.begin(intent(key));
      await journal.finish('s', key, { state: 'refused' });
    }
    expect((await journal.list()).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('forgets nothing for a claim that was made before', async () => {
    const journal = new MemoryJournal({ maxEntries: 1 });
    await journal.begin(intent('a'));
    await journal.begin(intent('b'));
    await journal.finish('s', 'a', { state: 'accepted', accepted: accepted('job_a') });
    expect(await journal.begin(intent('b'))).toMatchObject({ state: 'sending' });
    expect((await journal.list()).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('is known as one by every copy of the module, and no other journal is', () => {
    const mark = Symbol.for('@vid/sdk/memory-journal');
    expect(Object.getOwnPropertyDescriptor(MemoryJournal.prototype, mark)).toMatchObject({ value: true });
    expect(isMemoryJournal(new MemoryJournal())).toBe(true);
    expect(isMemoryJournal(new FileJournal({ path }))).toBe(false);
  });

  it('names a number of entries that is none', () => {
    expect(() => new MemoryJournal({ maxEntries: -1 })).toThrow(/maxEntries/);
    expect(() => new MemoryJournal({ max: 1 } as object)).toThrow(/^MemoryJournal knows no option max/);
  });
});

describe('FileJournal', () => {
  it.each<readonly [string, unknown, RegExp]>([
    ['no options', undefined, /^FileJournal takes options as an object/],
    ['a path alone', 'renders.jsonl', /^FileJournal takes options as an object/],
    ['no path', {}, /^FileJournal takes path as a string/],
    ['an empty path', { path: '' }, /^FileJournal takes path as a string/],
    ['an option that nobody knows', { path: 'a', file: 'b' }, /^FileJournal knows no option file/],
  ])('refuses %s by name', (_what, options, message) => {
    expect(() => new FileJournal(options as { path: string })).toThrow(message);
  });

  it.skipIf(process.platform === 'win32')('is kept in nothing but a file', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    await expect(new FileJournal({ path: pipe }).list()).rejects.toThrow(
      `${pipe} is no file: name one for the journal`,
    );
  });

  it('is read again by the next process', async () => {
    const first = new FileJournal({ path });
    await first.begin(intent('k'));
    await first.finish('s', 'k', { state: 'accepted', accepted: accepted() });
    const second = new FileJournal({ path });
    expect(await second.begin(intent('k'))).toMatchObject({
      state: 'accepted',
      accepted: accepted(),
    });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('loses nothing but a line that was torn', async () => {
    const journal = new FileJournal({ path });
    await journal.begin(intent('whole'));
    await appendFile(path, '\n{"step":"begin","claim":"x","intent":{"scope":"s","key":"to');
    const next = new FileJournal({ path });
    expect(await next.begin(intent('after'))).toBeUndefined();
    expect((await new FileJournal({ path }).list()).map(({ key }) => key)).toEqual(['whole', 'after']);
  });
});
