/**
 * Decisions about deliveries: the end of an attempt, a ping, a delivery that is sent once more. A delivery that was
 * dropped meanwhile stays dropped; its attempt is still recorded. Specification: Delivery behaviour.
 */
import {
  type Attempt,
  type AttemptOutcome,
  afterAttempt,
  describeOutcome,
  hookAfterAttempt,
  withFailure,
} from './attempts';
import type { Decision, Effect } from './decision';
import { type Delivery, type EmittedEvent, toDelivery } from './events';
import type { Hook } from './hook';
import type { Policies } from './policies';

const SWITCHED_OFF = 'the hook was switched off after too many failed deliveries in a row';

const hookEffects = (before: Hook, after: Hook, at: number): readonly Effect[] => {
  const changed: Effect = { kind: 'hook-changed', hook: after };
  if (!before.active || after.active) return [changed];
  return [changed, { kind: 'hook-silenced', hookId: after.id, at, why: SWITCHED_OFF }];
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

const toAttempt = (ended: EndedAttempt): Attempt => {
  const { outcome, ...rest } = ended;
  if (outcome.kind === 'failed') {
    const error = describeOutcome(outcome);
    return { ...rest, outcome: 'failed', status: null, responseHeaders: null, responseBody: null, error };
  }
  const { status, headers, body } = outcome;
  const delivered = status >= 200 && status < 300;
  return {
    ...rest,
    outcome: delivered ? 'delivered' : 'failed',
    status,
    responseHeaders: headers,
    responseBody: body,
    error: delivered ? null : describeOutcome(outcome),
  };
};

/** Records the end of an attempt and what follows from it. */
export const endAttempt = (input: {
  readonly ended: EndedAttempt;
  readonly at: number;
  readonly signedAt: number;
  readonly policies: Policies;
}): Decision<Delivery | undefined> => ({
  reads: { deliveryId: input.ended.deliveryId, hooks: true },
  decide: ({ delivery, hooks = [] }) => {
    const { ended, at, policies } = input;
    const recorded: Effect = { kind: 'attempt-ended', attempt: toAttempt(ended) };
    if (delivery === undefined) return { result: undefined };
    if (delivery.status !== 'pending') return { result: delivery, effects: [recorded] };
    const after: Delivery = {
      ...afterAttempt(delivery, ended.outcome, at, policies),
      signedAt: delivery.signedAt ?? input.signedAt,
    };
    const hook = hooks.find(({ id }) => id === delivery.hookId);
    const changes =
      hook === undefined ? [] : hookEffects(hook, hookAfterAttempt(hook, after, ended.outcome, at, policies), at);
    return { result: after, effects: [recorded, { kind: 'delivery-changed', delivery: after }, ...changes] };
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
    const seen: Hook = { ...hook, lastDeliveryAt: at, lastStatus: describeOutcome(ended.outcome) };
    const after = delivered ? { ...seen, failureCount: 0 } : withFailure(seen);
    const effects: readonly Effect[] = [
      { kind: 'event', event },
      { kind: 'delivery-created', delivery },
      { kind: 'attempt-ended', attempt },
      ...(policies['ping.counts'] === 'yes' ? hookEffects(hook, after, at) : []),
    ];
    return { result: undefined, effects };
  },
});

/** Sends a delivery once more, with the same id, whatever became of it before. */
export const redeliver = (input: {
  readonly deliveryId: string;
  readonly at: number;
}): Decision<'queued' | 'unknown' | 'no-hook'> => ({
  reads: { deliveryId: input.deliveryId, hooks: true },
  decide: ({ delivery, hooks = [] }) => {
    if (delivery === undefined) return { result: 'unknown' };
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
