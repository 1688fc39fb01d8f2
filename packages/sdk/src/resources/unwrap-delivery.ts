/** Takes a delivery out of the request that brought it, verified with the secret of the environment. */
import { type VerifyOptions, verifyWebhook, type WebhookDelivery } from '@vid/webhook-verify';
import { DEFAULT_MAX_BODY_BYTES } from '@vid/webhook-verify/body';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { checkOptions, type OptionNames } from '../options/check-options';
import { joinChunks } from '../transport/join-chunks';

/** What `webhooks.unwrap` takes beside the request. */
export interface UnwrapOptions extends VerifyOptions {
  /** The secret, or several during a rotation. Default: `VID_WEBHOOK_SECRET`. */
  readonly secret?: string | readonly string[] | undefined;
}

/** A request as a framework hands it over: of Fetch, of Node, or its headers with the raw body. */
export type WebhookRequest =
  | Request
  | (AsyncIterable<Uint8Array | string> & { readonly headers: object; readonly body?: unknown })
  | { readonly headers: object; readonly rawBody?: unknown; readonly body?: unknown };

const UNWRAP_OPTIONS: OptionNames<UnwrapOptions> = {
  secret: true,
  toleranceSeconds: true,
  now: 'function',
  maxBodyBytes: true,
  strictHeaders: 'flag',
};

const secretOf = (given: UnwrapOptions['secret'], env: NodeJS.ProcessEnv): string | readonly string[] => {
  const secret = given ?? env['VID_WEBHOOK_SECRET'];
  if (secret !== undefined && secret.length > 0) return secret;
  throw new InvalidRequestError('No webhook secret was given, so no delivery can be verified', {
    nextStep: 'Set VID_WEBHOOK_SECRET to the secret that webhooks.create() returned, or pass secret.',
  });
};

/** Collects a body, one chunk beyond the limit at most: the verifier refuses what is longer. */
const collect = async (chunks: AsyncIterable<Uint8Array | string>, maxBytes: number): Promise<Uint8Array> => {
  const encoder = new TextEncoder();
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    all.push(bytes);
    length += bytes.byteLength;
    if (length > maxBytes) break;
  }
  return joinChunks(all, length);
};

const isIterable = (value: unknown): value is AsyncIterable<Uint8Array | string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** The raw body; what a parser left of it where there is nothing else, so that the verifier tells what went wrong. */
const bodyOf = (request: WebhookRequest, maxBytes: number): unknown => {
  if (request instanceof Request || ('bodyUsed' in request && 'arrayBuffer' in request)) {
    const { body, bodyUsed } = request as Request;
    if (bodyUsed || body?.locked) return request;
    return body === null ? new Uint8Array(0) : collect(body, maxBytes);
  }
  if ('rawBody' in request && request.rawBody !== undefined) return request.rawBody;
  if (request.body !== undefined && !isIterable(request.body)) return request.body;
  return isIterable(request) ? collect(request, maxBytes) : request.body;
};

/**
 * Verifies a request and gives its delivery. Without a secret nothing is read or accepted.
 *
 * @throws {InvalidRequestError} there is no secret
 * @throws {WebhookVerificationError} the request is no delivery of the service
 * @throws {WebhookConfigError} the secret or an option is wrong
 */
export const unwrapDelivery = async (
  request: WebhookRequest,
  options: UnwrapOptions,
  env: NodeJS.ProcessEnv,
): Promise<WebhookDelivery> => {
  checkOptions('webhooks.unwrap', options, UNWRAP_OPTIONS);
  const { secret: given, ...how } = options;
  const secret = secretOf(given, env);
  const body = await bodyOf(request, how.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
  return verifyWebhook(body as Uint8Array, request.headers as Headers, secret, how);
};
