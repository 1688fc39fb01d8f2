/**
 * How every refusal looks over HTTP: the only place that knows statuses and bodies. What the specification leaves open is
 * read from the policies. Specification: Errors.
 */
import {
  API_FEATURE,
  ERROR_MESSAGES,
  ERRORS,
  type ErrorCode,
  RETRY_AFTER_HEADER,
  SERVICE_UNAVAILABLE,
  toDetail,
} from '@vid/sdk/contract';
import type { Policies } from '../domain/policies';
import type { Refusal, RefusalKind } from '../domain/refusals';
import { STORE_WAIT_SECONDS } from './back-pressure';
import { json } from './json';
import type { Reply } from './reply';

type Body = Readonly<Record<string, unknown>> & { readonly error: string };
interface Look {
  readonly status: number;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}
type Looks = { readonly [K in RefusalKind]: (refusal: Refusal & { readonly kind: K }, policies: Policies) => Look };

/** A coded error with the status that the specification shows for it. */
const coded = (code: ErrorCode, error: string, more: Readonly<Record<string, unknown>> = {}): Look => ({
  status: ERRORS[code].status ?? 400,
  body: { error, code, ...more },
});

const plain = (status: number, error: string): Look => ({ status, body: { error } });

const RATE_OF = {
  render: 'renders',
  total: 'renders of the account, those started in the application included',
  hooks: 'webhook creations',
  hooks_other: 'webhook calls',
} as const;

const mebibytes = (bytes: number): string => `${bytes / 1024 ** 2} MiB`;

/** When to send a request again that came while too many bytes of bodies were held. */
const BODIES_WAIT_SECONDS = 1;
/** The new state has its accounts by then. */
const REPLACED_WAIT_SECONDS = 1;

const credits = (amount: number): string => `${amount} ${amount === 1 ? 'credit' : 'credits'}`;

/** A 429, with the time to wait where the policy puts it. */
const tooMany = (
  error: string,
  retryAfter: number,
  figures: Readonly<Record<string, unknown>>,
  policies: Policies,
): Look => {
  const policy = policies['rate.retry_after'];
  if (policy === 'details') return coded('RATE_LIMITED', error, { details: { retryAfter, ...figures } });
  if (policy === 'both') return coded('RATE_LIMITED', error, { retryAfter, details: { retryAfter, ...figures } });
  const look = coded('RATE_LIMITED', error, { retryAfter, details: figures });
  return { ...look, headers: { [RETRY_AFTER_HEADER]: String(retryAfter) } };
};

const rateLimited: Looks['rate-limited'] = ({ rate, full }, policies) => {
  const { window, limit, used, retryAfter } = full;
  const error = `Rate limit reached: ${limit} ${RATE_OF[rate]} per ${window}. Try again in ${retryAfter} s.`;
  return tooMany(error, retryAfter, { window, limit, used }, policies);
};

/** Neither answer says that the request itself is wrong: sent a little later, it is taken. */
const bodiesHeld: Looks['bodies-held'] = ({ whose, maxBytes }, policies) => {
  if (whose === 'account') {
    const error = `Request bodies of more than ${mebibytes(maxBytes)} are under way for this account. Send large requests one after another.`;
    return tooMany(error, BODIES_WAIT_SECONDS, { limit_bytes: maxBytes }, policies);
  }
  return {
    status: 503,
    body: {
      error: 'The server is busy with large requests at the moment. Nothing was charged. Send this one again later.',
      code: SERVICE_UNAVAILABLE,
    },
    headers: { [RETRY_AFTER_HEADER]: String(BODIES_WAIT_SECONDS) },
  };
};

/** The request was not looked at: whoever sends it again later loses nothing. */
const busy: Looks['busy'] = ({ retryAfter }) => ({
  status: 503,
  body: {
    error: `The server is busy: its database is slow, or takes nothing at the moment. Nothing was charged. Send this again in ${retryAfter} s.`,
    code: SERVICE_UNAVAILABLE,
  },
  headers: { [RETRY_AFTER_HEADER]: String(retryAfter) },
});

/** What was decided for an account of the state before went with that state. */
const stateReplaced: Looks['state-replaced'] = () => ({
  status: 503,
  body: {
    error: `The state of this server is being replaced. Nothing was charged. Send this again in ${REPLACED_WAIT_SECONDS} s.`,
    code: SERVICE_UNAVAILABLE,
  },
  headers: { [RETRY_AFTER_HEADER]: String(REPLACED_WAIT_SECONDS) },
});

/** It comes to nothing, and what it took comes back by itself: a refusal that is not quite over. */
const planningHeld: Looks['planning-held'] = () => ({
  status: 503,
  body: {
    error: `The database took nothing any more when this brief was planned, so that nothing is rendered. Its planning credits come back, and its Idempotency-Key is free again, as soon as the database takes it. Send this again in ${STORE_WAIT_SECONDS} s.`,
    code: SERVICE_UNAVAILABLE,
  },
  headers: { [RETRY_AFTER_HEADER]: String(STORE_WAIT_SECONDS) },
});

/** Without a code: whoever reads one takes it for a refusal, after which nothing is charged. */
const outcomeUnknown: Looks['outcome-unknown'] = () => ({
  status: 503,
  body: {
    error: `The connection to the database broke while this was written: it may have been done, and a render charged. Send it again with the same Idempotency-Key in ${STORE_WAIT_SECONDS} s; nothing is done twice under it. Without a key, look first.`,
  },
  headers: { [RETRY_AFTER_HEADER]: String(STORE_WAIT_SECONDS) },
});

const ending: Looks['ending'] = ({ retryAfter }) => ({
  status: 503,
  body: {
    error: `This server was told to end and takes nothing new. Nothing was charged. Send this again in ${retryAfter} s.`,
    code: SERVICE_UNAVAILABLE,
  },
  headers: { [RETRY_AFTER_HEADER]: String(retryAfter) },
});

const duplicate: Looks['duplicate'] = ({ form }, policies) => {
  const error = 'This request was already submitted: its Idempotency-Key is used. Nothing new was rendered or charged.';
  const policy = policies['duplicate.brief'];
  if (form === 'scene_plan' || policy === '409') return coded('DUPLICATE_REQUEST', error);
  return { status: 402, body: policy === '402-code' ? { error, code: 'DUPLICATE_REQUEST' } : { error } };
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
  'bodies-held': bodiesHeld,
  busy,
  'state-replaced': stateReplaced,
  'planning-held': planningHeld,
  'outcome-unknown': outcomeUnknown,
  ending,
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
