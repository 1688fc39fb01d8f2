import { FINAL_JOB_STATUSES, isFinalJobStatus, JOB_STATUSES, type JobStatus } from '@vid/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INITIAL_STATUS, JOB_TRANSITIONS, type JobTrigger, nextStatus } from '../../src/domain/job-states';

const TRIGGERS: readonly JobTrigger[] = ['wait', 'start', 'succeed', 'fail', 'time-out', 'cancel'];

test('a final job never changes, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRIGGERS), { maxLength: 30 }), (triggers) => {
      let status: JobStatus = INITIAL_STATUS;
      for (const trigger of triggers) {
        const next = nextStatus(status, trigger);
        if (isFinalJobStatus(status)) expect(next).toBeUndefined();
        status = next ?? status;
        expect(JOB_STATUSES).toContain(status);
      }
    }),
  );
});

test('every running state can end in every way, and every state is reachable', () => {
  for (const [status, transitions] of Object.entries(JOB_TRANSITIONS)) {
    if (isFinalJobStatus(status)) expect(transitions).toEqual({});
    else expect(Object.values(transitions)).toEqual(expect.arrayContaining([...FINAL_JOB_STATUSES]));
  }
  const reachable = new Set(Object.values(JOB_TRANSITIONS).flatMap((transitions) => Object.values(transitions)));
  expect([...reachable, INITIAL_STATUS]).toEqual(expect.arrayContaining([...JOB_STATUSES]));
});
