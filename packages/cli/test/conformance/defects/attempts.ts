/** Defects of attempts at deliveries, and what they do to a webhook. */
import { type Defect, defectsOf } from './defect';

const SENT = 'deps.send(«{ deliveryId, event, body, url, secret, timestamp, signal }»)';

export const ATTEMPT_DEFECTS: readonly Defect[] = [
  ...defectsOf('server/src/domain/attempts.ts', [
    ['4xx-retried', 'retries 4xx', 'if («status >= 500 || status === 429»)', 'status >= 400'],
    ['429-not-retried', 'does not retry 429', 'if («status >= 500 || status === 429»)', 'status >= 500'],
    [
      '503-not-retried',
      'does not retry 503',
      'if («status >= 500 || status === 429»)',
      'status === 500 || status === 429',
    ],
    [
      'network-error-not-retried',
      'does not retry after a connection that broke off',
      'return «FINAL_FAILURES.includes(outcome.reason)» ?',
      'true',
    ],
    ['two-attempts', 'gives up after two attempts', 'PING_EVENT ? 1 : «TIME_LIMITS.deliveryAttempts»', '2'],
    ['four-attempts', 'makes four attempts', 'PING_EVENT ? 1 : «TIME_LIMITS.deliveryAttempts»', '4'],
    ['retry-at-once', 'retries at once', 'dueAt: at + «TIME_LIMITS.deliveryRetrySeconds * 1000»', '0'],
    [
      'retry-after-a-minute',
      'retries after a minute',
      'dueAt: at + «TIME_LIMITS.deliveryRetrySeconds * 1000»',
      '60_000',
    ],
    [
      'switched-off-late',
      'switches off after 21 failures',
      'hook.active && «failureCount < LIMITS.hookFailures»',
      'failureCount <= LIMITS.hookFailures',
    ],
    [
      'switched-off-early',
      'switches off after 19 failures',
      'hook.active && «failureCount < LIMITS.hookFailures»',
      'failureCount + 1 < LIMITS.hookFailures',
    ],
    ['never-switched-off', 'never switches off', 'hook.active && «failureCount < LIMITS.hookFailures»', 'true'],
    [
      'success-keeps-failures',
      'counts failures that are not in a row',
      "if (delivery.status === 'delivered') return «{ ...seen, failureCount: 0 }»",
      'seen',
    ],
  ]),
  ...defectsOf('server/src/pipeline/deliver-events.ts', [
    [
      'new-id-at-each-attempt',
      'gives each attempt an id of its own',
      SENT,
      '{ deliveryId: number > 1 ? `${deliveryId}_${number}` : deliveryId, event, body, url, secret, timestamp, signal }',
    ],
    [
      'body-of-another-attempt',
      'changes the body from attempt to attempt',
      SENT,
      '{ deliveryId, event, body: number > 1 ? body.replace("{", `{"attempt":${number},`) : body, url, secret, timestamp, signal }',
    ],
    [
      'stale-timestamp',
      'signs deliveries of events with a time that is over',
      "const timestamp = «policies['delivery.resign'] === 'once' ? (delivery.signedAt ?? fresh) : fresh»",
      'fresh - 600',
    ],
  ]),
];
