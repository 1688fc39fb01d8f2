import type { ConfigCode } from './codes';
import type { Attempt } from './evidence';
import { WebhookError } from './webhook-error';

/** The receiver is set up wrongly: `code` says how. Nothing can be verified until that is mended; answer 500. */
export class WebhookConfigError extends WebhookError<ConfigCode, 'WebhookConfigError'> {
  /** Minifiers rename classes, logs should not. */
  static override readonly name = 'WebhookConfigError';

  /** `detail` says which option is wrong, what came, and what to write; without it, `explain()` does. */
  constructor(code: ConfigCode, attempt?: Partial<Attempt>, detail?: string) {
    super('Webhook setup is wrong', code, attempt, detail);
  }
}
