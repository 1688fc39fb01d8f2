/** What wakes a look at a job. */
import { expect, it } from 'vitest';
import { JobPolling } from '../src/waiting/job-polling';
import { Scheduler } from '../src/waiting/scheduler';
import { ManualClock } from './support/manual-clock';

it('looks at no job for which nobody waits, however it is woken', async () => {
  const clock = new ManualClock();
  const looks: string[] = [];
  const polling = new JobPolling({
    clock,
    scheduler: new Scheduler(clock),
    random: () => 0.5,
    isFresh: () => false,
    retrieve: (jobId) => {
      looks.push(jobId);
      return new Promise(() => undefined);
    },
  });
  polling.wake('job_1');
  polling.lookWithin('job_1', 1000);
  await clock.advance(60_000);
  expect(looks).toEqual([]);
  expect(clock.pending).toEqual([]);
});
