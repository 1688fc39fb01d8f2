/** The endpoints under `/api/webhooks/hooks`. */
import type { Refusal } from '../../domain/refusals';
import type { ServerRules } from '../../ports/server-rules';
import type { HookServices } from '../../services/hooks';
import type { TestHook } from '../../services/test-hook';
import { answerRefusal } from '../answer-refusal';
import type { Endpoint } from '../call';
import { toHookBody } from '../hook-body';
import { json } from '../json';
import type { ReadBody } from '../read-body';

export interface HookEndpointDeps {
  readonly hooks: HookServices;
  readonly testHook: TestHook;
  readonly rules: ServerRules;
  readonly readBody: ReadBody;
}

export const createHookEndpoints = ({ hooks, testHook, rules, readBody }: HookEndpointDeps) => {
  const refuse = (refusal: Refusal) => answerRefusal(refusal, rules.current().policies);

  /** An endpoint that a policy may limit. */
  const counted =
    (endpoint: Endpoint): Endpoint =>
    async (call) => {
      const refusal = await hooks.count(call.account.userId);
      return refusal === undefined ? endpoint(call) : refuse(refusal);
    };

  const list = counted(async ({ account }) => json(200, { hooks: (await hooks.list(account.userId)).map(toHookBody) }));

  const create: Endpoint = async ({ request, account, trace }) => {
    const body = await readBody(request, trace);
    const answer = await hooks.create(account.userId, body);
    if (!answer.ok) return refuse(answer.refusal);
    const { hook, reused } = answer.value;
    if (reused) return json(200, { hook: toHookBody(hook), reused: true });
    return json(201, { hook: toHookBody(hook), secret: hook.secret });
  };

  const update = counted(async ({ request, account, id, trace }) => {
    const body = await readBody(request, trace);
    const answer = await hooks.update(account.userId, id, body);
    return answer.ok ? json(200, { hook: toHookBody(answer.value) }) : refuse(answer.refusal);
  });

  const remove = counted(async ({ account, id }) => {
    const answer = await hooks.delete(account.userId, id);
    return answer.ok ? json(200, { deleted: true }) : refuse(answer.refusal);
  });

  const test = counted(async ({ account, id }) => {
    const answer = await testHook({ userId: account.userId, hookId: id });
    return answer.ok ? json(200, answer.value) : refuse(answer.refusal);
  });

  return { list, create, update, remove, test };
};

export type HookEndpoints = ReturnType<typeof createHookEndpoints>;
