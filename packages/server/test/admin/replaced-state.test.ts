/** While a state takes the place of another: what is accepted keeps its video, what belonged to the old state goes, no key is wrong. */
import { describe, expect, test } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { type Artifacts, ArtifactsFailure } from '../../src/ports/artifacts';
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
  const left: { names?: Store['leftVideos'] } = {};
  const wrapStore = (store: Store): Store => {
    left.names = (page) => store.leftVideos(page);
    return {
      ...store,
      load: async (dump, there) => then(await store.load(dump, there)),
      clear: async (there, first) => then(await store.clear(there, first)),
    };
  };
  const disk = createDiskArtifacts();
  const puts = { write: disk.write.bind(disk), removeNamed: disk.removeNamed.bind(disk), names: disk.names.bind(disk) };
  const artifacts: Artifacts = {
    ...disk,
    write: (name, bytes) => puts.write(name, bytes),
    removeNamed: (names) => puts.removeNamed(names),
    names: () => puts.names(),
  };
  const lines: string[] = [];
  const logTo = (line: string) => void lines.push(line);
  const world = await createWorld({ engine, logLevel: 'info', logTo }, { artifacts, wrapStore });
  return { world, artifacts, puts, moment, lines, left: async () => left.names?.({ limit: 9 }) };
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

  test('a snapshot, while a render of it ends in the state before', async () => {
    const { world, puts, artifacts, left } = await createReplaced(engine);
    const { job_id: jobId } = await world.accepted({
      scene_plan: [{ type: 'motion', prompt: '[mock:slow=60s] x', duration: 3 }],
    });
    const running: unknown = JSON.parse(JSON.stringify(await world.server.admin.snapshot()));
    const { names } = puts;
    let between: readonly string[] = [];
    // Kept between the look at what is there and the switch.
    puts.names = async () => {
      const listed = await names();
      puts.names = names;
      await world.advance(60);
      between = await names();
      return listed;
    };
    expect((await world.call('PUT', '/_admin/snapshot', { body: running })).status).toBe(200);
    expect([between, await left()]).toEqual([[expect.stringContaining(`${jobId}-`)], between]);
    await world.advance(60);
    const [own] = (await artifacts.names()).filter((name) => !between.includes(name));
    expect([await videoOf(world, jobId), own]).toEqual([200, expect.stringContaining(`${jobId}-`)]);
    expect(await left()).toEqual(between);
    expect((await world.call('POST', '/_admin/reset')).status).toBe(200);
    expect([await artifacts.names(), await left()]).toEqual([[], []]);
  });

  test('an empty one', async () => {
    const { world, artifacts, moment } = await createReplaced(engine);
    await finished(world);
    // As another process does that has made the first accounts already.
    moment.meanwhile = () => artifacts.write('job_of_another', Buffer.from('a video'));
    expect((await world.call('POST', '/_admin/reset')).status).toBe(200);
    expect(await artifacts.names()).toEqual(['job_of_another']);
  });

  test.each([
    ['a snapshot', 'PUT', '/_admin/snapshot'],
    ['an empty one', 'POST', '/_admin/reset'],
  ])('%s, whose clock and rules are in force before anything is cleared up', async (_name, method, path) => {
    const { world, puts } = await createReplaced(engine);
    await finished(world);
    const snapshot: unknown = JSON.parse(JSON.stringify(await world.server.admin.snapshot()));
    await finished(world);
    const later = world.server.now() + 86_400_000;
    await world.server.admin.setClock({ advance_seconds: 86_400 });
    await world.server.admin.pause({ paused: true });
    const seen: unknown[] = [];
    const { removeNamed } = puts;
    puts.removeNamed = async (names) => {
      seen.push([world.server.now() < later, world.server.admin.paused()]);
      await removeNamed(names);
    };
    expect((await world.call(method, path, { body: snapshot })).status).toBe(200);
    expect(seen).toEqual([[true, { paused: false }]]);
  });

  test('an empty one, which nobody sees without its accounts', async () => {
    const { world, moment } = await createReplaced(engine);
    const answers: Answer[] = [];
    moment.meanwhile = async () => {
      answers.push(await world.get('/v1/me'), await world.get('/v1/me', { key: 'emp_nobody' }));
      // As a process that dies in the middle of it.
      throw new Error('killed');
    };
    expect((await world.call('POST', '/_admin/reset')).status).toBe(500);
    answers.push(await world.get('/v1/me'), await world.get('/v1/me', { key: 'emp_nobody' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 401]);
  });
});

const saved = async (world: World) => JSON.parse(JSON.stringify((await world.get('/_admin/snapshot')).body)) as object;

test('a snapshot says which videos it lacks, and is put back with that', async () => {
  const { world, artifacts, lines } = await createReplaced('sqlite');
  const lost = await finished(world);
  await artifacts.removeNamed(await artifacts.names());
  const snapshot = (await world.get('/_admin/snapshot', { headers: { 'x-request-id': 'backup-1' } })).body;
  expect(snapshot).toMatchObject({ missing: [lost], videos: {} });
  expect(lines.join('')).toMatch(new RegExp(`snapshot-lacks-videos.*backup-1.*${lost}`));
  const put = (body: object) => world.call('PUT', '/_admin/snapshot', { body });
  expect((await put({ ...snapshot, missing: [] })).body.detail).toMatch(/^videos\.job_\w+: is missing/);
  expect((await put({ ...snapshot, missing: [lost, 'job_x'] })).body.detail).toMatch(/^missing\.job_x: is no job/);
  expect((await put(snapshot)).body).toMatchObject({ restored: true });
  expect(await videoOf(world, lost)).toBe(404);
  expect(await saved(world)).toMatchObject({ missing: [lost] });
});

test('the log says what was replaced, and the answer what could not be cleared', async () => {
  const { world, artifacts, lines } = await createReplaced('sqlite');
  await finished(world);
  artifacts.removeNamed = () => Promise.reject(new Error('the disk is read-only'));
  const headers = { 'x-request-id': 'mine-1' };
  const { status, body } = await world.call('POST', '/_admin/reset', { headers });
  expect([status, body]).toEqual([
    200,
    { reset: true, not_cleared: 'Files of the state before may still be there: the disk is read-only' },
  ]);
  const told = (event: string) => lines.find((line) => line.includes(event));
  expect(told('state-replaced')).toMatch(/mine-1.*reset.*accounts\W+\d.*jobs\W+1\b.*videos\W+1\b.*ms/);
  expect(told('files-not-cleared')).toMatch(/mine-1.*read-only/);
});

test('a reset changes nothing where the videos can not be reached', async () => {
  const { world, artifacts } = await createReplaced('sqlite');
  const jobId = await finished(world);
  artifacts.check = () => Promise.reject(new ArtifactsFailure('S3 is away.', true));
  const { status, headers } = await world.call('POST', '/_admin/reset');
  expect([status, headers.get('retry-after'), await videoOf(world, jobId)]).toEqual([503, '5', 200]);
});

describe.each<Engine>(hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'])(
  'a snapshot whose videos can not be kept, on %s',
  (engine) => {
    test('changes nothing, and leaves nothing unnoted', async () => {
      const { world, artifacts, puts, left } = await createReplaced(engine);
      const before = await finished(world);
      const snapshot: unknown = JSON.parse(JSON.stringify(await world.server.admin.snapshot()));
      await world.call('POST', '/_admin/reset');
      const lives = await finished(world);
      const names = [...(await artifacts.names()), before].toSorted();
      const whole = puts.write;
      const noted: unknown[] = [];
      puts.write = async (name, bytes) => {
        noted.push(await left());
        await whole(name, bytes);
        throw new ArtifactsFailure('S3 is away.', true);
      };
      const put = () => world.call('PUT', '/_admin/snapshot', { body: snapshot });
      expect((await put()).status).toBe(503);
      expect([await videoOf(world, lives), (await world.server.admin.listJobs()).total]).toEqual([200, 1]);
      expect([noted, (await artifacts.names()).toSorted(), await left()]).toEqual([[[before]], names, [before]]);
      puts.write = whole;
      expect((await put()).status).toBe(200);
      expect([await videoOf(world, before), await artifacts.names(), await left()]).toEqual([200, [before], []]);
    });
  },
);

test('a snapshot leaves the video of a job of the same id as it is until it is there itself', async () => {
  const { world, artifacts, puts } = await createReplaced('sqlite');
  const jobId = await finished(world);
  const snapshot = JSON.parse(JSON.stringify(await world.server.admin.snapshot())) as {
    readonly videos: Record<string, string>;
  };
  const put = () => world.call('PUT', '/_admin/snapshot', { body: snapshot });
  await put();
  const first = await artifacts.read(jobId);
  const other = Buffer.alloc(first.length, 7);
  snapshot.videos[jobId] = other.toString('base64');
  const whole = puts.write;
  puts.write = () => Promise.reject(new ArtifactsFailure('S3 is away.', true));
  expect([(await put()).status, await artifacts.read(jobId)]).toEqual([503, first]);
  puts.write = whole;
  expect([(await put()).status, await artifacts.names()]).toEqual([200, [`${jobId}-1`]]);
  expect(Object.values((await world.server.admin.snapshot()).videos)).toEqual([other.toString('base64')]);
});
