/**
 * Secrets at rest. An API key is stored as its SHA-256 digest: it is looked up by what a caller sends, never shown again,
 * and too random to be guessed from a digest. The secrets of webhooks sign deliveries, so they must be readable: they are
 * sealed with AES-256-GCM under a key that is no part of the database.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Bytes of the key that seals. */
export const SEAL_KEY_BYTES = 32;

/** The digest under which a key is stored. */
export const keyDigest = (apiKey: string): string => createHash('sha256').update(apiKey).digest('hex');

export interface SecretBox {
  readonly seal: (secret: string) => string;
  /** @throws {Error} it was sealed with another key, or changed since */
  readonly open: (sealed: string) => string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Opened secrets that are remembered: one for each webhook that something is sent to. */
const REMEMBERED = 1000;

export const createSecretBox = (key: Uint8Array): SecretBox => {
  const opened = new Map<string, string>();
  const unseal = (sealed: string): string => {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  };
  return {
    seal: (secret) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    },
    open: (sealed) => {
      const known = opened.get(sealed);
      if (known !== undefined) return known;
      const secret = unseal(sealed);
      if (opened.size >= REMEMBERED) opened.clear();
      opened.set(sealed, secret);
      return secret;
    },
  };
};
