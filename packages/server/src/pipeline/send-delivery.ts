/** Signs a delivery and posts it. Specification: Delivery format. */
import { signWebhookSync } from '@vid/webhook-verify/node';
import type { Dialer } from '../ports/dialer';
import type { SendDelivery } from '../ports/sender';

const USER_AGENT = 'vid-server';

export const createSendDelivery =
  (dialer: Dialer): SendDelivery =>
  async ({ deliveryId, event, body, url, secret, timestamp, signal }) => {
    const signed = signWebhookSync(body, secret, { timestamp, deliveryId, event });
    const requestHeaders = { 'content-type': 'application/json', 'user-agent': USER_AGENT, ...signed };
    const outcome = await dialer.post(url, { headers: requestHeaders, body, ...(signal ? { signal } : {}) });
    const { ms } = outcome;
    if (outcome.kind === 'answered') return { requestHeaders, outcome, ms };
    return { requestHeaders, outcome: outcome.reason === 'aborted' ? 'aborted' : outcome, ms };
  };
