import type { VerificationCode } from './codes';
import type { Attempt } from './evidence';
import { WebhookError } from './webhook-error';

/** The delivery is refused: `code` says why. Answer 4xx, process nothing. Specification: Events, verification. */
export class WebhookVerificationError extends WebhookError<VerificationCode> {
  /** Minifiers rename classes, logs should not. */
  static override readonly name = 'WebhookVerificationError';
  /** The same in every copy and build of this package, for logs. */
  declare readonly name: 'WebhookVerificationError';

  constructor(code: VerificationCode, attempt?: Partial<Attempt>) {
    super('Webhook delivery refused', code, attempt);
  }
}
