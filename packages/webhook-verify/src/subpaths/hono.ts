/** A receiver for Hono, on every runtime that Hono runs on. */
import { fetchHandler } from '../receivers/fetch-handler';
import { readFetchBody } from '../receivers/read-fetch-body';
import type { ReceiverOptions } from '../receivers/receiver-options';
import { noteOnceInDevelopment } from '../receivers/report-error';

export type { ReceiverOptions } from '../receivers/receiver-options';

/** What is used of a Hono context. */
export interface HonoContextLike {
  /** The request, and its bytes where middleware has read them. */
  readonly req: { readonly raw: Request; arrayBuffer(): Promise<ArrayBuffer> };
  /** Throws where the platform has none. */
  readonly executionCtx: { waitUntil(work: Promise<unknown>): void };
}

/**
 * A handler: `app.post('/webhooks/vid', webhookHandler({ secret, onDelivery }))`. On workers the secret may come from
 * the context: `secret: (c) => c.env.VID_WEBHOOK_SECRET`.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Context extends HonoContextLike = HonoContextLike>(
  options: ReceiverOptions<Context>,
): ((context: Context) => Promise<Response>) =>
  fetchHandler(options, { framework: 'hono', entry: webhookHandler, caller: 'hono' }, (context: Context) => ({
    raw: context.req.raw,
    request: context,
    readBody: (maxBytes) => readHonoBody(context, maxBytes),
    waitUntil: waitUntilOf(context),
    keep: (response) => keepIn(context, response),
  }));

/** What Hono's own context has of an answer. */
interface Answerable extends HonoContextLike {
  res?: Response;
  readonly finalized?: boolean;
  /** On Node: its response, which shows what was sent. */
  readonly env?: { readonly outgoing?: { readonly headersSent?: boolean } };
}

const NOT_RETURNED =
  'Hono had answered before the handler was done, with 404 unless something else was said: its promise was not returned, and the service takes a 404 for final. Write app.post(path, webhookHandler({ secret, onDelivery })), or return receive(context), or await it.';

/**
 * Leaves the response in the context, where Hono finds it when the caller awaits the handler and returns nothing: that would
 * be a 404 otherwise, which is final for the service.
 */
const keepIn = (context: Answerable, response: Response): Response => {
  if (context.env?.outgoing?.headersSent === true) noteOnceInDevelopment(NOT_RETURNED);
  // A context that somebody made up has none; what is there already stays.
  if (context.finalized !== false) return response;
  context.res = response;
  return context.res;
};

/** Middleware that read the body through Hono left the bytes in Hono's cache. */
const readHonoBody = async ({ req }: HonoContextLike, maxBytes: number): Promise<unknown> => {
  if (!req.raw.bodyUsed) return readFetchBody(req.raw, maxBytes);
  return req.arrayBuffer().catch(() => req.raw);
};

const waitUntilOf = (context: HonoContextLike): ((work: Promise<unknown>) => void) | undefined => {
  try {
    const { executionCtx } = context;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return undefined;
  }
};
