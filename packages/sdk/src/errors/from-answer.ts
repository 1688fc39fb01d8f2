/**
 * Makes the error of an answer that is not a success. The code decides; where there is none the fixed texts of `error`
 * decide, and only then the status, because the specification leaves several statuses open. Specification: Errors.
 */

import {
  ALREADY_SUBMITTED,
  ERROR_CATEGORIES,
  ERROR_MESSAGES,
  type ErrorCategory,
  fromDetail,
  isErrorCode,
  type Problem,
  SERVICE_UNAVAILABLE,
} from '../contract';
import { redactText } from '../observe/redact';
import { retryAfterSeconds } from '../retry/retry-after';
import { ApiError, type ApiErrorFacts } from './api-error';
import {
  AccountSuspendedError,
  AuthenticationError,
  ConcurrencyLimitError,
  DuplicateRequestError,
  ForbiddenError,
  NotFoundError,
  PaymentError,
  PlanFailedError,
  PlanUpgradeRequiredError,
  RateLimitError,
  ServerError,
  ValidationFailedError,
} from './api-error-classes';
import { type ErrorBody, readErrorBody } from './error-body';
import { nextOf } from './next-of';

/** What is known about an answer. */
export interface AnswerFacts {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text when it was none. */
  readonly body: unknown;
  /** Unix milliseconds at which the answer came. */
  readonly receivedAt: number;
}

const BY_MESSAGE: Readonly<Record<string, ErrorCategory>> = {
  [ERROR_MESSAGES.unauthorized]: 'authentication',
  [ERROR_MESSAGES.invalidKey]: 'authentication',
  [ERROR_MESSAGES.validationFailed]: 'validation',
  [ERROR_MESSAGES.forbidden]: 'forbidden',
  [ERROR_MESSAGES.jobNotFound]: 'not-found',
  [ERROR_MESSAGES.hookNotFound]: 'not-found',
};

const BY_STATUS: Readonly<Record<number, ErrorCategory>> = {
  400: 'validation',
  401: 'authentication',
  402: 'payment',
  403: 'forbidden',
  404: 'not-found',
  409: 'duplicate',
  410: 'not-found',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate',
};

/** Sorts an answer by what a caller does about it; `undefined` for an answer that fits nowhere. */
const categoryOf = (status: number, body: unknown): ErrorCategory | undefined => {
  const { error, code } = readErrorBody(body);
  if (isErrorCode(code)) return ERROR_CATEGORIES[code];
  if (code === SERVICE_UNAVAILABLE) return 'server';
  if (code === undefined && status === 402 && error !== undefined && ALREADY_SUBMITTED.test(error)) return 'duplicate';
  if (error !== undefined && Object.hasOwn(BY_MESSAGE, error)) return BY_MESSAGE[error];
  if (code !== undefined && code.endsWith('_NOT_FOUND')) return 'not-found';
  if (status >= 500) return 'server';
  return BY_STATUS[status];
};

type ErrorClass = new (message: string, facts: ApiErrorFacts, problems: readonly Problem[]) => ApiError;

const CLASSES: Readonly<Record<ErrorCategory, ErrorClass>> = {
  validation: ValidationFailedError,
  authentication: AuthenticationError,
  plan: PlanUpgradeRequiredError,
  suspended: AccountSuspendedError,
  payment: PaymentError,
  cost: PaymentError,
  duplicate: DuplicateRequestError,
  rate: RateLimitError,
  concurrency: ConcurrencyLimitError,
  planning: PlanFailedError,
  forbidden: ForbiddenError,
  'not-found': NotFoundError,
  limit: ApiError,
  server: ServerError,
};

const explain = ({ method, path, status, body }: AnswerFacts, { error, code, detail }: ErrorBody): string => {
  const said = error ?? (typeof body === 'string' && body !== '' ? `not JSON: ${body.slice(0, 200)}` : 'no message');
  const problems = detail === undefined ? '' : ` (${detail})`;
  return `${method} ${path} was answered with ${status}${code === undefined ? '' : ` ${code}`}: ${redactText(said + problems)}`;
};

/** The error for an answer whose status is not a success. */
export const errorFromAnswer = (answer: AnswerFacts): ApiError => {
  const said = readErrorBody(answer.body);
  const category = categoryOf(answer.status, answer.body);
  const retryAfter = retryAfterSeconds(answer);
  const facts: ApiErrorFacts = {
    ...answer,
    code: said.code,
    details: said.details,
    retryAfter,
    retryAt: retryAfter === undefined ? undefined : new Date(answer.receivedAt + retryAfter * 1000),
    nextStep: nextOf(said.code, category),
  };
  const message = explain(answer, said);
  const Class = category === undefined ? ApiError : CLASSES[category];
  return new Class(message, facts, said.detail === undefined ? [] : fromDetail(said.detail));
};
