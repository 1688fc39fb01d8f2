/**
 * How many bytes of bodies are held at once, by account and in all, from the first byte that is read to the answer. Bytes
 * are counted as they come: who only announces them takes nothing from others.
 */
import { BODY_BUDGET } from './body-limits';

/** Whose share is used up. */
export type Full = 'account' | 'all';

/** What one request holds. */
export interface HeldBody {
  /** Takes bytes, or tells why they can't be taken. */
  take(bytes: number): Full | undefined;
  /** Gives everything back; more than once is as good. */
  release(): void;
}

export interface BodyBudget {
  open(userId: string): HeldBody;
}

export const createBodyBudget = (
  limits: Readonly<Record<keyof typeof BODY_BUDGET, number>> = BODY_BUDGET,
): BodyBudget => {
  const accounts = new Map<string, number>();
  let all = 0;
  return {
    open: (userId) => {
      let own = 0;
      const large = (bytes: number): number => Math.max(0, bytes - limits.small);
      const hold = (bytes: number): void => {
        all += large(bytes) - large(own);
        const account = (accounts.get(userId) ?? 0) + bytes - own;
        if (account === 0) accounts.delete(userId);
        else accounts.set(userId, account);
        own = bytes;
      };
      return {
        take: (bytes) => {
          const next = own + bytes;
          if ((accounts.get(userId) ?? 0) + bytes > limits.account) return 'account';
          if (large(next) > 0 && all + large(next) - large(own) > limits.all) return 'all';
          hold(next);
          return undefined;
        },
        release: () => hold(0),
      };
    },
  };
};
