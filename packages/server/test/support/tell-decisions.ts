import type { Store } from '../../src/ports/store';

/** A store that tells after each decision which effects it stored; what a repeated decision first came to is not among them. */
export const tellDecisions = (store: Store, tell: (kinds: readonly string[]) => void): Store => ({
  ...store,
  decide: async (userId, decision) => {
    let kinds: readonly string[] = [];
    const result = await store.decide(userId, {
      ...decision,
      decide: (view) => {
        const verdict = decision.decide(view);
        kinds = (verdict.effects ?? []).map(({ kind }) => kind);
        return verdict;
      },
    });
    tell(kinds);
    return result;
  },
});
