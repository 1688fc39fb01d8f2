/**
 * From signed bytes to the members of a delivery. Decoding is fatal and keeps a byte order mark, so that two different
 * bodies never become one text. Members and events that this version does not know pass through.
 */
import type { VerificationCode } from '../errors/codes';
import { parseJson } from './parse-json';
import type { Body } from './read-body';

/** The members that every delivery has. Specification: Delivery format. */
export interface DeliveryBody {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly emitted_at: string;
  readonly delivery_id: string;
  /** Set once the signature has matched; whatever the body holds under this name gives way. */
  secretIndex?: unknown;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ISO_8601 =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const LONE_SURROGATE = /\p{Cs}/u;

/** Whether text has UTF-8 bytes at all. The runtime's own check, where there is one, is several times faster. */
export const isWellFormed = (text: string & { isWellFormed?(): boolean }): boolean =>
  text.isWellFormed?.() ?? !LONE_SURROGATE.test(text);

export const parseDelivery = (body: Body): DeliveryBody | VerificationCode => {
  let problem: VerificationCode = 'body_not_utf8';
  try {
    // A lone surrogate has no bytes of its own: it was hashed as U+FFFD and is not what was signed.
    if (typeof body === 'string' && !isWellFormed(body)) return problem;
    const text = typeof body === 'string' ? body : decoder.decode(body);
    problem = 'body_not_json';
    const value = parseJson(text) as Partial<DeliveryBody> | null;
    return isDelivery(value) ? value : 'payload_invalid';
  } catch {
    return problem;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => value === Object(value) && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value > '';

const isDelivery = (value: Partial<DeliveryBody> | null): value is DeliveryBody =>
  isText(value?.event) &&
  isObject(value.payload) &&
  isText(value.delivery_id) &&
  isText(value.emitted_at) &&
  ISO_8601.test(value.emitted_at);
