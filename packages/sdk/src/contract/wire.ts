/** Names of the wire that belong to no resource: headers, the key's prefix, path prefixes. Specification: Conventions, Authentication. */

export const AUTHORIZATION_HEADER = 'Authorization';
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const RETRY_AFTER_HEADER = 'Retry-After';

/** Every API key starts with it. Specification: Authentication. */
export const API_KEY_PREFIX = 'emp_';

/** Where the two groups of endpoints live, below the base URL. Specification: What the service does. */
export const VIDEO_API_PREFIX = '/v1';
export const WEBHOOK_API_PREFIX = '/api/webhooks';

/** The plan that includes API access, and the `feature` that a refusal of another plan names. Specification: Authentication. */
export const API_PLAN = 'agency';
export const API_FEATURE = 'api_access';
