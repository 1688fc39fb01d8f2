/**
 * A receiver for Fastify. Fastify parses a body before it calls a route's handler, so this gives the options of a
 * route: its `onRequest` hook reads the raw body and answers, whatever content type parsers exist.
 */
import { calledBy, notAnAnswer } from '../receivers/called-by';
import { createReceiver } from '../receivers/create-receiver';
import { forestalled } from '../receivers/forestalled';
import { type NodeRequest, nodeHeaders, readNodeBody } from '../receivers/node-request';
import type { ReceiverOptions } from '../receivers/receiver-options';
import { notAnswered, responseMistake, wrongUse } from '../receivers/setup-mistake';
import { LINES, watchForCall } from '../receivers/watch-for-call';
import { watchForTaker } from '../receivers/watch-for-taker';
import { verifyAttemptSync } from '../verify/verify-webhook-sync';

export type { NodeRequest } from '../receivers/node-request';
export type { ReceiverOptions } from '../receivers/receiver-options';

/** What is used of a Fastify request. */
export interface FastifyRequestLike {
  /** Node's own request: its stream is the raw body. */
  readonly raw: NodeRequest;
  /** What a content type parser made of the body, for a route without the hook. */
  readonly body?: unknown;
  /** The bytes of the body, where something keeps them, as NestJS does. */
  readonly rawBody?: unknown;
}

/** What is used of a Fastify reply. */
export interface FastifyReplyLike {
  /** Sets the status. */
  code(status: number): unknown;
  /** Sets headers. */
  headers(values: Record<string, string>): unknown;
  /** Ends the request with this text. */
  send(payload: string): unknown;
}

/** Route options with a handler, as `fastify.post(path, options)` and `fastify.route({ ...options })` take them. */
export interface FastifyWebhookRoute<Request extends FastifyRequestLike> {
  /** Reads the raw body before any content type parser does, and answers. */
  readonly onRequest: (request: Request, reply: FastifyReplyLike) => Promise<unknown>;
  /** Answers where the hook is left out: it then needs what keeps the bytes, a content type parser or NestJS with `rawBody`. */
  readonly handler: (request: Request, reply: FastifyReplyLike) => Promise<unknown>;
}

const AS_HANDLER =
  'What webhookHandler returned was given as the handler of a route, and it is the options of one. Write app.post(path, webhookHandler({ secret, onDelivery })), or app.post(path, { ...options, ...webhookHandler({ secret, onDelivery }) }).';

/** Whether somebody else has answered, or has taken the answer over. */
const isAnswered = (reply: FastifyReplyLike & { readonly sent?: boolean }): boolean => reply?.sent === true;

/**
 * A whole route: `fastify.post('/webhooks/vid', webhookHandler({ secret, onDelivery }))`.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Request extends FastifyRequestLike = FastifyRequestLike>(
  options: ReceiverOptions<Request>,
): FastifyWebhookRoute<Request> => {
  const made = { framework: 'fastify', entry: webhookHandler } as const;
  const receive = createReceiver(options, { ...made, verify: verifyAttemptSync, outlivesAnswer: true });
  const called = watchForCall(made);
  const answerWith = (readBody: (request: Request, maxBytes: number) => unknown) =>
    calledBy(
      'fastify',
      made,
      receive,
      async (request: Request, reply: FastifyReplyLike): Promise<unknown> => {
        const mistake = responseMistake(reply, 'send');
        const { status, headers, body } = await receive({
          request,
          method: request.raw.method,
          headers: nodeHeaders(request.raw),
          readBody: (maxBytes) => readBody(request, maxBytes),
          mistake,
          forestalled: () => (isAnswered(reply) ? forestalled(LINES.fastify) : undefined),
        });
        if (mistake) throw notAnswered(mistake);
        if (isAnswered(reply)) return reply;
        reply.code(status);
        reply.headers({ ...headers, ...(request.raw.complete === false && { connection: 'close' }) });
        reply.send(body);
        return reply;
      },
      called,
    );
  const route = {
    onRequest: answerWith((request, maxBytes) => readNodeBody(request.raw, maxBytes)),
    // NestJS with `rawBody: true`, and plugins like it, keep the bytes beside what they parsed.
    handler: answerWith((request) => request.rawBody ?? request.body),
  };
  const { watched, taken } = watchForTaker(route);
  // Fastify binds what it takes for a handler.
  Object.defineProperty(watched, 'bind', {
    value: () => {
      throw wrongUse(AS_HANDLER);
    },
  });
  return notAnAnswer(watched, receive, () => {
    taken();
    called();
  });
};
