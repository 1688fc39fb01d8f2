import { ApiPromise } from '../call/api-promise';
import type { CallOptions } from '../call/call-options';
import type { Caller } from '../call/caller';
import { type Account, ENDPOINT_PATHS } from '../contract';

/** The account of the API key. */
export class AccountResource {
  readonly #caller: Caller;

  /** Made by `VidClient`. */
  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Retrieves the account with its balance in credits. Not rate limited. Specification: GET /v1/me. */
  retrieve(options?: CallOptions): ApiPromise<Account> {
    const { method, path } = ENDPOINT_PATHS.retrieveAccount;
    const shape = { user_id: 'string', credits_remaining: 'number' } as const;
    return new ApiPromise(this.#caller.call<Account>({ method, path, idempotent: true, shape }, options));
  }
}
