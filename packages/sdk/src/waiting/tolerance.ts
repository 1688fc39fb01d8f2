import { ApiError } from '../errors/api-error';
import { NotFoundError, RateLimitError, ServerError } from '../errors/api-error-classes';
import { ConnectionError } from '../errors/connection-error';
import { isOfService } from '../errors/error-body';
import { TimeoutError } from '../errors/timeout-error';
import { UnexpectedResponseError } from '../errors/unexpected-response-error';

/** Statuses that ask for another try. */
const PASSING_STATUSES: readonly number[] = [408, 425];

/**
 * Whether a failed look at a job says nothing about the job: the network, an overloaded or broken service, a proxy's page,
 * an answer that cannot be read. The wait goes on; a key that is refused or a job that is not there ends it. `fresh`: this
 * client was told of the job a moment ago, and a replica that lags may not know it yet.
 */
export const isTolerable = (error: unknown, fresh: boolean): boolean =>
  ConnectionError.is(error) ||
  TimeoutError.is(error) ||
  UnexpectedResponseError.is(error) ||
  RateLimitError.is(error) ||
  ServerError.is(error) ||
  (fresh && NotFoundError.is(error)) ||
  (ApiError.is(error) && (PASSING_STATUSES.includes(error.status) || !isOfService(error)));
