/** Snapshots and resets that come at once, and videos of states that are gone which could not be removed with them. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import type { Overrides } from '../../src/compose/overrides';
import type { VidServer } from '../../src/create-server';
import type { ServerOptions } from '../../src/options';
import { type Artifacts, ArtifactsFailure } from '../../src/ports/artifacts';
import { hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld } from '../support/shared-servers';
import { stepTime } from '../support/stepped-time';
import { createTemporaryFolder } from '../support/temporary';
import { turn, turnsWhile } from '../support/turn';
import { createWorld, TINY_PLAN, type World } from '../support/world';

const PASSING = new ArtifactsFailure('S3 is away.', true);
const put = (server: VidServer, snapshot: unknown) => ask(server, 'PUT', '/_admin/snapshot', snapshot);
const reset = (server: VidServer) => ask(server, 'POST', '/_admin/reset');
const takeSnapshot = async (server: VidServer): Promise<unknown> =>
  JSON.parse(JSON.stringify(await server.admin.snapshot()));
const finished = async (world: World): Promise<string> => {
  const { job_id: jobId } = await world.accepted();
  await world.server.settled();
  return jobId;
};

/** Notes when each of them has its turn and when it is over, and takes long in between. */
const noting = (
  artifacts: Artifacts,
  notes: string[],
): { readonly options: ServerOptions; readonly overrides: Overrides } => ({
  options: {
    logLevel: 'info',
    logTo: (line) => void (line.includes('state-replaced') && notes.push('ends')),
  },
  overrides: {
    artifacts: {
      ...artifacts,
      names: async () => {
        notes.push('begins');
        for (let turns = 0; turns < 20; turns += 1) await turn();
        return artifacts.names();
      },
    },
  },
});
const INTERLEAVED = /begins begins|ends ends/;

test('two snapshots and a reset at once take the place of the state one after the other', async () => {
  const notes: string[] = [];
  const artifacts = createDiskArtifacts();
  const { options, overrides } = noting(artifacts, notes);
  const world = await createWorld({ engine: 'sqlite', ...options }, overrides);
  const jobId = await finished(world);
  const snapshot = await takeSnapshot(world.server);
  const { server } = world;
  const answers = await Promise.all([put(server, snapshot), reset(server), reset(server), put(server, snapshot)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(notes).toHaveLength(8);
  expect(notes.join(' ')).not.toMatch(INTERLEAVED);
  expect(await artifacts.names()).toEqual([jobId]);
});

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('so do those that come to several processes', async () => {
    const shared = await createSharedWorld({ seed: 1 });
    const artifacts = createDiskArtifacts(createTemporaryFolder(), { shared: true });
    const notes: string[] = [];
    const { options, overrides } = noting(artifacts, notes);
    const one = await shared.start(options, overrides);
    const other = await shared.start(options, overrides);
    await ask(one, 'POST', '/v1/render', TINY_PLAN);
    await one.settled();
    const snapshot = await takeSnapshot(one);
    const answers = await Promise.all([put(one, snapshot), reset(other), put(other, snapshot), reset(one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(notes).toHaveLength(8);
    expect(notes.join(' ')).not.toMatch(INTERLEAVED);
    const { jobs } = await one.admin.listJobs();
    expect(await artifacts.names()).toEqual(jobs.map(({ job_id: id }) => id));
  });
});

test('whoever waits too long for another one is told so, and changes nothing', async () => {
  const artifacts = createDiskArtifacts();
  const world = await createWorld({ engine: 'sqlite' }, { artifacts });
  const { server } = world;
  let begun = false;
  let goOn = (): void => undefined;
  const names = artifacts.names.bind(artifacts);
  artifacts.names = async () => {
    begun = true;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    return names();
  };
  const first = reset(server);
  await turnsWhile(() => !begun);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const second = reset(server);
  await turnsWhile(() => vi.getTimerCount() === 0);
  vi.advanceTimersByTime(10_000);
  expect(await second).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^Another snapshot or reset.*Nothing was changed.*send it again/) },
  });
  goOn();
  expect((await first).status).toBe(200);
  artifacts.names = names;
  expect((await reset(server)).status).toBe(200);
});

describe('videos that could not be removed', () => {
  const createAway = async () => {
    const time = stepTime();
    const artifacts = createDiskArtifacts();
    const lines: string[] = [];
    const logTo = (line: string) => void lines.push(line);
    const { realNow } = time;
    const world = await createWorld({ engine: 'sqlite', logLevel: 'info', logTo }, { artifacts, realNow });
    const removeNamed = artifacts.removeNamed.bind(artifacts);
    const away = { is: true };
    artifacts.removeNamed = async (names) => (away.is ? Promise.reject(PASSING) : removeNamed(names));
    const told = () => lines.filter((line) => line.includes('videos-left')).length;
    return { world, artifacts, away, time, told };
  };

  test('are tried again after a while, until they are gone', async () => {
    const { world, artifacts, away, time, told } = await createAway();
    await finished(world);
    expect((await reset(world.server)).body).toHaveProperty('not_cleared');
    await turnsWhile(() => told() === 0);
    await time.pass(31);
    expect([told(), (await artifacts.names()).length]).toEqual([2, 1]);
    away.is = false;
    await time.pass(30);
    await turnsWhile(async () => (await artifacts.names()).length > 0);
    expect(told()).toBe(2);
  });

  test('are found though a snapshot put them that failed', async () => {
    const { world, artifacts, away, time, told } = await createAway();
    away.is = false;
    await finished(world);
    const snapshot = await takeSnapshot(world.server);
    await reset(world.server);
    const lives = await finished(world);
    await time.pass(31);
    const write = artifacts.write.bind(artifacts);
    artifacts.write = async (name, bytes) => {
      await write(name, bytes);
      throw PASSING;
    };
    expect([(await put(world.server, snapshot)).status, (await artifacts.names()).length]).toEqual([503, 2]);
    await time.pass(30);
    await turnsWhile(async () => (await artifacts.names()).length > 1);
    expect([await artifacts.names(), told()]).toEqual([[expect.stringMatching(`^${lives}-`)], 0]);
  });

  test('are never those of a job that has the same name again', async () => {
    const { world, artifacts, away, time } = await createAway();
    const kept = await finished(world);
    const snapshot = await takeSnapshot(world.server);
    await put(world.server, snapshot);
    await reset(world.server);
    expect(await artifacts.names()).toContain(kept);
    await put(world.server, snapshot);
    away.is = false;
    await time.pass(31);
    await turnsWhile(async () => (await artifacts.names()).length > 1);
    expect(await artifacts.names()).toEqual([kept]);
  });

  test('one that can not be removed keeps none of the others', async () => {
    const { world, artifacts, away, time } = await createAway();
    await finished(world);
    await finished(world);
    await reset(world.server);
    const [stuck] = (await artifacts.names()).toSorted();
    away.is = false;
    const removeNamed = artifacts.removeNamed.bind(artifacts);
    artifacts.removeNamed = async (names) => {
      if (names.includes(stuck ?? '')) throw new Error('EPERM');
      await removeNamed(names);
    };
    await time.pass(31);
    await turnsWhile(async () => (await artifacts.names()).length > 1);
    expect(await artifacts.names()).toEqual([stuck]);
  });
});
