/** What a film shows, asked of the server: as far as its renderer knows. */
import { expect, it } from 'vitest';
import { createWorld } from '../support/world';

const filmOf = async (options: Parameters<typeof createWorld>[0]) => {
  const world = await createWorld(options);
  const { job_id: id } = await world.accepted();
  await world.server.settled();
  return { answer: await world.call('GET', `/_admin/jobs/${id}/film`), world };
};

it('tells the scenes of a job, where they are written down', async () => {
  const { answer } = await filmOf({ filmScripts: 'scenes' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ scenes_failed: 0, beats: [], scenes: [{ start: 0, shots: [] }] });
});

it('says why there is nothing to tell', async () => {
  const { answer, world } = await filmOf({});
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([404, expect.stringContaining('`instant` draws none')]);
  const unknown = await world.call('GET', '/_admin/jobs/job_none/film');
  expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([404, expect.stringContaining('no job job_none')]);
});
