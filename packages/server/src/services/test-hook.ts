/** `POST /api/webhooks/hooks/{id}/test`: one signed ping, one attempt. Specification: POST /api/webhooks/hooks/{id}/test. */
import { type HookTested, PING_EVENT } from '@vid/sdk/contract';
import { recordPing } from '../domain/delivery-decisions';
import { type EmittedEvent, toDelivery } from '../domain/events';
import { type Answer, granted, refused } from '../domain/refusals';
import type { Clock } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { Ids } from '../ports/ids';
import type { SendDelivery } from '../ports/sender';
import type { ServerRules } from '../ports/server-rules';
import type { Store } from '../ports/store';

export interface TestHookDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rules: ServerRules;
  readonly dialer: Dialer;
  readonly send: SendDelivery;
}

export type TestHook = (call: { readonly userId: string; readonly hookId: string }) => Promise<Answer<HookTested>>;

export const createTestHook =
  ({ store, clock, ids, rules, dialer, send }: TestHookDeps): TestHook =>
  async ({ userId, hookId }) => {
    const hook = (await store.hooksOf(userId)).find(({ id }) => id === hookId);
    if (hook === undefined) return refused({ kind: 'hook-not-found' });
    const verdict = await dialer.judge(hook.webhookUrl);
    if (!verdict.ok) return refused({ kind: 'url-not-deliverable', why: verdict.message });

    const at = clock.now();
    const payload = { hook_id: hook.id, message: 'A test of this webhook; nothing has happened.' };
    const event: EmittedEvent = { eventId: ids.id('evt'), userId, event: PING_EVENT, payload, at, jobId: null };
    const deliveryId = ids.id('dlv');
    const { body } = toDelivery(event, hook, deliveryId);
    const { policies } = rules.current();
    const signedBy = policies['delivery.timestamp'] === 'real' ? clock.realNow() : at;
    const { requestHeaders, outcome, ms } = await send({
      deliveryId,
      event: PING_EVENT,
      body,
      url: hook.webhookUrl,
      secret: hook.secret,
      timestamp: Math.floor(signedBy / 1000),
    });
    if (outcome === 'aborted') return granted({ delivered: false, status: 0 });
    const ended = { deliveryId, number: 1, at, url: hook.webhookUrl, requestHeaders, outcome, ms };
    await store.decide(userId, recordPing({ event, hookId, deliveryId, ended, at: clock.now(), policies }));
    const status = outcome.kind === 'answered' ? outcome.status : 0;
    return granted({ delivered: status >= 200 && status < 300, status });
  };
