/**
 * Decisions about webhooks: a pair of event and URL exists once, 25 an account, and whatever changes a hook resets its
 * failure count. Specification: Webhook; Webhook states.
 */
import { LIMITS, SUBSCRIBABLE_EVENTS, TRAINING_EVENTS } from '@vid/sdk/contract';
import { mergeLimits } from './account';
import type { Decision, Effect } from './decision';
import type { Hook } from './hook';
import { countRequests, fullWindow, type RateName } from './rate-windows';
import { type Answer, granted, type Refusal, refused } from './refusals';
import type { Rules } from './rules';

/** Events that a hook can listen to under the policies. */
export const acceptedEvents = (rules: Rules): readonly string[] =>
  rules.policies['hooks.training_events'] === 'accepted'
    ? [...SUBSCRIBABLE_EVENTS, ...TRAINING_EVENTS]
    : SUBSCRIBABLE_EVENTS;

/** A body as it was read: what to register, or why it can't be. */
export type HookReading<T> = Answer<T>;

export interface HookToCreate {
  readonly event: string;
  readonly webhookUrl: string;
  readonly description: string | null;
}

export interface CreatedHook {
  readonly hook: Hook;
  /** Whether the pair was registered before. */
  readonly reused: boolean;
}

/** Registers a hook, or switches the registered pair on. */
export const createHook = (input: {
  readonly at: number;
  readonly rules: Rules;
  readonly body: HookReading<HookToCreate>;
  readonly hookId: string;
  readonly secret: string;
}): Decision<Answer<CreatedHook>> => ({
  reads: { hooks: true },
  decide: ({ account, hooks = [] }) => {
    const { at, rules, body } = input;
    const limits = mergeLimits(rules.limits, account.limits);
    const full = fullWindow(account.windows, 'hooks', limits.hook_rate, at);
    if (full !== undefined) return { result: refused({ kind: 'rate-limited', rate: 'hooks', full }) };
    const counted = { ...account, windows: countRequests(account.windows, 'hooks', at) };
    if (!body.ok)
      return rules.policies['rate.counts'] === 'all' ? { result: body, account: counted } : { result: body };

    const { event, webhookUrl, description } = body.value;
    const same = hooks.find((hook) => hook.event === event && hook.webhookUrl === webhookUrl);
    if (same !== undefined) {
      const hook: Hook = { ...same, active: true, failureCount: 0, description: description ?? same.description };
      return { result: granted({ hook, reused: true }), account: counted, effects: [{ kind: 'hook-changed', hook }] };
    }
    if (hooks.length >= LIMITS.hooksPerAccount)
      return { result: refused({ kind: 'hook-limit', limit: LIMITS.hooksPerAccount }), account: counted };
    const hook: Hook = {
      id: input.hookId,
      userId: account.userId,
      event,
      webhookUrl,
      description,
      active: true,
      secret: input.secret,
      failureCount: 0,
      lastDeliveryAt: null,
      lastStatus: null,
      createdAt: at,
    };
    return { result: granted({ hook, reused: false }), account: counted, effects: [{ kind: 'hook-created', hook }] };
  },
});

export interface HookChange {
  readonly active?: boolean | undefined;
  readonly webhookUrl?: string | undefined;
  readonly description?: string | undefined;
}

/** Changes a hook. Switching it off drops what is pending for it. */
export const updateHook = (input: {
  readonly at: number;
  readonly rules: Rules;
  readonly hookId: string;
  readonly body: HookReading<HookChange>;
}): Decision<Answer<Hook>> => ({
  reads: { hooks: true },
  decide: ({ hooks = [] }) => {
    const found = hooks.find((hook) => hook.id === input.hookId);
    if (found === undefined) return { result: refused({ kind: 'hook-not-found' }) };
    if (!input.body.ok) return { result: input.body };
    const { active = found.active, webhookUrl = found.webhookUrl, description } = input.body.value;
    const taken = hooks.some(
      (hook) => hook.id !== found.id && hook.event === found.event && hook.webhookUrl === webhookUrl,
    );
    if (taken && input.rules.policies['hooks.patch_conflict'] === 'refused') {
      const message = 'is registered for this event by another hook; delete that hook or use another URL';
      return { result: refused({ kind: 'validation', problems: [{ path: 'webhook_url', message }] }) };
    }
    const hook: Hook = {
      ...found,
      active,
      webhookUrl,
      description: description ?? found.description,
      failureCount: 0,
    };
    const effects: Effect[] = [{ kind: 'hook-changed', hook }];
    if (!active)
      effects.push({ kind: 'hook-silenced', hookId: hook.id, at: input.at, why: 'the hook was switched off' });
    return { result: granted(hook), effects };
  },
});

/** Deletes a hook; nothing more is sent for it. */
export const deleteHook = (input: { readonly at: number; readonly hookId: string }): Decision<Answer<true>> => ({
  reads: { hooks: true },
  decide: ({ hooks = [] }) => {
    const { hookId, at } = input;
    if (!hooks.some((hook) => hook.id === hookId)) return { result: refused({ kind: 'hook-not-found' }) };
    return {
      result: granted(true as const),
      effects: [
        { kind: 'hook-silenced', hookId, at, why: 'the hook was deleted' },
        { kind: 'hook-deleted', hookId },
      ],
    };
  },
});

/** Counts a call of an endpoint that is limited only under a policy. */
export const countOtherCall = (input: {
  readonly at: number;
  readonly rules: Rules;
}): Decision<Refusal | undefined> => ({
  decide: ({ account }) => {
    const rate: RateName = 'hooks_other';
    const limits = mergeLimits(input.rules.limits, account.limits);
    const full = fullWindow(account.windows, rate, limits.hook_rate, input.at);
    if (full !== undefined) return { result: { kind: 'rate-limited', rate, full } };
    return { result: undefined, account: { ...account, windows: countRequests(account.windows, rate, input.at) } };
  },
});
