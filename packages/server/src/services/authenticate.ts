/** Who calls. Specification: Authentication. */
import { admit, keyOf } from '../domain/access';
import type { Account } from '../domain/account';
import type { Answer } from '../domain/refusals';
import type { Store } from '../ports/store';

export type Authenticate = (authorization: string | null | undefined) => Promise<Answer<Account>>;

export const createAuthenticate =
  ({ store }: { readonly store: Store }): Authenticate =>
  async (authorization) => {
    const key = keyOf(authorization);
    return admit(key, key === undefined ? undefined : await store.findKey(key));
  };
