/**
 * HMAC-SHA256 by node:crypto, with the same key as by WebCrypto: the secret's text. Keys are kept in
 * Node's own form, which it takes faster than text or bytes.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_PREFIX } from '../generated/signature';
import type { Body } from './read-body';

const MAX_KEYS = 64;
const HEX_DIGITS = 64;
const keys = new Map<string, KeyObject>();
/** Both sides of the comparison. Reused, since nothing else runs between filling and comparing them. */
const given = Buffer.from(SIGNATURE_PREFIX.padEnd(SIGNATURE_PREFIX.length + HEX_DIGITS));
const computed = Buffer.from(given);

/** The hex digits of the signature. */
export const nodeHmac = (secret: string, timestamp: string, body: Body): string =>
  createHmac('sha256', nodeKey(secret)).update(`${timestamp}.`).update(body).digest('hex');

/** Whether the signature, whose form has been checked, is the one of this secret; in constant time. */
export const matchesNodeHmac = (secret: string, timestamp: string, body: Body, signature: string): boolean => {
  given.write(signature, 'latin1');
  computed.write(nodeHmac(secret, timestamp, body), SIGNATURE_PREFIX.length, 'latin1');
  return timingSafeEqual(given, computed);
};

const nodeKey = (secret: string): KeyObject => {
  const known = keys.get(secret);
  if (known) return known;
  if (keys.size >= MAX_KEYS) keys.clear();
  const key = createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
};
