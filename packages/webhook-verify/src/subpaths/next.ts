/** A receiver for the route handlers of Next.js (app router), on the Node and the edge runtime. */
import { fetchReceiver } from '../receivers/fetch-handler';
import { readFetchBody } from '../receivers/read-fetch-body';
import type { ReceiverOptions } from '../receivers/receiver-options';

export type { ReceiverOptions } from '../receivers/receiver-options';

/**
 * A route handler: `export const POST = webhookHandler({ secret: () => process.env.VID_WEBHOOK_SECRET, onDelivery })`.
 * A secret that is a function is read per request, so that building the application needs none. Give `after` of
 * `next/server` as `waitUntil` where functions are frozen after their answer.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = (options: ReceiverOptions<Request>): ((request: Request) => Promise<Response>) => {
  const receive = fetchReceiver(options, 'next');
  return (request) => receive({ request, readBody: (maxBytes) => readFetchBody(request, maxBytes) }, request);
};
