import { RETRY_AFTER_HEADER } from '../contract';

/** What is looked at: an answer's headers (lower-case names), its body and the Unix milliseconds at which it came. */
export interface WaitingHint {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly receivedAt: number;
}

const secondsOf = (value: unknown): number | undefined => {
  const seconds = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

const fromHeader = (value: string | undefined, receivedAt: number): number | undefined => {
  if (value === undefined) return undefined;
  const date = Date.parse(value);
  return secondsOf(value) ?? (Number.isNaN(date) ? undefined : Math.max(0, (date - receivedAt) / 1000));
};

/**
 * Seconds that the service asks to wait: the longest of the `Retry-After` header, `retryAfter` and `details.retryAfter`,
 * so that nothing is ever sent too early. Specification: Error object; Limits.
 */
export const retryAfterSeconds = ({ headers, body, receivedAt }: WaitingHint): number | undefined => {
  const { retryAfter, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const nested = typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
  const hints = [
    fromHeader(headers[RETRY_AFTER_HEADER.toLowerCase()], receivedAt),
    secondsOf(retryAfter),
    secondsOf(nested['retryAfter']),
  ].filter((hint) => hint !== undefined);
  return hints.length === 0 ? undefined : Math.max(...hints);
};
