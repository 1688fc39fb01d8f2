/** A render to compose from: what the form sends again is what was accepted, and what it can't hold is told. */
import { beforeAll, expect, test } from 'vitest';
import { studioContract } from '../../build/build-studio';
import { createWorld } from '../support/world';

beforeAll(() => {
  Object.assign(globalThis, { STUDIO_CONTRACT: studioContract() });
});

test('the form sends what was accepted, from the first scene to the last switch, for the same account', async () => {
  const { draftOfRequest } = await import('../../src/studio/views/compose/job-draft');
  const { requestOf } = await import('../../src/studio/views/compose/request-state');
  const world = await createWorld();
  const { admin } = world.server;
  const { job_id: id } = await world.accepted({
    title: 'By the sea',
    route: 'product-ad',
    product_enabled: false,
    presenter_enabled: false,
    scene_plan: [
      { type: 'motion', prompt: 'Hello', script: 'Good morning', motion: { beat: 'hook' }, duration: 3 },
      { type: 't2v_fast', prompt: `A calm sea ${'and a gull '.repeat(80)}`.trim(), duration: 4 },
    ],
  });
  const answer = await admin.jobRequest(id);
  if (answer.request === null) throw new Error('it was not kept');
  const draft = draftOfRequest(id, { ...answer, request: answer.request });
  expect(requestOf(draft.values, draft.own)).toEqual(answer.request);
  expect([draft.payer, draft.lost]).toEqual([await world.userId(), []]);
});

test('what the form can not hold, and what was hidden, is told', async () => {
  const { draftOfRequest } = await import('../../src/studio/views/compose/job-draft');
  const { lost } = draftOfRequest('job_1', {
    user_id: 'user_1',
    request: {
      brand_colors: ['rgb(1, 2, 3)'],
      scene_plan: [{ type: 't2v_fast', prompt: 'A sea', motion: { beat: 'hook' } }],
    },
    lost: [{ path: 'product_image_url', why: 'it was sent as data' }],
  });
  expect(lost.map((line) => line.split(':')[0])).toEqual(['product_image_url', 'brand_colors', 'scene_plan.0.motion']);
});
