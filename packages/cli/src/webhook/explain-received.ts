/** Says of a delivery why it stands as it does, and what the service makes of the answer. */
import { DELIVERY_HEADERS, TIME_LIMITS } from '@vid/sdk/contract';
import type { Forwarded, ReceivedDelivery } from '../listen/received-delivery';
import { likelyFramework } from './likely-framework';
import { headerOf } from './mutations';
import { isAccepted, isRepeated, isUnverified } from './sent';
import { describeSent, saidBy } from './sent-text';

const TRIES = `${TIME_LIMITS.deliveryAttempts} attempts in all, about ${TIME_LIMITS.deliveryRetrySeconds} s apart`;

/** Who tries again what the app has not taken. */
const onward = ({ answeredEarly, number }: ReceivedDelivery, isGivenUp: boolean): string => {
  if (!answeredEarly) return `The service tries again, ${TRIES}.`;
  const got = 'Its sender got 200 and sends it no more';
  return isGivenUp
    ? `${got}, and this listener has given it up: key ${number}r sends it once more.`
    : `${got}: this listener tries again.`;
};

const ofAnswer = ({ url, sent }: Forwarded, { answeredEarly }: ReceivedDelivery, next: string): string => {
  const what = `${url}: ${describeSent(sent)}.`;
  if (isAccepted(sent)) return `${what} The service takes it for delivered.`;
  if (sent.outcome === 'late')
    return `${what} The service waits no longer either: answer 2xx first, and do slow work later. ${next}`;
  if (sent.outcome === 'unreachable')
    return `${what} ${sent.misunderstood?.next ?? 'Is the app running, and does it listen there?'} ${next}`;
  if (sent.location !== null)
    return `${what} The service follows none either, so it is a failed delivery: forward to ${sent.location} itself.`;
  return isRepeated(sent) || answeredEarly
    ? `${what} ${next}`
    : `${what} The service takes that for a refusal and does not try again.`;
};

const withoutAnswer = ({ answeredEarly }: ReceivedDelivery): string =>
  answeredEarly
    ? 'Your app has not answered yet. Its sender got 200 and sends it no more: this listener tries again where that is needed.'
    : 'There is no --forward for its event, so it was answered with 200.';

/** For people, in sentences; `hint` is what to know when the app refuses. */
export const explainReceived = async (
  received: ReceivedDelivery,
  { hint, isGivenUp = false }: { readonly hint?: string | undefined; readonly isGivenUp?: boolean } = {},
): Promise<string> => {
  const { refusal, body, forwarded, receivedAt, status } = received;
  if (refusal !== undefined) return refusal.explain({ framework: likelyFramework() });
  const signedAt = headerOf(received, DELIVERY_HEADERS.timestamp) ?? '';
  const age = Math.round(receivedAt.getTime() / 1000) - Number(signedAt);
  const last = forwarded.at(-1);
  const said = last === undefined ? [] : saidBy(last.sent);
  return [
    `Verified: the signature is the HMAC-SHA256 of "${signedAt}." and the ${body.length} bytes of the body, signed ${age} s before it came.`,
    last === undefined ? withoutAnswer(received) : ofAnswer(last, received, onward(received, isGivenUp)),
    ...(status === undefined ? ['Its sender had gone before there was an answer, and got none.'] : []),
    ...(hint !== undefined && last !== undefined && isUnverified(last.sent) ? [hint] : []),
    ...(said.length === 0 ? [] : [['It says:', ...said].join('\n  ')]),
  ].join('\n');
};
