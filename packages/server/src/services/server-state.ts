/** The server's settings that change at run time, kept where decisions read them and stored so that they survive. */
import type { Policies } from '../domain/policies';
import type { Rules } from '../domain/rules';
import type { ServerRules } from '../ports/server-rules';
import type { Settings, Store } from '../ports/store';

export interface ServerState extends ServerRules {
  setPolicies(change: Partial<Policies>): Promise<Policies>;
  setPaused(paused: boolean): Promise<void>;
  /** Takes stored settings over; what is not stored is as at the start. */
  restore(settings: Settings): void;
}

export const createServerState = ({
  initial,
  store,
}: {
  readonly initial: Rules;
  readonly store: Store;
}): ServerState => {
  let rules = initial;
  let changed: Partial<Policies> = {};
  return {
    current: () => rules,
    setPolicies: async (change) => {
      const settings = await store.changeSettings(({ policies }) => ({
        policies: { ...policies, ...change },
      }));
      changed = settings.policies ?? {};
      rules = { ...rules, policies: { ...initial.policies, ...changed } };
      return rules.policies;
    },
    setPaused: async (paused) => {
      rules = { ...rules, paused };
      await store.writeSettings({ paused });
    },
    restore: ({ policies = {}, paused = initial.paused }) => {
      changed = policies;
      rules = { ...initial, policies: { ...initial.policies, ...changed }, paused };
    },
  };
};
