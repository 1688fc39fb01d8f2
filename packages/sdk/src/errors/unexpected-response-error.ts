import { redactHeaders } from '../observe/redact';
import { hideSecrets } from '../observe/secret-values';
import { brand } from './brand';
import { VidError, type VidErrorFacts } from './vid-error';

/** An answer that cannot be read: no JSON, another shape, a redirect, or a `succeeded` job without its video. */
export class UnexpectedResponseError extends VidError {
  static {
    brand(this, 'UnexpectedResponseError');
  }
  declare readonly name: 'UnexpectedResponseError';
  /** HTTP status; 0 when there was no answer to read. */
  readonly status: number;
  /** Headers of the answer, without credentials and addresses; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, cut to 2,000 characters. */
  readonly body: string;

  constructor(
    message: string,
    facts: VidErrorFacts & {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    },
  ) {
    super(message, facts);
    this.status = facts.status;
    this.headers = redactHeaders(facts.headers);
    this.body = hideSecrets(facts.body).slice(0, 2000);
  }
}
