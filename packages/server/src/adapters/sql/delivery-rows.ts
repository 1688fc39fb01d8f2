/** Rows of webhooks, events, deliveries and their attempts to domain objects and back. */
import type { Attempt } from '../../domain/attempts';
import type { Delivery, DeliveryStatus, EmittedEvent } from '../../domain/events';
import type { Hook } from '../../domain/hook';
import { bit, json, maybeJson, type Row } from './row';
import type * as T from './schema';
import type { SecretBox } from './secrets';

export const toHook = (row: Row<T.HooksTable>, secrets: SecretBox): Hook => ({
  id: row.id,
  userId: row.user_id,
  event: row.event,
  webhookUrl: row.webhook_url,
  description: row.description,
  active: row.active === 1,
  secret: secrets.open(row.secret),
  failureCount: row.failure_count,
  lastDeliveryAt: row.last_delivery_at,
  lastStatus: row.last_status,
  createdAt: row.created_at,
});

export const fromHook = (hook: Hook, secrets: SecretBox): Row<T.HooksTable> => ({
  id: hook.id,
  user_id: hook.userId,
  event: hook.event,
  webhook_url: hook.webhookUrl,
  description: hook.description,
  active: bit(hook.active),
  secret: secrets.seal(hook.secret),
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

export const toDelivery = (row: Omit<Row<T.DeliveriesTable>, 'lease_until' | 'owner' | 'begun_url'>): Delivery => ({
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
  owner: null,
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
