/** The accounts of a fresh server whose configuration names none: one for each way in which a key can be answered. */
import { API_PLAN } from '@vid/sdk/contract';
import type { AccountToCreate } from './accounts';

/** The key to begin with. */
export const LOCAL_KEY = 'emp_local_dev';

export const SEED_ACCOUNTS: readonly AccountToCreate[] = [
  {
    plan: API_PLAN,
    credits: 1000,
    email: 'dev@example.com',
    name: 'Dev',
    apiKeys: [LOCAL_KEY],
    revokedKeys: ['emp_local_revoked'],
  },
  { plan: API_PLAN, credits: 1000, email: 'other@example.com', name: 'Other', apiKeys: ['emp_local_other'] },
  { plan: 'starter', credits: 100, email: 'starter@example.com', name: 'Starter', apiKeys: ['emp_local_starter'] },
  {
    plan: API_PLAN,
    credits: 1000,
    suspended: true,
    email: 'suspended@example.com',
    name: 'Suspended',
    apiKeys: ['emp_local_suspended'],
  },
  { plan: API_PLAN, credits: 0, email: 'broke@example.com', name: 'Broke', apiKeys: ['emp_local_broke'] },
];

/** The keys of the seed accounts, with what each is for. */
export const SEED_KEYS: Readonly<Record<string, string>> = {
  emp_local_dev: 'plan agency, 1000 credits',
  emp_local_other: 'a second agency account, 1000 credits',
  emp_local_starter: 'plan starter: no API access',
  emp_local_suspended: 'a suspended account',
  emp_local_broke: 'plan agency, 0 credits',
  emp_local_revoked: 'a revoked key of the first account',
};
