/**
 * How every refusal looks over HTTP: the only place that knows statuses and bodies. What the specification leaves open is
 * read from the policies. Specification: Errors.
 */
import { API_FEATURE, ERROR_MESSAGES, RETRY_AFTER_HEADER, SERVICE_UNAVAILABLE, toDetail } from '@vid/sdk/contract';
import type { Policies } from '../domain/policies';
import type { Refusal } from '../domain/refusals';
import { json } from './json';
import { coded, type Look, type Looks, plain } from './look';
import type { Reply } from './reply';
import { SENT_LATER } from './sent-later';
import { tooMany } from './too-many';

const RATE_OF = {
  render: 'renders',
  total: 'renders of the account, those started in the application included',
  hooks: 'webhook creations',
  hooks_other: 'webhook calls',
} as const;

const credits = (amount: number): string => `${amount} ${amount === 1 ? 'credit' : 'credits'}`;

const rateLimited: Looks['rate-limited'] = ({ rate, full }, policies) => {
  const { window, limit, used, retryAfter } = full;
  const error = `Rate limit reached: ${limit} ${RATE_OF[rate]} per ${window}. Try again in ${retryAfter} s.`;
  return tooMany(error, retryAfter, { window, limit, used }, policies);
};

const SUBMITTED = {
  used: 'This request was already submitted: its Idempotency-Key is used. Nothing new was rendered or charged.',
  reserved:
    'This request was already submitted and its brief is being planned. Nothing new was rendered or charged. If no job of it appears in a minute, send it again with the same Idempotency-Key: a planning that came to no end gives its key back.',
};
/** So long whoever asks what became of a planning waits, in seconds: one whose process died is known to be dead after its lease. */
const UNDECIDED_SECONDS = 10;

const duplicate: Looks['duplicate'] = ({ form, key }, policies) => {
  const error = SUBMITTED[key];
  const policy = policies['duplicate.brief'];
  const look: Look =
    form === 'scene_plan' || policy === '409'
      ? coded('DUPLICATE_REQUEST', error)
      : { status: 402, body: policy === '402-code' ? { error, code: 'DUPLICATE_REQUEST' } : { error } };
  return key === 'used' ? look : { ...look, headers: { [RETRY_AFTER_HEADER]: String(UNDECIDED_SECONDS) } };
};

const LOOKS: Looks = {
  'no-api-key': () => coded('NO_API_KEY', ERROR_MESSAGES.unauthorized),
  'invalid-api-key': () => coded('INVALID_API_KEY', ERROR_MESSAGES.invalidKey),
  suspended: (_, policies) => ({
    ...coded('ACCOUNT_SUSPENDED', 'The account that owns this key is suspended.'),
    status: Number(policies['status.account_suspended']),
  }),
  'plan-upgrade': ({ plan }) =>
    coded('PLAN_UPGRADE_REQUIRED', `API access is part of the Agency plan; this account is on ${plan}.`, {
      feature: API_FEATURE,
      plan,
    }),
  'rate-limited': rateLimited,
  validation: ({ problems }) => ({
    status: 400,
    body: { error: ERROR_MESSAGES.validationFailed, detail: toDetail(problems) },
  }),
  'content-type': ({ sent }) =>
    plain(415, `The body must be JSON with Content-Type: application/json${sent === '' ? '' : `, not ${sent}`}.`),
  'body-too-large': ({ problem }) => plain(413, `The body ${problem}.`),
  ...SENT_LATER,
  'content-blocked': () =>
    coded('CONTENT_BLOCKED', 'The content of this request was refused. Change its text or images.'),
  'unsupported-model': () => coded('UNSUPPORTED_MODEL', 'This request needs a model that is not available.'),
  'upgrade-required': () => coded('UPGRADE_REQUIRED', 'There is a problem with the plan or payment of this account.'),
  'brand-required': () => coded('BRAND_REQUIRED', 'brand_kit_id must be sent together with brand_logo_url.'),
  paused: (_, policies) => {
    const error = 'Rendering is paused at the moment. Try again later.';
    return {
      status: 503,
      body: policies['paused.response'] === '503-code' ? { error, code: SERVICE_UNAVAILABLE } : { error },
    };
  },
  duplicate,
  'plan-failed': ({ why }) =>
    coded('PLAN_FAILED', `Planning from the brief failed (${why}). The planning credits were returned.`),
  'product-image-required': () =>
    coded(
      'PRODUCT_IMAGE_REQUIRED',
      'This format shows the product: send product_image_url, or product_enabled: false.',
    ),
  'presenter-required': () =>
    coded(
      'PRESENTER_REQUIRED',
      'A talking scene has no face: send avatar_preset_id or its ref_image_url, or presenter_enabled: false.',
    ),
  'no-anchor': () =>
    coded(
      'NO_ANCHOR',
      'Nothing real anchors this render: add a brand, a product photo or a presenter, or send product_enabled: false or presenter_enabled: false.',
    ),
  'cost-too-high': ({ cost, limit }) =>
    coded(
      'REQUEST_COST_TOO_HIGH',
      `This render would cost ${credits(cost)}; the limit is ${credits(limit)} a render. Use fewer or shorter scenes, or a lower quality.`,
      {
        details: { cost, limit },
      },
    ),
  'storage-full': ({ usedBytes, limitBytes }) =>
    coded('STORAGE_FULL', 'The library of finished videos is full.', {
      details: { used_bytes: usedBytes, limit_bytes: limitBytes },
    }),
  'monthly-cap': ({ spent, cost, limit }) =>
    coded(
      'ABUSE_CAP_EXCEEDED',
      `The monthly limit of ${credits(limit)} would be exceeded: ${credits(spent)} spent, ${cost} more asked for.`,
      {
        details: { spent, cost, limit },
      },
    ),
  credits: ({ balance, cost }, policies) => {
    const none = balance <= 0 && policies['no_credits.code'] === 'split';
    const error = `This needs ${credits(cost)}; the balance is ${balance}.`;
    return coded(none ? 'NO_CREDITS' : 'INSUFFICIENT_CREDITS', error, { details: { balance, cost } });
  },
  concurrent: ({ running, limit }) =>
    coded(
      'CONCURRENT_LIMIT',
      `All ${limit} render slots are busy. Nothing is queued: try again after a job has ended.`,
      {
        details: { running, limit },
      },
    ),
  forbidden: (_, policies) => plain(Number(policies['status.forbidden_job']), ERROR_MESSAGES.forbidden),
  'job-not-found': (_, policies) => plain(Number(policies['status.not_found']), ERROR_MESSAGES.jobNotFound),
  'hook-not-found': (_, policies) => plain(Number(policies['status.not_found']), ERROR_MESSAGES.hookNotFound),
  'unknown-event': ({ event }) =>
    coded(
      'UNKNOWN_EVENT',
      `${JSON.stringify(event.slice(0, 80))} is no event that a webhook can listen to; GET /api/webhooks/events lists them.`,
    ),
  'url-not-deliverable': ({ why }) => coded('URL_NOT_DELIVERABLE', `webhook_url can't be delivered to: ${why}`),
  'hook-limit': ({ limit }, policies) => ({
    ...coded('HOOK_LIMIT', `The account has its ${limit} webhooks already. Delete one first.`),
    status: Number(policies['status.hook_limit']),
  }),
  'server-error': (_, policies) =>
    plain(
      Number(policies['status.server_error']),
      'Something went wrong on our side. Nothing was charged for this request.',
    ),
};

/** The answer to a refusal. */
export const answerRefusal = (refusal: Refusal, policies: Policies): Reply => {
  const look = LOOKS[refusal.kind] as (refusal: Refusal, policies: Policies) => Look;
  const { status, body, headers } = look(refusal, policies);
  return json(status, body, headers);
};
