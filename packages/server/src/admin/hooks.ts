/** Webhooks as the admin API shows and tries them; whoever owns them changes them through the service. */
import type { HideSecrets } from '../domain/hide-secrets';
import type { Store } from '../ports/store';
import type { TestHook } from '../services/test-hook';
import { AdminError } from './admin-error';
import { hookBody } from './bodies';
import { Refused } from './refused';

export interface AdminHooksDeps {
  readonly store: Store;
  readonly testHook: TestHook;
  readonly hide: HideSecrets;
}

export const createAdminHooks = ({ store, testHook, hide }: AdminHooksDeps) => ({
  /** Of one account, or of all. */
  listHooks: async ({ user_id: userId }: { readonly user_id?: string | undefined } = {}) => {
    const users = userId === undefined ? (await store.listAccounts()).map((account) => account.userId) : [userId];
    const hooks = (await Promise.all(users.map((user) => store.hooksOf(user)))).flat();
    return hide.value({ hooks: hooks.map(hookBody) }) as { readonly hooks: readonly ReturnType<typeof hookBody>[] };
  },
  /** One signed ping, one attempt. */
  pingHook: async (hookId: string) => {
    const hook = await store.findHook(hookId);
    if (hook === undefined)
      throw new AdminError('not-found', `There is no hook ${hookId}; GET /_admin/hooks lists them.`);
    const answer = await testHook({ userId: hook.userId, hookId });
    if (!answer.ok) throw new Refused(answer.refusal);
    return answer.value;
  },
});
