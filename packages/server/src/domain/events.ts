/**
 * Events and their deliveries. An event becomes one delivery for each active hook that listens to it, in the transaction
 * that causes the event; the body is fixed then and is the same, byte for byte, at every attempt.
 * Specification: Events; Delivery format.
 */
import type { DeliveryBody } from '@vid/sdk/contract';
import type { Hook } from './hook';

export interface EmittedEvent {
  readonly eventId: string;
  readonly userId: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly jobId: string | null;
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'dropped';

/** What of a delivery decides what an attempt at it means. */
export interface DeliveryState {
  readonly status: DeliveryStatus;
  /** Attempts that came to an end; an attempt that a crash cut off does not count. */
  readonly tries: number;
  /** Unix seconds of the first signature, for the policy that signs once. */
  readonly signedAt: number | null;
}

/** What attempts change about a delivery. */
export interface DeliveryProgress extends DeliveryState {
  /** When the next attempt is due (virtual Unix ms); null when none is. */
  readonly dueAt: number | null;
  readonly finishedAt: number | null;
  readonly lastError: string | null;
}

/** One event on its way to one hook. */
export interface Delivery extends DeliveryProgress {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly hookId: string;
  readonly userId: string;
  readonly event: string;
  readonly jobId: string | null;
  /** The raw body. */
  readonly body: string;
  /** Attempts that were begun. */
  readonly started: number;
  /** When the attempt under way began (virtual Unix ms); null when none is. */
  readonly begunAt: number | null;
  readonly createdAt: number;
}

/** Derives a delivery's id from its event's, so that ids need not be drawn inside a decision. */
const deliveryId = (eventId: string, index: number): string => `dlv_${eventId.replace(/^evt_/, '')}_${index + 1}`;

/** The delivery of an event to a hook. */
export const toDelivery = (event: EmittedEvent, hook: Pick<Hook, 'id'>, id: string): Delivery => {
  const body: DeliveryBody = {
    event: event.event,
    payload: event.payload,
    emitted_at: new Date(event.at).toISOString(),
    delivery_id: id,
  };
  return {
    deliveryId: id,
    eventId: event.eventId,
    hookId: hook.id,
    userId: event.userId,
    event: event.event,
    jobId: event.jobId,
    body: JSON.stringify(body),
    status: 'pending',
    tries: 0,
    started: 0,
    begunAt: null,
    dueAt: event.at,
    createdAt: event.at,
    finishedAt: null,
    lastError: null,
    signedAt: null,
  };
};

/** One delivery for every active hook that listens to the event. */
export const fanOut = (
  event: EmittedEvent,
  hooks: readonly Pick<Hook, 'id' | 'event' | 'active'>[],
): readonly Delivery[] =>
  hooks
    .filter((hook) => hook.active && hook.event === event.event)
    .map((hook, index) => toDelivery(event, hook, deliveryId(event.eventId, index)));
