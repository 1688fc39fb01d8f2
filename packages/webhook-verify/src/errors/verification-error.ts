import type { VerificationCode } from './codes';
import type { Attempt } from './evidence';
import { WebhookError } from './webhook-error';

/** The delivery is refused: `code` says why. Answer 4xx, process nothing. Specification: Events, verification. */
export class WebhookVerificationError extends WebhookError<VerificationCode, 'WebhookVerificationError'> {
  /** Minifiers rename classes, logs should not. */
  static override readonly name = 'WebhookVerificationError';

  constructor(code: VerificationCode, attempt?: Partial<Attempt>) {
    super('Webhook delivery refused', code, attempt);
  }
}
