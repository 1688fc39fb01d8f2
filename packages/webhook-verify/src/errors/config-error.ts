import type { ConfigCode } from './codes';
import type { Attempt } from './evidence';
import { WebhookError } from './webhook-error';

/** The receiver is set up wrongly: `code` says how. Nothing can be verified until that is mended; answer 500. */
export class WebhookConfigError extends WebhookError<ConfigCode, 'WebhookConfigError'> {
  /** Minifiers rename classes, logs should not. */
  static override readonly name = 'WebhookConfigError';

  constructor(code: ConfigCode, attempt?: Partial<Attempt>) {
    super('Webhook setup is wrong', code, attempt);
  }
}
