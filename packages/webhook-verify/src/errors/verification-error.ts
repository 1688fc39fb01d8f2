import type { VerificationCode } from './codes';
import type { Attempt } from './evidence';
import { isMarked, WebhookError } from './webhook-error';

const MARK = Symbol.for('@vid/webhook-verify/WebhookVerificationError');

/** The delivery is refused: `code` says why. Answer 4xx, process nothing. Specification: Events, verification. */
export class WebhookVerificationError extends WebhookError<VerificationCode> {
  /** Minifiers rename classes, logs should not. */
  static override readonly name = 'WebhookVerificationError';
  declare readonly name: 'WebhookVerificationError';

  static {
    // On the prototype, so that stack traces, which are taken before fields exist, begin with it.
    Object.defineProperty(this.prototype, 'name', { value: this.name });
  }

  constructor(code: VerificationCode, attempt?: Partial<Attempt>) {
    super('Webhook delivery refused', code, attempt);
  }

  get [MARK](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, MARK);
  }
}
