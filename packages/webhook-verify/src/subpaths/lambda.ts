/**
 * A receiver for AWS Lambda behind API Gateway (REST and HTTP APIs), a load balancer or a function URL. Lambda freezes
 * a function once it has answered, so the answer always waits for `onDelivery`.
 */
import { createReceiver } from '../receivers/create-receiver';
import type { ReceiverOptions } from '../receivers/receiver-options';
import { verifyAttemptSync } from '../verify/verify-webhook-sync';

export type { ReceiverOptions } from '../receivers/receiver-options';

/** What is used of the events of API Gateway, load balancers and function URLs. */
export interface LambdaEventLike {
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  readonly httpMethod?: string | undefined;
}

export interface LambdaAnswer {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * A function handler: `export const handler = webhookHandler({ secret, onDelivery })`.
 *
 * @throws {WebhookConfigError} an option is wrong
 */
export const webhookHandler = <Event extends LambdaEventLike = LambdaEventLike>(
  options: ReceiverOptions<Event>,
): ((event: Event) => Promise<LambdaAnswer>) => {
  const receive = createReceiver(options, { framework: 'lambda', verify: verifyAttemptSync, outlivesAnswer: false });
  return async (event) => {
    const { status, headers, body } = await receive({
      request: event,
      method: methodOf(event),
      // Where both are there, only the lists show duplicates.
      headers: event.multiValueHeaders ?? event.headers,
      readBody: () => (event.isBase64Encoded && event.body ? Buffer.from(event.body, 'base64') : event.body),
    });
    return { statusCode: status, headers: { ...headers }, body };
  };
};

/** REST APIs and load balancers tell the method at the top, HTTP APIs and function URLs in the request context. */
const methodOf = (event: LambdaEventLike & { readonly requestContext?: unknown }): string | undefined =>
  event.httpMethod ?? (event.requestContext as { http?: { method?: string } } | undefined)?.http?.method;
