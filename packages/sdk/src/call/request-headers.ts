import { rememberHeader } from '../observe/secret-values';
import type { Call } from './answer';
import { CALL_ID_HEADER } from './request-id';

type Headers = Readonly<Record<string, string>>;

/** The headers of a call: those of its client, `common`, with its own over them. Values that name a caller are redacted from then on. */
export const requestHeaders = ({ body, headers }: Call, callId: string, common: Headers): Headers => {
  const all: Record<string, string> = { ...common };
  // It is there already: a member that is added to a copy makes the copy a kind of object of its own, which is slow.
  all[CALL_ID_HEADER] = callId;
  if (body !== undefined) all['content-type'] = 'application/json';
  if (headers === undefined) return all;
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    rememberHeader(lower, value);
    all[lower] = value;
  }
  return all;
};
