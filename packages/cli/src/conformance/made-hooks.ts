/** The webhooks that a run made, in whichever account: each is deleted once. */
import { ERROR_MESSAGES } from '@vid/sdk/contract';
import { membersOf } from './exchange';
import { NoAnswer } from './judge';
import type { Account, Stage } from './stage';

export interface MadeHooks {
  readonly add: Stage['deleteAtEnd'];
  /** Deletes them; the number of those that could not be. */
  deleteAll(): Promise<number>;
}

export const createMadeHooks = (): MadeHooks => {
  const made = new Map<string, { readonly account: Account; readonly id: string | number }>();
  return {
    add: (account, id) => void made.set(`${account.key} ${id}`, { account, id }),
    deleteAll: async () => {
      let left = made.size;
      for (const { account, id } of made.values()) {
        try {
          const { status, json } = await account.call('deleteHook', { id });
          const isGone = status < 300 || membersOf(json)['error'] === ERROR_MESSAGES.hookNotFound;
          if (isGone) left -= 1;
        } catch (error) {
          // Where nobody answers, the others would only be waited for.
          if (error instanceof NoAnswer) break;
        }
      }
      return left;
    },
  };
};
