/** The request of a job, to be sent again: whole, without secrets, and with a word on what is missing. */
import { expect, test } from 'vitest';
import { BRIEF, createWorld } from '../support/world';

const PROMPT = `A calm sea ${'and a gull '.repeat(80)}`.trim();

test('a request comes back whole after its render, and makes the same film', async () => {
  const world = await createWorld();
  const { admin } = world.server;
  const asked = {
    title: 'By the sea',
    route: 'product-ad',
    product_enabled: false,
    presenter_enabled: false,
    scene_plan: [
      { type: 'motion', prompt: 'Hello', script: 'Good morning', motion: { beat: 'hook', custom: [1] }, duration: 3 },
      { type: 't2v_fast', prompt: PROMPT, duration: 4 },
    ],
  };
  const { job_id: id } = await world.accepted(asked);
  await world.server.settled();
  const answer = await admin.jobRequest(id);
  expect(answer).toMatchObject({ user_id: await world.userId(), request: asked, lost: [] });
  const again = await admin.startRender(answer.user_id, answer.request);
  expect((await admin.jobRequest(again.job_id)).request).toEqual(answer.request);
  expect((await admin.planRender(answer.user_id, asked)).plan?.scenes[1]?.prompt).toBe(PROMPT);
  expect((await world.get('/_admin/jobs/job_0/request')).status).toBe(404);
});

test('of a brief, the scenes that were planned come back with how they are set', async () => {
  const world = await createWorld();
  const { job_id: id, title } = await world.accepted(BRIEF);
  const { request } = await world.server.admin.jobRequest(id);
  const { plan } = await world.server.admin.planRender(await world.userId(), request);
  expect(request).toMatchObject({ ...BRIEF, title });
  const { plan: kept } = await world.server.admin.jobPlan(id);
  expect(plan?.scenes.map(({ motion: _, ...scene }) => scene)).toEqual(kept?.scenes);
  expect(plan?.scenes[0]?.motion).toHaveProperty('beat');
});

test('secrets stay hidden, and what is missing for it is named', async () => {
  const world = await createWorld();
  const { job_id: id } = await world.accepted({
    scene_plan: [
      { type: 'i2v_fast', prompt: 'See emp_local_dev', ref_image_url: 'https://example.com/a.png?sig=1', duration: 3 },
    ],
  });
  const { request, lost } = await world.server.admin.jobRequest(id);
  expect(lost.map(({ path }) => path)).toEqual(['scene_plan.0.prompt', 'scene_plan.0.ref_image_url']);
  expect(JSON.stringify(request)).not.toMatch(/emp_local_dev|sig=1|example\.com/);
});
