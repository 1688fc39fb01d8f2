/** Signing by WebCrypto: the half of `signWebhook` that is loaded on demand, since receivers never sign. */
import type { RawBody } from '../delivery';
import { joinBytes, webCrypto, webKey } from '../verify/web-hmac';
import { type SignOptions, signedHeaders, signingInput } from './signing-input';

export const webSign = async (
  rawBody: RawBody,
  secret: string,
  options?: SignOptions,
): Promise<Record<string, string>> => {
  const input = signingInput(rawBody, secret, options);
  const message = joinBytes(`${input.timestamp}.`, input.body);
  const key = await webKey(input.secret);
  const mac = await webCrypto().sign('HMAC', key, message);
  return signedHeaders(input, hexOf(new Uint8Array(mac)));
};

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
