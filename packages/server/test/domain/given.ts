/** What decisions are made about: a plain account, hook, job and delivery, the rules, and whatever differs from them. */
import { type Account, LIFTED_LIMITS, openAccount } from '../../src/domain/account';
import type { Decision, Verdict, View } from '../../src/domain/decision';
import type { Delivery } from '../../src/domain/events';
import type { Hook } from '../../src/domain/hook';
import type { Job } from '../../src/domain/job';
import { DEFAULT_POLICIES, type Policies } from '../../src/domain/policies';
import { DEFAULT_PRICING } from '../../src/domain/pricing';
import type { Rules } from '../../src/domain/rules';

/** In the middle of a month, and of every window. */
export const AT = Date.UTC(2026, 4, 15, 12, 30, 30);
export const MONTH = '2026-05';
export const USER = '00000000-0000-4000-8000-000000000001';

export const accountWith = (change: Partial<Account> = {}): Account => ({
  ...openAccount({
    userId: USER,
    email: null,
    name: null,
    plan: 'agency',
    suspended: false,
    limits: {},
    createdAt: AT,
  }),
  balance: 100,
  ...change,
});

/** The server's rules; no limit holds but those that are named. */
export const rulesWith = ({
  policies = {},
  limits = {},
  ...change
}: Partial<Omit<Rules, 'policies' | 'limits'>> & {
  readonly policies?: Partial<Policies>;
  readonly limits?: Partial<Rules['limits']>;
} = {}): Rules => ({
  policies: { ...DEFAULT_POLICIES, ...policies },
  pricing: DEFAULT_PRICING,
  limits: { ...LIFTED_LIMITS, ...limits },
  paused: false,
  ...change,
});

export const jobWith = (change: Partial<Job> = {}): Job => ({
  jobId: 'job_1',
  userId: USER,
  status: 'processing',
  progress: 40,
  title: 'A title',
  form: 'scene_plan',
  sceneCount: 2,
  scenesFailed: 0,
  creditsUsed: 7,
  creditsRefunded: 0,
  watermarked: false,
  createdAt: AT,
  startedAt: AT,
  finishedAt: null,
  deadlineAt: AT + 3_600_000,
  error: null,
  videoToken: 'video',
  downloadToken: 'download',
  video: null,
  checks: ['key'],
  history: [{ at: AT, what: 'accepted' }],
  attempt: 1,
  ...change,
});

export const hookWith = (change: Partial<Hook> = {}): Hook => ({
  id: 'hook_1',
  userId: USER,
  event: 'video.failed',
  webhookUrl: 'https://example.com/1',
  description: 'The first',
  active: true,
  secret: 'a'.repeat(64),
  failureCount: 3,
  lastDeliveryAt: AT - 1000,
  lastStatus: 'HTTP 500',
  createdAt: AT - 5000,
  ...change,
});

export const deliveryWith = (change: Partial<Delivery> = {}): Delivery => ({
  deliveryId: 'dlv_1',
  eventId: 'evt_1',
  hookId: 'hook_1',
  userId: USER,
  event: 'video.failed',
  jobId: null,
  body: '{}',
  status: 'pending',
  tries: 0,
  started: 1,
  begunAt: null,
  dueAt: AT,
  createdAt: AT,
  finishedAt: null,
  lastError: null,
  signedAt: null,
  ...change,
});

/** Decides about an account and what else is stored. */
export const decided = <R>(decision: Decision<R>, view: Partial<View> = {}): Verdict<R> =>
  decision.decide({ account: accountWith(), ...view });
