/** Webhooks of any account: as the service makes, changes, tries and removes them, without a key of their owner. */
import { toDetail } from '@vid/sdk/contract';
import { admitAccount } from '../domain/access';
import type { HideSecrets } from '../domain/hide-secrets';
import type { Hook } from '../domain/hook';
import type { Answer } from '../domain/refusals';
import type { Store } from '../ports/store';
import type { HookServices } from '../services/hooks';
import type { TestHook } from '../services/test-hook';
import { AdminError, unknownAccount } from './admin-error';
import { hookBody } from './bodies';
import { Refused } from './refused';

export interface AdminHooksDeps {
  readonly store: Store;
  readonly hooks: Pick<HookServices, 'create' | 'update' | 'delete'>;
  readonly testHook: TestHook;
  readonly hide: HideSecrets;
}

export const createAdminHooks = ({ store, hooks, testHook, hide }: AdminHooksDeps) => {
  const shown = (hook: Hook) => hide.value(hookBody(hook)) as ReturnType<typeof hookBody>;
  const findHook = async (hookId: string): Promise<Hook> => {
    const hook = await store.findHook(hookId);
    if (hook !== undefined) return hook;
    throw new AdminError('not-found', `There is no hook ${hookId}; GET /_admin/hooks lists them.`);
  };
  const granted = <T>(answer: Answer<T>): T => {
    if (answer.ok) return answer.value;
    if (answer.refusal.kind === 'validation') throw new AdminError('invalid', toDetail(answer.refusal.problems));
    throw new Refused(answer.refusal);
  };
  return {
    /** Of one account, or of all. */
    listHooks: async ({ user_id: userId }: { readonly user_id?: string | undefined } = {}) => {
      const found = userId === undefined ? await store.allHooks() : await store.hooksOf(userId);
      return { hooks: found.map(shown) };
    },
    /** As `POST /api/webhooks/hooks` with a key of that account. The secret is told this once; null where the hook was there. */
    createHook: async (userId: string, body: unknown) => {
      const account = await store.findAccount(userId);
      if (account === undefined) throw unknownAccount(userId);
      granted(admitAccount(account));
      const { hook, reused } = granted(await hooks.create(userId, { kind: 'json', value: body }));
      return { hook: shown(hook), reused, secret: reused ? null : hook.secret };
    },
    /** As `PATCH /api/webhooks/hooks/{id}`: `active`, `webhook_url`, `description`. */
    updateHook: async (hookId: string, body: unknown) => {
      const { userId } = await findHook(hookId);
      return { hook: shown(granted(await hooks.update(userId, hookId, { kind: 'json', value: body }))) };
    },
    deleteHook: async (hookId: string): Promise<void> => {
      const { userId } = await findHook(hookId);
      granted(await hooks.delete(userId, hookId));
    },
    /** One signed ping, one attempt. */
    pingHook: async (hookId: string) => {
      const { userId } = await findHook(hookId);
      return granted(await testHook({ userId, hookId }));
    },
  };
};
