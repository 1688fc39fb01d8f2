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
  /** What the sender was answered; undefined when it had gone before there was an answer. */
  readonly status: number | undefined;
  /** Whether it was answered 200 for a retry, before an app had taken it. */
  readonly answeredEarly: boolean;
  /**
   * Each hand-over to an app that has ended, the last one at the end; none without a receiver for its event. One that was sent
   * again while the same delivery was under way shares them with it.
   */
  readonly forwarded: readonly Forwarded[];
}
