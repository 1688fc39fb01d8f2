/** What did not count goes in the end, also where its place could not be reached when it should have gone. */
import { expect, test } from 'vitest';
import { createRenderWorker } from '../../src/pipeline/render-worker';
import { createSettleJob } from '../../src/pipeline/settle-job';
import { type Artifacts, ArtifactsFailure } from '../../src/ports/artifacts';
import { createRemoveLeft } from '../../src/services/remove-left';
import { acceptRender } from '../support/accept-render';
import { heldRenderer } from '../support/held-renderer';
import { createMemoryLog } from '../support/memory-log';
import { createParts } from '../support/parts';
import { turnsWhile } from '../support/turn';

const createAway = async () => {
  const parts = await createParts();
  const place = { isAway: false };
  const unlessAway =
    <A extends readonly unknown[], T>(act: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (place.isAway) throw new ArtifactsFailure('The bucket is away.', true);
      return act(...args);
    };
  const { artifacts: disk } = parts;
  const artifacts: Artifacts = {
    ...disk,
    remove: unlessAway((name: string) => disk.remove(name)),
    removeAll: unlessAway((jobId: string) => disk.removeAll(jobId)),
    removeNamed: unlessAway((names: readonly string[]) => disk.removeNamed(names)),
  };
  const clear = createRemoveLeft({ ownedPlace: async () => undefined, store: parts.store, artifacts });
  const videos = () => artifacts.names();
  return { parts: { ...parts, artifacts }, place, clear, videos };
};

test('the video of an attempt that came too late', async () => {
  const { parts, place, clear, videos } = await createAway();
  const jobId = await acceptRender(parts);
  const { lines, log } = createMemoryLog();
  const { renders, renderer } = heldRenderer();
  const settle = createSettleJob(parts);
  const worker = createRenderWorker({
    ...{ ...parts, log, renderer, settle, owner: 'w', slots: 1, leaseMs: 60_000, pollMs: 60_000, drainsRenders: false },
    // As one that was frozen: others have ended the job meanwhile.
    ...{ settle: async () => 'superseded' as never },
  });
  worker.start();
  await turnsWhile(() => renders.length === 0);
  place.isAway = true;
  renders[0]?.finish();
  await turnsWhile(() => lines.length === 0);
  expect(lines).toEqual([['warn', 'video-not-removed', expect.objectContaining({ job_id: jobId })]]);
  await worker.close();
  expect(await videos()).toHaveLength(1);
  await settle({ userId: parts.userId, jobId, outcome: { trigger: 'fail', reason: 'It took too long.' } });
  await expect(clear()).rejects.toThrow('away');
  place.isAway = false;
  await clear();
  expect([await videos(), await parts.store.leftVideos({ limit: 9 })]).toEqual([[], []]);
});

test('those of a job that somebody ended', async () => {
  const { parts, place, clear, videos } = await createAway();
  const jobId = await acceptRender(parts);
  await parts.artifacts.write(`${jobId}-1-abc`, Buffer.from('mp4'));
  place.isAway = true;
  const outcome = { trigger: 'fail', reason: 'It took too long.' } as const;
  await createSettleJob(parts)({ userId: parts.userId, jobId, outcome });
  place.isAway = false;
  expect(await videos()).toHaveLength(1);
  await clear();
  expect([await videos(), await parts.store.leftVideos({ limit: 9 })]).toEqual([[], []]);
});
