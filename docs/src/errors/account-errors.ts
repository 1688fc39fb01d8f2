/** Ways to the errors of the key and its account, which every endpoint answers with. */
import type { COMMON_ERRORS } from '@vid/sdk/contract';
import { ERROR_MESSAGES } from '@vid/sdk/contract';
import type { ErrorRow } from './error-row';

export const ACCOUNT_ERRORS = {
  NO_API_KEY: {
    status: 401,
    code: 'NO_API_KEY',
    error: ERROR_MESSAGES.unauthorized,
    ways: [
      {
        at: 'retrieveAccount',
        kind: 'naturally',
        when: 'no key, or one that does not begin with `emp_`',
        reach: async ({ call }) => call('GET', '/v1/me', { key: 'sk_123' }),
      },
    ],
  },
  INVALID_API_KEY: {
    status: 401,
    code: 'INVALID_API_KEY',
    error: ERROR_MESSAGES.invalidKey,
    ways: [
      {
        at: 'retrieveAccount',
        kind: 'naturally',
        when: 'a key that is unknown, or was revoked',
        reach: async ({ call }) => call('GET', '/v1/me', { key: 'emp_local_revoked' }),
      },
    ],
  },
  PLAN_UPGRADE_REQUIRED: {
    status: 402,
    code: 'PLAN_UPGRADE_REQUIRED',
    ways: [
      {
        at: 'retrieveAccount',
        kind: 'naturally',
        when: 'the account has another plan',
        reach: async ({ call }) => call('GET', '/v1/me', { key: 'emp_local_starter' }),
      },
    ],
  },
  ACCOUNT_SUSPENDED: {
    status: 'status.account_suspended',
    code: 'ACCOUNT_SUSPENDED',
    ways: [
      {
        at: 'retrieveAccount',
        kind: 'naturally',
        when: 'the account is suspended (`admin.updateAccount` suspends any other)',
        reach: async ({ call }) => call('GET', '/v1/me', { key: 'emp_local_suspended' }),
      },
    ],
  },
} as const satisfies Readonly<Record<(typeof COMMON_ERRORS)[number], ErrorRow>>;
