/** A receiver for Koa: use it before a body parser, or on a path that none reads. */
import type { ServerResponse } from 'node:http';
import { calledBy } from '../receivers/called-by';
import { answerNode } from '../receivers/caller';
import { createReceiver } from '../receivers/create-receiver';
import { forestalled } from '../receivers/forestalled';
import { type NodeRequest, nodeHeaders, readNodeBody } from '../receivers/node-request';
import type { ReceiverOptions } from '../receivers/receiver-options';
import { wrongUse } from '../receivers/setup-mistake';
import { LINES } from '../receivers/watch-for-call';
import { verifyAttemptSync } from '../verify/verify-webhook-sync';

export type { NodeRequest } from '../receivers/node-request';
export type { ReceiverOptions } from '../receivers/receiver-options';

/** What is used of a Koa context. */
export interface KoaContextLike {
  /** Node's own request: its stream is the raw body. */
  readonly req: NodeRequest;
  /** What a body parser left of the body: its text as `rawBody`, or only what it made of it. */
  readonly request: { readonly header: object; readonly body?: unknown; readonly rawBody?: unknown };
  /** Takes the status of the answer. */
  status: number;
  /** Takes the body of the answer. */
  body: unknown;
  /** Sets headers of the answer. */
  set(headers: Record<string, string>): unknown;
}

/**
 * A middleware for one path: `router.post('/webhooks/vid', webhookHandler({ secret, onDelivery }))`. The raw text that
 * koa-bodyparser keeps is taken, too.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Context extends KoaContextLike = KoaContextLike>(
  options: ReceiverOptions<Context>,
): ((context: Context) => Promise<void>) => {
  const runtime = { framework: 'koa', entry: webhookHandler, verify: verifyAttemptSync, outlivesAnswer: true } as const;
  const receive = createReceiver(options, runtime);
  return calledBy('koa', runtime, receive, async (context: Context) => {
    const { req } = context;
    const mistake = isAnswered(context) ? forestalled(LINES.koa) : wrongUse(NOT_RETURNED);
    const { status, headers, body } = await receive({
      request: context,
      method: req.method,
      headers: nodeHeaders(req),
      readBody: (maxBytes) => readKoaBody(context, maxBytes),
      forestalled: () => (isAnswered(context) ? mistake : undefined),
    });
    if (isAnswered(context)) return;
    if (isLeftAlone(context)) {
      answerNode([req, (context as Answerable).res], { status, headers, body });
      return;
    }
    context.status = status;
    context.set({ ...headers, ...(req.complete === false && { connection: 'close' }) });
    context.body = body;
  });
};

const NOT_RETURNED =
  'Koa had answered before the handler was done, with 404 unless something else was said: its promise was not returned, and the service takes a 404 for final. Write router.post(path, webhookHandler({ secret, onDelivery })), or return receive(context), or await it.';

/** What Koa's own context has of an answer. */
interface Answerable extends KoaContextLike {
  readonly res?: ServerResponse;
  readonly respond?: boolean;
}

/** Whether Koa, or somebody around it, has sent an answer. */
const isAnswered = ({ res }: Answerable): boolean => res?.headersSent === true;

/** Whether Koa was told to send nothing. */
const isLeftAlone = ({ respond, res }: Answerable): boolean => respond === false && res !== undefined;

/** Body parsers of Koa leave what they found on Koa's request, not on Node's. */
const readKoaBody = ({ req, request: { body, rawBody } }: KoaContextLike, maxBytes: number): unknown => {
  if (typeof rawBody === 'string' || ArrayBuffer.isView(rawBody)) return rawBody;
  return req.readableDidRead ? (body ?? req) : readNodeBody(req, maxBytes);
};
