/** Whether what a service says of webhooks holds together. Specification: Webhook; Endpoints under /api/webhooks. */
import { LIMITS, SIGNATURE, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import { type Facts, isMembers, isSuccess, type Members, membersOf } from './facts';
import type { Memory } from './memory';
import { broken, type Finding, type RuleName } from './rules';
import { shown } from './shown';

const unless = (isRight: boolean, name: RuleName, expected: string, got: unknown): readonly Finding[] =>
  isRight ? [] : [broken(name, { expected, got: shown(got) })];

const secretShown = (isRight: boolean, expected: string): readonly Finding[] =>
  isRight ? [] : [broken('hook-secret-shown', { expected, got: 'one' })];

const hookIn = (body: Members): Members => (isMembers(body['hook']) ? body['hook'] : {});
const isOk = (status: unknown): boolean => typeof status === 'number' && status >= 200 && status < 300;

const judgeCreated = (facts: Facts, body: Members): readonly Finding[] => {
  const { secret, reused } = body;
  const { event, active, has_secret: hasSecret } = hookIn(body);
  const asked = membersOf(facts.sent)['event'];
  const status = facts.answer?.status;
  const registered = [
    ...unless(active === true, 'hook-created', 'active: true', active),
    ...unless(event === asked, 'hook-created', `event: ${shown(asked)}`, event),
  ];
  if (reused === true)
    return [...registered, ...secretShown(secret === undefined, 'no secret of a webhook that was there')];
  return [
    ...registered,
    ...unless(status === 201, 'success-status', '201 for a new webhook, or reused: true', status),
    ...unless(secret !== undefined, 'hook-secret-missing', 'a secret of 64 hex digits', secret),
    ...unless(hasSecret === true, 'hook-created', 'has_secret: true', hasSecret),
  ];
};

const judgeUpdated = (facts: Facts, body: Members): readonly Finding[] => {
  const hook = hookIn(body);
  const asked = membersOf(facts.sent);
  const count = hook['failure_count'];
  const changed = ['active', 'description'].filter((name) => asked[name] !== undefined);
  return [
    ...changed.flatMap((name) =>
      unless(hook[name] === asked[name], 'hook-updated', `${name}: ${shown(asked[name])}`, hook[name]),
    ),
    ...unless(count === 0 || count === null || count === undefined, 'hook-updated', 'failure_count: 0', count),
  ];
};

const judgeList = (body: Members, memory: Memory): readonly Finding[] => {
  const hooks = Array.isArray(body['hooks']) ? body['hooks'].filter(isMembers) : [];
  return [
    ...unless(
      hooks.length <= LIMITS.hooksPerAccount,
      'hook-count',
      `at most ${LIMITS.hooksPerAccount} webhooks`,
      hooks.length,
    ),
    ...hooks.flatMap(({ id }) => {
      const deleted = memory.deletedHooks.get(String(id));
      return unless(deleted === undefined, 'hook-deleted', `no webhook that #${deleted} deleted`, id);
    }),
  ];
};

const judgeEvents = ({ events, signature }: Members): readonly Finding[] => {
  const names: readonly unknown[] = Array.isArray(events) ? events : [];
  const isSame =
    names.length === SUBSCRIBABLE_EVENTS.length && SUBSCRIBABLE_EVENTS.every((name) => names.includes(name));
  const { header, replay_window_seconds: window } = isMembers(signature) ? signature : ({} as Members);
  const isHeader = String(header).toLowerCase() === SIGNATURE.header.toLowerCase();
  return [
    ...unless(isSame, 'event-list', SUBSCRIBABLE_EVENTS.join(', '), names.join(', ')),
    ...unless(isHeader, 'event-list', `signature.header: ${SIGNATURE.header}`, header),
    ...unless(
      window === SIGNATURE.replayWindowSeconds,
      'event-list',
      `signature.replay_window_seconds: ${SIGNATURE.replayWindowSeconds}`,
      window,
    ),
  ];
};

const judgePing = ({ delivered, status }: Members): readonly Finding[] =>
  unless(
    delivered === isOk(status),
    'ping-result',
    `delivered: ${isOk(status)} with status ${shown(status)}`,
    delivered,
  );

/** A secret is shown once, in the answer that made it. */
const judgeSecrets = (facts: Facts, body: Members, memory: Memory): readonly Finding[] => {
  const { secret, reused } = body;
  if (facts.endpoint === 'createHook' && reused !== true) {
    if (typeof secret === 'string') memory.secrets.set(secret, facts.number);
    return [];
  }
  const text = facts.answer?.body?.toString('utf8') ?? '';
  const named = /"secret"\s*:\s*"/.test(text) && facts.endpoint !== 'createHook';
  const known = [...memory.secrets.keys()].some((one) => text.includes(one));
  return secretShown(!named && !known, 'no secret after creation');
};

export const judgeHooks = (facts: Facts, memory: Memory): readonly Finding[] => {
  if (!isSuccess(facts) || facts.got.kind !== 'json') return [];
  const body = membersOf(facts.got);
  switch (facts.endpoint) {
    case 'createHook':
      return [...judgeCreated(facts, body), ...judgeSecrets(facts, body, memory)];
    case 'updateHook':
      return [...judgeUpdated(facts, body), ...judgeSecrets(facts, body, memory)];
    case 'listHooks':
      return [...judgeList(body, memory), ...judgeSecrets(facts, body, memory)];
    case 'deleteHook':
      memory.deletedHooks.set(facts.id, facts.number);
      return unless(body['deleted'] === true, 'hook-deleted', 'deleted: true', body['deleted']);
    case 'testHook':
      return judgePing(body);
    case 'listEvents':
      return judgeEvents(body);
    default:
      return [];
  }
};
