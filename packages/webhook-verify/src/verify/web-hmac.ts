/**
 * HMAC-SHA256 by WebCrypto. The key is the secret's text, not its decoded hex. Imported keys are kept, since importing
 * one costs more than using it; when there are too many, all are forgotten.
 */
import { WebhookConfigError } from '../errors/config-error';
import { type Body, encoder } from './read-body';

type Subtle = typeof crypto.subtle;
type Key = Awaited<ReturnType<Subtle['importKey']>>;
type Bytes = Uint8Array<ArrayBuffer>;

const MAX_KEYS = 64;
const keys = new Map<string, Key>();

/**
 * Messages are written side by side into one piece of memory, each place once: allocating for each costs more. A large
 * one fills a piece of its own, so that no small one after it keeps its memory alive.
 */
const SLAB_BYTES = 65_536;
let slab: Bytes = new Uint8Array();

/** The platform's WebCrypto; absent outside secure contexts and on old runtimes. */
export const webCrypto = (): Subtle => {
  const subtle = (globalThis.crypto as { subtle?: Subtle } | undefined)?.subtle;
  if (!subtle) throw new WebhookConfigError('crypto_unavailable');
  return subtle;
};

export const webKey = async (secret: string): Promise<Key> => {
  let key = keys.get(secret);
  if (!key) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    key = await webCrypto().importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
    if (keys.size >= MAX_KEYS) keys.clear();
    keys.set(secret, key);
  }
  return key;
};

/** ASCII text and then the body, in memory of their own that nobody else can change. */
export const joinBytes = (lead: string, body: Body): Bytes => {
  if (typeof body === 'string') return encoder.encode(lead + body);
  const length = lead.length + body.length;
  if (slab.length < length) slab = new Uint8Array(Math.max(length, SLAB_BYTES));
  const bytes = slab.subarray(0, length);
  slab = slab.subarray(length);
  encoder.encodeInto(lead, bytes);
  bytes.set(body, lead.length);
  return bytes;
};
