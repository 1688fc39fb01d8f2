import type { NextOptions } from './delivery-log';
import type { Forwarded, ReceivedDelivery } from './received-delivery';
import type { Registered } from './register-hooks';

/** A receiver of deliveries on this machine. */
export interface Listener extends AsyncDisposable, AsyncIterable<ReceivedDelivery> {
  /** Where it listens, as http://127.0.0.1:PORT/; every path is taken. */
  readonly url: string;
  /**
   * What the app verifies with: whatever is forwarded is signed with it. `console` and JSON of the listener, and of its
   * `webhooks`, show it as hidden, and copies made with `...` lack it.
   */
  readonly secret: string;
  /** What it registered, with the secrets. */
  readonly webhooks: readonly Registered[];
  /** The last 200, the latest at the end. */
  readonly deliveries: readonly ReceivedDelivery[];
  /** Those whose sender got 200, because they are tried again, and that no app has taken so far; at the end the lost ones. */
  readonly undelivered: readonly ReceivedDelivery[];
  /**
   * The first delivery of an event, or of whatever kind matches, that was not given before; it waits for one. Rejects when
   * the listener closes, after `timeoutMs`, and at once for an event or an option that there is not.
   */
  next(match?: string | ((received: ReceivedDelivery) => boolean), options?: NextOptions): Promise<ReceivedDelivery>;
  /** Hands a delivery on once more, signed at this moment. Rejects when it was refused or nobody takes its event. */
  resend(received: ReceivedDelivery): Promise<Forwarded>;
  /**
   * Removes the webhooks that were registered, waits for attempts at the app that are under way, and stops listening. The same
   * as `await using`.
   */
  close(): Promise<void>;
}
