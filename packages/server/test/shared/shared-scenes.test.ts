/** Films whose scenes several workers make: who makes which, what a lost one costs, and what becomes of the job meanwhile. */
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LIFTED_LIMITS } from '../../src/domain/account';
import { type Renderer, RenderFailure } from '../../src/ports/renderer';
import type { SceneSource } from '../../src/ports/scene-share';
import { hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld, KEY } from '../support/shared-servers';
import { turnsWhile } from '../support/turn';

const SCENES = 6;
const PLAN = {
  scene_plan: Array.from({ length: SCENES }, (_, at) => ({ type: 'motion', prompt: `S${at}`, duration: 3 })),
};
const OPTIONS = {
  config: { accounts: [{ plan: 'agency', credits: 100_000, api_key: KEY, limits: LIFTED_LIMITS }] },
  workers: 1,
};

interface Drawing {
  readonly by: string;
  readonly scene: number;
  readonly finish: () => void;
}

/** Renderers that draw a scene until they are told that it is done; a film is the list of who has drawn what. */
const createStudio = () => {
  const drawings: Drawing[] = [];
  const films: string[][] = [];
  const createRenderer = (by: string): Renderer => {
    const draw = async (scenes: SceneSource, signal: AbortSignal): Promise<string[]> => {
      const film: string[] = [];
      for (let given = await scenes.next(signal); given !== undefined; given = await scenes.next(signal)) {
        const { index, piece } = given;
        if (piece !== undefined) {
          film[index] = piece.facts;
          continue;
        }
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new RenderFailure('canceled', 'stopped')), { once: true });
          drawings.push({ by, scene: index, finish: resolve });
        });
        if (await scenes.made(index, { facts: `${index} by ${by}` })) film[index] = `${index} by ${by}`;
      }
      return film;
    };
    return {
      apart: async () => ({
        kind: async () => 'held',
        fits: () => true,
        help: async (_job, { scenes, signal }) => void (await draw(scenes, signal)),
      }),
      render: async (_job, { scenes, signal, outputPath }) => {
        if (scenes === undefined) throw new Error('nobody shares');
        await scenes.offer({ facts: '', files: {} });
        films.push(await draw(scenes, signal));
        await writeFile(outputPath, 'mp4');
        return { bytes: 3, durationSec: 18, width: 9, height: 16, scenesFailed: 0, notes: [] };
      },
    };
  };
  return { drawings, films, createRenderer };
};

const createFarm = async (workers: readonly string[], shutdownSeconds = 0) => {
  const world = await createSharedWorld(OPTIONS);
  const studio = createStudio();
  const api = await world.start({ role: 'api' });
  const { body } = await ask(api, 'POST', '/v1/render', PLAN);
  const lines: string[] = [];
  const logs = { logLevel: 'info', logTo: (line: string) => void lines.push(line) } as const;
  const start = (name: string) =>
    world.start(
      { role: 'worker', shutdownSeconds, ...logs },
      { renderer: studio.createRenderer(name), drainsRenders: false },
    );
  const servers = [];
  for (const name of workers) {
    const before = studio.drawings.length;
    servers.push(await start(name));
    await turnsWhile(() => studio.drawings.length === before);
  }
  const database = new pg.Client(world.url);
  await database.connect();
  onTestFinished(() => database.end());
  const job = async () => (await ask(api, 'GET', `/v1/job/${body.job_id}`)).body;
  return { ...studio, id: String(body.job_id), api, servers, start, database, job, lines };
};

/** Ends whatever is drawn, for as long as anything is. */
const finishAll = async ({ drawings, films }: Pick<Awaited<ReturnType<typeof createFarm>>, 'drawings' | 'films'>) => {
  let done = 0;
  await turnsWhile(() => {
    for (; done < drawings.length; done += 1) drawings[done]?.finish();
    return films.length === 0;
  });
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('whoever has nothing else to do makes scenes of the film of another, which is put together once', async () => {
    const farm = await createFarm(['a', 'b', 'c']);
    expect(farm.drawings.map(({ by, scene }) => [by, scene])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    await finishAll(farm);
    await farm.servers[0]?.settled();
    expect(farm.drawings.map(({ scene }) => scene).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(farm.films).toEqual([
      Array.from({ length: SCENES }, (_, at) => `${at} by ${farm.drawings.find(({ scene }) => scene === at)?.by}`),
    ]);
    expect(await farm.job()).toMatchObject({ status: 'succeeded', progress: 100 });
    expect((await farm.database.query('SELECT * FROM job_scenes')).rows).toEqual([]);
  });

  test('a lost helper costs its scene only, and what it hands over late does not count', async () => {
    const farm = await createFarm(['a', 'b']);
    // As if the lease of a process that stands still had run out.
    await farm.database.query(`UPDATE job_scenes SET owner = 'nobody', lease_until = 0 WHERE scene = 1`);
    const heir = await farm.start('c');
    await turnsWhile(() => farm.drawings.length < 3);
    expect(farm.drawings[2]).toMatchObject({ by: 'c', scene: 1 });
    await finishAll(farm);
    await heir.settled();
    const drawn = farm.drawings.map(({ scene }) => scene).sort();
    expect(drawn).toEqual([0, 1, 1, 2, 3, 4, 5]);
    expect(farm.films[0]?.[1]).toBe('1 by c');
    expect((await farm.job()).status).toBe('succeeded');
  });

  test('whoever takes over a film goes on with the scenes that are there', async () => {
    const farm = await createFarm(['a']);
    farm.drawings[0]?.finish();
    await turnsWhile(() => farm.drawings.length < 2);
    await farm.servers[0]?.close();
    const heir = await farm.start('b');
    await turnsWhile(() => farm.drawings.length < 3);
    // What was handed back is taken at once, and nobody's loss.
    const { rows } = await farm.database.query('SELECT attempt, losses FROM jobs JOIN job_specs USING (job_id)');
    expect(rows).toEqual([{ attempt: 2, losses: null }]);
    await finishAll(farm);
    await heir.settled();
    expect(farm.drawings.map(({ by, scene }) => `${scene} by ${by}`).sort()).toEqual([
      '0 by a',
      '1 by a',
      '1 by b',
      '2 by b',
      '3 by b',
      '4 by b',
      '5 by b',
    ]);
    expect(farm.films[0]?.[0]).toBe('0 by a');
  });

  test('whoever ends has his time to finish: a helper the scene that it draws, an owner the film', async () => {
    const farm = await createFarm(['a', 'b'], 3600);
    let over = 0;
    const closing = farm.servers.toReversed().map((server) => server.close().then(() => (over += 1)));
    await turnsWhile(() => farm.lines.filter((line) => line.includes('renders-waited-for')).length < closing.length);
    expect(over).toBe(0);
    farm.drawings[1]?.finish();
    await closing[0];
    expect(over).toBe(1);
    await finishAll(farm);
    await Promise.all(closing);
    expect(farm.films).toEqual([['0 by a', '1 by b', '2 by a', '3 by a', '4 by a', '5 by a']]);
    expect((await farm.job()).status).toBe('succeeded');
  });

  test('a cancelled film is drawn by nobody any more', async () => {
    const farm = await createFarm(['a', 'b']);
    await farm.api.admin.cancelJob(farm.id);
    await turnsWhile(async () => (await farm.database.query('SELECT * FROM job_scenes')).rows.length > 0);
    await farm.servers[1]?.settled();
    expect(farm.films).toEqual([]);
    expect((await farm.job()).status).toBe('cancelled');
    expect(farm.drawings).toHaveLength(2);
  });
});
