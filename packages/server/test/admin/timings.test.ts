/** What making a video took, in real time, as the admin API tells it. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Planner } from '../../src/ports/planner';
import type { Renderer } from '../../src/ports/renderer';
import { BRIEF, createWorld, TINY_PLAN } from '../support/world';

const TINY_SCENES = [{ type: 'motion', prompt: 'Hello', duration: 3 }] as const;

const planner: Planner = {
  plan: async () => ({ title: 'A film', scenes: TINY_SCENES, notes: [], showsProduct: false }),
};

const renderer: Renderer = {
  render: async (_, { outputPath }) => {
    await writeFile(outputPath, 'mp4');
    const facts = { bytes: 3, durationSec: 3, width: 9, height: 16, scenesFailed: 0, notes: [] };
    return { ...facts, timings: [{ stage: 'drawing', scene: 0, at: 0, ms: 10 }] };
  },
};

test('planning comes before the work on the video, and keeping after it, whatever the clock of the server does', async () => {
  const world = await createWorld({}, { renderer, planner });
  const { job_id: id } = await world.accepted(BRIEF);
  await world.advance(3600);
  await world.server.settled();
  const { timings } = await world.server.admin.jobPlan(id);
  expect(timings.map(({ stage, scene }) => [stage, scene])).toEqual([
    ['planning', null],
    ['drawing', 0],
    ['keeping', null],
  ]);
  const [planning, drawing, keeping] = timings;
  expect((planning?.at_ms ?? 1) + (planning?.ms ?? 0)).toBe(0);
  expect(drawing?.ms).toBe(10);
  expect(keeping?.at_ms).toBeGreaterThanOrEqual(0);
  expect(keeping?.ms).toBeLessThan(3_600_000);
  // Lists are no longer for it, and it stays on the machine that it is of: snapshots are the same everywhere.
  expect((await world.server.admin.listJobs()).jobs[0]?.video).not.toHaveProperty('timings');
  const snapshot: unknown = JSON.parse(JSON.stringify(await world.server.admin.snapshot()));
  await world.server.admin.reset();
  await world.server.admin.restore(snapshot);
  expect((await world.server.admin.jobPlan(id)).timings).toEqual([]);
});

test('scenes of one’s own take no planning, and what is not drawn takes no time to draw', async () => {
  const world = await createWorld();
  const { job_id: id } = await world.accepted(TINY_PLAN);
  await world.server.settled();
  expect((await world.server.admin.jobPlan(id)).timings).toEqual([]);
});
