/** Takes a delivery out of the request that brought it, verified with the secret of the environment. */
import { type VerifyOptions, verifyWebhook, type WebhookDelivery } from '@vid/webhook-verify';
import { DEFAULT_MAX_BODY_BYTES, type RequestWithBody, readBody } from '@vid/webhook-verify/body';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { checkOptions, type OptionNames } from '../options/check-options';

/** What `webhooks.unwrap` takes beside the request. */
export interface UnwrapOptions extends VerifyOptions {
  /** The secret, or several during a rotation. Default: `VID_WEBHOOK_SECRET`. */
  readonly secret?: string | readonly string[] | undefined;
}

/** A request as a framework hands it over: of Fetch, of Node, or its headers with the raw body. */
export type WebhookRequest = RequestWithBody & { readonly headers: object };

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
  throw new InvalidRequestError('No webhook secret was given', {
    nextStep: 'Set VID_WEBHOOK_SECRET to the secret that webhooks.create() returned, or pass secret.',
  });
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
  const body = await readBody(request, how.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
  return verifyWebhook(body as Uint8Array, request.headers as Headers, secret, how);
};
