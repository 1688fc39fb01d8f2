/**
 * The signed headers of a delivery, in their exact grammar. A comma and a space are how runtimes join a header that
 * came twice; none of the four values may contain them.
 */
import type { VerificationCode } from '../errors/codes';
import { SIGNATURE_PREFIX } from '../generated/signature';
import { collectHeaders } from './collect-headers';

export interface SignedHeaders {
  /** Unix seconds, as they were written. */
  readonly timestamp: string;
  /** The prefix and 64 lowercase hex digits. */
  readonly signature: string;
  readonly event: unknown;
  readonly delivery: unknown;
}

/** Unix seconds without sign, fraction, leading zeros or more than twelve digits. */
export const TIMESTAMP = /^(0|[1-9][0-9]{0,11})$/;
const SIGNATURE = new RegExp(`^${SIGNATURE_PREFIX}[0-9a-f]{64}$`);

export const readHeaders = (headers: unknown, strict: boolean): SignedHeaders | VerificationCode => {
  const found = collectHeaders(headers);
  const [timestamp] = found.timestamp;
  const [signature] = found.signature;

  if (timestamp === undefined) return 'timestamp_missing';
  if (isDuplicate(found.timestamp)) return 'header_duplicate';
  if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp)) return 'timestamp_malformed';

  if (signature === undefined) return 'signature_missing';
  if (isDuplicate(found.signature)) return 'header_duplicate';
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return 'signature_malformed';

  if (!strict) return { timestamp, signature, event: undefined, delivery: undefined };
  if (isDuplicate(found.event) || isDuplicate(found.delivery)) return 'header_duplicate';
  return { timestamp, signature, event: found.event[0], delivery: found.delivery[0] };
};

const isDuplicate = (values: readonly unknown[]): boolean =>
  values.length > 1 || (typeof values[0] === 'string' && values[0].includes(', '));
