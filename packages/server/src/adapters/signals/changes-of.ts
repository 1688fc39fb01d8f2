/** What the effects of a decision change, as those want to know it who show it. */
import type { Effect } from '../../domain/decision';
import type { Change } from '../../ports/signals';

type Told = Omit<Change, 'userId'>;
type Kind = Effect['kind'];
type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>;

/** Null: nobody is shown it. */
const TOLD: { readonly [K in Kind]: ((effect: Of<K>) => Told) | null } = {
  'ledger-entry': ({ entry }) => ({ kind: 'ledger', id: entry.id }),
  'key-stored': null,
  'key-released': null,
  'planning-begun': null,
  'planning-ended': null,
  'job-created': ({ job }) => ({ kind: 'job', id: job.jobId }),
  'job-ended': ({ end }) => ({ kind: 'job', id: end.jobId }),
  event: ({ event }) => ({ kind: 'event', id: event.eventId }),
  'hook-created': ({ hook }) => ({ kind: 'hook', id: hook.id }),
  'hook-changed': ({ hook }) => ({ kind: 'hook', id: hook.id }),
  'hook-deleted': ({ hookId }) => ({ kind: 'hook', id: hookId }),
  'hook-silenced': ({ hookId }) => ({ kind: 'hook', id: hookId }),
  'delivery-created': ({ delivery }) => ({ kind: 'delivery', id: delivery.deliveryId }),
  'delivery-changed': ({ delivery }) => ({ kind: 'delivery', id: delivery.deliveryId }),
  'attempt-ended': ({ attempt }) => ({ kind: 'attempt', id: attempt.deliveryId }),
};

/** In the order of the effects. */
export const changesOf = (userId: string, effects: readonly Effect[]): readonly Change[] =>
  effects.flatMap((effect) => {
    const told = (TOLD[effect.kind] as ((effect: Effect) => Told) | null)?.(effect);
    return told === undefined ? [] : [{ ...told, userId }];
  });
