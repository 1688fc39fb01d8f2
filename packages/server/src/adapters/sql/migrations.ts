/**
 * The schema's history: each entry is applied once, in order, in one transaction, and never changed afterwards. The
 * number of entries is the version of a database.
 */
import { shownKey } from '../../domain/local-keys';
import { ENGINES, type Engine } from './engine';
import { keyDigest, type SecretBox } from './secrets';
import type { Connection, SqlValue } from './statement';

/** Rows that are written anew, one by one, by what SQL can't do. */
export interface Rewrite {
  readonly read: string;
  readonly write: string;
  /** The parameters of `write` for a row. */
  readonly change: (row: Readonly<Record<string, SqlValue>>, secrets: SecretBox) => readonly SqlValue[];
}

type Migration = (engine: Pick<Engine, 'serial'>) => readonly (string | Rewrite)[];

const initial: Migration = ({ serial }) => [
  'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  `CREATE TABLE accounts (
    seq ${serial}, user_id TEXT NOT NULL UNIQUE, email TEXT, name TEXT, plan TEXT NOT NULL, suspended INTEGER NOT NULL,
    limits TEXT NOT NULL, balance DOUBLE PRECISION NOT NULL, low_notified INTEGER NOT NULL, windows TEXT NOT NULL,
    month TEXT NOT NULL, month_spent DOUBLE PRECISION NOT NULL, stored_bytes BIGINT NOT NULL,
    running_jobs INTEGER NOT NULL, app_holds INTEGER NOT NULL, created_at BIGINT NOT NULL)`,
  'CREATE TABLE api_keys (api_key TEXT PRIMARY KEY, user_id TEXT NOT NULL, revoked_at BIGINT)',
  `CREATE TABLE ledger (
    seq ${serial}, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL,
    amount DOUBLE PRECISION NOT NULL, balance_after DOUBLE PRECISION NOT NULL, job_id TEXT)`,
  'CREATE INDEX ledger_user ON ledger (user_id, seq)',
  `CREATE TABLE idempotency_keys (
    user_id TEXT NOT NULL, key TEXT NOT NULL, state TEXT NOT NULL, job_id TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (user_id, key))`,
  `CREATE TABLE plannings (
    job_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, key TEXT, credits DOUBLE PRECISION NOT NULL, at BIGINT NOT NULL)`,
  `CREATE TABLE jobs (
    seq ${serial}, job_id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, status TEXT NOT NULL, final INTEGER NOT NULL,
    progress DOUBLE PRECISION NOT NULL, title TEXT NOT NULL, form TEXT NOT NULL, scene_count INTEGER NOT NULL,
    scenes_failed INTEGER NOT NULL, credits_used DOUBLE PRECISION NOT NULL, credits_refunded DOUBLE PRECISION NOT NULL,
    watermarked INTEGER NOT NULL, created_at BIGINT NOT NULL, started_at BIGINT, finished_at BIGINT,
    deadline_at BIGINT NOT NULL, error TEXT, video_token TEXT NOT NULL, download_token TEXT NOT NULL, video TEXT,
    checks TEXT NOT NULL, history TEXT NOT NULL, attempt INTEGER NOT NULL, owner TEXT, lease_until BIGINT NOT NULL)`,
  'CREATE INDEX jobs_running ON jobs (seq) WHERE final = 0',
  "CREATE INDEX jobs_starting ON jobs (status) WHERE final = 0 AND status = 'starting'",
  'CREATE INDEX jobs_deadline ON jobs (deadline_at) WHERE final = 0',
  'CREATE UNIQUE INDEX jobs_video_token ON jobs (video_token)',
  'CREATE UNIQUE INDEX jobs_download_token ON jobs (download_token)',
  'CREATE TABLE job_specs (job_id TEXT PRIMARY KEY, spec TEXT NOT NULL)',
  `CREATE TABLE hooks (
    seq ${serial}, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, event TEXT NOT NULL, webhook_url TEXT NOT NULL,
    description TEXT, active INTEGER NOT NULL, secret TEXT NOT NULL, failure_count INTEGER NOT NULL,
    last_delivery_at BIGINT, last_status TEXT, created_at BIGINT NOT NULL)`,
  'CREATE INDEX hooks_user ON hooks (user_id, seq)',
  `CREATE TABLE events (
    seq ${serial}, event_id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, event TEXT NOT NULL, payload TEXT NOT NULL,
    at BIGINT NOT NULL, job_id TEXT)`,
  'CREATE INDEX events_job ON events (job_id)',
  `CREATE TABLE deliveries (
    seq ${serial}, delivery_id TEXT NOT NULL UNIQUE, event_id TEXT NOT NULL, hook_id TEXT NOT NULL,
    user_id TEXT NOT NULL, event TEXT NOT NULL, job_id TEXT, body TEXT NOT NULL, status TEXT NOT NULL,
    tries INTEGER NOT NULL, started INTEGER NOT NULL, due_at BIGINT, created_at BIGINT NOT NULL, finished_at BIGINT,
    last_error TEXT, signed_at BIGINT, lease_until BIGINT NOT NULL)`,
  "CREATE INDEX deliveries_due ON deliveries (due_at) WHERE status = 'pending'",
  "CREATE INDEX deliveries_pending ON deliveries (hook_id, due_at, seq) WHERE status = 'pending'",
  'CREATE INDEX deliveries_hook ON deliveries (hook_id, seq)',
  'CREATE INDEX deliveries_job ON deliveries (job_id)',
  `CREATE TABLE attempts (
    delivery_id TEXT NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, url TEXT NOT NULL,
    request_headers TEXT NOT NULL, outcome TEXT NOT NULL, status INTEGER, response_headers TEXT, response_body TEXT,
    error TEXT, ms DOUBLE PRECISION, PRIMARY KEY (delivery_id, number))`,
];

/**
 * An attempt under way is part of its delivery's row and becomes a row of its own when it has ended: one row less to
 * write, and the few that a dead process left are found without looking at all others.
 */
const attemptsUnderWay: Migration = () => [
  'ALTER TABLE deliveries ADD COLUMN begun_at BIGINT',
  'ALTER TABLE deliveries ADD COLUMN begun_url TEXT',
  'CREATE INDEX deliveries_begun ON deliveries (begun_at) WHERE begun_at IS NOT NULL',
  "UPDATE attempts SET outcome = 'interrupted' WHERE outcome = 'started'",
];

/** Attempts are fenced by who makes them, as jobs are. */
const attemptOwners: Migration = () => ['ALTER TABLE deliveries ADD COLUMN owner TEXT'];

/** What is too old is found without looking at the rest. */
const ages: Migration = () => [
  'CREATE INDEX deliveries_finished ON deliveries (finished_at) WHERE finished_at IS NOT NULL',
  'CREATE INDEX deliveries_event ON deliveries (event_id)',
  'CREATE INDEX events_at ON events (at)',
  'CREATE INDEX idempotency_keys_at ON idempotency_keys (at)',
];

/** Keys and secrets were kept as they are. */
const secretsAtRest: Migration = () => [
  'ALTER TABLE api_keys RENAME COLUMN api_key TO key_digest',
  "ALTER TABLE api_keys ADD COLUMN hint TEXT NOT NULL DEFAULT ''",
  {
    read: 'SELECT key_digest FROM api_keys',
    write: 'UPDATE api_keys SET key_digest = ?, hint = ? WHERE key_digest = ?',
    change: ({ key_digest: key }) => [keyDigest(String(key)), shownKey(String(key)), String(key)],
  },
  {
    read: 'SELECT id, secret FROM hooks',
    write: 'UPDATE hooks SET secret = ? WHERE id = ?',
    change: ({ id, secret }, secrets) => [secrets.seal(String(secret)), String(id)],
  },
];

/** What was planned outlives the render. */
const keptPlans: Migration = () => ['ALTER TABLE jobs ADD COLUMN plan TEXT'];

/** Accounts take turns: the next job of each is found without looking at all that one of them has. */
const turns: Migration = () => [
  'DROP INDEX jobs_running',
  'CREATE INDEX jobs_turn ON jobs (user_id, seq) WHERE final = 0',
];

/** Which process plans, so that the others know when it is gone. */
const planningProcesses: Migration = () => ['ALTER TABLE plannings ADD COLUMN process TEXT'];

/** Scenes are leased one by one, where several processes make them. */
const jobScenes: Migration = () => [
  `CREATE TABLE job_scenes (
    job_id TEXT NOT NULL, scene INTEGER NOT NULL, maker TEXT NOT NULL, base TEXT NOT NULL, made INTEGER NOT NULL,
    owner TEXT, lease_until BIGINT NOT NULL, attempt INTEGER NOT NULL, file TEXT, facts TEXT, PRIMARY KEY (job_id, scene))`,
  'CREATE INDEX job_scenes_open ON job_scenes (job_id, scene) WHERE made = 0',
];

/**
 * Each condition of an index on what lives is its own: a statement finds its rows by one of them alone. Where several fit, a
 * database that was told when nothing lived chooses any, and looks at all that lives for one row.
 */
const oneIndexEach: Migration = () => [
  'DROP INDEX jobs_starting',
  "CREATE INDEX jobs_starting ON jobs (status) WHERE status = 'starting'",
  'DROP INDEX jobs_deadline',
  'CREATE INDEX jobs_deadline ON jobs (deadline_at) WHERE finished_at IS NULL',
  'DROP INDEX deliveries_due',
  'CREATE INDEX deliveries_due ON deliveries (due_at) WHERE finished_at IS NULL',
];

/** What is said of a running job's attempts ends with the rest that is needed only while it runs. */
const lostAttempts: Migration = () => ['ALTER TABLE job_specs ADD COLUMN losses TEXT'];

/** What a worker changes of a job stands in no index, so that only its row is written. */
const leanJobs: Migration = () => [
  'DROP INDEX jobs_starting',
  'DROP INDEX jobs_deadline',
  'CREATE INDEX jobs_deadline ON jobs (deadline_at, seq) WHERE finished_at IS NULL',
];

/** What plannings booked that came to no job is found without looking at all ledgers. */
const plannedLedger: Migration = () => [
  "CREATE INDEX ledger_planned ON ledger (job_id) WHERE kind IN ('planning', 'refund')",
];

/** What a state that was replaced leaves behind. */
const leftVideos: Migration = () => ['CREATE TABLE left_videos (name TEXT PRIMARY KEY)'];

/** What processes say of themselves, where several share a state: nothing of the state. */
const toldSettings: Migration = () => [];

export const MIGRATIONS: readonly Migration[] = [
  initial,
  attemptsUnderWay,
  attemptOwners,
  ages,
  secretsAtRest,
  keptPlans,
  turns,
  planningProcesses,
  jobScenes,
  oneIndexEach,
  lostAttempts,
  leanJobs,
  plannedLedger,
  leftVideos,
  toldSettings,
];
/** The first version whose secrets are sealed. */
export const SEALED_SINCE = 5;
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings a database from a version to this one. The caller's transaction is around it. */
export const migrateFrom = async (connection: Connection, version: number): Promise<void> => {
  const engine = ENGINES[connection.dialect];
  for (const [at, migration] of MIGRATIONS.entries()) {
    if (at < version) continue;
    for (const step of migration(engine)) {
      if (typeof step === 'string') {
        await connection.all(engine.schema(step), []);
        continue;
      }
      const rows = (await connection.all(step.read, [])) as readonly Readonly<Record<string, SqlValue>>[];
      for (const row of rows) await connection.all(engine.schema(step.write), step.change(row, connection.secrets));
    }
    for (const words of engine.besides[at + 1] ?? []) await connection.all(engine.schema(words), []);
  }
};
