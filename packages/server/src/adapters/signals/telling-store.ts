/**
 * A store that tells what its writes changed, once they are durable, to whoever shows it. Nothing is told of a write that
 * failed or decided nothing, and nothing costs anything while nobody listens.
 */
import type { Decision, Effect } from '../../domain/decision';
import type { Change, ChangeKind, Signals } from '../../ports/signals';
import type { Settings, Store } from '../../ports/store';
import { changesOf } from './changes-of';

/** Which settings are shown, and as what. */
const SETTINGS: Readonly<Record<keyof Settings, ChangeKind | null>> = {
  clock: 'clock',
  policies: 'policy',
  paused: 'policy',
  faults: 'fault',
  seeded: null,
  idsPosition: null,
};

export const createTellingStore = (store: Store, { tell }: Pick<Signals, 'tell'>): Store => {
  const tellSettings = (names: readonly string[]): void =>
    tell(() => {
      const kinds = names.flatMap((name) => SETTINGS[name as keyof Settings] ?? []);
      return [...new Set(kinds)].map((kind) => ({ kind }));
    });
  const tellOne = (kind: ChangeKind, id?: string, userId?: string): void => tell(() => [{ kind, id, userId }]);

  return {
    ...store,
    decide: async <R>(userId: string, decision: Decision<R>) => {
      let effects: readonly Effect[] = [];
      let isAccountChanged = false;
      const result = await store.decide<R>(userId, {
        ...decision,
        decide: (view) => {
          const verdict = decision.decide(view);
          effects = verdict.effects ?? [];
          isAccountChanged = verdict.account !== undefined;
          return verdict;
        },
      });
      tell(() => changesOf(userId, effects));
      if (isAccountChanged) tellOne('account', userId, userId);
      return result;
    },
    createAccounts: async (accounts, settings) => {
      await store.createAccounts(accounts, settings);
      tell(() => accounts.map(({ account: { userId } }) => ({ kind: 'account', id: userId, userId })));
    },
    addKey: async (key) => {
      await store.addKey(key);
      tellOne('account', key.userId, key.userId);
    },
    revokeKey: async (request) => {
      const revoked = await store.revokeKey(request);
      if (revoked) tellOne('account');
      return revoked;
    },
    claimJobs: async (request) => {
      const claimed = await store.claimJobs(request);
      tell(() => claimed.map(({ job: { jobId, userId } }) => ({ kind: 'job', id: jobId, userId })));
      return claimed;
    },
    keepJob: async (request) => {
      const kept = await store.keepJob(request);
      if (kept) tellOne('job', request.jobId);
      return kept;
    },
    releaseJob: async (request) => {
      await store.releaseJob(request);
      tellOne('job', request.jobId);
    },
    queueWaitingJobs: async (request) => {
      const more = await store.queueWaitingJobs(request);
      tellOne('job');
      return more;
    },
    claimDeliveries: async (request) => {
      const claimed = await store.claimDeliveries(request);
      tell(() => claimed.map(({ delivery }) => ({ kind: 'delivery', id: delivery.deliveryId })));
      return claimed;
    },
    releaseDelivery: async (request) => {
      await store.releaseDelivery(request);
      tellOne('delivery', request.deliveryId);
    },
    endAttempts: async (ends) => {
      await store.endAttempts(ends);
      tell(() =>
        ends.flatMap(({ attempt, hookId }): readonly Change[] => [
          { kind: 'attempt', id: attempt.deliveryId },
          { kind: 'hook', id: hookId },
        ]),
      );
    },
    prune: async (request) => {
      const rows = await store.prune(request);
      if (rows > 0) tellOne('event');
      return rows;
    },
    writeSettings: async (change) => {
      await store.writeSettings(change);
      tellSettings(Object.keys(change));
    },
    changeSettings: async (change) => {
      let names: readonly string[] = [];
      const settings = await store.changeSettings((now) => {
        const changed = change(now);
        names = Object.keys(changed);
        return changed;
      });
      tellSettings(names);
      return settings;
    },
    load: async (dump, there) => {
      const replaced = await store.load(dump, there);
      tellOne('state');
      return replaced;
    },
    clear: async (there, first) => {
      const replaced = await store.clear(there, first);
      tellOne('state');
      return replaced;
    },
  };
};
