import type { ErrorCode, Open } from '../contract';
import { redactHeaders } from '../observe/redact';
import { withoutSecrets } from '../observe/secret-values';
import { brand } from './brand';
import { VidError, type VidErrorFacts } from './vid-error';

/** What an answer of the service said. */
export interface ApiErrorFacts extends VidErrorFacts {
  readonly status: number;
  readonly code: Open<ErrorCode> | undefined;
  readonly details: unknown;
  readonly retryAfter: number | undefined;
  readonly retryAt: Date | undefined;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The service answered with an error. Branch on `code`; some errors have none. Specification: Errors. */
export class ApiError extends VidError {
  static {
    brand(this, 'ApiError');
  }

  /** HTTP status. */
  readonly status: number;
  /** Stable code, when the error has one. */
  readonly code: Open<ErrorCode> | undefined;
  /** Extra context of some codes. */
  readonly details: unknown;
  /** Seconds that the service asked to wait. */
  readonly retryAfter: number | undefined;
  /** When the request may be sent again at the earliest. */
  readonly retryAt: Date | undefined;
  /** HTTP method of the request. */
  readonly method: string;
  /** Path of the request, below the base URL. */
  readonly path: string;
  /** Headers of the answer, without credentials and addresses; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came, without secrets of this process: parsed when it was JSON, else the text. */
  readonly body: unknown;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, facts);
    this.status = facts.status;
    this.code = facts.code;
    this.details = withoutSecrets(facts.details);
    this.retryAfter = facts.retryAfter;
    this.retryAt = facts.retryAt;
    this.method = facts.method;
    this.path = facts.path;
    this.headers = redactHeaders(facts.headers);
    this.body = withoutSecrets(facts.body);
  }
}
