import { RETRY_AFTER_HEADER } from '@vid/sdk/contract';
import type { Policies } from '../domain/policies';
import { coded, type Look } from './look';

/** A 429, with the time to wait where the policy puts it. */
export const tooMany = (
  error: string,
  retryAfter: number,
  figures: Readonly<Record<string, unknown>>,
  policies: Policies,
): Look => {
  const policy = policies['rate.retry_after'];
  if (policy === 'details') return coded('RATE_LIMITED', error, { details: { retryAfter, ...figures } });
  if (policy === 'both') return coded('RATE_LIMITED', error, { retryAfter, details: { retryAfter, ...figures } });
  const look = coded('RATE_LIMITED', error, { retryAfter, details: figures });
  return { ...look, headers: { [RETRY_AFTER_HEADER]: String(retryAfter) } };
};
