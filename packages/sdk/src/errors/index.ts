/** Every error class of the client. */
export { AbortedError } from './aborted-error';
export { ApiError, type ApiErrorFacts } from './api-error';
export * from './api-error-classes';
export { ConnectionError, type ConnectionPhase } from './connection-error';
export { InvalidRequestError, type RequestProblem } from './invalid-request-error';
export { RenderCancelledError, RenderFailedError, WaitTimeoutError } from './job-errors';
export { RenderOutcomeUnknownError } from './render-outcome-unknown-error';
export { TimeoutError } from './timeout-error';
export { UnexpectedResponseError } from './unexpected-response-error';
export { type Charged, isVidError, VidError, type VidErrorFacts } from './vid-error';
