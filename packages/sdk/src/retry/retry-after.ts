import { RETRY_AFTER_HEADER } from '../contract';

/** What is looked at: an answer's headers (lower-case names), its body and the Unix milliseconds at which it came. */
export interface WaitingHint {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly receivedAt: number;
}

/**
 * Longest time that is believed: no window of the service is longer than a day, and a timer of the platform must be able
 * to wait for it.
 */
const MAX_RETRY_AFTER_SECONDS = 7 * 86_400;

const secondsOf = (value: unknown): number | undefined => {
  const seconds = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, MAX_RETRY_AFTER_SECONDS) : undefined;
};

/** Unix milliseconds of an HTTP date in any of its three forms, of which one names no zone. */
const dateOf = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return undefined;
  const date = Date.parse(/(gmt|utc|[+-]\d{4})$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : date;
};

/** A date is meant by the clock of whoever wrote it, which the answer's own date tells unless that makes it absurd. */
const untilDate = (value: string | undefined, { headers, receivedAt }: WaitingHint): number | undefined => {
  const date = dateOf(value);
  if (date === undefined) return undefined;
  const waits = [dateOf(headers['date']) ?? receivedAt, receivedAt].map((now) => Math.max(0, (date - now) / 1000));
  return waits.find((seconds) => seconds <= MAX_RETRY_AFTER_SECONDS) ?? MAX_RETRY_AFTER_SECONDS;
};

/**
 * Seconds that the service asks to wait: the longest of the `Retry-After` header, `retryAfter` and `details.retryAfter`,
 * so that nothing is ever sent too early; a week at most. Specification: Error object; Limits.
 */
export const retryAfterSeconds = (hint: WaitingHint): number | undefined => {
  const { headers, body } = hint;
  const { retryAfter, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const nested = typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
  const header = headers[RETRY_AFTER_HEADER.toLowerCase()];
  const hints = [
    secondsOf(header) ?? untilDate(header, hint),
    secondsOf(retryAfter),
    secondsOf(nested['retryAfter']),
  ].filter((seconds) => seconds !== undefined);
  return hints.length === 0 ? undefined : Math.max(...hints);
};
