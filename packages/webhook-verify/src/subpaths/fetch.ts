/** A receiver for everything that serves a Fetch request: Deno, Bun, Cloudflare Workers and other edge runtimes. */
import { fetchReceiver } from '../receivers/fetch-handler';
import { readFetchBody } from '../receivers/read-fetch-body';
import type { ReceiverOptions } from '../receivers/receiver-options';

export type { ReceiverOptions } from '../receivers/receiver-options';

/**
 * A function from request to response: `Deno.serve(webhookHandler({ secret, onDelivery }))`. Where the platform hands
 * over a context with `waitUntil` (workers do), work that outlasts the answer is given to it.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = (
  options: ReceiverOptions<Request>,
): ((request: Request, ...platform: readonly unknown[]) => Promise<Response>) => {
  const receive = fetchReceiver(options, { framework: 'fetch', entry: webhookHandler });
  return (request, ...platform) => {
    const context = platform.find(isWaiting);
    return receive(
      {
        request,
        readBody: (maxBytes) => readFetchBody(request, maxBytes),
        waitUntil: context && ((work) => context.waitUntil(work)),
      },
      request,
      platform,
    );
  };
};

const isWaiting = (value: unknown): value is { waitUntil(work: Promise<unknown>): void } =>
  typeof value === 'object' && value !== null && 'waitUntil' in value && typeof value.waitUntil === 'function';
