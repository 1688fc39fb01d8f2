/** Scenes that several processes make: who works on which, and which are made. Every method is one transaction. */
import { type Selectable, sql } from 'kysely';
import type { ClaimedScene, SceneStore } from '../../ports/scene-store';
import { toJob } from './job-rows';
import { readJob } from './read-view';
import type { JobScenesTable, JobSpecsTable } from './schema';
import { type SqlDatabase, statement } from './statement';

const heldJob = statement<{ job_id: string; owner: string; attempt: number }, { job_id: string }>(
  (db, arg, _among, lock) =>
    lock(
      db
        .selectFrom('jobs')
        .select('job_id')
        .where('job_id', '=', arg('job_id'))
        .where('owner', '=', arg('owner'))
        .where('attempt', '=', arg('attempt'))
        .where('lease_until', '>', sql<number>`0`),
    ),
);
/** What was made of something else is to be made again. */
const offer = statement<{ job_id: string; scene: number; maker: string; base: string }>((db, arg) =>
  db
    .insertInto('job_scenes')
    .values({
      job_id: arg('job_id'),
      scene: arg('scene'),
      maker: arg('maker'),
      base: arg('base'),
      made: sql<number>`0`,
      owner: null,
      lease_until: sql<number>`0`,
      attempt: sql<number>`0`,
      file: null,
      facts: null,
    })
    .onConflict((on) =>
      on
        .columns(['job_id', 'scene'])
        .doUpdateSet({
          maker: arg('maker'),
          base: arg('base'),
          made: sql<number>`0`,
          owner: null,
          lease_until: sql<number>`0`,
          file: null,
          facts: null,
        })
        .where((eb) => eb.or([eb('job_scenes.maker', '!=', arg('maker')), eb('job_scenes.base', '!=', arg('base'))])),
    ),
);
const freeScene = (after: boolean) =>
  statement<
    { job_id: string; maker: string; real_now: number; most: number; except: string },
    Selectable<JobScenesTable>
  >((db, arg, among, lock) =>
    lock(
      db
        .selectFrom('job_scenes')
        .selectAll()
        .where('made', '=', sql<number>`0`)
        .where('job_id', after ? '>' : '<=', arg('job_id'))
        .where('job_id', 'not in', among('except'))
        .where('maker', '=', arg('maker'))
        .where('lease_until', '<=', arg('real_now'))
        .where('attempt', '<', arg('most'))
        .orderBy('job_id')
        .orderBy('scene')
        .limit(sql<number>`1`),
      'skip',
    ),
  );
const freeSceneAfter = freeScene(true);
const freeSceneUpTo = freeScene(false);
const freeSceneOf = statement<
  { job_id: string; real_now: number; most: number },
  Pick<Selectable<JobScenesTable>, 'scene' | 'attempt'>
>((db, arg, _among, lock) =>
  lock(
    db
      .selectFrom('job_scenes')
      .select(['scene', 'attempt'])
      .where('job_id', '=', arg('job_id'))
      .where('made', '=', sql<number>`0`)
      .where('lease_until', '<=', arg('real_now'))
      .where('attempt', '<', arg('most'))
      .orderBy('scene')
      .limit(sql<number>`1`),
    'skip',
  ),
);
const take = statement<{ job_id: string; scene: number; owner: string; lease_until: number; attempt: number }>(
  (db, arg) =>
    db
      .updateTable('job_scenes')
      .set({ owner: arg('owner'), lease_until: arg('lease_until'), attempt: arg('attempt') })
      .where('job_id', '=', arg('job_id'))
      .where('scene', '=', arg('scene')),
);
const specOf = statement<{ job_id: string }, Selectable<JobSpecsTable>>((db, arg) =>
  db.selectFrom('job_specs').selectAll().where('job_id', '=', arg('job_id')),
);
const keep = statement<{ job_id: string; owner: string; lease_until: number }, { scene: number }>((db, arg) =>
  db
    .updateTable('job_scenes')
    .set({ lease_until: arg('lease_until') })
    .where('job_id', '=', arg('job_id'))
    .where('owner', '=', arg('owner'))
    .where('made', '=', sql<number>`0`)
    .returning('scene'),
);
const finish = statement<
  { job_id: string; scene: number; owner: string; attempt: number; file: string | null; facts: string },
  { scene: number }
>((db, arg) =>
  db
    .updateTable('job_scenes')
    .set({ made: sql<number>`1`, file: arg('file'), facts: arg('facts') })
    .where('job_id', '=', arg('job_id'))
    .where('scene', '=', arg('scene'))
    .where('owner', '=', arg('owner'))
    .where('attempt', '=', arg('attempt'))
    .where('made', '=', sql<number>`0`)
    .returning('scene'),
);
const made = statement<{ job_id: string }, Pick<Selectable<JobScenesTable>, 'scene' | 'file' | 'facts'>>((db, arg) =>
  db
    .selectFrom('job_scenes')
    .select(['scene', 'file', 'facts'])
    .where('job_id', '=', arg('job_id'))
    .where('made', '=', sql<number>`1`)
    .orderBy('scene'),
);
const drop = statement<{ job_id: string; scene: number; file: string }>((db, arg) =>
  db
    .updateTable('job_scenes')
    .set({ made: sql<number>`0`, owner: null, lease_until: sql<number>`0`, file: null, facts: null })
    .where('job_id', '=', arg('job_id'))
    .where('scene', '=', arg('scene'))
    .where('file', '=', arg('file')),
);
const release = statement<{ job_id: string; owner: string }>((db, arg) =>
  db
    .updateTable('job_scenes')
    .set({ owner: null, lease_until: sql<number>`0` })
    .where('job_id', '=', arg('job_id'))
    .where('owner', '=', arg('owner'))
    .where('made', '=', sql<number>`0`),
);
export const createSceneStore = (database: SqlDatabase): SceneStore => ({
  offerScenes: ({ jobId, fence, count, maker, base }) =>
    database.write(async (connection) => {
      // Kept until this is written: whoever ends the job removes what was offered before, or there is nothing to offer.
      const held = await heldJob(connection, { job_id: jobId, ...fence });
      if (held.length === 0) return false;
      for (let scene = 0; scene < count; scene += 1) await offer(connection, { job_id: jobId, scene, maker, base });
      return true;
    }),
  claimScene: ({ owner, realNow, leaseUntil, maker, after, except, mostAttempts }) =>
    database.write(async (connection): Promise<ClaimedScene | undefined> => {
      const turn = { job_id: after, maker, real_now: realNow, most: mostAttempts, except: JSON.stringify(except) };
      const [row] = [
        ...(await freeSceneAfter(connection, turn)),
        ...(after === '' ? [] : await freeSceneUpTo(connection, turn)),
      ];
      if (row === undefined) return undefined;
      const { job_id, scene, base } = row;
      const [found, [spec]] = [await readJob(connection, job_id), await specOf(connection, { job_id })];
      if (found === undefined || spec === undefined) return undefined;
      const attempt = row.attempt + 1;
      await take(connection, { job_id, scene, owner, lease_until: leaseUntil, attempt });
      return { job: toJob(found), spec: spec.spec, scene, attempt, maker, base };
    }),
  takeScene: ({ jobId: job_id, owner, realNow, leaseUntil, mostAttempts }) =>
    database.write(async (connection) => {
      const [row] = await freeSceneOf(connection, { job_id, real_now: realNow, most: mostAttempts });
      if (row === undefined) return undefined;
      const attempt = row.attempt + 1;
      await take(connection, { job_id, scene: row.scene, owner, lease_until: leaseUntil, attempt });
      return { scene: row.scene, attempt };
    }),
  keepScenes: ({ jobId, owner, leaseUntil }) =>
    database.write(async (connection) =>
      (await keep(connection, { job_id: jobId, owner, lease_until: leaseUntil })).map(({ scene }) => scene),
    ),
  finishScene: ({ jobId, scene, owner, attempt, file, facts }) =>
    database.write(
      async (connection) =>
        (await finish(connection, { job_id: jobId, scene, owner, attempt, file, facts })).length > 0,
    ),
  keptScenes: (jobId) =>
    database.read(async (connection) =>
      (await made(connection, { job_id: jobId })).map(({ scene, file, facts }) => ({
        scene,
        file,
        facts: facts ?? '',
      })),
    ),
  dropScene: ({ jobId, scene, file }) =>
    database.write(async (connection) => {
      await drop(connection, { job_id: jobId, scene, file });
    }),
  releaseScenes: ({ jobId, owner }) =>
    database.write(async (connection) => {
      await release(connection, { job_id: jobId, owner });
    }),
});
