/**
 * The client must work with whatever a service does where the specification is silent. The whole suite runs with every
 * policy off its default at once, in turns until each value was among them; alone, every fourth value meets what it can
 * change, and every one the whole suite by `npm run soak -- tables`.
 */
import { POLICIES } from '@vid/server';
import { describe } from 'vitest';
import type { PolicyName } from '../../src/domain/policies';
import { isWhole, partOf } from '../support/part-of';
import { type Part, sdkSuite } from './support/sdk-suite';

const CAN_CHANGE: Readonly<Record<PolicyName, readonly Part[]>> = {
  'status.account_suspended': ['accounts'],
  'status.forbidden_job': ['jobs'],
  'status.not_found': ['jobs', 'webhooks'],
  'status.hook_limit': ['webhooks'],
  'status.server_error': ['repeats', 'jobs'],
  'duplicate.brief': ['repeats'],
  'idempotency.refused_key': ['repeats', 'refusals', 'limits'],
  'idempotency.plan_failed_key': ['repeats', 'refusals'],
  'rate.counts': ['refusals', 'limits'],
  'rate.retry_after': ['limits'],
  'refund.on_failure': ['jobs'],
  'refund.on_cancel': ['jobs'],
  'failed_event.on_timeout': ['jobs'],
  'delivery.redirect': ['webhooks'],
  'delivery.resign': ['webhooks'],
  'delivery.failure_unit': ['webhooks'],
  'ping.counts': ['webhooks'],
  'hooks.training_events': ['webhooks'],
  'hooks.patch_conflict': ['webhooks'],
  'no_credits.code': ['limits'],
  'rate.hooks_other': ['accounts', 'webhooks'],
  'paused.response': ['limits'],
  'delivery.timestamp': ['webhooks'],
  'queued.shown': ['renders', 'limits', 'jobs'],
};

const others = Object.entries(POLICIES).map(
  ([name, { values }]) => [name as PolicyName, values.slice(1) as readonly string[]] as const,
);
const turns = Array.from({ length: Math.max(...others.map(([, values]) => values.length)) }, (_, turn) =>
  Object.fromEntries(others.map(([name, values]) => [name, values[turn % values.length] ?? ''])),
);

describe.each(
  partOf(
    turns.map((policy, at) => [at + 1, policy] as const),
    4,
  ),
)('the client where every policy is another than usual, turn %i', (_turn, policy) => sdkSuite('fetch', policy));

const alone = others.flatMap(([name, values]) => values.map((value) => [name, value] as const));
describe.each(partOf(alone, 7))('the client where %s is %s', (name, value) =>
  sdkSuite('fetch', { [name]: value }, isWhole ? undefined : CAN_CHANGE[name]),
);
