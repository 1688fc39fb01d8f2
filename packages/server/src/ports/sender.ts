/** Signs and posts one delivery; the same for pings and for everything from the outbox. */
import type { AttemptOutcome } from '../domain/attempts';

export interface DeliveryToSend {
  readonly deliveryId: string;
  readonly event: string;
  readonly body: string;
  readonly url: string;
  readonly secret: string;
  /** Unix seconds that the signature covers. */
  readonly timestamp: number;
  readonly signal?: AbortSignal;
}

export interface SentDelivery {
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** `aborted`: the server is closing, and nothing is known about the receiver. */
  readonly outcome: AttemptOutcome | 'aborted';
  readonly ms: number;
}

export type SendDelivery = (delivery: DeliveryToSend) => Promise<SentDelivery>;
