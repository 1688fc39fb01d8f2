/** Who is looked at, when, and for whom: each look ends when its test says so. */
import { expect, it } from 'vitest';
import type { Job } from '../src/contract';
import { type Follower, JobPolling } from '../src/waiting/job-polling';
import { PollPace } from '../src/waiting/poll-pace';
import { Scheduler } from '../src/waiting/scheduler';
import { ManualClock, settle } from './support/manual-clock';

const setUp = (maxConcurrent?: number) => {
  const clock = new ManualClock();
  const looks: { readonly jobId: string; readonly signal: AbortSignal; readonly end: () => void }[] = [];
  const polling = new JobPolling({
    clock,
    scheduler: new Scheduler(clock),
    random: () => 0.5,
    isFresh: () => false,
    retrieve: (jobId, signal) =>
      new Promise((resolve) => {
        const answer = { data: { job_id: jobId } as Job, response: {} as never };
        looks.push({ jobId, signal, end: () => resolve(answer) });
      }),
    ...(maxConcurrent === undefined ? {} : { maxConcurrent }),
  });
  /** Follows a job by looks after a second and then in such pauses; gives what was seen, and what ends it. */
  const follow = (jobId: string, pauseMs = 10_000) => {
    const seen: Job[] = [];
    const follower: Follower = {
      pace: new PollPace({ firstPollMs: pauseMs, pollIntervalMs: pauseMs }),
      onJob: (job) => seen.push(job),
      onProblem: () => undefined,
    };
    return { seen, leave: polling.follow(jobId, follower, 1000) };
  };
  const looked = () => looks.map(({ jobId }) => jobId);
  return { clock, polling, looks, looked, follow };
};

it('looks at no job for which nobody waits, however it is woken', async () => {
  const { clock, polling, looked } = setUp();
  polling.wake('job_1');
  polling.lookWithin('job_1', 1000);
  await clock.advance(60_000);
  expect(looked()).toEqual([]);
  expect(clock.pending).toEqual([]);
});

it('goes on for those who stay when somebody leaves', async () => {
  const { clock, looks, looked, follow } = setUp();
  const [one, other] = [follow('job_1'), follow('job_1')];
  await clock.advance(1000);
  one.leave();
  expect(looks[0]?.signal.aborted).toBe(false);
  looks[0]?.end();
  await settle();
  expect([one.seen.length, other.seen.length]).toEqual([0, 1]);
  await clock.advance(10_000);
  expect(looked()).toEqual(['job_1', 'job_1']);
});

it('forgets a job that everybody has left, and nobody who came since', async () => {
  const { clock, polling, looks, looked, follow } = setUp();
  const { leave } = follow('job_1');
  await clock.advance(1000);
  leave();
  expect(looks[0]?.signal.aborted).toBe(true);
  looks[0]?.end();
  await settle();
  polling.wake('job_1');
  expect(clock.pending).toEqual([]);
  const again = follow('job_1');
  leave();
  polling.wake('job_1');
  await clock.advance(0);
  expect(looked()).toEqual(['job_1', 'job_1']);
  looks[1]?.end();
  await settle();
  expect(again.seen).toHaveLength(1);
});

it('looks once at a job that was woken often while there was no place for a look', async () => {
  const { clock, polling, looks, looked, follow } = setUp(1);
  follow('job_1');
  await clock.advance(1000);
  const { seen } = follow('job_2');
  for (let n = 0; n < 3; n += 1) {
    polling.wake('job_2');
    await clock.advance(0);
  }
  expect(looked()).toEqual(['job_1']);
  looks[0]?.end();
  await settle();
  expect(looked()).toEqual(['job_1', 'job_2']);
  looks[1]?.end();
  await settle();
  await clock.advance(1);
  expect(seen).toHaveLength(1);
  expect(looked()).toEqual(['job_1', 'job_2']);
});

it('looks at no job that was left, or is looked at, while it waited for its place', async () => {
  const { clock, polling, looks, looked, follow } = setUp(2);
  for (const jobId of ['job_1', 'job_2']) follow(jobId);
  await clock.advance(1000);
  const left = follow('job_3');
  follow('job_4');
  for (const jobId of ['job_3', 'job_4']) polling.wake(jobId);
  await clock.advance(0);
  left.leave();
  polling.lookWithin('job_4', 5000);
  expect(looked()).toEqual(['job_1', 'job_2', 'job_4']);
  for (const { end } of looks.slice(0, 2)) {
    end();
    await settle();
  }
  expect(looked()).toEqual(['job_1', 'job_2', 'job_4']);
});

it('has so many looks under way in all, however long they take', async () => {
  const { clock, looks, looked, follow } = setUp();
  for (let n = 0; n < 230; n += 1) follow(`job_${n}`);
  await clock.advance(1000);
  expect(looked()).toHaveLength(32);
  await clock.advance(30_000);
  expect(looked()).toHaveLength(224);
  looks[0]?.end();
  await settle();
  expect(looked()).toHaveLength(225);
});

it('gives the place of a look that takes long away once', async () => {
  const { clock, looks, looked, follow } = setUp(1);
  for (const jobId of ['job_1', 'job_2', 'job_3']) follow(jobId);
  await clock.advance(2000);
  expect(looked()).toEqual(['job_1', 'job_2']);
  looks[0]?.end();
  await settle();
  expect(looked()).toEqual(['job_1', 'job_2']);
});

it('takes no answer from a look that was replaced', async () => {
  const { clock, polling, looks, looked, follow } = setUp();
  const { seen } = follow('job_1');
  await clock.advance(5000);
  polling.lookWithin('job_1', 5000);
  expect(looked()).toEqual(['job_1']);
  polling.lookWithin('job_1', 1000);
  expect(looked()).toEqual(['job_1', 'job_1']);
  expect(looks.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  looks[0]?.end();
  await settle();
  expect(seen).toHaveLength(0);
  looks[1]?.end();
  await settle();
  expect(seen).toHaveLength(1);
});

it('looks as often as the one who asks for the shortest pause', async () => {
  const { clock, looks, looked, follow } = setUp();
  follow('job_1', 10_000);
  follow('job_1', 2000);
  await clock.advance(1000);
  looks[0]?.end();
  await clock.advance(1999);
  expect(looked()).toHaveLength(1);
  await clock.advance(1);
  expect(looked()).toHaveLength(2);
});

it('plans no further look when everybody has left during one', async () => {
  const { clock, polling, looks, looked, follow } = setUp();
  const { leave } = follow('job_1');
  await clock.advance(1000);
  polling.wake('job_1');
  leave();
  looks[0]?.end();
  await settle();
  expect(clock.pending).toEqual([]);
  expect(looked()).toEqual(['job_1']);
});
