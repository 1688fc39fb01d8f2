/** What a request is called, by whoever named it. */

import { hideSecrets } from '../observe/secret-values';

/** Headers in which services, gateways and clouds name a request, the most telling first. */
const NAMES = ['x-request-id', 'request-id', 'x-correlation-id', 'x-amzn-requestid', 'x-amz-request-id', 'cf-ray'];

/** The header in which the client sends its own id of a call. */
export const CALL_ID_HEADER = 'x-client-request-id';

/** The ids of a call: our own, and the one to name to support. */
export interface CallIds {
  readonly callId: string | undefined;
  readonly requestId: string | undefined;
}

/** Finds what an answer says that the request is called, without secrets that it echoes; without a word of it, our own id. */
export const callIds = (callId: string | undefined, headers: Readonly<Record<string, string>> = {}): CallIds => {
  for (const name of NAMES) {
    const value = headers[name];
    if (value !== undefined && value !== '') return { callId, requestId: hideSecrets(value) };
  }
  return { callId, requestId: callId };
};

/** The ids of an error, with ours where it was made without one. */
export const callIdsOf = (error: Partial<CallIds>, callId: string): CallIds => ({
  callId,
  requestId: error.requestId ?? callId,
});

/** Makes ids that no other process makes: a random beginning, and a number that counts up. */
export const makeCallIds = (random: string): (() => string) => {
  let calls = 0;
  return () => {
    calls += 1;
    return `call-${random}-${calls}`;
  };
};
