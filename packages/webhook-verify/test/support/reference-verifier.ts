/**
 * The verifier of the specification once more, written from its text alone and sharing nothing with the package: what
 * it decides, the package must decide. Takes bytes and a plain header object only.
 */

import { createHmac } from 'node:crypto';
import { readExactly } from './exact-json';

export interface ReferenceCall {
  readonly bytes: Buffer;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly event: string | undefined;
  readonly delivery: string | undefined;
  readonly secrets: readonly string[];
  readonly nowMs: number;
}

const isDigits = (text: string): boolean => text !== '' && [...text].every((c) => '0123456789'.includes(c));

export const referenceVerdict = (input: ReferenceCall): string => {
  const { bytes, timestamp, signature, secrets } = input;
  if (timestamp === undefined) return 'timestamp_missing';
  if (timestamp.split(', ').length > 1) return 'header_duplicate';
  if (!isDigits(timestamp) || timestamp.length > 12 || String(Number(timestamp)) !== timestamp)
    return 'timestamp_malformed';
  if (signature === undefined) return 'signature_missing';
  if (signature.split(', ').length > 1) return 'header_duplicate';
  if (signature.slice(0, 7) !== 'sha256=' || signature.length !== 71) return 'signature_malformed';
  if (Buffer.from(signature.slice(7), 'hex').toString('hex') !== signature.slice(7)) return 'signature_malformed';
  if (input.event?.includes(', ') || input.delivery?.includes(', ')) return 'header_duplicate';
  if (bytes.length === 0) return 'body_missing';
  if (bytes.length > 1024 * 1024) return 'body_too_large';

  const message = Buffer.concat([Buffer.from(timestamp, 'ascii'), Buffer.from([0x2e]), bytes]);
  const signatures = secrets.map(
    (secret) => `sha256=${createHmac('sha256', Buffer.from(secret)).update(message).digest('hex')}`,
  );
  if (!signatures.includes(signature)) return 'signature_mismatch';
  const age = input.nowMs / 1000 - Number(timestamp);
  if (age > 300) return 'timestamp_too_old';
  if (age < -300) return 'timestamp_in_future';

  const text = bytes.toString('utf8');
  if (Buffer.compare(Buffer.from(text, 'utf8'), bytes) !== 0) return 'body_not_utf8';
  return shapeVerdict(text, input);
};

const shapeVerdict = (text: string, { event, delivery }: ReferenceCall): string => {
  let value: unknown;
  try {
    value = readExactly(text);
  } catch {
    return 'body_not_json';
  }
  const kind = (one: unknown): string => (Array.isArray(one) ? 'array' : one === null ? 'null' : typeof one);
  if (kind(value) !== 'object') return 'payload_invalid';
  const body = value as Record<string, unknown>;
  if (kind(body.event) !== 'string' || body.event === '') return 'payload_invalid';
  if (kind(body.payload) !== 'object') return 'payload_invalid';
  if (kind(body.delivery_id) !== 'string' || body.delivery_id === '') return 'payload_invalid';
  if (kind(body.emitted_at) !== 'string' || !/^[-0-9]{10}T[0-9:.]{5,}(Z|[-+]..:..)$/.test(body.emitted_at as string))
    return 'payload_invalid';
  if (Number.isNaN(new Date(body.emitted_at as string).getTime())) return 'payload_invalid';
  if (event !== undefined && event !== body.event) return 'header_body_mismatch';
  if (delivery !== undefined && delivery !== body.delivery_id) return 'header_body_mismatch';
  return 'accepted';
};
