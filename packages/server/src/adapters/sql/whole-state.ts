/** The server's own settings, and the state as a whole: out, in, emptied. */
import { sql } from 'kysely';
import { makersOf } from '../../ports/artifacts';
import { keptUrl } from '../../ports/kept-media';
import type { FirstState, Store } from '../../ports/store';
import type { WholeState as Ported, Replaced, StoreDump } from '../../ports/whole-state';
import { insertAccount } from './account-store';
import { audit } from './audit';
import { ENGINES } from './engine';
import { forgetAllScenes } from './forget-scenes';
import { endLeases } from './leases';
import { createLeftVideos, noteLeft, videosOfJobs } from './left-videos';
import { SCHEMA_VERSION } from './migrations';
import { COUNTED, type Schema, TABLES } from './schema';
import { lockSettings, writeSettings } from './settings-store';
import { type Connection, type SqlDatabase, statement } from './statement';
import { upgradeDump } from './upgrade-dump';

type WholeState = Ported & Pick<Store, 'countPending' | 'untakenWork' | 'clear' | 'close'>;

const pending = statement<object, { jobs: number; deliveries: number }>((db) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('final', '=', sql<number>`0`)
      .as('jobs'),
    eb
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('status', '=', sql<string>`'pending'`)
      .as('deliveries'),
  ]),
);
const untakenJob = statement<{ real_now: number }, { job_id: string }>((db, arg) =>
  db
    .selectFrom('jobs')
    .select('job_id')
    .where('final', '=', sql<number>`0`)
    .where('lease_until', '<=', arg('real_now'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('jobs as held')
            .select('held.job_id')
            .where('held.final', '=', sql<number>`0`)
            .where('held.lease_until', '>', arg('real_now')),
        ),
      ),
    )
    .orderBy('user_id')
    .orderBy('seq')
    .limit(sql<number>`1`),
);
const untakenDelivery = statement<{ at: number; real_now: number }, { delivery_id: string }>((db, arg) =>
  db
    .selectFrom('deliveries')
    .select('delivery_id')
    .where('status', '=', sql<string>`'pending'`)
    .where('due_at', '<=', arg('at'))
    .where('lease_until', '<=', arg('real_now'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deliveries as held')
            .select('held.delivery_id')
            .where('held.begun_at', 'is not', null)
            .where('held.lease_until', '>', arg('real_now')),
        ),
      ),
    )
    .limit(sql<number>`1`),
);
type DumpRow = Readonly<Record<string, unknown>>;

/** Each table with the queries that empty it and read it whole. */
const WHOLE = TABLES.map((table) => ({
  table,
  empty: statement((db) => db.deleteFrom(table)),
  read: statement<object, DumpRow>((db) => db.selectFrom(table).selectAll()),
}));

/** What a state leaves behind outside of the database is told by the rows that go: nothing that was accepted later is among them. */
const LEFT = {
  accounts: statement<object, object>((db) => db.deleteFrom('accounts').returning('user_id')),
  jobs: statement<object, { job_id: string; video: string | null }>((db) =>
    db.deleteFrom('jobs').returning(['job_id', 'video']),
  ),
  job_specs: statement<object, { job_id: string; brought: number }>((db) =>
    db
      .deleteFrom('job_specs')
      .returning([
        'job_id',
        sql<number>`CASE WHEN spec LIKE ${sql.lit(`%"${keptUrl('')}%`)} THEN 1 ELSE 0 END`.as('brought'),
      ]),
  ),
};

const NO_TABLES: StoreDump['tables'] = {};

/**
 * The accounts go early: whoever decides something for one of them has done so by then, or finds another. Of what is `there` only
 * what jobs of this state may have made goes with it: the place may be that of another state as well. `next`: what comes.
 */
const emptyTables = async (
  connection: Connection,
  there: readonly string[] = [],
  next = NO_TABLES,
): Promise<Replaced> => {
  let replaced: Replaced = { accounts: 0, jobs: 0, videos: [], withMedia: [] };
  let made: readonly string[] = [];
  for (const { table, empty } of WHOLE)
    if (table === 'accounts') replaced = { ...replaced, accounts: (await LEFT.accounts(connection, {})).length };
    else if (table === 'jobs') {
      const jobs = await LEFT.jobs(connection, {});
      replaced = { ...replaced, jobs: jobs.length, videos: videosOfJobs(jobs) };
      const ids = new Set(jobs.map(({ job_id: id }) => id));
      made = there.filter((name) => makersOf(name).some((id) => ids.has(id)));
    } else if (table === 'job_specs') {
      const specs = await LEFT.job_specs(connection, {});
      replaced = { ...replaced, withMedia: specs.flatMap(({ job_id: id, brought }) => (brought === 1 ? [id] : [])) };
    } else await empty(connection, {});
  await forgetAllScenes(connection);
  await noteLeft(connection, [...made, ...replaced.videos], next);
  return replaced;
};

/** A row as a dump has it: whoever loads it has another key to seal with. */
const changeSecret = (table: keyof Schema, row: DumpRow, change: (secret: string) => string): DumpRow =>
  table === 'hooks' ? { ...row, secret: change(String(row.secret)) } : row;

/** Who holds a row, and until when in real time, is no part of the state. */
const withoutLease = (row: DumpRow): DumpRow => {
  if ('owner' in row) return { ...row, owner: null, lease_until: 0 };
  return 'process' in row ? { ...row, process: null } : row;
};

const loadDump = async (
  connection: Connection,
  dump: StoreDump,
  there: readonly string[] | undefined,
): Promise<Replaced> => {
  const { seal } = connection.secrets;
  const replaced = await emptyTables(connection, there, dump.tables);
  for (const { table } of WHOLE) {
    const rows = dump.tables[table] ?? [];
    // A dump of another version may have rows of several shapes; each is built once.
    const inserts = new Map<string, ReturnType<typeof statement<DumpRow>>>();
    for (const row of rows) {
      const names = Object.keys(row);
      const shape = names.join();
      const insert =
        inserts.get(shape) ??
        statement<DumpRow>((db, arg) =>
          db.insertInto(table).values(Object.fromEntries(names.map((name) => [name, arg(name)]))),
        );
      inserts.set(shape, insert);
      await insert(connection, changeSecret(table, row, seal));
    }
  }
  const { countOn } = ENGINES[connection.dialect];
  for (const { table } of WHOLE) {
    const counting = COUNTED.includes(table) ? countOn(table) : undefined;
    if (counting !== undefined) await connection.all(counting, []);
  }
  await endLeases(connection);
  return replaced;
};

const beginAnew = async (
  connection: Connection,
  there: readonly string[] | undefined,
  { accounts, settings }: FirstState = { accounts: [], settings: {} },
): Promise<Replaced> => {
  // Whoever makes the first accounts of an empty state does so before, or finds them made.
  await lockSettings(connection);
  const replaced = await emptyTables(connection, there);
  for (const account of accounts) await insertAccount(connection, account);
  await writeSettings(connection, settings);
  return replaced;
};

export const createWholeState = (database: SqlDatabase): WholeState => ({
  countPending: () =>
    database.read(async (connection) => (await pending(connection, {}))[0] ?? { jobs: 0, deliveries: 0 }),
  untakenWork: ({ at, realNow: real_now }) =>
    database.read(async (connection) => {
      const [job] = await untakenJob(connection, { real_now });
      if (job !== undefined) return `job ${job.job_id}`;
      const [delivery] = await untakenDelivery(connection, { at, real_now });
      return delivery && `delivery ${delivery.delivery_id}`;
    }),
  dump: () =>
    database.read(async (connection) => {
      const tables: Record<string, readonly Record<string, unknown>[]> = {};
      for (const { table, read } of WHOLE) {
        const rows = await read(connection, {});
        tables[table] = rows.map((row) => withoutLease(changeSecret(table, row, connection.secrets.open)));
      }
      return { version: SCHEMA_VERSION, tables };
    }, 'whole'),
  upgradeDump,
  load: (dump, there) => database.write((connection) => loadDump(connection, dump, there)),
  clear: (there, first) => database.write((connection) => beginAnew(connection, there, first)),
  ...createLeftVideos(database),
  audit: () => database.read(audit, 'whole'),
  close: () => database.close(),
});
