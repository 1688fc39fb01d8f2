import { IDEMPOTENCY_KEY_HEADER } from '../contract/wire';
import { rememberHeader } from '../observe/secret-values';
import { headersOf, refusedHeader } from './given-headers';

const OPTION = 'defaultHeaders';

/** The headers of every call, with names in lower case. Refuses what cannot be sent, without showing it. */
export const checkDefaultHeaders = (given: unknown): Record<string, string> => {
  const headers = headersOf(OPTION, given);
  for (const [name, value] of Object.entries(headers)) {
    if (name === IDEMPOTENCY_KEY_HEADER.toLowerCase()) {
      throw refusedHeader(
        OPTION,
        IDEMPOTENCY_KEY_HEADER,
        'would be the same for every render',
        'Give each render its own idempotencyKey.',
      );
    }
    rememberHeader(name, value);
  }
  return headers;
};
