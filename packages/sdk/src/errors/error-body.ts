/** The body of an error answer, and whether it was the service that wrote it: anything on the way may answer in its place. */
import { ERROR_MESSAGES, isErrorCode } from '../contract';
import type { ApiError } from './api-error';
import { NotFoundError } from './api-error-classes';

export interface ErrorBody {
  readonly error: string | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly details: unknown;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const readErrorBody = (body: unknown): ErrorBody => {
  const { error, code, detail, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return { error: textOf(error), code: textOf(code), detail: textOf(detail), details };
};

const NOT_FOUND: readonly unknown[] = [ERROR_MESSAGES.jobNotFound, ERROR_MESSAGES.hookNotFound];

/**
 * Whether the service itself says that there is no such resource. The page of a proxy, or a JSON of its own, does not say
 * so: the texts of the specification and codes of that kind do.
 */
export const saysNotFound = (body: unknown): boolean => {
  const { error, code } = readErrorBody(body);
  return code === undefined ? NOT_FOUND.includes(error) : code.endsWith('_NOT_FOUND');
};

/** Numbers of the status in the body: frameworks and gateways write them there, the service does not. */
const isOfGateway = (body: object): boolean =>
  ['status', 'statusCode'].some((name) => typeof (body as Record<string, unknown>)[name] === 'number');

/**
 * Whether an error is the service's own word: a JSON object with an `error` text, in the service's form or with one of its
 * codes, and of a resource that is not there one of its texts or codes. What a gateway says tells nothing of what the
 * service did.
 */
export const isOfService = (error: ApiError): boolean => {
  if (NotFoundError.is(error)) return saysNotFound(error.body);
  const { error: text, code } = readErrorBody(error.body);
  return text !== undefined && (isErrorCode(code) || !isOfGateway(error.body as object));
};
