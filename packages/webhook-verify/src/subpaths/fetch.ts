/** A receiver for everything that serves a Fetch request: Deno, Bun, Cloudflare Workers and other edge runtimes. */
import { fetchHandler } from '../receivers/fetch-handler';
import { readFetchBody } from '../receivers/read-fetch-body';
import type { ReceiverOptions } from '../receivers/receiver-options';

export type { ReceiverOptions } from '../receivers/receiver-options';

/** What `secret` and `onDelivery` are called with: the request, and what the runtime hands over beside it. */
export type FetchReceiverOptions<Bindings = unknown> = ReceiverOptions<Request, [bindings: Bindings]>;

/**
 * A function from request to response: `Deno.serve(webhookHandler({ secret, onDelivery }))`. `secret` and `onDelivery` get
 * the runtime's second argument as well, which holds the secrets of Workers:
 * `{ fetch: webhookHandler<Env>({ secret: (_request, env) => env.VID_WEBHOOK_SECRET, onDelivery }) }`. Where the platform
 * hands over a context with `waitUntil` (workers do), work that outlasts the answer is given to it.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Bindings = unknown>(
  options: FetchReceiverOptions<Bindings>,
): ((request: Request, ...platform: readonly unknown[]) => Promise<Response>) =>
  fetchHandler(
    options as ReceiverOptions<Request, readonly unknown[]>,
    { framework: 'fetch', entry: webhookHandler, caller: 'fetch' },
    (raw: Request, ...platform) => {
      const context = platform.find(isWaiting);
      return {
        raw,
        request: raw,
        readBody: (maxBytes) => readFetchBody(raw, maxBytes),
        waitUntil: context && ((work) => context.waitUntil(work)),
        platform: platform.slice(0, 1),
      };
    },
  );

const isWaiting = (value: unknown): value is { waitUntil(work: Promise<unknown>): void } =>
  typeof value === 'object' && value !== null && 'waitUntil' in value && typeof value.waitUntil === 'function';
