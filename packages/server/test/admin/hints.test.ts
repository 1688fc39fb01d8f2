/** What a request was probably meant to be, read off the contract. */
import { expect, test } from 'vitest';
import { createWorld } from '../support/world';

test('misspelt members, values, types and headers are told with what is near to them', async () => {
  const world = await createWorld();
  const hintsOfLast = async () => {
    const [last] = (await world.server.admin.requests()).requests;
    expect(last).not.toHaveProperty('headerNames');
    return (await world.server.admin.requestHints(last?.id ?? '')).hints;
  };
  const plan = [{ tpye: 'motion', prompt: 'Hello', duration: '3', motion: { beats: 'hook' } }, { type: 'moton' }];
  await world.render(
    { breif: 'A film', quality: 'standart', duration_sec: '20', narrator: 'False', aspect: '21:9', scene_plan: plan },
    { headers: { 'x-idempotency-key': 'mine' } },
  );
  expect(await hintsOfLast()).toEqual([
    'The header x-idempotency-key is not read: did you mean Idempotency-Key?',
    'breif is no member: did you mean brief?',
    'quality is "standart": did you mean "standard"?',
    'duration_sec is "20": send 20.',
    'narrator is "False": send false.',
    'scene_plan.0.tpye is no member: did you mean type?',
    'scene_plan.0.duration is "3": send 3.',
    'scene_plan.0.motion.beats is no member: did you mean beat?',
    'scene_plan.1.type is "moton": did you mean "motion"?',
  ]);

  await world.hook('video.complete', 'https://receiver.example.com/hook');
  expect(await hintsOfLast()).toEqual(['event is "video.complete": did you mean "video.completed"?']);
  await world.render(
    { brief: 'A film', title: 7, brand_colors: '#112233' },
    { headers: { 'idempotency-key': 'mine' } },
  );
  expect(await hintsOfLast()).toEqual(['title is 7: send "7".', 'brand_colors is "#112233": send ["#112233"].']);
});

test('paths that lead nowhere are told with the endpoint that is near', async () => {
  const world = await createWorld();
  const hintsOf = async (method: string, path: string) => {
    await world.server.fetch(`http://vid.test${path}`, { method });
    const [last] = (await world.server.admin.requests()).requests;
    return (await world.server.admin.requestHints(last?.id ?? '')).hints;
  };
  expect(await hintsOf('GET', '/v1/jobs/job_0123')).toEqual(['Did you mean GET /v1/job/{id}?']);
  expect(await hintsOf('PUT', '/v1/render')).toEqual(['Did you mean POST /v1/render?']);
  expect(await hintsOf('GET', '/something/else/altogether')).toEqual([]);
  await world.get('/v1/job/job_0123');
  const [last] = (await world.server.admin.requests()).requests;
  expect((await world.server.admin.requestHints(last?.id ?? '')).hints[0]).toContain('but not what the id names');
  await expect(world.server.admin.requestHints('req_0')).rejects.toThrow('not among them');
});
