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

const action = (category: ErrorCategory, next: string): ErrorAction => ({ category, next });

/** One for every code. */
export const ERROR_ACTIONS = {
  NO_API_KEY: action('authentication', 'Send Authorization: Bearer with a key that starts with emp_'),
  INVALID_API_KEY: action('authentication', 'Create a new key in the application'),
  PLAN_UPGRADE_REQUIRED: action('plan', 'Move the account to the Agency plan'),
  ACCOUNT_SUSPENDED: action('suspended', 'Contact the service about the account'),
  CONTENT_BLOCKED: action('validation', 'Change the text or the images'),
  UNSUPPORTED_MODEL: action('validation', 'Change the scene types or the format'),
  PRODUCT_IMAGE_REQUIRED: action('validation', 'Send product_image_url, or product_enabled: false'),
  PRESENTER_REQUIRED: action(
    'validation',
    'Send avatar_preset_id or a ref_image_url in the scene, or presenter_enabled: false',
  ),
  BRAND_REQUIRED: action('validation', 'Send brand_logo_url together with brand_kit_id'),
  NO_ANCHOR: action(
    'validation',
    'Add a brand, a product photo or a presenter, or send product_enabled: false or presenter_enabled: false',
  ),
  REQUEST_COST_TOO_HIGH: action('cost', 'Make scenes fewer or shorter, or lower the quality'),
  INSUFFICIENT_CREDITS: action('payment', 'Add credits'),
  NO_CREDITS: action('payment', 'Add credits'),
  ABUSE_CAP_EXCEEDED: action('payment', 'Wait for the next month or raise the limit'),
  STORAGE_FULL: action('payment', 'Delete finished videos or raise the allowance'),
  UPGRADE_REQUIRED: action('payment', "Check the account's plan and payment"),
  DUPLICATE_REQUEST: action('duplicate', 'Look for the render of the first request; use a new key for another video'),
  RATE_LIMITED: action('rate', 'Wait for the seconds in retryAfter, then send it again'),
  CONCURRENT_LIMIT: action('concurrency', 'Send it again after a running job has ended'),
  PLAN_FAILED: action('planning', 'Send it again, or send a scene_plan'),
  UNKNOWN_EVENT: action('validation', 'Use a name from GET /api/webhooks/events'),
  URL_NOT_DELIVERABLE: action('validation', 'Use a public http(s) URL'),
  HOOK_LIMIT: action('limit', 'Delete a webhook first'),
  CANVAS_NOT_FOUND: action('not-found', 'Check the id'),
} as const satisfies Record<string, ErrorAction>;

/** A code that the specification names. */
export type ErrorCode = keyof typeof ERROR_ACTIONS;

/** Whether a code is one that the specification names. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_ACTIONS, code);
