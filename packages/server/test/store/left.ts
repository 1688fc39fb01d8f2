/** What a store notes of the videos of states that are gone. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/ports/store';
import { jobWith } from '../domain/given';
import type { StoreUnderTest } from './suite';
import { withTwoAccounts, write } from './two-accounts';

export const leftSuite = (open: () => Promise<StoreUnderTest>): void => {
  const using = withTwoAccounts(open);
  const end = (store: Store, jobId: string, name?: string) =>
    write(store, [
      { kind: 'job-created', job: jobWith({ jobId, videoToken: `v${jobId}`, downloadToken: `d${jobId}` }), spec: '{}' },
      {
        kind: 'job-ended',
        end: {
          ...{ jobId, at: 1, status: 'succeeded', progress: 100, error: null, scenesFailed: 0, creditsRefunded: 0 },
          video: { bytes: 1, seconds: 1, width: 1, height: 1, notes: [], ...(name === undefined ? {} : { name }) },
          history: [],
        },
      },
    ]);
  const left = (store: Store) => store.leftVideos({ limit: 9 });

  describe('videos of states that are gone', () => {
    test('are noted but for those that the next one has, page by page, until somebody says that they are gone', () =>
      using(async (store) => {
        await store.forgetLeft(await left(store));
        await end(store, 'job_1');
        await end(store, 'job_2', 'job_2-1-abc');
        await write(store, [
          {
            kind: 'job-created',
            job: jobWith({ jobId: 'job_3', videoToken: 'v3', downloadToken: 'd3', status: 'queued' }),
            spec: '{}',
          },
        ]);
        const dump = await store.dump();
        expect(await left(store)).toEqual([]);
        // The place may be that of another state as well: what none of these jobs can have made stays.
        await store.clear(['job_3-1-abc', 'job_30-1-abc', 'another-1-abc']);
        const all = ['job_1', 'job_2-1-abc', 'job_3-1-abc'];
        expect(await left(store)).toEqual(all);
        expect(await store.leftVideos({ after: 'job_1', limit: 1 })).toEqual(['job_2-1-abc']);
        await store.load(dump, ['job_1', 'job_4']);
        expect(await left(store)).toEqual(['job_3-1-abc']);
        expect((await store.dump()).tables).not.toHaveProperty('left_videos');
        await store.forgetLeft(['job_3-1-abc']);
        await store.forgetLeft([]);
        expect(await left(store)).toEqual([]);
        // Twice the same is noted once.
        await store.load(dump, ['job_3-2-abc', 'job_3-2-abc']);
        expect(await left(store)).toEqual(['job_3-2-abc']);
      }));
  });
};
