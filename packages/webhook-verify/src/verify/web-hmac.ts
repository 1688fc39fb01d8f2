/**
 * HMAC-SHA256 by WebCrypto. The key is the secret's text, not its decoded hex. Imported keys are kept, since importing
 * one costs more than using it; the oldest leaves when there are too many.
 */
import { WebhookConfigError } from '../errors/config-error';
import type { Body } from './read-body';

type Subtle = typeof crypto.subtle;
type Key = Awaited<ReturnType<Subtle['importKey']>>;

const MAX_KEYS = 64;
const keys = new Map<string, Promise<Key>>();
const encoder = new TextEncoder();

/** The platform's WebCrypto; absent outside secure contexts and on old runtimes. */
export const webCrypto = (): Subtle => {
  const subtle = (globalThis.crypto as { subtle?: Subtle } | undefined)?.subtle;
  if (!subtle) throw new WebhookConfigError('crypto_unavailable');
  return subtle;
};

export const webKey = (secret: string): Promise<Key> => {
  const known = keys.get(secret);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = webCrypto().importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
  for (const oldest of keys.keys()) if (keys.size >= MAX_KEYS) keys.delete(oldest);
  keys.set(secret, key);
  return key;
};

/** What is signed: the timestamp, a dot, the body, in memory of its own that nobody else can change. */
export const signedMessage = (timestamp: string, body: Body): Uint8Array => {
  if (typeof body === 'string') return encoder.encode(`${timestamp}.${body}`);
  const start = timestamp.length + 1;
  const message = new Uint8Array(start + body.length);
  encoder.encodeInto(`${timestamp}.`, message);
  message.set(body, start);
  return message;
};
