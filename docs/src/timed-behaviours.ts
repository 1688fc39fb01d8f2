/** Whatever the service does by the clock, and how a test gets there: the table of docs/clock.md, run row by row by its test. */
import { TIME_LIMITS } from '@vid/sdk/contract';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface TimedBehaviour {
  /** What happens when the time is over. */
  readonly what: string;
  /** Section of the specification. */
  readonly section: string;
  /** Seconds of the server's clock. */
  readonly after: number;
  /** What else a test does for it. */
  readonly before?: string;
}

const TIMED_BEHAVIOURS = {
  'render-minute': {
    what: 'the minute of a rate limit is over: a render that was refused with 429 is taken',
    section: 'Rate limits and quotas',
    after: MINUTE,
  },
  'render-hour': { what: 'so is the hour', section: 'Rate limits and quotas', after: HOUR },
  'render-day': { what: 'so is the day', section: 'Rate limits and quotas', after: DAY },
  'hook-minute': {
    what: 'the minute of the limit on webhooks is over',
    section: 'Rate limits and quotas',
    after: MINUTE,
  },
  'monthly-cap': {
    what: 'the next calendar month begins: a render that was refused with `ABUSE_CAP_EXCEEDED` is taken',
    section: 'Rate limits and quotas',
    after: 31 * DAY,
  },
  planning: {
    what: 'planning has taken too long: 502 `PLAN_FAILED`, its credits are returned',
    section: 'Timeouts',
    after: TIME_LIMITS.planningSeconds,
    before: '`[mock:plan_timeout]` in the brief; the request is answered when the clock has moved',
  },
  'slow-render': {
    what: 'a slow render is done',
    section: 'Job status',
    after: 5,
    before: '`[mock:slow=5s]` in a prompt',
  },
  render: {
    what: 'the render has reached its time limit: the job is `failed`, its credits are returned, `video.failed` is sent',
    section: 'Timeouts',
    after: TIME_LIMITS.renderSeconds,
    before: '`[mock:render_timeout]` in a prompt',
  },
  'download-link': {
    what: 'a download link of `video.completed` works no longer: 410',
    section: 'Webhook events',
    after: TIME_LIMITS.downloadUrlSeconds,
  },
  retries: {
    what: 'a delivery that was answered 5xx or 429 has been tried for the third and last time',
    section: 'Delivery rules',
    after: 2 * TIME_LIMITS.deliveryRetrySeconds,
    before: 'a receiver that answers 500',
  },
  'attempt-timeout': {
    what: 'a delivery whose receiver does not answer in time has been tried for the third and last time',
    section: 'Delivery rules',
    after: 2 * TIME_LIMITS.deliveryRetrySeconds,
    before: '`deliver` of `createServer` throws an error named `TimeoutError`; a socket takes its ten real seconds',
  },
  'switch-off': {
    what: 'the 20th delivery in a row has failed: the webhook is switched off',
    section: 'Delivery rules',
    after: 2 * TIME_LIMITS.deliveryRetrySeconds,
    before: 'a receiver that answers 500, and 20 events',
  },
  'replay-window': {
    what: 'a receiver refuses a delivery that was signed before: `timestamp_too_old`',
    section: 'Verifying a delivery',
    after: TIME_LIMITS.replayWindowSeconds + 1,
    before: 'the receiver takes `server.now()` for its time (`now` of the verifier)',
  },
  'old-events': {
    what: 'events and deliveries are no longer kept (`retention.events_days`)',
    section: '',
    after: 91 * DAY,
  },
} as const satisfies Readonly<Record<string, TimedBehaviour>>;

export type TimedBehaviourName = keyof typeof TIMED_BEHAVIOURS;
export const timedBehaviours: Readonly<Record<TimedBehaviourName, TimedBehaviour>> = TIMED_BEHAVIOURS;
