/** Who calls. Specification: Authentication. */
import { admit, keyOf } from '../domain/access';
import type { Account } from '../domain/account';
import { type Answer, refused } from '../domain/refusals';
import type { Store } from '../ports/store';

export type Authenticate = (authorization: string | null | undefined) => Promise<Answer<Account>>;

export const createAuthenticate =
  ({ store }: { readonly store: Pick<Store, 'findKey' | 'readSettings'> }): Authenticate =>
  async (authorization) => {
    const key = keyOf(authorization);
    const holder = key === undefined ? undefined : await store.findKey(key);
    if (key === undefined || holder !== undefined) return admit(key, holder);
    // An empty database has no accounts until the first ones are made, by whichever process: no key is wrong until then.
    const { seeded = false } = await store.readSettings();
    return seeded ? admit(key, await store.findKey(key)) : refused({ kind: 'state-replaced' });
  };
