/**
 * Everything that the specification leaves open, as named policies: the default and its plausible alternatives. The docs
 * and the admin API are made from this table. Values are texts, also where they are numbers.
 */

/** One open question: the first value is the default. */
export interface PolicyEntry {
  readonly values: readonly [string, ...string[]];
  readonly about: string;
}

export const POLICIES = {
  'status.account_suspended': { values: ['403', '401', '402'], about: 'HTTP status of ACCOUNT_SUSPENDED' },
  'status.forbidden_job': { values: ['403', '404'], about: "HTTP status of a job of another account's" },
  'status.not_found': { values: ['404', '410'], about: 'HTTP status of a job or hook that does not exist' },
  'status.hook_limit': { values: ['409', '400', '403', '422', '429'], about: 'HTTP status of HOOK_LIMIT' },
  'status.server_error': { values: ['500', '503'], about: 'HTTP status of a server error' },
  'duplicate.brief': {
    values: ['402', '402-code', '409'],
    about:
      'How a repeat of a used key with a brief is refused: 402 with the message alone, 402 with the code too, or 409',
  },
  'idempotency.refused_key': {
    values: ['released', 'consumed'],
    about: 'Whether a request that is refused after its key was looked at leaves the key unused',
  },
  'idempotency.plan_failed_key': {
    values: ['released', 'consumed'],
    about: 'Whether a request whose planning failed leaves its key unused',
  },
  'rate.counts': { values: ['all', 'valid'], about: 'Whether every authenticated POST counts, or only valid bodies' },
  'rate.retry_after': {
    values: ['top', 'details', 'both'],
    about:
      'Where the seconds stand: retryAfter and a Retry-After header, details.retryAfter, or both members and no header',
  },
  'refund.on_failure': { values: ['none', 'full'], about: 'What a failed render returns' },
  'refund.on_cancel': { values: ['none', 'full'], about: 'What a cancelled render returns' },
  'failed_event.on_timeout': { values: ['emitted', 'silent'], about: 'Whether the time limit sends video.failed' },
  'delivery.redirect': { values: ['final', 'retried'], about: 'Whether a 3xx answer to a delivery is retried' },
  'delivery.resign': {
    values: ['each', 'once'],
    about: 'Whether every attempt is signed anew, with its own timestamp',
  },
  'delivery.failure_unit': { values: ['delivery', 'attempt'], about: 'What counts towards the switch-off of a hook' },
  'ping.counts': { values: ['no', 'yes'], about: 'Whether a test ping changes the failure count' },
  'hooks.training_events': { values: ['refused', 'accepted'], about: 'Whether training events can be subscribed' },
  'hooks.patch_conflict': {
    values: ['refused', 'allowed'],
    about: 'Whether a hook may be changed to a pair of event and URL that another hook holds',
  },
  'no_credits.code': {
    values: ['split', 'insufficient'],
    about: 'Whether a balance of zero is NO_CREDITS, or INSUFFICIENT_CREDITS like any other',
  },
  'rate.hooks_other': { values: ['none', 'as-create'], about: 'Whether list, update, delete and test are limited too' },
  'paused.response': { values: ['503', '503-code'], about: 'Whether the answer while rendering is paused has a code' },
  'delivery.timestamp': { values: ['virtual', 'real'], about: 'Which clock signs deliveries' },
  'queued.shown': {
    values: ['when-waiting', 'always'],
    about: 'Whether a job shows queued only while no worker is free, or always before one takes it',
  },
} as const satisfies Record<string, PolicyEntry>;

export type PolicyName = keyof typeof POLICIES;

/** One value for every policy. */
export type Policies = { readonly [N in PolicyName]: (typeof POLICIES)[N]['values'][number] };

export const POLICY_NAMES = Object.keys(POLICIES) as readonly PolicyName[];

export const DEFAULT_POLICIES = Object.fromEntries(
  POLICY_NAMES.map((name) => [name, POLICIES[name].values[0]]),
) as unknown as Policies;

/** Checks a change of policies; a problem of a value names what is allowed. */
export const policyProblems = (
  change: Readonly<Record<string, unknown>>,
): readonly { readonly path: string; readonly message: string }[] =>
  Object.entries(change).flatMap(([name, value]) => {
    if (!Object.hasOwn(POLICIES, name)) return [{ path: name, message: 'is no policy' }];
    const { values } = POLICIES[name as PolicyName];
    if ((values as readonly unknown[]).includes(value)) return [];
    return [{ path: name, message: `must be one of ${values.join(', ')}` }];
  });
