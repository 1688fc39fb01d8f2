import type { Hook, SubscribableEvent, VidClient } from '@vid/sdk';
import type { Forwarded, ReceivedDelivery } from './received-delivery';

/** What a listener does beside receiving and verifying. */
export interface ListenOptions {
  /** Port on 127.0.0.1. Default 0, which is any free one. */
  readonly port?: number | undefined;
  /** The secret of the deliveries, or several. Default: `VID_WEBHOOK_SECRET`, if there is one. */
  readonly secret?: string | readonly string[] | undefined;
  /** Registers a webhook for each of these events; they are removed when the listener closes. */
  readonly register?: readonly SubscribableEvent[] | undefined;
  /** Whose webhooks are registered. Default: a client of the environment (`VID_BASE_URL`, `VID_API_KEY`). */
  readonly client?: VidClient | undefined;
  /** The address that is registered, where it is not the listener's own: that of a tunnel. */
  readonly publicUrl?: string | undefined;
  /**
   * Deletes a webhook of the same event and address that somebody else registered, for good: nobody gets its secret again.
   */
  readonly replace?: boolean | undefined;
  /** Asked before `replace` deletes one; by default it is deleted. */
  readonly mayReplace?: ((webhook: Hook) => boolean | Promise<boolean>) | undefined;
  /**
   * The app: a URL, or URLs by event; `*` is every other event. Without one, deliveries are answered with 200. A name and a
   * password before the host are sent as Basic authorization.
   */
  readonly forward?: string | Readonly<Record<string, string>> | undefined;
  /** Signs what is forwarded anew with this secret, the app's. */
  readonly resignSecret?: string | undefined;
  /**
   * Further attempts at an app that can't be reached, is too late or answers 5xx or 429. The sender gets 200 then, and sends it no
   * more; at the latest when four fifths of the time are over that it waits.
   */
  readonly retries?: number | undefined;
  /** Pause in milliseconds before a further attempt, the first being 1. Default: 1, 2, 4 … at most 30 seconds. */
  readonly retryDelayMs?: ((attempt: number) => number) | undefined;
  /** Only these events, `video.*` for all that begin so; others are answered with 200 and go no further. */
  readonly events?: readonly string[] | undefined;
  /** The clock of a service that keeps its own, in Unix milliseconds; asked when a delivery's age is wrong by ours. */
  readonly now?: (() => number | Promise<number>) | undefined;
  /** Told of each delivery when it has been handed on. */
  readonly onDelivery?: ((delivery: ReceivedDelivery) => void) | undefined;
  /** Told of each further hand-over: a retry or a resend. */
  readonly onForwarded?: ((delivery: ReceivedDelivery, forwarded: Forwarded) => void) | undefined;
  /**
   * Told of each delivery whose sender is to get 200 though no app has taken it, to write it down. When it throws, the sender gets
   * what the app answered, and the delivery is left to it. `to` is the app's address as `forwarded` has it.
   */
  readonly onEarlyAnswer?: ((delivery: ReceivedDelivery, to: string) => void) | undefined;
  /** Told of each delivery that is not tried again, though the app has not taken it and its sender got 200. */
  readonly onGivenUp?: ((delivery: ReceivedDelivery) => void) | undefined;
  /** When it fires, attempts at the app that are under way are left, and `close()` waits for nothing any more. */
  readonly hurry?: AbortSignal | undefined;
  /** Told of everything else, such as webhooks that were registered, in a line for a person. */
  readonly onNote?: ((text: string) => void) | undefined;
}
