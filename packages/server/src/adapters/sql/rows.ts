/** Rows to domain objects and back. */
import type { JobStatus } from '@vid/sdk/contract';
import { isFinalJobStatus } from '@vid/sdk/contract';
import type { Selectable } from 'kysely';
import type { Account } from '../../domain/account';
import type { Attempt } from '../../domain/attempts';
import type { Delivery, DeliveryStatus, EmittedEvent } from '../../domain/events';
import type { Hook } from '../../domain/hook';
import type { IdempotencyKey } from '../../domain/idempotency';
import type { Job } from '../../domain/job';
import type { LedgerEntry, LedgerKind } from '../../domain/ledger';
import type * as T from './schema';

type Row<Table> = Omit<Selectable<Table>, 'seq'>;

const json = <V>(text: string): V => JSON.parse(text) as V;
const maybeJson = <V>(text: string | null): V | null => (text === null ? null : json<V>(text));
const bit = (value: boolean): number => (value ? 1 : 0);

export const toAccount = (row: Row<T.AccountsTable>): Account => ({
  userId: row.user_id,
  email: row.email,
  name: row.name,
  plan: row.plan,
  suspended: row.suspended === 1,
  limits: json(row.limits),
  balance: row.balance,
  lowNotified: row.low_notified === 1,
  windows: json(row.windows),
  month: row.month,
  monthSpent: row.month_spent,
  storedBytes: row.stored_bytes,
  runningJobs: row.running_jobs,
  appHolds: row.app_holds,
  createdAt: row.created_at,
});

export const fromAccount = (account: Account): Row<T.AccountsTable> => ({
  user_id: account.userId,
  email: account.email,
  name: account.name,
  plan: account.plan,
  suspended: bit(account.suspended),
  limits: JSON.stringify(account.limits),
  balance: account.balance,
  low_notified: bit(account.lowNotified),
  windows: JSON.stringify(account.windows),
  month: account.month,
  month_spent: account.monthSpent,
  stored_bytes: account.storedBytes,
  running_jobs: account.runningJobs,
  app_holds: account.appHolds,
  created_at: account.createdAt,
});

export const toLedgerEntry = (row: Row<T.LedgerTable>): LedgerEntry => ({
  id: row.id,
  at: row.at,
  kind: row.kind as LedgerKind,
  amount: row.amount,
  balanceAfter: row.balance_after,
  jobId: row.job_id,
});

export const fromLedgerEntry = (userId: string, entry: LedgerEntry): Row<T.LedgerTable> => ({
  id: entry.id,
  user_id: userId,
  at: entry.at,
  kind: entry.kind,
  amount: entry.amount,
  balance_after: entry.balanceAfter,
  job_id: entry.jobId,
});

export const toKey = (row: Row<T.IdempotencyKeysTable>): IdempotencyKey => ({
  key: row.key,
  state: row.state as IdempotencyKey['state'],
  jobId: row.job_id,
  at: row.at,
});

export const toJob = (row: Row<T.JobsTable>): Job => ({
  jobId: row.job_id,
  userId: row.user_id,
  status: row.status as JobStatus,
  progress: row.progress,
  title: row.title,
  form: row.form as Job['form'],
  sceneCount: row.scene_count,
  scenesFailed: row.scenes_failed,
  creditsUsed: row.credits_used,
  creditsRefunded: row.credits_refunded,
  watermarked: row.watermarked === 1,
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  deadlineAt: row.deadline_at,
  error: row.error,
  videoToken: row.video_token,
  downloadToken: row.download_token,
  video: maybeJson(row.video),
  checks: json(row.checks),
  history: json(row.history),
  attempt: row.attempt,
});

export const fromJob = (job: Job): Row<T.JobsTable> => ({
  job_id: job.jobId,
  user_id: job.userId,
  status: job.status,
  final: bit(isFinalJobStatus(job.status)),
  progress: job.progress,
  title: job.title,
  form: job.form,
  scene_count: job.sceneCount,
  scenes_failed: job.scenesFailed,
  credits_used: job.creditsUsed,
  credits_refunded: job.creditsRefunded,
  watermarked: bit(job.watermarked),
  created_at: job.createdAt,
  started_at: job.startedAt,
  finished_at: job.finishedAt,
  deadline_at: job.deadlineAt,
  error: job.error,
  video_token: job.videoToken,
  download_token: job.downloadToken,
  video: job.video === null ? null : JSON.stringify(job.video),
  checks: JSON.stringify(job.checks),
  history: JSON.stringify(job.history),
  attempt: job.attempt,
  owner: null,
  lease_until: 0,
});

export const toHook = (row: Row<T.HooksTable>): Hook => ({
  id: row.id,
  userId: row.user_id,
  event: row.event,
  webhookUrl: row.webhook_url,
  description: row.description,
  active: row.active === 1,
  secret: row.secret,
  failureCount: row.failure_count,
  lastDeliveryAt: row.last_delivery_at,
  lastStatus: row.last_status,
  createdAt: row.created_at,
});

export const fromHook = (hook: Hook): Row<T.HooksTable> => ({
  id: hook.id,
  user_id: hook.userId,
  event: hook.event,
  webhook_url: hook.webhookUrl,
  description: hook.description,
  active: bit(hook.active),
  secret: hook.secret,
  failure_count: hook.failureCount,
  last_delivery_at: hook.lastDeliveryAt,
  last_status: hook.lastStatus,
  created_at: hook.createdAt,
});

export const toEvent = (row: Row<T.EventsTable>): EmittedEvent => ({
  eventId: row.event_id,
  userId: row.user_id,
  event: row.event,
  payload: json(row.payload),
  at: row.at,
  jobId: row.job_id,
});

export const fromEvent = (event: EmittedEvent): Row<T.EventsTable> => ({
  event_id: event.eventId,
  user_id: event.userId,
  event: event.event,
  payload: JSON.stringify(event.payload),
  at: event.at,
  job_id: event.jobId,
});

export const toDelivery = (row: Omit<Row<T.DeliveriesTable>, 'lease_until' | 'begun_url'>): Delivery => ({
  deliveryId: row.delivery_id,
  eventId: row.event_id,
  hookId: row.hook_id,
  userId: row.user_id,
  event: row.event,
  jobId: row.job_id,
  body: row.body,
  status: row.status as DeliveryStatus,
  tries: row.tries,
  started: row.started,
  begunAt: row.begun_at,
  dueAt: row.due_at,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  lastError: row.last_error,
  signedAt: row.signed_at,
});

/** A new delivery: nobody has begun an attempt. */
export const fromDelivery = (delivery: Delivery): Row<T.DeliveriesTable> => ({
  delivery_id: delivery.deliveryId,
  event_id: delivery.eventId,
  hook_id: delivery.hookId,
  user_id: delivery.userId,
  event: delivery.event,
  job_id: delivery.jobId,
  body: delivery.body,
  status: delivery.status,
  tries: delivery.tries,
  started: delivery.started,
  due_at: delivery.dueAt,
  created_at: delivery.createdAt,
  finished_at: delivery.finishedAt,
  last_error: delivery.lastError,
  signed_at: delivery.signedAt,
  lease_until: 0,
  begun_at: null,
  begun_url: null,
});

export const toAttempt = (row: Row<T.AttemptsTable>): Attempt => ({
  deliveryId: row.delivery_id,
  number: row.number,
  at: row.at,
  url: row.url,
  requestHeaders: json(row.request_headers),
  outcome: row.outcome as Attempt['outcome'],
  status: row.status,
  responseHeaders: maybeJson(row.response_headers),
  responseBody: row.response_body,
  error: row.error,
  ms: row.ms,
});

/** An attempt of which nothing is known but that it began. */
export const begunAttempt = (begun: Pick<Attempt, 'deliveryId' | 'number' | 'at' | 'url'>): Attempt => ({
  ...begun,
  requestHeaders: {},
  outcome: 'started',
  status: null,
  responseHeaders: null,
  responseBody: null,
  error: null,
  ms: null,
});

export const fromAttempt = (attempt: Attempt): Row<T.AttemptsTable> => ({
  delivery_id: attempt.deliveryId,
  number: attempt.number,
  at: attempt.at,
  url: attempt.url,
  request_headers: JSON.stringify(attempt.requestHeaders),
  outcome: attempt.outcome,
  status: attempt.status,
  response_headers: attempt.responseHeaders === null ? null : JSON.stringify(attempt.responseHeaders),
  response_body: attempt.responseBody,
  error: attempt.error,
  ms: attempt.ms,
});
