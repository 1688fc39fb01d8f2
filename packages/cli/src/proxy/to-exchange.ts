/** What a proxy saw, as the judge takes it: bodies whole and without their codings. */

import { decodeBody } from '../decode-body';
import type { Exchange } from '../judge/exchange';
import { headerOf } from '../judge/exchange';
import type { Decoded } from './cassette-lines';
import type { Passing } from './passing';

/** Both bodies, as far as they can be read. */
export const decodePassing = async ({ request, answer }: Passing): Promise<Decoded> => {
  const sent = request.body.whole();
  const got = answer?.body.whole();
  return {
    sent:
      sent === undefined || !request.whole
        ? undefined
        : await decodeBody(sent, headerOf(request.headers, 'content-encoding')),
    got: got === undefined ? undefined : await decodeBody(got, headerOf(answer?.headers ?? [], 'content-encoding')),
  };
};

export const toExchange = (
  { number, at, endedAt, request, answer, broken }: Passing,
  { sent, got }: Decoded,
): Exchange => ({
  number,
  at,
  endedAt,
  request: { method: request.method, target: request.target, headers: request.headers, body: sent },
  answer:
    answer === undefined || broken !== undefined
      ? undefined
      : { status: answer.status, headers: answer.headers, body: got },
  brokenBy: broken === 'reset' || broken === 'closed' ? 'service' : broken,
});
