/**
 * Decisions about deliveries: the end of an attempt, a ping, a delivery that is sent once more. A delivery that was
 * dropped meanwhile stays dropped; its attempt is still recorded. Specification: Delivery behaviour.
 */
import { PING_EVENT } from '@vid/sdk/contract';
import {
  type Attempt,
  type AttemptOutcome,
  afterAttempt,
  describeOutcome,
  hookAfterAttempt,
  withFailure,
} from './attempts';
import type { Decision, Effect } from './decision';
import { type Delivery, type DeliveryProgress, type DeliveryState, type EmittedEvent, toDelivery } from './events';
import type { Hook, HookHealth } from './hook';
import type { Policies } from './policies';

const SWITCHED_OFF = 'the hook was switched off after too many failed deliveries in a row';

/** Whether what waited for a hook was dropped because of its failures. */
export const isSwitchedOff = (why: string): boolean => why === SWITCHED_OFF;

/** A ping, and one that is sent once more, says something about its hook only where the policy says so. */
const isCounted = (event: string, policies: Policies): boolean =>
  event !== PING_EVENT || policies['ping.counts'] === 'yes';

/** Why what waits for a hook is dropped; undefined when it is not. */
const silencedBy = (before: HookHealth, after: HookHealth): string | undefined =>
  before.active && !after.active ? SWITCHED_OFF : undefined;

const hookEffects = (before: Hook, health: HookHealth, at: number): readonly Effect[] => {
  const changed: Effect = { kind: 'hook-changed', hook: { ...before, ...health } };
  const why = silencedBy(before, health);
  return why === undefined ? [changed] : [changed, { kind: 'hook-silenced', hookId: before.id, at, why }];
};

/** What an attempt came to, ready to be recorded. */
export interface EndedAttempt {
  readonly deliveryId: string;
  readonly number: number;
  /** When it began (virtual Unix ms). */
  readonly at: number;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly outcome: AttemptOutcome;
  readonly ms: number;
}

const toAttempt = ({ deliveryId, number, at, url, requestHeaders, outcome, ms }: EndedAttempt): Attempt => {
  const made = { deliveryId, number, at, url, requestHeaders, ms };
  if (outcome.kind === 'failed') {
    const error = describeOutcome(outcome);
    return { ...made, outcome: 'failed', status: null, responseHeaders: null, responseBody: null, error };
  }
  const { status, headers, body } = outcome;
  const delivered = status >= 200 && status < 300;
  const error = delivered ? null : describeOutcome(outcome);
  return {
    ...made,
    outcome: delivered ? 'delivered' : 'failed',
    status,
    responseHeaders: headers,
    responseBody: body,
    error,
  };
};

/** The delivery and the hook of an attempt, as they are when its end is recorded. */
export interface AttemptView {
  readonly delivery: DeliveryState;
  /** Undefined: it was deleted. */
  readonly hook?: HookHealth | undefined;
}

/** What follows from the end of an attempt; members that are not there stay as they are. */
export interface AttemptVerdict {
  readonly delivery?: DeliveryProgress;
  readonly hook?: HookHealth;
  /** Why everything else that waits for the hook is dropped. */
  readonly silenced?: string;
}

/** The end of an attempt: what is recorded in any case, and what follows. */
export interface AttemptEnd {
  readonly attempt: Attempt;
  /** Who claimed the delivery for it. */
  readonly owner: string;
  readonly hookId: string;
  /** When it ended (virtual Unix ms). */
  readonly at: number;
  readonly decide: (view: AttemptView) => AttemptVerdict;
}

/** Records the end of an attempt and what follows from it. */
export const endAttempt = (input: {
  readonly ended: EndedAttempt;
  /** What the delivery is of. */
  readonly event: string;
  readonly owner: string;
  readonly hookId: string;
  readonly at: number;
  readonly signedAt: number;
  readonly policies: Policies;
}): AttemptEnd => ({
  attempt: toAttempt(input.ended),
  owner: input.owner,
  hookId: input.hookId,
  at: input.at,
  decide: ({ delivery: before, hook }) => {
    const { ended, event, at, policies } = input;
    if (before.status !== 'pending') return {};
    const delivery = afterAttempt(before, ended.outcome, input);
    if (hook === undefined || !isCounted(event, policies)) return { delivery };
    const health = hookAfterAttempt(hook, delivery, ended.outcome, at, policies);
    const silenced = silencedBy(hook, health);
    return { delivery, hook: health, ...(silenced === undefined ? {} : { silenced }) };
  },
});

/** Records a ping: a delivery of one attempt that is over when it is written. */
export const recordPing = (input: {
  readonly event: EmittedEvent;
  readonly hookId: string;
  readonly deliveryId: string;
  readonly ended: EndedAttempt;
  readonly at: number;
  readonly policies: Policies;
}): Decision<void> => ({
  reads: { hooks: true },
  decide: ({ hooks = [] }) => {
    const { event, ended, at, policies, deliveryId } = input;
    const hook = hooks.find(({ id }) => id === input.hookId);
    if (hook === undefined) return { result: undefined };
    const attempt = toAttempt(ended);
    const delivered = attempt.outcome === 'delivered';
    const delivery: Delivery = {
      ...toDelivery(event, hook, deliveryId),
      status: delivered ? 'delivered' : 'failed',
      tries: 1,
      started: 1,
      dueAt: null,
      finishedAt: at,
      lastError: attempt.error,
    };
    const seen: HookHealth = { ...hook, lastDeliveryAt: at, lastStatus: describeOutcome(ended.outcome) };
    const after = delivered ? { ...seen, failureCount: 0 } : withFailure(seen);
    const effects: readonly Effect[] = [
      { kind: 'event', event },
      { kind: 'delivery-created', delivery },
      { kind: 'attempt-ended', attempt },
      ...(isCounted(event.event, policies) ? hookEffects(hook, after, at) : []),
    ];
    return { result: undefined, effects };
  },
});

/** Sends a delivery once more, with the same id, whatever became of it before; one at a time is under way. */
export const redeliver = (input: {
  readonly deliveryId: string;
  readonly at: number;
}): Decision<'queued' | 'unknown' | 'no-hook' | 'under-way'> => ({
  reads: { deliveryId: input.deliveryId, hooks: true },
  decide: ({ delivery, hooks = [] }) => {
    if (delivery === undefined) return { result: 'unknown' };
    if (delivery.begunAt !== null) return { result: 'under-way' };
    if (!hooks.some(({ id }) => id === delivery.hookId)) return { result: 'no-hook' };
    const again: Delivery = {
      ...delivery,
      status: 'pending',
      tries: 0,
      dueAt: input.at,
      finishedAt: null,
      signedAt: null,
    };
    return { result: 'queued', effects: [{ kind: 'delivery-changed', delivery: again }] };
  },
});
