/**
 * The name of a request in logs and traces. What the caller or a proxy named it is taken when it is nothing but a name; every
 * answer says which it is.
 */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import type { Reply } from './reply';
import type { AppRequest } from './request';

const REQUEST_ID_HEADER = 'x-request-id';

const SAFE = /^[\w.:-]{1,128}$/;
/** A name that could be a secret is none. */
const SECRETIVE = new RegExp(`${API_KEY_PREFIX}|^[0-9a-f]{64}$`, 'i');

export const requestIdOf = (request: AppRequest, draw: () => string): string => {
  const given = request.headers.get(REQUEST_ID_HEADER);
  return given !== null && SAFE.test(given) && !SECRETIVE.test(given) ? given : draw();
};

/** The name of what is no request yet, as a header of its answer. */
export const requestIdHeader = (requestId: string): Readonly<Record<string, string>> => ({
  [REQUEST_ID_HEADER]: requestId,
});

/** The answer with the name of its request; one that comes from a recording keeps its own. */
export const withRequestId = (reply: Reply, requestId: string): Reply => {
  const { status, headers, body } = reply;
  if (REQUEST_ID_HEADER in headers) return reply;
  // Of every answer; headers that are spread with a name that is computed take six times as long.
  const named: Record<string, string | readonly string[]> = Object.assign({}, headers);
  named[REQUEST_ID_HEADER] = requestId;
  return { status, headers: named, body };
};
