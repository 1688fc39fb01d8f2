/** Who may call. Specification: Authentication. */
import {
  API_FEATURE,
  API_PLAN,
  ENDPOINT_PATHS,
  type EndpointName,
  ERROR_MESSAGES,
  ERRORS,
  SUBSCRIBABLE_EVENTS,
} from '@vid/sdk/contract';
import type { Caller } from '../caller';
import { type Check, checksOf } from '../check';
import type { Exchange } from '../exchange';
import { granted, insist, refused, shown } from '../judge';
import { PLAN, publicUrl } from '../samples';
import type { Stage } from '../stage';

const check = checksOf('Authentication');

const noKey = { status: ERRORS.NO_API_KEY.status, code: 'NO_API_KEY', error: ERROR_MESSAGES.unauthorized };
const invalidKey = {
  status: ERRORS.INVALID_API_KEY.status,
  code: 'INVALID_API_KEY',
  error: ERROR_MESSAGES.invalidKey,
};

const bodies: Readonly<Partial<Record<EndpointName, unknown>>> = {
  createRender: PLAN,
  createHook: { event: SUBSCRIBABLE_EVENTS[0], webhook_url: publicUrl('guard') },
  updateHook: { active: true },
};

/** A right request to an endpoint, but for who sends it. */
const request = (caller: Caller, endpoint: EndpointName): Promise<Exchange> =>
  caller.call(endpoint, {
    ...(ENDPOINT_PATHS[endpoint].path.includes('{id}') ? { id: 'none' } : {}),
    ...(bodies[endpoint] === undefined ? {} : { body: bodies[endpoint] }),
  });

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const guards = (Object.keys(ENDPOINT_PATHS) as EndpointName[]).map((endpoint) => {
  const { method, path } = ENDPOINT_PATHS[endpoint];
  return check(
    `auth-guards-${kebab(endpoint)}`,
    `${method} ${path} needs a key, and one that exists.`,
    async (stage) => {
      refused(await request(stage.stranger(undefined), endpoint), noKey);
      refused(await request(stage.stranger(`Bearer ${stage.unknownKey()}`), endpoint), invalidKey);
    },
  );
});

const malformed = (name: string, says: string, authorization: (stage: Stage) => string): Check =>
  check(name, says, async (stage) => {
    refused(await stage.stranger(authorization(stage)).call('retrieveAccount'), noKey);
  });

const otherPlan = (name: string, endpoint: EndpointName): Check =>
  check(
    name,
    `An account that is not on the ${API_PLAN} plan is refused by ${ENDPOINT_PATHS[endpoint].method} ${ENDPOINT_PATHS[endpoint].path}, with the feature and its plan.`,
    async (stage) => {
      const exchange = await request(await stage.account({ plan: 'starter' }), endpoint);
      const body = refused(exchange, { status: ERRORS.PLAN_UPGRADE_REQUIRED.status, code: 'PLAN_UPGRADE_REQUIRED' });
      insist(body['feature'] === API_FEATURE, `feature ${API_FEATURE}`, body['feature'], exchange);
      insist(/^starter$/i.test(String(body['plan'])), 'plan starter', body['plan'], exchange);
    },
    ['admin'],
  );

const suspended = (name: string, endpoint: EndpointName): Check =>
  check(
    name,
    `A suspended account is refused by ${ENDPOINT_PATHS[endpoint].method} ${ENDPOINT_PATHS[endpoint].path}.`,
    async (stage) => {
      const exchange = await request(await stage.account({ suspended: true }), endpoint);
      refused(exchange, { status: ERRORS.ACCOUNT_SUSPENDED.status, code: 'ACCOUNT_SUSPENDED' });
    },
    ['admin'],
  );

export const AUTHENTICATION: readonly Check[] = [
  ...guards,
  malformed('auth-key-of-another-form', 'A key that is none of this service is no key.', () => 'Bearer sk_0123456789'),
  malformed('auth-empty-key', 'A header without a key is no key.', () => 'Bearer '),
  check('auth-same-key-everywhere', 'One key serves videos, account and webhooks.', async (stage) => {
    const account = await stage.account();
    granted(await account.call('retrieveAccount'));
    granted(await account.call('listHooks'));
  }),
  check(
    'auth-revoked-key',
    'A revoked key is refused like one that never was.',
    async (stage) => {
      const { userId } = await stage.account();
      const { api_key: key } = await stage.admin.call('POST', `accounts/${userId}/keys`);
      stage.secrets.hide(String(key), '$VID_API_KEY');
      const caller = stage.stranger(`Bearer ${String(key)}`);
      granted(await caller.call('retrieveAccount'));
      await stage.admin.call('DELETE', `keys/${String(key)}`);
      refused(await caller.call('retrieveAccount'), invalidKey);
    },
    ['admin'],
  ),
  check(
    'auth-keys-of-one-account',
    'All keys of an account stand for the same account.',
    async (stage) => {
      const account = await stage.account();
      const { api_key: key } = await stage.admin.call('POST', `accounts/${account.userId}/keys`);
      stage.secrets.hide(String(key), '$VID_API_KEY');
      const exchange = await stage.stranger(`Bearer ${String(key)}`).call('retrieveAccount');
      const { user_id: id } = granted(exchange);
      insist(id === account.userId, `user_id ${shown(account.userId)}`, id, exchange);
    },
    ['admin'],
  ),
  otherPlan('auth-other-plan-account', 'retrieveAccount'),
  otherPlan('auth-other-plan-job', 'retrieveJob'),
  otherPlan('auth-other-plan-render', 'createRender'),
  suspended('auth-suspended-account', 'retrieveAccount'),
  suspended('auth-suspended-job', 'retrieveJob'),
  suspended('auth-suspended-render', 'createRender'),
];
