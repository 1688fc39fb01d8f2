import type { WebhookDelivery, WebhookVerificationError } from '@vid/sdk';
import type { Sent } from '../webhook/sent';

/** One hand-over to an app. */
export interface Forwarded {
  /** The app's address without what lets somebody in: no name, no password, no value of its query. */
  readonly url: string;
  readonly sent: Sent;
}

/** A request that came in. */
export interface ReceivedDelivery {
  /** 1 for the first since the listener stands. */
  readonly number: number;
  readonly receivedAt: Date;
  /** As they came, names in their own case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Byte for byte. */
  readonly body: Buffer;
  /** What was delivered; undefined when it failed verification. */
  readonly delivery: WebhookDelivery | undefined;
  /** Why it failed verification; `explain()` says it at length. */
  readonly refusal: WebhookVerificationError | undefined;
  /** 1, or more when the same delivery has come before: the service tries again, or was asked to. */
  readonly attempt: number;
  /** What the sender was answered. */
  readonly status: number;
  /** Each hand-over to an app, the last one at the end; none without a receiver for its event. */
  readonly forwarded: readonly Forwarded[];
}
