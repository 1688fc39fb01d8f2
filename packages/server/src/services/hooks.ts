/** The use cases of webhooks beside the test ping. Specification: Endpoints, /api/webhooks. */
import { hookCreateSchema, hookUpdateSchema, validate } from '@vid/sdk/contract';
import type { Hook } from '../domain/hook';
import {
  acceptedEvents,
  type CreatedHook,
  countOtherCall,
  createHook,
  deleteHook,
  type HookChange,
  type HookToCreate,
  updateHook,
} from '../domain/hook-decisions';
import { type Answer, granted, type Refusal, refused } from '../domain/refusals';
import type { Clock } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { Ids } from '../ports/ids';
import type { ServerRules } from '../ports/server-rules';
import type { Store } from '../ports/store';
import type { ReceivedBody } from './read-render-request';

export interface HookDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rules: ServerRules;
  readonly dialer: Dialer;
}

export interface HookServices {
  list(userId: string): Promise<readonly Hook[]>;
  create(userId: string, body: ReceivedBody): Promise<Answer<CreatedHook>>;
  update(userId: string, hookId: string, body: ReceivedBody): Promise<Answer<Hook>>;
  delete(userId: string, hookId: string): Promise<Answer<true>>;
  /** Counts a call of an endpoint beside creation, where a policy limits them. */
  count(userId: string): Promise<Refusal | undefined>;
}

const judged = async (dialer: Dialer, url: string | undefined): Promise<Refusal | undefined> => {
  const verdict = url === undefined ? undefined : await dialer.judge(url);
  return verdict === undefined || verdict.ok ? undefined : { kind: 'url-not-deliverable', why: verdict.message };
};

export const createHookServices = ({ store, clock, ids, rules, dialer }: HookDeps): HookServices => {
  /** Accounts go with their whole state alone: whoever had a key a moment ago may have it in the next one. */
  const gone = <T>(answer: Answer<T> | undefined): Answer<T> => answer ?? refused({ kind: 'state-replaced' });

  const readCreation = async (received: ReceivedBody): Promise<Answer<HookToCreate>> => {
    if (received.kind === 'refused') return refused(received.refusal);
    const validation = validate(hookCreateSchema, received.value);
    if (!validation.ok) return refused({ kind: 'validation', problems: validation.problems });
    const { event, webhook_url: webhookUrl, description } = validation.value;
    if (!acceptedEvents(rules.current()).includes(event)) return refused({ kind: 'unknown-event', event });
    const refusal = await judged(dialer, webhookUrl);
    if (refusal !== undefined) return refused(refusal);
    return granted({ event, webhookUrl, description: description ?? null });
  };

  const readChange = async (received: ReceivedBody): Promise<Answer<HookChange>> => {
    if (received.kind === 'refused') return refused(received.refusal);
    const validation = validate(hookUpdateSchema, received.value);
    if (!validation.ok) return refused({ kind: 'validation', problems: validation.problems });
    const { active, webhook_url: webhookUrl, description } = validation.value;
    const refusal = await judged(dialer, webhookUrl);
    return refusal === undefined ? granted({ active, webhookUrl, description }) : refused(refusal);
  };

  return {
    list: (userId) => store.hooksOf(userId),
    create: async (userId, received) => {
      const body = await readCreation(received);
      const drawn = { hookId: ids.id('hook'), secret: ids.secret() };
      return gone(await store.decide(userId, createHook({ at: clock.now(), rules: rules.current(), body, ...drawn })));
    },
    update: async (userId, hookId, received) => {
      const body = await readChange(received);
      return gone(await store.decide(userId, updateHook({ at: clock.now(), rules: rules.current(), hookId, body })));
    },
    delete: async (userId, hookId) => gone(await store.decide(userId, deleteHook({ at: clock.now(), hookId }))),
    count: async (userId) => {
      if (rules.current().policies['rate.hooks_other'] === 'none') return undefined;
      return store.decide(userId, countOtherCall({ at: clock.now(), rules: rules.current() }));
    },
  };
};
