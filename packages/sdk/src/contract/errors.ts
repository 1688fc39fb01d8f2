/**
 * The catalogue of errors: every code of the specification, where it comes from, and what a caller should do about it.
 * `status: null` means that the specification shows no number, so nobody may branch on it. Specification: Errors.
 */
import { ERROR_ACTIONS, type ErrorAction, type ErrorCode } from './error-actions';

/** One entry of the catalogue. */
export interface ErrorEntry extends ErrorAction {
  /** HTTP status, or null where the specification shows none. */
  readonly status: number | null;
  /** When it is sent. */
  readonly when: string;
}

/** The status of each code, and when it is sent. */
const CONDITIONS: Readonly<Record<ErrorCode, readonly [status: number | null, when: string]>> = {
  NO_API_KEY: [401, 'The key is missing or malformed'],
  INVALID_API_KEY: [401, 'The key is unknown or revoked'],
  PLAN_UPGRADE_REQUIRED: [402, 'The account is not on the Agency plan'],
  ACCOUNT_SUSPENDED: [null, 'The account that owns the key is suspended'],
  CONTENT_BLOCKED: [400, 'The content is refused before charging'],
  UNSUPPORTED_MODEL: [400, 'Refused before charging'],
  PRODUCT_IMAGE_REQUIRED: [400, 'A product format has no product photo'],
  PRESENTER_REQUIRED: [400, 'A talking scene has no face'],
  BRAND_REQUIRED: [422, 'A brand kit is named without a logo'],
  NO_ANCHOR: [422, 'Nothing real anchors the render'],
  REQUEST_COST_TOO_HIGH: [413, 'The render would cost more than one render may'],
  INSUFFICIENT_CREDITS: [402, 'The balance does not cover the render'],
  NO_CREDITS: [402, 'The balance is used up'],
  ABUSE_CAP_EXCEEDED: [402, 'The monthly usage limit is reached'],
  STORAGE_FULL: [402, 'The library of finished videos is full'],
  UPGRADE_REQUIRED: [402, 'A payment or plan problem'],
  DUPLICATE_REQUEST: [409, 'The Idempotency-Key was used before; nothing new is rendered or charged'],
  RATE_LIMITED: [429, 'A rate limit is hit'],
  CONCURRENT_LIMIT: [429, 'All concurrent render slots are busy; nothing is queued'],
  PLAN_FAILED: [502, 'Planning from the brief failed; its credits are returned'],
  UNKNOWN_EVENT: [400, 'The event is none that a webhook can listen to'],
  URL_NOT_DELIVERABLE: [400, 'The URL is private, local or not deliverable'],
  HOOK_LIMIT: [null, 'The account has as many webhooks as it may'],
  CANVAS_NOT_FOUND: [null, 'A named resource does not exist'],
};

/** The codes as a list. */
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERROR_ACTIONS) as readonly ErrorCode[];

const entryOf = (code: ErrorCode): readonly [ErrorCode, ErrorEntry] => {
  const [status, when] = CONDITIONS[code];
  const { category, next } = ERROR_ACTIONS[code];
  return [code, { status, category, when, next }];
};

/** Every code of the specification. */
export const ERRORS = /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ ERROR_CODES.map(entryOf)) as Readonly<
  Record<ErrorCode, ErrorEntry>
>;

/** A code of this project's own, for an outage whose answer the specification does not show. */
export const SERVICE_UNAVAILABLE = 'SERVICE_UNAVAILABLE';

/** Texts of `error` that the specification fixes, most of them for errors that have no code. */
export const ERROR_MESSAGES = {
  unauthorized: 'Unauthorized',
  invalidKey: 'Invalid or revoked API key',
  validationFailed: 'Validation failed',
  forbidden: 'Forbidden',
  jobNotFound: 'Job not found',
  hookNotFound: 'Hook not found',
} as const;

/** How a 402 says that it is a repeat, in the words of its message when it has no code: the specification fixes none. */
export const ALREADY_SUBMITTED = /already|duplicate|idempotency|repeat/i;
