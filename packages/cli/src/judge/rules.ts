/**
 * What an exchange is judged by: each rule with its side, its place in the specification and what to do. What the
 * specification states is a violation; what is only unwise, or can't be judged, is a note.
 */

type Side = 'client' | 'service';
type Kind = 'violation' | 'note';

/** One rule. */
export interface Rule {
  readonly side: Side;
  readonly kind: Kind;
  /** Where the specification says it. */
  readonly section: string;
  /** What whoever is on that side does. */
  readonly next: string;
}

const rule = (side: Side, kind: Kind, section: string, next: string): Rule => ({ side, kind, section, next });
const RENDER = 'POST /v1/render';

export const RULES = {
  bearer: rule('client', 'violation', 'Authentication', 'Send Authorization: Bearer with the key'),
  'called-from-browser': rule('client', 'violation', 'Conventions, 3', 'Call the API from a server, never from a page'),
  'unknown-address': rule('client', 'violation', 'Endpoints', 'Correct the path'),
  'unknown-method': rule('client', 'violation', 'Endpoints', 'Use the method of the endpoint'),
  'request-content-type': rule('client', 'violation', 'Conventions, 1', 'Send Content-Type: application/json'),
  'request-json': rule('client', 'violation', 'Conventions, 1', 'Send one JSON object'),
  'request-body': rule('client', 'violation', 'Resources and their fields', 'Correct the member'),
  'brand-without-logo': rule(
    'client',
    'violation',
    `${RENDER}, rule 4`,
    'Send brand_logo_url together with brand_kit_id',
  ),
  'presenter-without-face': rule(
    'client',
    'violation',
    `${RENDER}, rule 2`,
    'Send avatar_preset_id or a ref_image_url in the scene, or presenter_enabled: false',
  ),
  'key-reused': rule('client', 'violation', `${RENDER}, Idempotency-Key`, 'Draw a new key for each render'),
  'tight-loop': rule('client', 'violation', 'Limits', 'Poll every few seconds, or wait for the webhook'),
  'retry-too-early': rule('client', 'violation', 'Errors, RATE_LIMITED', 'Wait for the seconds in retryAfter'),
  'key-in-url': rule(
    'client',
    'note',
    'Authentication',
    'Send the key in the Authorization header: addresses end up in logs',
  ),
  'member-unknown': rule(
    'client',
    'note',
    'Resources and their fields',
    'Check its spelling: a service may pass over it',
  ),
  'idempotency-missing': rule('client', 'note', `${RENDER}, rule 5`, 'Send an Idempotency-Key, such as a UUID'),
  'idempotency-too-long': rule(
    'client',
    'note',
    'Limits',
    'Keep what makes the key unique within the part that counts',
  ),
  'idempotency-repeated': rule('client', 'note', `${RENDER}, rule 5`, 'Keep the job_id of the first answer'),
  'double-charge': rule(
    'client',
    'note',
    `${RENDER}, rule 5`,
    'Repeat with the same Idempotency-Key: the first request may have been accepted, and this one is charged again',
  ),
  'payload-idle': rule('client', 'note', 'Endpoints', 'Leave the body out'),
  'webhook-private': rule(
    'client',
    'note',
    'POST /api/webhooks/hooks',
    'Use a public URL for a service that is not local',
  ),
  'product-without-photo': rule(
    'client',
    'note',
    `${RENDER}, rule 1`,
    'Send product_image_url, or product_enabled: false',
  ),
  'nothing-anchors': rule(
    'client',
    'note',
    `${RENDER}, rule 3`,
    'Add a brand, a product photo or a presenter, or opt out of one',
  ),
  'outside-service': rule('client', 'note', 'What the service does', 'Begin the path with /v1 or /api/webhooks'),
  'request-unread': rule('client', 'note', 'Limits', 'Send a smaller body to have it judged'),

  'answer-json': rule('service', 'violation', 'Conventions, 2', 'Answer with JSON, errors included'),
  'answer-content-type': rule('service', 'violation', 'Conventions, 2', 'Say Content-Type: application/json'),
  'answer-body': rule('service', 'violation', 'Resources and their fields', 'Correct the member'),
  'success-status': rule('service', 'violation', 'Endpoints', 'Answer with the status that the specification shows'),
  'answered-without-key': rule('service', 'violation', 'Authentication', 'Refuse it with 401 NO_API_KEY'),
  'key-answer': rule('service', 'violation', 'Authentication, 3', 'Answer with the code and text of that case'),
  'error-object': rule('service', 'violation', 'Error object', 'Send error as a text, and the other members as shown'),
  'error-status': rule('service', 'violation', 'Errors', 'Send the status that belongs to the code'),
  'error-place': rule('service', 'violation', 'Endpoints', 'Send only errors that the endpoint lists'),
  'error-code-missing': rule('service', 'violation', 'Errors', 'Send the code'),
  'validation-detail': rule('service', 'violation', 'Error object', 'Name every problem in detail, without a code'),
  'plan-feature': rule('service', 'violation', 'Authentication, 4', 'Send feature: api_access and the plan'),
  'retry-after': rule('service', 'violation', 'Limits', 'Send retryAfter, or details.retryAfter, in whole seconds'),
  'invalid-accepted': rule('service', 'violation', 'Errors', 'Refuse it'),
  'key-ignored': rule('service', 'violation', `${RENDER}, rule 5`, 'Refuse a key that was used'),
  'duplicate-without-key': rule(
    'service',
    'violation',
    `${RENDER}, rule 5`,
    'Take a request without a key as a new render',
  ),
  'duplicate-names-job': rule('service', 'violation', `${RENDER}, rule 5`, 'Leave the first job_id out'),
  'initial-status': rule('service', 'violation', 'Render accepted response', 'Answer with status starting'),
  'poll-url': rule('service', 'violation', 'Render accepted response', 'Answer with the path of the job'),
  watermark: rule('service', 'violation', 'What the service does', 'Leave the watermark out on the Agency plan'),
  'scene-count': rule('service', 'violation', 'Render accepted response', 'Count the scenes that were given'),
  'job-id': rule('service', 'violation', 'GET /v1/job/{id}', 'Return the job that was asked for'),
  'job-status': rule('service', 'violation', 'States and transitions', 'Use a status of the list'),
  'job-video-url': rule('service', 'violation', 'Job', 'Set video_url when, and only when, it succeeded'),
  'job-error': rule('service', 'violation', 'Job', 'Set error when, and only when, it failed or was cancelled'),
  'job-left-final': rule('service', 'violation', 'States and transitions', 'Leave a final job as it is'),
  'hook-created': rule('service', 'violation', 'POST /api/webhooks/hooks', 'Return what was registered, switched on'),
  'hook-secret-missing': rule('service', 'violation', 'POST /api/webhooks/hooks', 'Return the secret of a new webhook'),
  'hook-secret-shown': rule('service', 'violation', 'Webhook', 'Never return a secret after creation'),
  'hook-updated': rule(
    'service',
    'violation',
    'PATCH /api/webhooks/hooks/{id}',
    'Apply the update, and reset the failure count',
  ),
  'hook-count': rule('service', 'violation', 'Limits', 'Refuse more webhooks with HOOK_LIMIT'),
  'hook-deleted': rule(
    'service',
    'violation',
    'DELETE /api/webhooks/hooks/{id}',
    'Answer deleted: true, and forget it',
  ),
  'ping-result': rule('service', 'violation', 'POST /api/webhooks/hooks/{id}/test', 'Say delivered after a 2xx alone'),
  'event-list': rule(
    'service',
    'violation',
    'GET /api/webhooks/events',
    'List the subscribable events, and the signature as it is',
  ),
  'progress-odd': rule('service', 'note', 'Job', 'Let progress be a percentage that grows'),
  'wait-differs': rule('service', 'note', 'Limits', 'Say the same time in both places'),
  'no-answer': rule('service', 'note', 'Conventions, 2', 'Find out why the connection broke'),
  'answer-unread': rule('service', 'note', 'Conventions, 2', 'Send it shorter, or without a coding, to have it judged'),
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a rule: stable, for scripts. */
export type RuleName = keyof typeof RULES;

/** What an exchange shows of a rule that it breaks. */
export interface Finding extends Rule {
  readonly rule: RuleName;
  readonly expected: string;
  readonly got: string;
}

/** Tells that a rule is broken. */
export const broken = (
  name: RuleName,
  { expected, got, section }: { readonly expected: string; readonly got: string; readonly section?: string },
): Finding => ({ rule: name, ...RULES[name], ...(section === undefined ? {} : { section }), expected, got });
