/** Deliveries as JSON: what `listen --json` and `--save` write, and `verify` and `replay` read. */
import type { Forwarded, ReceivedDelivery } from '../listen/received-delivery';
import { jobOf } from './delivery-text';
import { sentMembers } from './sent-text';

const forwardedMembers = ({ url, sent }: Forwarded): Record<string, unknown> => ({ url, ...sentMembers(sent) });

/** A line of what came in. */
export const deliveryLine = (received: ReceivedDelivery): Record<string, unknown> => {
  const { number, receivedAt, headers, body, delivery, refusal, attempt, status, answeredEarly, forwarded } = received;
  const last = forwarded.at(-1);
  return {
    number,
    received_at: receivedAt.toISOString(),
    headers,
    body_base64: body.toString('base64'),
    verified: delivery !== undefined,
    ...(delivery === undefined
      ? { code: refusal?.code }
      : { event: delivery.event, delivery_id: delivery.delivery_id, job_id: jobOf(received) ?? null, attempt }),
    status: status ?? null,
    ...(status === undefined ? { sender_gone: true } : {}),
    ...(answeredEarly ? { answered_early: true } : {}),
    ...(last === undefined ? {} : { forwarded: forwardedMembers(last) }),
  };
};

/** A line of a further hand-over. */
export const forwardedLine = (
  { number, delivery }: ReceivedDelivery,
  forwarded: Forwarded,
): Record<string, unknown> => ({
  event: 'forwarded',
  number,
  delivery_id: delivery?.delivery_id,
  forwarded: forwardedMembers(forwarded),
});
