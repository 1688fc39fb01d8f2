/** Stored things as the admin API shows them: wire names, ISO times, no secrets. */
import type { Account, AccountLimits } from '../domain/account';
import { mergeLimits } from '../domain/account';
import type { Attempt } from '../domain/attempts';
import type { Delivery } from '../domain/events';
import type { Hook } from '../domain/hook';
import type { Job, VideoFacts } from '../domain/job';
import type { LedgerEntry } from '../domain/ledger';
import type { Usage } from '../domain/usage';
import type { LoggedRequest } from '../http/request-log';

export const iso = (at: number): string => new Date(at).toISOString();
const maybeIso = (at: number | null): string | null => (at === null ? null : iso(at));

export const accountBody = (account: Account, keys: readonly string[], limits: AccountLimits) => ({
  user_id: account.userId,
  email: account.email,
  name: account.name,
  plan: account.plan,
  suspended: account.suspended,
  credits_remaining: account.balance,
  limits: mergeLimits(limits, account.limits),
  api_keys: keys,
  running_jobs: account.runningJobs,
  app_renders_held: account.appHolds,
  stored_bytes: account.storedBytes,
  month: account.month,
  month_spent: account.monthSpent,
  created_at: iso(account.createdAt),
});

export const usageBody = ({ name, used, limit, resetsAt }: Usage) => ({
  name,
  used,
  limit,
  resets_at: maybeIso(resetsAt),
});

export const ledgerEntryBody = (entry: LedgerEntry) => ({
  id: entry.id,
  at: iso(entry.at),
  kind: entry.kind,
  amount: entry.amount,
  balance_after: entry.balanceAfter,
  job_id: entry.jobId,
});

const videoBody = ({ timings: _, ...facts }: VideoFacts) => facts;

export const jobBody = (job: Job, videoUrl: string | null) => ({
  job_id: job.jobId,
  user_id: job.userId,
  status: job.status,
  progress: job.progress,
  title: job.title,
  form: job.form,
  scenes: job.sceneCount,
  scenes_failed: job.scenesFailed,
  credits_used: job.creditsUsed,
  credits_refunded: job.creditsRefunded,
  error: job.error,
  video_url: videoUrl,
  video: job.video && videoBody(job.video),
  attempt: job.attempt,
  created_at: iso(job.createdAt),
  started_at: maybeIso(job.startedAt),
  finished_at: maybeIso(job.finishedAt),
  deadline_at: iso(job.deadlineAt),
});

export const deliveryBody = (delivery: Delivery) => ({
  delivery_id: delivery.deliveryId,
  event: delivery.event,
  hook_id: delivery.hookId,
  user_id: delivery.userId,
  job_id: delivery.jobId,
  status: delivery.status,
  attempts: delivery.started,
  next_attempt_at: maybeIso(delivery.dueAt),
  created_at: iso(delivery.createdAt),
  finished_at: maybeIso(delivery.finishedAt),
  last_error: delivery.lastError,
});

export const attemptBody = (attempt: Attempt, body: string) => ({
  number: attempt.number,
  at: iso(attempt.at),
  outcome: attempt.outcome,
  request: { method: 'POST', url: attempt.url, headers: attempt.requestHeaders, body },
  response:
    attempt.status === null
      ? null
      : { status: attempt.status, headers: attempt.responseHeaders ?? {}, body: attempt.responseBody ?? '' },
  error: attempt.error,
  ms: attempt.ms,
});

/** Of the address, the path: a query may hold what the caller took for a secret. */
export const requestBody = ({ headerNames: _, ...entry }: LoggedRequest) => ({
  ...entry,
  // Those of an earlier version have none.
  requestId: entry.requestId ?? null,
  path: entry.path.replace(/\?.*$/s, '?…'),
  at: iso(entry.at),
});

export const hookBody = (hook: Hook) => ({
  id: hook.id,
  user_id: hook.userId,
  event: hook.event,
  webhook_url: hook.webhookUrl,
  description: hook.description,
  active: hook.active,
  failure_count: hook.failureCount,
  last_delivery_at: maybeIso(hook.lastDeliveryAt),
  last_status: hook.lastStatus,
  created_at: iso(hook.createdAt),
});
