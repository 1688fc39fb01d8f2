import type { ConfigCode } from './codes';
import type { Attempt } from './evidence';
import { isMarked, WebhookError } from './webhook-error';

const MARK = Symbol.for('@vid/webhook-verify/WebhookConfigError');

/** The receiver is set up wrongly: `code` says how. Nothing can be verified until that is mended; answer 500. */
export class WebhookConfigError extends WebhookError<ConfigCode> {
  /** Minifiers rename classes, logs should not. */
  static override readonly name = 'WebhookConfigError';
  declare readonly name: 'WebhookConfigError';

  static {
    // On the prototype, so that stack traces, which are taken before fields exist, begin with it.
    Object.defineProperty(this.prototype, 'name', { value: this.name });
  }

  constructor(code: ConfigCode, attempt?: Partial<Attempt>) {
    super('Webhook setup is wrong', code, attempt);
  }

  get [MARK](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, MARK);
  }
}
