/** What a worker tells the store of a job that it holds, and when. */
import { expect, test } from 'vitest';
import { type Hold, holdJob, newLease } from '../../src/pipeline/hold-job';
import type { Clock } from '../../src/ports/clock';
import type { ClaimedJob, Store } from '../../src/ports/store';
import { jobWith } from '../domain/given';
import { createMemoryLog } from '../support/memory-log';
import { turn } from '../support/turn';

const LEASE_MS = 15_000;

const holding = (keep: () => Promise<boolean> = async () => true) => {
  let now = 1000;
  const beats: (() => void)[] = [];
  const kept: Parameters<Store['keepJob']>[0][] = [];
  const released: Parameters<Store['releaseJob']>[0][] = [];
  const clock = {
    realNow: () => now,
    everyReal: (_: number, beat: () => void) => {
      beats.push(beat);
      return () => void beats.splice(0);
    },
  } as unknown as Clock;
  const store: Pick<Store, 'keepJob' | 'releaseJob'> = {
    keepJob: (request) => (kept.push(request), keep()),
    releaseJob: async (request) => void released.push(request),
  };
  const claimed: ClaimedJob = { job: { ...jobWith({ jobId: 'job_1' }), attempt: 2 }, spec: '{}', losses: [] };
  const { lines, log } = createMemoryLog();
  const hold: Hold = holdJob(
    { store, clock, leaseMs: LEASE_MS, log },
    claimed,
    newLease({ clock, leaseMs: LEASE_MS }, 'w'),
  );
  return {
    hold,
    lines,
    kept,
    released,
    beat: () => beats.forEach((one) => one()),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

test('progress is told in steps of five, in whole per cent up to 99, never backwards, and not when all is made', async () => {
  const { hold, kept, beat } = holding();
  for (const percent of [1, 4.9, 5.5, 9, 3, 10, 250]) hold.progress(percent);
  hold.progress(20);
  beat();
  await turn();
  expect(kept.map(({ progress }) => progress)).toEqual([5, 10, 99]);
  expect(kept[0]).toEqual({
    owner: 'w',
    realNow: 1000,
    leaseUntil: 1000 + LEASE_MS,
    jobId: 'job_1',
    attempt: 2,
    progress: 5,
  });
});

test('a lease whose time is over is renewed before anybody else may take the job, and only then', async () => {
  const { hold, kept, pass } = holding();
  pass(LEASE_MS - 1);
  await hold.renewOverdue();
  expect(kept).toHaveLength(0);
  pass(1);
  await hold.renewOverdue();
  await hold.renewOverdue();
  expect(kept).toHaveLength(1);
  pass(LEASE_MS);
  hold.stop('it is enough');
  await hold.renewOverdue();
  expect(kept).toHaveLength(1);
});

test('a lease that can not be renewed stops the work, and is not taken for renewed', async () => {
  const { hold, kept, beat, pass } = holding(async () => false);
  pass(LEASE_MS);
  beat();
  await turn();
  expect([hold.signal.aborted, kept.length]).toEqual([true, 1]);
  expect(hold.signal.reason).toMatchObject({ message: 'the lease is lost' });
});

test('what is given back is this attempt', async () => {
  const { hold, released } = holding();
  await hold.release();
  expect(released).toEqual([{ jobId: 'job_1', owner: 'w', attempt: 2 }]);
});

test('after its end nobody is told anything', () => {
  const { hold, kept, beat } = holding();
  hold.end();
  beat();
  expect(kept).toEqual([]);
});

test('an outage is told once, and the next one again', async () => {
  let isAway = true;
  const { lines, kept, beat } = holding(async () => {
    if (isAway) throw new Error('away');
    return true;
  });
  const beats = async (...away: readonly boolean[]): Promise<void> => {
    for (const one of away) {
      isAway = one;
      beat();
      await turn();
    }
  };
  await beats(true, true, true);
  expect([kept.length, lines]).toEqual([
    3,
    [['error', 'lease-not-renewed', { job_id: 'job_1', error: 'Error: away' }]],
  ]);
  await beats(false, true, true);
  expect(lines).toHaveLength(2);
});
