/**
 * The catalogue of errors: every code of the specification, where it comes from, and what a caller should do about it.
 * `status: null` means that the specification shows no number, so nobody may branch on it. Specification: Errors.
 */

/** What a caller does about an error; clients make their error classes and exit codes from it. */
export type ErrorCategory =
  | 'validation'
  | 'authentication'
  | 'plan'
  | 'suspended'
  | 'payment'
  | 'duplicate'
  | 'cost'
  | 'rate'
  | 'concurrency'
  | 'planning'
  | 'forbidden'
  | 'not-found'
  | 'limit'
  | 'server';

/** One entry of the catalogue. */
export interface ErrorEntry {
  /** HTTP status, or null where the specification shows none. */
  readonly status: number | null;
  /** What a caller does about it. */
  readonly category: ErrorCategory;
  /** When it is sent. */
  readonly when: string;
  /** What the caller can do next. */
  readonly next: string;
}

const entry = (status: number | null, category: ErrorCategory, when: string, next: string): ErrorEntry => ({
  status,
  category,
  when,
  next,
});

/** Every code of the specification. */
export const ERRORS = {
  NO_API_KEY: entry(
    401,
    'authentication',
    'The key is missing or malformed',
    'Send Authorization: Bearer with a key that starts with emp_',
  ),
  INVALID_API_KEY: entry(401, 'authentication', 'The key is unknown or revoked', 'Create a new key in the application'),
  PLAN_UPGRADE_REQUIRED: entry(
    402,
    'plan',
    'The account is not on the Agency plan',
    'Move the account to the Agency plan',
  ),
  ACCOUNT_SUSPENDED: entry(
    null,
    'suspended',
    'The account that owns the key is suspended',
    'Contact the service about the account',
  ),
  CONTENT_BLOCKED: entry(400, 'validation', 'The content is refused before charging', 'Change the text or the images'),
  UNSUPPORTED_MODEL: entry(400, 'validation', 'Refused before charging', 'Change the scene types or the format'),
  PRODUCT_IMAGE_REQUIRED: entry(
    400,
    'validation',
    'A product format has no product photo',
    'Send product_image_url, or product_enabled: false',
  ),
  PRESENTER_REQUIRED: entry(
    400,
    'validation',
    'A talking scene has no face',
    'Send avatar_preset_id or a ref_image_url in the scene, or presenter_enabled: false',
  ),
  BRAND_REQUIRED: entry(
    422,
    'validation',
    'A brand kit is named without a logo',
    'Send brand_logo_url together with brand_kit_id',
  ),
  NO_ANCHOR: entry(
    422,
    'validation',
    'Nothing real anchors the render',
    'Add a brand, a product photo or a presenter, or send product_enabled: false or presenter_enabled: false',
  ),
  REQUEST_COST_TOO_HIGH: entry(
    413,
    'cost',
    'The render would cost more than one render may',
    'Make scenes fewer or shorter, or lower the quality',
  ),
  INSUFFICIENT_CREDITS: entry(402, 'payment', 'The balance does not cover the render', 'Add credits'),
  NO_CREDITS: entry(402, 'payment', 'The balance is used up', 'Add credits'),
  ABUSE_CAP_EXCEEDED: entry(
    402,
    'payment',
    'The monthly usage limit is reached',
    'Wait for the next month or raise the limit',
  ),
  STORAGE_FULL: entry(
    402,
    'payment',
    'The library of finished videos is full',
    'Delete finished videos or raise the allowance',
  ),
  UPGRADE_REQUIRED: entry(402, 'payment', 'A payment or plan problem', "Check the account's plan and payment"),
  DUPLICATE_REQUEST: entry(
    409,
    'duplicate',
    'The Idempotency-Key was used before; nothing new is rendered or charged',
    'Look for the render of the first request; use a new key for another video',
  ),
  RATE_LIMITED: entry(429, 'rate', 'A rate limit is hit', 'Wait for the seconds in retryAfter, then send it again'),
  CONCURRENT_LIMIT: entry(
    429,
    'concurrency',
    'All concurrent render slots are busy; nothing is queued',
    'Send it again after a running job has ended',
  ),
  PLAN_FAILED: entry(
    502,
    'planning',
    'Planning from the brief failed; its credits are returned',
    'Send it again, or send a scene_plan',
  ),
  UNKNOWN_EVENT: entry(
    400,
    'validation',
    'The event is none that a webhook can listen to',
    'Use a name from GET /api/webhooks/events',
  ),
  URL_NOT_DELIVERABLE: entry(
    400,
    'validation',
    'The URL is private, local or not deliverable',
    'Use a public http(s) URL',
  ),
  HOOK_LIMIT: entry(null, 'limit', 'The account has as many webhooks as it may', 'Delete a webhook first'),
  CANVAS_NOT_FOUND: entry(null, 'not-found', 'A named resource does not exist', 'Check the id'),
} as const satisfies Record<string, ErrorEntry>;

/** A code that the specification names. */
export type ErrorCode = keyof typeof ERRORS;
/** The codes as a list. */
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

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

/** How a 402 says that it is a repeat, in the words of its message when it has no code. */
export const ALREADY_SUBMITTED = /already (been )?submitted/i;

/** Whether a code is one that the specification names. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);
