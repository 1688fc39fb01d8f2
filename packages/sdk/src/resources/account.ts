import { ApiPromise, type WithResponse } from '../call/api-promise';
import type { CallOptions } from '../call/call-options';
import type { Caller } from '../call/caller';
import { type Account, ENDPOINT_PATHS } from '../contract';

const SHAPE = { user_id: 'string', credits_remaining: 'number' } as const;

/** Retrieves the account of the API key. */
export const retrieveAccount = (caller: Caller, options?: CallOptions): Promise<WithResponse<Account>> => {
  const { method, path } = ENDPOINT_PATHS.retrieveAccount;
  return caller.call<Account>({ method, path, route: path, idempotent: true, shape: SHAPE }, options);
};

/** The account of the API key. */
export class AccountResource {
  readonly #caller: Caller;
  readonly #onSeen: (account: Account) => void;

  /** Made by `VidClient`. */
  constructor(caller: Caller, onSeen: (account: Account) => void) {
    this.#caller = caller;
    this.#onSeen = onSeen;
  }

  /** Retrieves the account with its balance in credits. Not rate limited. Specification: GET /v1/me. */
  retrieve(options?: CallOptions): ApiPromise<Account> {
    return new ApiPromise(
      retrieveAccount(this.#caller, options).then((seen) => {
        this.#onSeen(seen.data);
        return seen;
      }),
    );
  }
}
