import { expect, test } from 'vitest';
import { SEED_ACCOUNTS } from '../../src/services/seed-accounts';
import { createParts } from '../support/parts';

test('a fresh server has one key that was revoked, of the account that developers use', async () => {
  const { store, accounts } = await createParts();
  await accounts.seed(SEED_ACCOUNTS);
  const [dev, revoked] = await Promise.all(['dev', 'revoked'].map((name) => store.findKey(`emp_local_${name}`)));
  expect([dev?.revoked, revoked?.revoked]).toEqual([false, true]);
  expect(revoked?.account.userId).toBe(dev?.account.userId);
});
