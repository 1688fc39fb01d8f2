/**
 * What a worker asks of PostgreSQL finds its rows by an index that leads to them, also where the database was told about its
 * tables when nothing lived in them, or when there was nothing at all: right after a restart, or when a burst comes.
 */
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../src/adapters/postgres/create-pool';
import { createPostgresDatabase } from '../../src/adapters/postgres/postgres-database';
import { createSqlStore } from '../../src/adapters/sql/sql-store';
import type { Connection, SqlDatabase } from '../../src/adapters/sql/statement';
import { newAccount } from '../../src/domain/account-decisions';
import { endJob } from '../../src/domain/end-job';
import { DEFAULT_POLICIES } from '../../src/domain/policies';
import type { Store } from '../../src/ports/store';
import { AT, deliveryWith, hookWith, jobWith } from '../domain/given';
import { claimJob } from '../support/claim-job';
import { hasPostgres, onPostgres } from '../support/postgres';
import { createMigratedDatabase } from '../support/postgres-store';

const USERS = Array.from({ length: 3 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
/** Of each kind that is alive. */
const ALIVE = 900;
/** Rows that a statement may look at. */
const MOST_ROWS = 50;

/** Copies of a row, which differ in some columns by their number `n`. */
const copies = (table: string, from: string, count: number, change: string): string =>
  `INSERT INTO ${table} SELECT r.* FROM (SELECT * FROM ${table} WHERE ${from}) AS t, generate_series(1, ${count}) AS n,
     LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(t) || jsonb_build_object(${change})) AS r`;
const nextSeq = (table: string): string => `'seq', nextval(pg_get_serial_sequence('${table}', 'seq'))`;

/** `over`: so many of each kind that are over. */
const fill = async (store: Store, client: pg.Client, over: number): Promise<void> => {
  await store.createAccounts(
    USERS.map((userId) => ({
      ...newAccount({ userId, at: AT, profile: {}, plan: 'agency', credits: 0, ledgerId: '' }),
      keys: [],
    })),
  );
  for (const [n, userId] of USERS.entries())
    await store.decide(userId, {
      decide: () => ({
        result: undefined,
        effects: [
          { kind: 'hook-created', hook: hookWith({ id: `hook_${n}`, userId, event: 'video.completed' }) },
          {
            kind: 'job-created',
            job: jobWith({
              jobId: `job_${n}`,
              userId,
              status: 'starting',
              videoToken: `v${n}`,
              downloadToken: `d${n}`,
            }),
            spec: JSON.stringify('a scene'.repeat(90)),
          },
          {
            kind: 'delivery-created',
            delivery: deliveryWith({ deliveryId: `dlv_${n}`, hookId: `hook_${n}`, userId, started: 0, dueAt: AT }),
          },
        ],
      }),
    });
  const ended = `${nextSeq('jobs')}, 'job_id', 'over' || n, 'video_token', 'ov' || n, 'download_token', 'od' || n`;
  await client.query(
    copies('jobs', "job_id = 'job_0'", over, `${ended}, 'final', 1, 'status', 'succeeded', 'finished_at', 1`),
  );
  const sent = `${nextSeq('deliveries')}, 'delivery_id', 'over' || n, 'status', 'delivered', 'due_at', null`;
  await client.query(copies('deliveries', "delivery_id = 'dlv_0'", over, `${sent}, 'finished_at', 1`));
  const first = "job_id LIKE 'job%'";
  await client.query(`UPDATE jobs SET final = 1, status = 'succeeded', finished_at = 1 WHERE ${first}`);
  await client.query("UPDATE deliveries SET status = 'delivered', finished_at = 1 WHERE delivery_id LIKE 'dlv%'");
  const booked = `${nextSeq('ledger')}, 'id', 'led' || n, 'job_id', 'over' || n`;
  await client.query(
    `INSERT INTO ledger (id, user_id, at, kind, amount, balance_after) VALUES ('led', '${USERS[0]}', 1, 'planning', -1, 0)`,
  );
  await client.query(copies('ledger', "id = 'led'", over, booked));
  await client.query('VACUUM ANALYZE');
  await client.query(`UPDATE jobs SET final = 0, status = 'starting', finished_at = NULL WHERE ${first}`);
  await client.query("UPDATE deliveries SET status = 'pending', finished_at = NULL WHERE delivery_id LIKE 'dlv%'");
  for (const n of USERS.keys()) {
    const alive = `${nextSeq('jobs')}, 'job_id', 'alive${n}_' || n, 'video_token', 'v${n}_' || n`;
    const each = ALIVE / USERS.length;
    await client.query(copies('jobs', `job_id = 'job_${n}'`, each, `${alive}, 'download_token', 'd${n}_' || n`));
    const due = `${nextSeq('deliveries')}, 'delivery_id', 'alive${n}_' || n`;
    await client.query(copies('deliveries', `delivery_id = 'dlv_${n}'`, each, due));
  }
  await client.query(
    "INSERT INTO job_specs SELECT jobs.job_id, spec FROM job_specs, jobs WHERE job_specs.job_id = 'job_0' AND final = 0 ON CONFLICT DO NOTHING",
  );
};

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows any step of it looked at. */
const rowsSeen = (plan: Plan): number => {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return Math.max(own, ...(plan.Plans ?? []).map(rowsSeen));
};

/** A database that looks at how each statement is carried out, before it is; how many rows that saw, by its words. */
const watched = (open: SqlDatabase) => {
  const seen = new Map<string, number>();
  const watch = (connection: Connection): Connection => ({
    ...connection,
    all: async (sql, parameters) => {
      await connection.all('SAVEPOINT before', []);
      const [row] = await connection.all(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters);
      await connection.all('ROLLBACK TO before', []);
      const [{ Plan: plan }] = (row as { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] })['QUERY PLAN'];
      seen.set(sql, Math.max(rowsSeen(plan), seen.get(sql) ?? 0));
      return connection.all(sql, parameters);
    },
  });
  const database: SqlDatabase = {
    ...open,
    read: (work) => open.write((connection) => work(watch(connection))),
    write: (work) => open.write((connection) => work(watch(connection))),
  };
  return { database, seen };
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test.each([2000, 0])(
    'no statement of a worker looks at all that lives, or at what is over: %i',
    async (over) => {
      const { url, drop } = await createMigratedDatabase();
      const client = new pg.Client(url);
      await client.connect();
      const open = createPostgresDatabase({
        pool: createPool({ url, name: 'test' }),
        secrets: { seal: (text) => text, open: (text) => text },
        process: 'watched',
      });
      onTestFinished(async () => {
        await client.end();
        await open.close();
        await drop();
      });
      await fill(createSqlStore({ database: open }), client, over);
      const { database, seen } = watched(open);
      const store = createSqlStore({ database });

      const lease = { owner: 'w', realNow: 1, leaseUntil: 9_000 };
      for (const after of ['', USERS[1] ?? '', USERS[2] ?? '']) {
        const claimed = await claimJob(store, { ...lease, at: AT, after });
        const { jobId, userId, attempt } = claimed?.job ?? { jobId: '', userId: '', attempt: 0 };
        const fence = { owner: 'w', attempt };
        expect(await store.keepJob({ ...lease, jobId, attempt, progress: 50 })).toBe(true);
        expect(await store.offerScenes({ jobId, fence, count: 2, maker: 'm', base: 'b' })).toBe(true);
        const video = { bytes: 1, seconds: 1, width: 1, height: 1, notes: [] };
        const end = endJob({
          ...{ jobId, at: AT, fence, policies: DEFAULT_POLICIES, ledgerId: `l${jobId}`, eventId: `e${jobId}` },
          outcome: { trigger: 'succeed', video, scenesFailed: 0 },
          links: () => ({ outputUrl: '', downloadUrl: '' }),
        });
        expect(await store.decide(userId, end)).toBe('ended');
      }
      const given = await claimJob(store, { ...lease, at: AT });
      await store.releaseJob({ jobId: given?.job.jobId ?? '', owner: 'w', attempt: 2 });
      expect(await store.overdueJobs(AT - 1)).toEqual([]);
      await store.nextJobDeadline();
      const room = { limit: 9, roomFor: () => 3, after: 'hook_0' };
      expect(await store.claimDeliveries({ ...lease, at: AT, ...room })).toHaveLength(9);
      expect(await store.nextDeliveryDue(AT)).toBeUndefined();
      await store.releaseDelivery({ deliveryId: 'dlv_0', owner: 'w', attempt: 1 });
      await store.findJob('job_1');
      await store.findJobByToken('v1');
      expect(await store.bookedForPlanning('over1')).toHaveLength(over > 0 ? 1 : 0);

      expect(seen.size).toBeGreaterThan(20);
      expect([...seen].filter(([, rows]) => rows > MOST_ROWS)).toEqual([]);
    },
    30_000,
  );

  test('what a worker changes of a job until its end stands in no index, so that only its row is written', async () => {
    const { url, drop } = await createMigratedDatabase();
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await drop();
    });
    const { rows } = await client.query<{ indexdef: string }>(
      "SELECT indexdef FROM pg_indexes WHERE tablename = 'jobs'",
    );
    const changed = /\b(?:owner|lease_until|attempt|status|history|started_at|progress|error)\b/;
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ indexdef }) => changed.test(indexdef))).toEqual([]);
  });
});
