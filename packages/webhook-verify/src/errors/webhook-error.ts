/**
 * What both error classes share: a code, and an explanation that is loaded when asked for. The evidence is a private
 * field, so that logging or serialising the error shows neither the secret nor the body.
 */
import type { ConfigCode, VerificationCode } from './codes';
import type { Attempt, ExplainHint } from './evidence';
import { EXPLAIN_HINT } from './explain-hint';

const MARK = Symbol.for('@vid/webhook-verify');

export abstract class WebhookError<Code extends VerificationCode | ConfigCode, Name extends string> extends Error {
  readonly code: Code;
  readonly #attempt: Partial<Attempt> | undefined;

  /** The same in every copy and build of this package, for logs. */
  // On the prototype, so that stack traces, which are taken before fields exist, begin with it.
  override get name(): Name {
    return this.constructor.name as Name;
  }

  constructor(what: string, code: Code, attempt?: Partial<Attempt>, detail = EXPLAIN_HINT) {
    super(`${what}: ${code.replace(/_/g, ' ')}. ${detail}`);
    this.code = code;
    this.#attempt = attempt;
  }

  get [MARK](): string {
    return this.name;
  }

  /** By name and not only by identity: ESM, CJS and second copies of this package know each other's errors. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (value as WebhookError<never, string> | undefined)?.[MARK] === this.name || super[Symbol.hasInstance](value);
  }

  /**
   * What probably happened and how to mend it, as text for the developer. It never holds a secret, never accepts a
   * delivery and never throws. The message of a `WebhookConfigError` says it, too, from then on. Do not send it to whoever sent the request.
   */
  async explain(hint?: ExplainHint): Promise<string> {
    return (await import('../explain/explain-failure')).explainFailure(this, this.#attempt, hint);
  }
}
