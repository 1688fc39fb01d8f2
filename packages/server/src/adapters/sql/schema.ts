/**
 * The tables, as every SQL database has them: texts, whole numbers and doubles only. Truth values are 0 and 1, times are
 * Unix milliseconds, structured values are JSON texts.
 */
import type { Generated } from 'kysely';

export interface SettingsTable {
  name: string;
  value: string;
}

export interface AccountsTable {
  user_id: string;
  email: string | null;
  name: string | null;
  plan: string;
  suspended: number;
  limits: string;
  balance: number;
  low_notified: number;
  windows: string;
  month: string;
  month_spent: number;
  stored_bytes: number;
  running_jobs: number;
  app_holds: number;
  created_at: number;
  seq: Generated<number>;
}

export interface ApiKeysTable {
  /** Of the key itself nothing is kept. */
  key_digest: string;
  hint: string;
  user_id: string;
  revoked_at: number | null;
}

export interface LedgerTable {
  seq: Generated<number>;
  id: string;
  user_id: string;
  at: number;
  kind: string;
  amount: number;
  balance_after: number;
  job_id: string | null;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  state: string;
  job_id: string;
  at: number;
}

export interface PlanningsTable {
  job_id: string;
  user_id: string;
  key: string | null;
  credits: number;
  at: number;
  /** Null where there is one process only. */
  process: string | null;
}

export interface JobsTable {
  seq: Generated<number>;
  job_id: string;
  user_id: string;
  status: string;
  final: number;
  progress: number;
  title: string;
  form: string;
  scene_count: number;
  scenes_failed: number;
  credits_used: number;
  credits_refunded: number;
  watermarked: number;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  deadline_at: number;
  error: string | null;
  video_token: string;
  download_token: string;
  video: string | null;
  checks: string;
  history: string;
  attempt: number;
  owner: string | null;
  lease_until: number;
  /** What is kept of what was planned; null for jobs of earlier versions. */
  plan: string | null;
}

export interface JobSpecsTable {
  job_id: string;
  spec: string;
  /** Attempts that were lost with their worker, in JSON; null: none. */
  losses: string | null;
}

/** Scenes of running jobs that several processes make; no part of a dump, since they can be made again. */
export interface JobScenesTable {
  job_id: string;
  scene: number;
  maker: string;
  base: string;
  made: number;
  owner: string | null;
  lease_until: number;
  attempt: number;
  file: string | null;
  facts: string | null;
}

/** No part of a dump: the place of the videos has them, not the state. */
export interface LeftVideosTable {
  name: string;
}

export interface HooksTable {
  seq: Generated<number>;
  id: string;
  user_id: string;
  event: string;
  webhook_url: string;
  description: string | null;
  active: number;
  /** Sealed. */
  secret: string;
  failure_count: number;
  last_delivery_at: number | null;
  last_status: string | null;
  created_at: number;
}

export interface EventsTable {
  seq: Generated<number>;
  event_id: string;
  user_id: string;
  event: string;
  payload: string;
  at: number;
  job_id: string | null;
}

export interface DeliveriesTable {
  seq: Generated<number>;
  delivery_id: string;
  event_id: string;
  hook_id: string;
  user_id: string;
  event: string;
  job_id: string | null;
  body: string;
  status: string;
  tries: number;
  started: number;
  due_at: number | null;
  created_at: number;
  finished_at: number | null;
  last_error: string | null;
  signed_at: number | null;
  lease_until: number;
  /** Who makes the attempt under way, when it began, and the URL that it calls; null when none is. */
  owner: string | null;
  begun_at: number | null;
  begun_url: string | null;
}

export interface AttemptsTable {
  delivery_id: string;
  number: number;
  at: number;
  url: string;
  request_headers: string;
  outcome: string;
  status: number | null;
  response_headers: string | null;
  response_body: string | null;
  error: string | null;
  ms: number | null;
}

export interface Schema {
  settings: SettingsTable;
  accounts: AccountsTable;
  api_keys: ApiKeysTable;
  ledger: LedgerTable;
  idempotency_keys: IdempotencyKeysTable;
  plannings: PlanningsTable;
  jobs: JobsTable;
  job_specs: JobSpecsTable;
  job_scenes: JobScenesTable;
  left_videos: LeftVideosTable;
  hooks: HooksTable;
  events: EventsTable;
  deliveries: DeliveriesTable;
  attempts: AttemptsTable;
}

/** The state, in an order in which it can be filled. */
export const TABLES = [
  'settings',
  'accounts',
  'api_keys',
  'ledger',
  'idempotency_keys',
  'plannings',
  'jobs',
  'job_specs',
  'hooks',
  'events',
  'deliveries',
  'attempts',
] as const satisfies readonly (keyof Schema)[];

/** Those whose rows are numbered by the database. */
export const COUNTED: readonly (keyof Schema)[] = ['accounts', 'ledger', 'jobs', 'hooks', 'events', 'deliveries'];
