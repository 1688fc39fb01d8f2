/**
 * A store that tells workers what its writes made for them to do, once they are durable. Whoever writes need not think of
 * it, and so nobody can forget it.
 */
import type { Decision, Effect } from '../../domain/decision';
import type { Signals, Topic } from '../../ports/signals';
import type { Store } from '../../ports/store';

/** Who has something to do after an effect. */
const TOPICS: Readonly<Record<Effect['kind'], Topic | undefined>> = {
  'ledger-entry': undefined,
  'key-stored': undefined,
  'key-released': undefined,
  'planning-begun': undefined,
  'planning-ended': undefined,
  'job-created': 'jobs',
  'job-ended': undefined,
  /** Nobody but whoever writes it knows whether it is to be delivered. */
  event: undefined,
  'hook-created': undefined,
  'hook-changed': undefined,
  'hook-deleted': undefined,
  'hook-silenced': undefined,
  'delivery-created': 'deliveries',
  'delivery-changed': 'deliveries',
  'attempt-ended': undefined,
};

/** The decision, and beside it the topics of what it decided last. */
const noting = <R>(decision: Decision<R>): { readonly decision: Decision<R>; readonly topics: () => Set<Topic> } => {
  let topics = new Set<Topic>();
  const decide: Decision<R>['decide'] = (view) => {
    const verdict = decision.decide(view);
    topics = new Set((verdict.effects ?? []).flatMap(({ kind }) => TOPICS[kind] ?? []));
    return verdict;
  };
  return { decision: { ...decision, decide }, topics: () => topics };
};

export const createWakingStore = (store: Store, signals: Pick<Signals, 'wake'>): Store => ({
  ...store,
  decide: async (userId, decision) => {
    const noted = noting(decision);
    const onDeliveries = (): void => signals.wake('deliveries');
    const result = await store.decide(userId, { ...noted.decision, onDeliveries });
    for (const topic of noted.topics()) signals.wake(topic);
    return result;
  },
  releaseJob: async (request) => {
    await store.releaseJob(request);
    signals.wake('jobs');
  },
  offerScenes: async (request) => {
    const offered = await store.offerScenes(request);
    if (offered) signals.wake('scenes');
    return offered;
  },
  finishScene: async (request) => {
    const counts = await store.finishScene(request);
    if (counts) signals.wake('scenes');
    return counts;
  },
  dropScene: async (request) => {
    await store.dropScene(request);
    signals.wake('scenes');
  },
  releaseScenes: async (request) => {
    await store.releaseScenes(request);
    signals.wake('scenes');
  },
  releaseDelivery: async (request) => {
    await store.releaseDelivery(request);
    signals.wake('deliveries');
  },
});
