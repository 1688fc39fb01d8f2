/** A receiver for the route handlers of Next.js (app router), on the Node and the edge runtime. */
import { fetchHandler } from '../receivers/fetch-handler';
import { readFetchBody } from '../receivers/read-fetch-body';
import type { ReceiverOptions } from '../receivers/receiver-options';

export type { ReceiverOptions } from '../receivers/receiver-options';

/** What every receiver takes. `next build` loads routes where no secret is set, so a missing one is refused per delivery. */
export interface NextReceiverOptions extends Omit<ReceiverOptions<Request>, 'secret'> {
  /** As for every receiver, or undefined while the application is built. Without one, every delivery is answered 500. */
  readonly secret: ReceiverOptions<Request>['secret'] | undefined;
}

/**
 * A route handler: `export const POST = webhookHandler({ secret: process.env.VID_WEBHOOK_SECRET, onDelivery })`.
 * Building the application needs no secret: a missing one is refused when a delivery comes. Give `after` of `next/server` as
 * `waitUntil` where functions are frozen after their answer.
 *
 * @throws {WebhookConfigError} an option is wrong, or the secret is there and is none
 */
export const webhookHandler = (
  options: NextReceiverOptions,
): ((request: Request, ...platform: readonly unknown[]) => Promise<Response>) =>
  fetchHandler(
    options as ReceiverOptions<Request>,
    { framework: 'next', entry: webhookHandler, isBuilt: true, caller: 'fetch' },
    (raw: Request, ..._platform: readonly unknown[]) => ({
      raw,
      request: raw,
      readBody: (maxBytes) => readFetchBody(raw, maxBytes),
    }),
  );
