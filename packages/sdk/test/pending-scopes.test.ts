/** Which of several entries of one key is listed, and what a journal that keeps no ends is asked. */
import { MemoryJournal, type RenderJournal } from '@vid/sdk/journal';
import { describe, expect, it, vi } from 'vitest';
import { type PendingPorts, PendingRenders } from '../src/idempotency/pending-renders';
import { accepted } from './support/answers';

const OWN = 'account-own';
const intent = (scope: string, key = 'k') => ({ scope, key, bodyHash: 'h', at: 1, scenes: 1, label: '' });

/** A client whose account is OWN; entries under an API key may be its own as well. */
const pendingOf = (journal: RenderJournal): PendingRenders =>
  new PendingRenders({
    journal,
    account: {
      get: async () => OWN,
      relationOf: (scope: string) => (scope === OWN ? 'ours' : scope === 'other' ? 'other' : 'perhaps'),
    },
    holders: { mayEnd: () => false, isAnothers: async () => false },
    keys: { asItEnded: (entry: unknown) => entry },
  } as unknown as PendingPorts);

const write = async (journal: RenderJournal, scope: string, job?: string, key = 'k'): Promise<void> => {
  await journal.begin(intent(scope, key));
  if (job !== undefined) await journal.finish(scope, key, { state: 'accepted', accepted: accepted(job) });
};
const listed = async (...entries: readonly (readonly [scope: string, job?: string])[]): Promise<unknown[]> => {
  const journal = new MemoryJournal();
  for (const [scope, job] of entries) await write(journal, scope, job);
  return (await pendingOf(journal).list()).map(({ scope, accepted: job }) => [scope, job?.job_id]);
};

describe('of several entries of one key', () => {
  it.each<readonly [string, readonly (readonly [string, string?])[], readonly unknown[]]>([
    ['its own, before another', [[OWN], ['key-1', 'job_1']], [OWN, undefined]],
    ['its own, behind another', [['key-1', 'job_1'], [OWN]], [OWN, undefined]],
    ['the one that names a job, behind another', [['key-1'], ['key-2', 'job_2']], ['key-2', 'job_2']],
    ['the one that names a job, before another', [['key-1', 'job_1'], ['key-2']], ['key-1', 'job_1']],
    [
      'the last that names a job',
      [
        ['key-1', 'job_1'],
        ['key-2', 'job_2'],
      ],
      ['key-2', 'job_2'],
    ],
    ['the first of those that name none', [['key-1'], ['key-2']], ['key-1', undefined]],
  ])('is listed %s', async (_which, entries, expected) => {
    expect(await listed(...entries)).toEqual([expected]);
  });

  it('none of another account is', async () => {
    expect(await listed(['other', 'job_1'], ['key-1', 'job_2'])).toEqual([['key-1', 'job_2']]);
  });
});

describe('the end of a job that was seen', () => {
  it('is written down for a job that the journal knows, and for no other', async () => {
    const journal = new MemoryJournal();
    await write(journal, OWN, 'job_1');
    const fetched = vi.spyOn(journal, 'fetched');
    const pending = pendingOf(journal);
    await pending.setFetched('job_2', true);
    expect(fetched).not.toHaveBeenCalled();
    await pending.setFetched('job_1', true);
    expect(fetched.mock.calls).toEqual([['job_1', true]]);
  });

  it('asks nothing of a journal that keeps no ends', async () => {
    const journal: RenderJournal = new MemoryJournal();
    const knowsJob = vi.spyOn(journal, 'knowsJob');
    Object.defineProperty(journal, 'fetched', { value: undefined });
    await pendingOf(journal).setFetched('job_1', true);
    expect(knowsJob).not.toHaveBeenCalled();
  });
});
