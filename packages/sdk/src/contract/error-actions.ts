/**
 * What a caller does about each code of the specification. It stands apart from when a code is sent, since a client needs no
 * more than this. Specification: Errors.
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

/** What a caller does about a code. */
export interface ErrorAction {
  /** In a word. */
  readonly category: ErrorCategory;
  /** What the caller can do next. */
  readonly next: string;
}

/** What a caller does about each code, in a word. */
export const ERROR_CATEGORIES = {
  NO_API_KEY: 'authentication',
  INVALID_API_KEY: 'authentication',
  PLAN_UPGRADE_REQUIRED: 'plan',
  ACCOUNT_SUSPENDED: 'suspended',
  CONTENT_BLOCKED: 'validation',
  UNSUPPORTED_MODEL: 'validation',
  PRODUCT_IMAGE_REQUIRED: 'validation',
  PRESENTER_REQUIRED: 'validation',
  BRAND_REQUIRED: 'validation',
  NO_ANCHOR: 'validation',
  REQUEST_COST_TOO_HIGH: 'cost',
  INSUFFICIENT_CREDITS: 'payment',
  NO_CREDITS: 'payment',
  ABUSE_CAP_EXCEEDED: 'payment',
  STORAGE_FULL: 'payment',
  UPGRADE_REQUIRED: 'payment',
  DUPLICATE_REQUEST: 'duplicate',
  RATE_LIMITED: 'rate',
  CONCURRENT_LIMIT: 'concurrency',
  PLAN_FAILED: 'planning',
  UNKNOWN_EVENT: 'validation',
  URL_NOT_DELIVERABLE: 'validation',
  HOOK_LIMIT: 'limit',
  CANVAS_NOT_FOUND: 'not-found',
} as const satisfies Record<string, ErrorCategory>;

/** A code that the specification names. */
export type ErrorCode = keyof typeof ERROR_CATEGORIES;

/** What the caller can do next about each code. */
export const ERROR_NEXT = {
  NO_API_KEY: 'Send Authorization: Bearer with a key that starts with emp_',
  INVALID_API_KEY: 'Create a new key in the application',
  PLAN_UPGRADE_REQUIRED: 'Move the account to the Agency plan',
  ACCOUNT_SUSPENDED: 'Contact the service about the account',
  CONTENT_BLOCKED: 'Change the text or the images',
  UNSUPPORTED_MODEL: 'Change the scene types or the format',
  PRODUCT_IMAGE_REQUIRED: 'Send product_image_url, or product_enabled: false',
  PRESENTER_REQUIRED: 'Send avatar_preset_id or a ref_image_url in the scene, or presenter_enabled: false',
  BRAND_REQUIRED: 'Send brand_logo_url together with brand_kit_id',
  NO_ANCHOR: 'Add a brand, a product photo or a presenter, or send product_enabled: false or presenter_enabled: false',
  REQUEST_COST_TOO_HIGH: 'Make scenes fewer or shorter, or lower the quality',
  INSUFFICIENT_CREDITS: 'Add credits',
  NO_CREDITS: 'Add credits',
  ABUSE_CAP_EXCEEDED: 'Wait for the next month or raise the limit',
  STORAGE_FULL: 'Delete finished videos or raise the allowance',
  UPGRADE_REQUIRED: "Check the account's plan and payment",
  DUPLICATE_REQUEST: 'Look for the render of the first request; use a new key for another video',
  RATE_LIMITED: 'Wait for the seconds in retryAfter, then send it again',
  CONCURRENT_LIMIT: 'Send it again after a running job has ended',
  PLAN_FAILED: 'Send it again, or send a scene_plan',
  UNKNOWN_EVENT: 'Use a name from GET /api/webhooks/events',
  URL_NOT_DELIVERABLE: 'Use a public http(s) URL',
  HOOK_LIMIT: 'Delete a webhook first',
  CANVAS_NOT_FOUND: 'Check the id',
} as const satisfies Record<ErrorCode, string>;

const actionOf = (code: ErrorCode): readonly [ErrorCode, ErrorAction] => [
  code,
  { category: ERROR_CATEGORIES[code], next: ERROR_NEXT[code] },
];

/** One for every code. */
export const ERROR_ACTIONS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ /* @__PURE__ */ (Object.keys(ERROR_CATEGORIES) as ErrorCode[]).map(actionOf),
) as Readonly<Record<ErrorCode, ErrorAction>>;

/** Whether a code is one that the specification names. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_CATEGORIES, code);
