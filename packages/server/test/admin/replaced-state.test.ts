/** While a state takes the place of another: what is accepted keeps its video, what belonged to the old state goes, no key is wrong. */
import { describe, expect, test } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import type { Store } from '../../src/ports/store';
import { hasPostgres } from '../support/postgres';
import { type Answer, createWorld, type Engine, type World } from '../support/world';

type Meanwhile = () => Promise<void>;

/** `meanwhile` runs when the new state is there and nothing was cleared up yet. */
const createReplaced = async (engine: Engine) => {
  const moment: { meanwhile?: Meanwhile } = {};
  const then = async <T>(done: T): Promise<T> => {
    const { meanwhile } = moment;
    delete moment.meanwhile;
    await meanwhile?.();
    return done;
  };
  const wrapStore = (store: Store): Store => ({
    ...store,
    load: async (dump) => then(await store.load(dump)),
    clear: async () => then(await store.clear()),
  });
  const artifacts = createDiskArtifacts();
  const world = await createWorld({ engine }, { artifacts, wrapStore });
  return { world, artifacts, moment };
};

const finished = async (world: World): Promise<string> => {
  const { job_id: jobId } = await world.accepted();
  await world.server.settled();
  return jobId;
};
const videoOf = async ({ server }: World, jobId: string): Promise<number> => {
  const job = (await server.admin.listJobs()).jobs.find(({ job_id: id }) => id === jobId);
  return (await server.fetch(job?.video_url ?? '')).status;
};

describe.each<Engine>(hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'])('on %s', (engine) => {
  test('a snapshot', async () => {
    const { world, artifacts, moment } = await createReplaced(engine);
    const kept = await finished(world);
    const snapshot: unknown = JSON.parse(JSON.stringify(await world.server.admin.snapshot()));
    const gone = await finished(world);
    let late = '';
    moment.meanwhile = async () => void (late = await finished(world));
    expect((await world.call('PUT', '/_admin/snapshot', { body: snapshot })).status).toBe(200);
    expect([await videoOf(world, kept), await videoOf(world, late)]).toEqual([200, 200]);
    const left = (await artifacts.names()).filter((name) => name !== kept && !name.startsWith(`${late}-`));
    expect([left, gone === late]).toEqual([[], false]);
    // The same again: names that both have stay.
    expect((await world.call('PUT', '/_admin/snapshot', { body: snapshot })).status).toBe(200);
    expect([await videoOf(world, kept), await artifacts.names()]).toEqual([200, [kept]]);
  });

  test('an empty one', async () => {
    const { world, artifacts, moment } = await createReplaced(engine);
    await finished(world);
    // As another process does that has made the first accounts already.
    moment.meanwhile = () => artifacts.write('job_of_another', Buffer.from('a video'));
    expect((await world.call('POST', '/_admin/reset')).status).toBe(200);
    expect(await artifacts.names()).toEqual(['job_of_another']);
  });

  test('an empty one, in which nobody has a key yet', async () => {
    const { world, moment } = await createReplaced(engine);
    const answers: Answer[] = [];
    moment.meanwhile = async () => void answers.push(await world.get('/v1/me'));
    await world.call('POST', '/_admin/reset');
    answers.push(await world.get('/v1/me'));
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect([answers[0]?.body.code, answers[0]?.headers.get('retry-after')]).toEqual(['SERVICE_UNAVAILABLE', '1']);
    expect((await world.get('/v1/me', { key: 'emp_nobody' })).status).toBe(401);
  });
});
