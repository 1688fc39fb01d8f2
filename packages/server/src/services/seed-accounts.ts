/** The accounts of a fresh server whose configuration names none: one for each way in which a key can be answered. */
import { API_PLAN } from '@vid/sdk/contract';
import { LOCAL_KEY } from '../domain/local-keys';
import type { AccountToCreate } from './accounts';

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
