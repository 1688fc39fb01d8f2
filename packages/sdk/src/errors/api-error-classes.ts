/** One class for each way in which a caller acts on an error answer. Specification: Errors. */
import type { Problem } from '../contract';
import type { Recover } from '../types/recovered-render';
import { ApiError, type ApiErrorFacts } from './api-error';
import { brand } from './brand';

/** The key is missing, malformed, unknown or revoked. Codes NO_API_KEY, INVALID_API_KEY. */
export class AuthenticationError extends ApiError {
  static {
    brand(this, 'AuthenticationError');
  }
  declare readonly name: 'AuthenticationError';
}

/** The account's plan has no API access. Code PLAN_UPGRADE_REQUIRED. */
export class PlanUpgradeRequiredError extends ApiError {
  static {
    brand(this, 'PlanUpgradeRequiredError');
  }
  declare readonly name: 'PlanUpgradeRequiredError';
  /** The feature that the plan lacks. */
  readonly feature: string | undefined;
  /** The plan of the account. */
  readonly plan: string | undefined;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, facts);
    const body = (facts.body ?? {}) as { feature?: string; plan?: string };
    this.feature = body.feature;
    this.plan = body.plan;
  }
}

/** The account that owns the key is suspended. Code ACCOUNT_SUSPENDED. */
export class AccountSuspendedError extends ApiError {
  static {
    brand(this, 'AccountSuspendedError');
  }
  declare readonly name: 'AccountSuspendedError';
}

/** The service refused what was sent; it must be changed before it is sent again. Nothing was charged. */
export class ValidationFailedError extends ApiError {
  static {
    brand(this, 'ValidationFailedError');
  }
  declare readonly name: 'ValidationFailedError';
  /** Every problem of the body; empty when a rule refused it by its code. */
  readonly problems: readonly Problem[];

  constructor(message: string, facts: ApiErrorFacts, problems: readonly Problem[]) {
    super(message, facts);
    this.problems = problems;
  }
}

/** Credits, caps or storage stand in the way. Refused before rendering; nothing was charged. */
export class PaymentError extends ApiError {
  static {
    brand(this, 'PaymentError');
  }
  declare readonly name: 'PaymentError';
}

/**
 * The Idempotency-Key was used before: 409, or one of the two forms of 402. It is never retried. A render may exist and may
 * have been charged: that of an earlier request, or of a copy of this one that something on the way sent.
 */
export class DuplicateRequestError extends ApiError {
  static {
    brand(this, 'DuplicateRequestError');
  }
  declare readonly name: 'DuplicateRequestError';
  /** Of a render: goes on with it. See `RenderOutcomeUnknownError`. */
  declare readonly recover?: Recover;
}

/** No such job, webhook or other resource. */
export class NotFoundError extends ApiError {
  static {
    brand(this, 'NotFoundError');
  }
  declare readonly name: 'NotFoundError';
}

/** The job belongs to another account. */
export class ForbiddenError extends ApiError {
  static {
    brand(this, 'ForbiddenError');
  }
  declare readonly name: 'ForbiddenError';
}

/** A rate limit was hit; `retryAt` says when to come back. Code RATE_LIMITED. */
export class RateLimitError extends ApiError {
  static {
    brand(this, 'RateLimitError');
  }
  declare readonly name: 'RateLimitError';
}

/** All render slots are busy and nothing was queued; send it again after a job has ended. Code CONCURRENT_LIMIT. */
export class ConcurrencyLimitError extends ApiError {
  static {
    brand(this, 'ConcurrencyLimitError');
  }
  declare readonly name: 'ConcurrencyLimitError';
}

/** Planning from the brief failed; its credits were returned. Code PLAN_FAILED. */
export class PlanFailedError extends ApiError {
  static {
    brand(this, 'PlanFailedError');
  }
  declare readonly name: 'PlanFailedError';
}

/** The service failed, or rendering is paused. */
export class ServerError extends ApiError {
  static {
    brand(this, 'ServerError');
  }
  declare readonly name: 'ServerError';
}
