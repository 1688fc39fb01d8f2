/**
 * What both error classes share: a code, and an explanation that is loaded when asked for. The evidence is a private
 * field, so that logging or serialising the error shows neither the secret nor the body.
 */
import type { ConfigCode, VerificationCode } from './codes';
import type { Attempt, ExplainHint } from './evidence';

export abstract class WebhookError<Code extends VerificationCode | ConfigCode> extends Error {
  readonly code: Code;
  readonly #attempt: Partial<Attempt>;

  constructor(what: string, code: Code, attempt: Partial<Attempt> = {}) {
    super(`${what}: ${code.replace(/_/g, ' ')}. \`await error.explain()\` tells the likely cause and the fix.`);
    this.code = code;
    this.#attempt = attempt;
  }

  /**
   * What probably happened and how to mend it, as text for the developer. It never holds a secret, never accepts a
   * delivery and never throws. Do not send it to whoever sent the request.
   */
  async explain(hint?: ExplainHint): Promise<string> {
    const { explainFailure } = await import('../explain/explain-failure');
    return explainFailure(this.code, { ...this.#attempt, ...hint });
  }
}

/** `instanceof` by a mark instead of by identity: ESM, CJS and second copies of this package know each other's errors. */
export const isMarked = (value: unknown, mark: symbol): boolean =>
  typeof value === 'object' && value !== null && mark in value;
