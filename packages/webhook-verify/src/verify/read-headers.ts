/**
 * The signed headers of a delivery, in their exact grammar. A comma and a space are how runtimes join a header that
 * came twice; none of the four values may contain them.
 */
import type { VerificationCode } from '../errors/codes';
import { SIGNATURE_PREFIX } from '../generated/signature';
import { collectHeaders, TWICE } from './collect-headers';

export interface SignedHeaders {
  /** Unix seconds, as they were written. */
  readonly timestamp: string;
  /** The prefix and 64 lowercase hex digits. */
  readonly signature: string;
  readonly event: unknown;
  readonly delivery: unknown;
}

/** Unix seconds without sign, fraction, leading zeros or more than twelve digits. */
export const TIMESTAMP = /^(0|[1-9]\d{0,11})$/;
const SIGNATURE = new RegExp(`^${SIGNATURE_PREFIX}[0-9a-f]{64}$`);

export const readHeaders = (headers: unknown, strict: boolean): SignedHeaders | VerificationCode => {
  const found = collectHeaders(headers);
  const { timestamp, signature } = found;
  if (timestamp === undefined) return 'timestamp_missing';
  if (!fits(timestamp, TIMESTAMP)) return isTwice(timestamp) ? 'header_duplicate' : 'timestamp_malformed';
  if (signature === undefined) return 'signature_missing';
  if (!fits(signature, SIGNATURE)) return isTwice(signature) ? 'header_duplicate' : 'signature_malformed';

  if (!strict) found.event = found.delivery = undefined;
  return isTwice(found.event) || isTwice(found.delivery) ? 'header_duplicate' : (found as SignedHeaders);
};

const fits = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);

export const isTwice = (value: unknown): boolean =>
  value === TWICE || (typeof value === 'string' && value.includes(', '));
