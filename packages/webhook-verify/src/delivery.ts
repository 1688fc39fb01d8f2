/**
 * What a verified delivery is: the members of the signed body, narrowed by `event`, and which secret signed it. Types
 * only. Specification: Delivery format.
 */
import type { WebhookEventName, WebhookEventPayloads } from './generated/events';

/** The raw body of a request, byte for byte as it arrived: never a parsed object, never parsed and stringified again. */
export type RawBody = string | ArrayBuffer | ArrayBufferView;

/**
 * The headers of a request, names in any case: a plain object (values may be lists), `Headers`, a `Map`, a list of
 * pairs, or a flat list as in Node's `rawHeaders`.
 */
export type WebhookHeaders =
  | Readonly<Record<string, string | readonly string[] | null | undefined>>
  | Iterable<readonly [string, string | readonly string[]]>
  | Iterable<string>;

/** The secret shown once when the webhook was created, 64 lowercase hex digits; several of them during a rotation. */
export type WebhookSecret = string | readonly string[];

interface DeliveryOf<Event extends string, Payload> {
  /** Name of the event. */
  readonly event: Event;
  readonly payload: Payload;
  /** When the event happened, ISO 8601. */
  readonly emitted_at: string;
  /** Unique for the delivery and the same on its retries: what to deduplicate by. */
  readonly delivery_id: string;
  /** Place of the secret that signed this delivery, in the list that was given (0 for a single secret). */
  readonly secretIndex: number;
}

/** A verified delivery of one known event. */
export type WebhookDeliveryOf<Event extends WebhookEventName> = DeliveryOf<Event, WebhookEventPayloads[Event]>;

/**
 * A name that this version does not know: at run time any string. The type ends in NUL, which no event name does, so
 * that comparing `event` with a known name narrows the payload; assign it to a `string` to compare it with others.
 */
export type UnknownEventName = `${string}\0`;

/** A verified delivery of an event that this version does not know, passed through as it came. */
export type UnknownWebhookDelivery = DeliveryOf<UnknownEventName, Readonly<Record<string, unknown>>>;

/** A verified delivery. Compare `event` to narrow `payload`. Specification: Events. */
export type WebhookDelivery =
  | { readonly [Event in WebhookEventName]: WebhookDeliveryOf<Event> }[WebhookEventName]
  | UnknownWebhookDelivery;
