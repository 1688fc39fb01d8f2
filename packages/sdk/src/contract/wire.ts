/** Names of the wire that belong to no resource: headers, the key's prefix, path prefixes. Specification: Conventions, Authentication. */

export const AUTHORIZATION_HEADER = 'Authorization';
/** Carries the key of a render; only its first 80 characters count. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** Says how long to wait, in seconds or as a date. */
export const RETRY_AFTER_HEADER = 'Retry-After';

/** Every API key starts with it. Specification: Authentication. */
export const API_KEY_PREFIX = 'emp_';

/** Where the two groups of endpoints live, below the base URL. Specification: What the service does. */
export const VIDEO_API_PREFIX = '/v1';
/** Where the webhook endpoints live, below the base URL. */
export const WEBHOOK_API_PREFIX = '/api/webhooks';

/** The plan that includes API access, and the `feature` that a refusal of another plan names. Specification: Authentication. */
export const API_PLAN = 'agency';
/** The `feature` that a refusal of another plan names. Specification: Authentication. */
export const API_FEATURE = 'api_access';
