/** The journal as a paid call uses it: who has a key, what is written under it, and what becomes of what cannot be written. */
import { describe, expect, it, vi } from 'vitest';
import { AbortedError } from '../src/errors/aborted-error';
import { AccountScope } from '../src/idempotency/account-scope';
import { KeyHolders, type Patience } from '../src/idempotency/key-holders';
import { KeyRecord } from '../src/idempotency/key-record';
import { MemoryJournal, type RenderEnd, type RenderState } from '../src/journal';
import { Observer } from '../src/observe/observer';
import { accepted } from './support/answers';
import { ManualClock, settle } from './support/manual-clock';

const FOR_EVER: Patience = { signal: undefined, endsAt: undefined };
/** An entry under the fingerprint of an API key names no account. */
const NOBODY = '0'.repeat(16);
const REQUEST = { body: '{}', scenes: 2, label: 'Coffee', title: 'T', mayHaveCost: '' };

const setUp = () => {
  const clock = new ManualClock();
  const journal = new MemoryJournal();
  const ownerOf = vi.fn(async (): Promise<'ours' | 'another' | 'untold'> => 'untold');
  const account = new AccountScope({ given: 's', baseUrl: 'http://a.test', apiKey: () => 'k', askUserId: undefined });
  const holders = new KeyHolders({ journal, account, ownerOf, clock });
  const error = vi.fn<(text: string) => void>();
  const warn = vi.fn<(text: string) => void>();
  const observer = new Observer({ logger: { debug: vi.fn(), info: vi.fn(), warn, error } });
  const onAccepted = vi.fn<(jobId: string) => void>();
  const unwritten = new Map<string, RenderEnd>();
  const keys = new KeyRecord({ journal, account, holders, clock, observer, onAccepted, unwritten });
  const write = async (scope: string, state: RenderState, bodyHash = 'h', at = 1): Promise<void> => {
    const sender = { host: 'another-machine', pid: 1, startedAt: 0, claimedAt: clock.now() };
    await journal.begin({ scope, key: 'k', bodyHash, at, scenes: 1, label: 'x', sender });
    if (state === 'accepted') await journal.finish(scope, 'k', { state, accepted: accepted(`job of ${scope}`) });
    else if (state !== 'sending') await journal.finish(scope, 'k', { state });
  };
  const onHeld = vi.fn();
  const claim = (more: { readonly at?: number; readonly isNew?: boolean; readonly bodyHash?: string } = {}) =>
    keys.begin({
      ...FOR_EVER,
      key: 'k',
      bodyHash: 'h',
      request: REQUEST,
      at: undefined,
      isNew: false,
      onHeld,
      ...more,
    });
  return { account, clock, claim, error, holders, journal, keys, onAccepted, onHeld, ownerOf, unwritten, warn, write };
};

const aborted = new AbortedError('Enough');

describe('what is known of a key', () => {
  it.each<readonly [RenderState | undefined, RenderState | undefined, string | undefined]>([
    ['unknown', 'accepted', 's'],
    ['accepted', 'accepted', 's'],
    ['refused', 'unknown', NOBODY],
    ['refused', undefined, 's'],
    [undefined, 'sending', NOBODY],
    [undefined, undefined, undefined],
  ])('with %s under its own name and %s under another', async (own, other, scope) => {
    const { keys, write } = setUp();
    if (own !== undefined) await write('s', own);
    if (other !== undefined) await write(NOBODY, other);
    expect((await keys.find('k'))?.scope).toBe(scope);
  });

  it('is nothing when the journal cannot be read, which is complained of', async () => {
    const { error, journal, keys } = setUp();
    vi.spyOn(journal, 'find').mockRejectedValue(new Error('disk away'));
    expect(await keys.find('k')).toBeUndefined();
    expect(error.mock.calls.flat()).toEqual([expect.stringMatching(/could not be read.*'k'.*disk away/)]);
  });

  it('is not told to whoever has left, and nothing is complained of', async () => {
    const { account, error, keys } = setUp();
    vi.spyOn(account, 'get').mockRejectedValue(aborted);
    await expect(keys.find('k')).rejects.toBe(aborted);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('the job of a request that the service knows', () => {
  it('is that under its own name, which is not written again', async () => {
    const { journal, keys, onAccepted, write } = setUp();
    await write('s', 'accepted');
    await write(NOBODY, 'accepted');
    const finish = vi.spyOn(journal, 'finish');
    expect(await keys.jobOf('k', 'h', FOR_EVER)).toMatchObject({ job_id: 'job of s' });
    expect(finish).not.toHaveBeenCalled();
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('is written under its own name when it was found under another', async () => {
    const { journal, keys, onAccepted, write } = setUp();
    await write(NOBODY, 'accepted');
    expect(await keys.jobOf('k', 'h', FOR_EVER)).toMatchObject({ job_id: `job of ${NOBODY}` });
    expect(await journal.find('s', 'k')).toMatchObject({ accepted: { job_id: `job of ${NOBODY}` } });
    expect(onAccepted.mock.calls).toEqual([[`job of ${NOBODY}`]]);
  });

  it('is none where there is none, and nothing is written or complained of', async () => {
    const { error, journal, keys, write } = setUp();
    await write('s', 'unknown');
    const finish = vi.spyOn(journal, 'finish');
    expect(await keys.jobOf('k', 'h', FOR_EVER)).toBeUndefined();
    expect(finish).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  it.each<readonly [string, Error, number]>([
    ['complained of when the journal cannot be read', new Error('disk away'), 1],
    ['none for whoever has left', aborted, 0],
  ])('is %s', async (_what, reason, complaints) => {
    const { error, holders, keys } = setUp();
    vi.spyOn(holders, 'jobOf').mockRejectedValue(reason);
    expect(await keys.jobOf('k', 'h', FOR_EVER)).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(complaints);
  });
});

describe('a claim', () => {
  it('takes what is free, and writes down whose it is and since when', async () => {
    const { claim, clock, journal, onHeld } = setUp();
    await clock.advance(5);
    expect(await claim()).toBeUndefined();
    expect(onHeld).not.toHaveBeenCalled();
    const { body: _body, mayHaveCost: _cost, ...told } = REQUEST;
    const sender = { pid: process.pid, claimedAt: clock.now() };
    expect(await journal.list()).toMatchObject([
      { scope: 's', key: 'k', bodyHash: 'h', ...told, at: clock.now(), sender },
    ]);
  });

  it('keeps the time at which something was first sent', async () => {
    const { claim, journal } = setUp();
    await claim({ at: 7 });
    expect((await journal.find('s', 'k'))?.at).toBe(7);
  });

  it('keeps the time of what another name has in doubt, rather than its own', async () => {
    const { claim, journal, onHeld, write } = setUp();
    await write(NOBODY, 'unknown', 'h', 3);
    expect(await claim({ at: 7 })).toMatchObject({ scope: NOBODY, state: 'unknown', at: 3 });
    expect((await journal.find('s', 'k'))?.at).toBe(3);
    expect(onHeld).toHaveBeenCalled();
  });

  it('gives the job under its own name, and asks nobody about other names', async () => {
    const { claim, ownerOf, onHeld, write } = setUp();
    await write(NOBODY, 'accepted');
    await write('s', 'accepted');
    expect(await claim()).toMatchObject({ scope: 's', accepted: { job_id: 'job of s' } });
    expect(ownerOf).not.toHaveBeenCalled();
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('gives the job under its own name also when only the claim itself could read it', async () => {
    const { claim, journal, onAccepted, write } = setUp();
    await write(NOBODY, 'accepted');
    await write('s', 'accepted');
    vi.spyOn(journal, 'find').mockRejectedValueOnce(new Error('disk away'));
    expect(await claim()).toMatchObject({ scope: 's', accepted: { job_id: 'job of s' } });
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('takes the job under another name, and writes it down under its own', async () => {
    const { claim, journal, onAccepted, write } = setUp();
    await write(NOBODY, 'accepted');
    expect(await claim()).toMatchObject({ scope: NOBODY, accepted: { job_id: `job of ${NOBODY}` } });
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'accepted', accepted: { job_id: `job of ${NOBODY}` } });
    expect(onAccepted.mock.calls).toEqual([[`job of ${NOBODY}`]]);
  });

  it.each([['s'], [NOBODY]])(
    'is told at once of another request under %s, even one that is being sent',
    async (scope) => {
      const { claim, clock, journal, onHeld, write } = setUp();
      await write(scope, 'sending', 'other');
      expect(await claim()).toMatchObject({ scope, bodyHash: 'other' });
      expect(onHeld).toHaveBeenCalled();
      expect(await journal.list()).toHaveLength(1);
      expect(clock.pending).toEqual([]);
    },
  );

  it.each([['s'], [NOBODY]])('waits for what is being sent under %s, and takes its job', async (scope) => {
    const { claim, clock, journal, onHeld, write } = setUp();
    await write(scope, 'sending');
    const claimed = claim();
    await settle();
    expect([clock.pending, onHeld.mock.calls.length]).toEqual([[250], 1]);
    await journal.finish(scope, 'k', { state: 'accepted', accepted: accepted('job_2') });
    await clock.advance(250);
    expect(await claimed).toMatchObject({ accepted: { job_id: 'job_2' } });
  });

  it.each([['s'], [NOBODY]])(
    'waits for what is being sent under %s, and has the key when that was refused',
    async (scope) => {
      const { claim, clock, journal, write } = setUp();
      await write(scope, 'sending');
      const claimed = claim();
      await settle();
      await journal.finish(scope, 'k', { state: 'refused' });
      await clock.advance(250);
      expect(await claimed).toBeUndefined();
      expect(await journal.find('s', 'k')).toMatchObject({ state: 'sending', at: clock.now() });
    },
  );

  it('of a key that was made for it looks at nothing else', async () => {
    const { claim, journal, write } = setUp();
    await write(NOBODY, 'unknown');
    const find = vi.spyOn(journal, 'find');
    const list = vi.spyOn(journal, 'list');
    expect(await claim({ isNew: true })).toBeUndefined();
    expect([find.mock.calls, list.mock.calls]).toEqual([[], []]);
  });

  it('is told of the doubt under its own name rather than of another', async () => {
    const { claim, write } = setUp();
    await write('s', 'unknown');
    await write(NOBODY, 'unknown');
    expect(await claim()).toMatchObject({ scope: 's', state: 'unknown' });
  });

  it.each<readonly [string, Error, object]>([
    ['that the journal cannot take down is not sent', new Error('ENOSPC'), { charged: 'no', idempotencyKey: 'k' }],
    ['of whoever has left ends as that', aborted, { name: 'AbortedError', message: 'Enough' }],
  ])('%s', async (_what, reason, error) => {
    const { claim, journal } = setUp();
    vi.spyOn(journal, 'begin').mockRejectedValue(reason);
    await expect(claim()).rejects.toMatchObject(error);
  });
});

describe('an end that cannot be written', () => {
  const end = (jobId: string): RenderEnd => ({ state: 'accepted', accepted: accepted(jobId) });

  it('is kept, known, and written with the next one', async () => {
    const { journal, keys, unwritten, warn, write } = setUp();
    await write('s', 'sending');
    const finish = vi.spyOn(journal, 'finish').mockRejectedValueOnce(new Error('ENOSPC'));
    await keys.finish('k', end('job_1'));
    expect(warn.mock.calls.flat().join()).toContain('job_1');
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'sending' });
    expect(await keys.find('k')).toMatchObject({ state: 'accepted', accepted: { job_id: 'job_1' } });
    await keys.finish('other', { state: 'refused' });
    expect(finish.mock.calls.map(([, key]) => key)).toEqual(['k', 'other', 'k']);
    expect(await journal.find('s', 'k')).toMatchObject({ state: 'accepted', accepted: { job_id: 'job_1' } });
    expect([...unwritten]).toEqual([]);
  });

  it('is kept while the journal fails for it alone', async () => {
    const { journal, keys, unwritten } = setUp();
    const write = journal.finish.bind(journal);
    const finish = vi.spyOn(journal, 'finish');
    finish.mockImplementation(async (scope, key, what) => {
      if (key === 'k') throw new Error('ENOSPC');
      await write(scope, key, what);
    });
    await keys.finish('k', end('job_1'));
    await keys.finish('other', { state: 'refused' });
    expect([...unwritten]).toEqual([['k', end('job_1')]]);
    finish.mockRestore();
    await keys.finish('k', end('job_1'));
    expect([...unwritten]).toEqual([]);
  });

  it('gives way to a job and not to a doubt', async () => {
    const { error, journal, keys, unwritten } = setUp();
    vi.spyOn(journal, 'finish').mockRejectedValue(new Error('ENOSPC'));
    await keys.finish('k', { state: 'unknown' });
    expect(error.mock.calls.flat()).toEqual([expect.stringMatching(/could not record.*'k'.*ENOSPC/)]);
    await keys.finish('k', end('job_1'));
    await keys.finish('k', { state: 'unknown' });
    expect([...unwritten]).toEqual([['k', end('job_1')]]);
    await keys.finish('k', { state: 'refused' });
    expect([...unwritten]).toEqual([['k', end('job_1')]]);
  });

  it('leaves the job that the journal knows', async () => {
    const { keys, unwritten, write } = setUp();
    await write('s', 'accepted');
    unwritten.set('k', { state: 'unknown' });
    expect(await keys.find('k')).toMatchObject({ accepted: { job_id: 'job of s' } });
    expect(keys.asItEnded(undefined, 'k')).toBeUndefined();
  });
});
