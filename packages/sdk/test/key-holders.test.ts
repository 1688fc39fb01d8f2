/** Who else holds a key: which of several entries tells most, whose job may be given, and for how long another is waited for. */
import { expect, it, vi } from 'vitest';
import { AccountScope } from '../src/idempotency/account-scope';
import { KeyHolders, type Patience } from '../src/idempotency/key-holders';
import { type JournalEntry, MemoryJournal, type RenderState } from '../src/journal';
import { accepted } from './support/answers';
import { ManualClock, settle } from './support/manual-clock';
import { watched } from './support/promises';

/** The time that a render takes at most. */
const TIMEOUT_MS = 150_000;
/** Entries under fingerprints of API keys, which name no account. */
const [ONE, TWO, THREE, FOUR] = ['1', '2', '3', '4'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const FOR_EVER: Patience = { signal: undefined, endsAt: undefined };

type Owner = 'ours' | 'another' | 'untold';

const setUp = (owner: Owner = 'ours') => {
  const clock = new ManualClock();
  const journal = new MemoryJournal();
  const ownerOf = vi.fn(async () => owner);
  const account = new AccountScope({ given: 's', baseUrl: 'http://a.test', apiKey: () => 'k', askUserId: undefined });
  const holders = new KeyHolders({ journal, account, ownerOf, clock });
  const sender = (claimedAt: number) => ({ host: 'another-machine', pid: 1, startedAt: 0, claimedAt });
  /** Writes an entry of the key `k`, and gives it back. */
  const write = async (scope: string, state: RenderState, claimedAt = clock.now()): Promise<JournalEntry> => {
    await journal.begin({ scope, key: 'k', bodyHash: 'h', at: 1, scenes: 1, label: 'x', sender: sender(claimedAt) });
    if (state === 'accepted') await journal.finish(scope, 'k', { state, accepted: accepted(`job of ${scope}`) });
    else if (state !== 'sending') await journal.finish(scope, 'k', { state });
    return (await journal.find(scope, 'k')) as JournalEntry;
  };
  return { clock, journal, ownerOf, holders, write };
};

it.each([[[FOUR, THREE, TWO, ONE]], [[ONE, TWO, THREE, FOUR]], [[TWO, FOUR, ONE, THREE]]])(
  'tells first what was accepted, then what is sent, then what is in doubt, written as %j',
  async (order) => {
    const { holders, write } = setUp();
    const states = new Map<string, RenderState>([
      [ONE, 'accepted'],
      [TWO, 'sending'],
      [THREE, 'unknown'],
      [FOUR, 'refused'],
    ]);
    for (const scope of order) await write(scope, states.get(scope) as RenderState);
    await write('s', 'accepted');
    await write('another account', 'accepted');
    expect((await holders.maybeOurs('k', 's')).map(({ scope }) => scope)).toEqual([ONE, TWO, THREE, FOUR]);
    expect(await holders.maybeOurs('other', 's')).toEqual([]);
    expect(await holders.elsewhere('k', 's')).toMatchObject({ scope: ONE });
  },
);

it.each<readonly [Owner, string | undefined]>([
  ['ours', `job of ${ONE}`],
  ['untold', `job of ${ONE}`],
  ['another', undefined],
])('gives the job of nobody who is known when the service calls it %s: %s', async (owner, jobId) => {
  const { holders, ownerOf, write } = setUp(owner);
  await write(ONE, 'accepted');
  expect((await holders.jobOf('k', 'h', 's', FOR_EVER))?.job_id).toBe(jobId);
  expect(ownerOf.mock.calls).toEqual([[`job of ${ONE}`]]);
});

it.each<readonly [Owner, string | undefined]>([
  ['ours', 'job of another name'],
  ['untold', undefined],
  ['another', undefined],
])('gives the job of another name when the service calls it %s: %s', async (owner, jobId) => {
  const { holders, write } = setUp(owner);
  await write('another name', 'accepted');
  expect((await holders.jobOf('k', 'h', 's', FOR_EVER))?.job_id).toBe(jobId);
});

it('gives no job of other bytes, and asks nobody about it', async () => {
  const { holders, ownerOf, write } = setUp();
  await write(ONE, 'accepted');
  expect(await holders.jobOf('k', 'other', 's', FOR_EVER)).toBeUndefined();
  expect(ownerOf).not.toHaveBeenCalled();
});

it('looks again four times a second, and sooner where less is left', async () => {
  const { clock, holders, write } = setUp();
  await clock.advance(1000);
  const held = await write(ONE, 'sending');
  const ended = watched(holders.ended(held, { signal: undefined, endsAt: 1350 }));
  await settle();
  expect(clock.pending).toEqual([250]);
  await clock.advance(250);
  expect(clock.pending).toEqual([100]);
  expect(ended.value()).toBeUndefined();
});

it('waits no longer than it may', async () => {
  const { clock, holders, write } = setUp();
  await clock.advance(1000);
  const held = await write(ONE, 'sending');
  const ended = watched(holders.ended(held, { signal: undefined, endsAt: 1000 }));
  await settle();
  expect([clock.pending, ended.value()]).toEqual([[], false]);
});

it('waits no longer than a render takes, however far ahead the clock of the other machine is', async () => {
  const { clock, holders, write } = setUp();
  const held = await write(ONE, 'sending', clock.now() + 10 * TIMEOUT_MS);
  const ended = watched(holders.ended(held, FOR_EVER));
  for (let ms = 0; ms < TIMEOUT_MS - 250; ms += 250) await clock.advance(250);
  expect([clock.pending, ended.value()]).toEqual([[250], undefined]);
  await clock.advance(249);
  expect(ended.value()).toBeUndefined();
  await clock.advance(1);
  expect([clock.pending, ended.value()]).toEqual([[], false]);
});

it.each<readonly [string, (journal: MemoryJournal) => unknown]>([
  ['was refused', (journal) => journal.finish(ONE, 'k', { state: 'refused' })],
  ['is known no more', (journal) => vi.spyOn(journal, 'find').mockResolvedValue(undefined)],
])('has ended when it %s', async (_what, end) => {
  const { clock, journal, holders, write } = setUp();
  const held = await write(ONE, 'sending');
  const ended = watched(holders.ended(held, FOR_EVER));
  await settle();
  expect(ended.value()).toBeUndefined();
  await end(journal);
  await clock.advance(250);
  expect([clock.pending, ended.value()]).toEqual([[], true]);
});

it('expects an end for as long as a render takes from its claim', async () => {
  const { clock, holders, write } = setUp();
  const held = await write(ONE, 'sending');
  await clock.advance(TIMEOUT_MS - 1);
  expect(holders.mayEnd(held)).toBe(true);
  await clock.advance(1);
  expect(holders.mayEnd(held)).toBe(false);
  expect(await holders.ended(held, FOR_EVER)).toBe(false);
});
