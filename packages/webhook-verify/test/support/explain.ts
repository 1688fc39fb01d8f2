/** What `explain()` says of a call that is refused. */
import { type ExplainHint, WebhookConfigError, WebhookVerificationError } from '@vid/webhook-verify';
import { verifyWebhookSync } from '@vid/webhook-verify/node';
import { type Call, call } from './calls';
// Here already rather than when the first test asks: what a module does while it is loaded belongs to every test.
import '../../src/explain/explain-failure';

export const explain = async (changes: Partial<Call>, hint?: ExplainHint): Promise<string> => {
  const { rawBody, headers, secret, options } = call(changes);
  try {
    verifyWebhookSync(rawBody as never, headers as never, secret as never, options as never);
  } catch (error) {
    if (error instanceof WebhookVerificationError || error instanceof WebhookConfigError) return error.explain(hint);
    throw error;
  }
  throw new Error('It was accepted.');
};
