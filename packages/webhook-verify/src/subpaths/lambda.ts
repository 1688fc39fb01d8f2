/**
 * A receiver for AWS Lambda behind API Gateway (REST and HTTP APIs), a load balancer or a function URL. Lambda freezes
 * a function once it has answered, so the answer always waits for `onDelivery`.
 */
import { calledBy } from '../receivers/called-by';
import { createReceiver } from '../receivers/create-receiver';
import type { ReceiverOptions } from '../receivers/receiver-options';
import { verifyAttemptSync } from '../verify/verify-webhook-sync';

export type { ReceiverOptions } from '../receivers/receiver-options';

/** What is used of the events of API Gateway, load balancers and function URLs. */
export interface LambdaEventLike {
  /** Text, or base64 where the event says so. */
  readonly body?: string | null | undefined;
  /** Whether `body` has to be decoded before it is verified. */
  readonly isBase64Encoded?: boolean | undefined;
  /** One value a name; where the platform joins duplicates, they are refused. */
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** Every value of each name; taken before `headers`, since only these show duplicates. */
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  /** The method, where the platform writes it here; anything but POST is answered 405. */
  readonly httpMethod?: string | undefined;
}

/** What the function returns; every platform in front of it understands this form. */
export interface LambdaAnswer {
  /** 200 received, 4xx refused, 5xx try again. */
  readonly statusCode: number;
  /** One value a name. */
  readonly headers: Record<string, string>;
  /** JSON that says whether the delivery was received, and nothing about why not. */
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
  const made = { framework: 'lambda', entry: webhookHandler } as const;
  const receive = createReceiver(options, { ...made, verify: verifyAttemptSync, outlivesAnswer: false });
  return calledBy('lambda', made, receive, async (event: Event) => {
    const http: LambdaEventLike = isHttpEvent(event) ? event : {};
    const { status, headers, body } = await receive({
      request: event,
      method: methodOf(http),
      // Where both are there, only the lists show duplicates.
      headers: http.multiValueHeaders ?? http.headers,
      readBody: () => bodyOf(http),
      problem: http === event ? undefined : 'body_missing',
    });
    return { statusCode: status, headers: { ...headers }, body };
  });
};

/**
 * Whether this comes from something that speaks HTTP, which hands over headers, or says a method where it has none. Warm-up
 * calls, queues, schedules and tests in the console have other events.
 */
const isHttpEvent = (event: unknown): event is LambdaEventLike => {
  if (typeof event !== 'object' || event === null) return false;
  const { headers, multiValueHeaders } = event as LambdaEventLike;
  return isObject(headers) || isObject(multiValueHeaders) || methodOf(event) !== undefined;
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const bodyOf = ({ body, isBase64Encoded }: LambdaEventLike): unknown =>
  isBase64Encoded && typeof body === 'string' ? Buffer.from(body, 'base64') : body;

/** REST APIs and load balancers tell the method at the top, HTTP APIs and function URLs in the request context. */
const methodOf = (event: LambdaEventLike & { readonly requestContext?: unknown }): string | undefined =>
  event.httpMethod ?? (event.requestContext as { http?: { method?: string } } | undefined)?.http?.method;
