/** Whose kept media go: those of ended jobs, and at the start those of jobs that nobody knows. */
import { expect, test } from 'vitest';
import { removeOrphans } from '../../src/pipeline/remove-orphans';
import { jobWith } from '../domain/given';
import { createMemoryLog } from '../support/memory-log';

const JOBS = [
  { ...jobWith({ jobId: 'job_queued', status: 'queued' }), claimed: false },
  { ...jobWith({ jobId: 'job_failed', status: 'failed' }), claimed: false },
  { ...jobWith({ jobId: 'job_done', status: 'succeeded' }), claimed: false },
];

const removing = async (unknown: boolean, broken: readonly string[] = []) => {
  const { lines, log } = createMemoryLog();
  const removed: string[] = [];
  const media = {
    jobs: async () => ['job_queued', 'job_failed', 'job_nobody_knows', 'job_done'],
    remove: async (jobId: string) => {
      if (broken.includes(jobId)) throw new Error('the disk is read-only');
      removed.push(jobId);
    },
  };
  const store = { findJob: async (id: string) => JOBS.find(({ jobId }) => jobId === id) };
  await removeOrphans({ store, media, log }, { unknown });
  return { removed, lines };
};

test.each([
  [false, ['job_failed', 'job_done']],
  [true, ['job_failed', 'job_nobody_knows', 'job_done']],
])('unknown ones: %s', async (unknown, removed) => {
  expect(await removing(unknown)).toEqual({ removed, lines: [] });
});

test('what can not be removed is told in the log, and holds up no other', async () => {
  const error = 'Error: the disk is read-only';
  expect(await removing(false, ['job_failed'])).toEqual({
    removed: ['job_done'],
    lines: [['warn', 'media-not-removed', { job_id: 'job_failed', error }]],
  });
});
