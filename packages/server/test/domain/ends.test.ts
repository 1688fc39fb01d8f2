/** How jobs and plannings end: once, with the refund that is due, the event that is due, and a slot that is free again. */
import { FINAL_JOB_STATUSES } from '@vid/sdk/contract';
import { describe, expect, test } from 'vitest';
import { type EndOfJob, endJob, type JobOutcome } from '../../src/domain/end-job';
import { planningFailed } from '../../src/domain/end-planning';
import type { Job } from '../../src/domain/job';
import { JOB_TRANSITIONS, nextStatus } from '../../src/domain/job-states';
import { DEFAULT_POLICIES, type Policies } from '../../src/domain/policies';
import { AT, accountWith, decided, jobWith, MONTH, rulesWith, USER } from './given';

const VIDEO = { bytes: 500, seconds: 6, width: 540, height: 960, notes: ['a note'] };
const OUTCOMES = {
  succeed: { trigger: 'succeed', video: VIDEO, scenesFailed: 1 },
  fail: { trigger: 'fail', reason: 'It broke.' },
  'time-out': { trigger: 'time-out', reason: 'It took too long.' },
  cancel: { trigger: 'cancel', reason: 'Nobody wants it.' },
} as const satisfies Readonly<Record<string, JobOutcome>>;

const ending = (outcome: JobOutcome, change: Partial<EndOfJob> = {}, policies: Partial<Policies> = {}) =>
  endJob({
    jobId: 'job_1',
    at: AT + 5000,
    outcome,
    policies: { ...DEFAULT_POLICIES, ...policies },
    ledgerId: 'led_1',
    eventId: 'evt_1',
    links: ({ videoToken, downloadToken }: Job) => ({
      outputUrl: `/v/${videoToken}`,
      downloadUrl: `/d/${downloadToken}`,
    }),
    ...change,
  });
const ACCOUNT = accountWith({ runningJobs: 2, storedBytes: 100, month: MONTH, monthSpent: 7 });
const ended = (outcome: JobOutcome, policies: Partial<Policies> = {}) =>
  decided(ending(outcome, {}, policies), { account: ACCOUNT, job: jobWith() });

const eventOf = (event: string, payload: object) => ({
  kind: 'event',
  event: { eventId: 'evt_1', userId: USER, event, payload, at: AT + 5000, jobId: 'job_1' },
});
const failedEvent = (reason: string) =>
  eventOf('video.failed', { job_id: 'job_1', user_id: USER, canvas_id: null, reason });
const endOf = (status: Job['status'], what: string, change: object = {}) => ({
  kind: 'job-ended',
  end: {
    jobId: 'job_1',
    status,
    at: AT + 5000,
    progress: 40,
    error: null,
    scenesFailed: 0,
    creditsRefunded: 0,
    video: null,
    history: [
      { at: AT, what: 'accepted' },
      { at: AT + 5000, what },
    ],
    ...change,
  },
});
const refund = {
  kind: 'ledger-entry',
  entry: { id: 'led_1', at: AT + 5000, kind: 'refund', amount: 7, balanceAfter: 107, jobId: 'job_1' },
};
const FREED = { ...ACCOUNT, runningJobs: 1 };
const REFUNDED = { ...FREED, balance: 107, monthSpent: 0 };

describe('a job', () => {
  test('that succeeds stores its video, and the event names its addresses, scenes and credits', () => {
    expect(ended(OUTCOMES.succeed)).toEqual({
      result: 'ended',
      account: { ...FREED, storedBytes: 600 },
      effects: [
        endOf('succeeded', 'succeeded', { progress: 100, scenesFailed: 1, video: VIDEO }),
        eventOf('video.completed', {
          job_id: 'job_1',
          user_id: USER,
          output_url: '/v/video',
          download_url: '/d/download',
          canvas_id: null,
          scene_count: 2,
          scenes_failed: 1,
          credits_charged: 7,
        }),
      ],
    });
  });

  test('that succeeds keeps its credits, whatever other ends return', () => {
    const { account } = ended(OUTCOMES.succeed, { 'refund.on_failure': 'full', 'refund.on_cancel': 'full' });
    expect(account?.balance).toBe(ACCOUNT.balance);
  });

  test('that fails keeps its credits, or returns them all, as the policy says', () => {
    const end = (creditsRefunded: number) => endOf('failed', 'failed', { error: 'It broke.', creditsRefunded });
    expect(ended(OUTCOMES.fail)).toEqual({
      result: 'ended',
      account: FREED,
      effects: [end(0), failedEvent('It broke.')],
    });
    expect(ended(OUTCOMES.fail, { 'refund.on_failure': 'full', 'refund.on_cancel': 'none' })).toEqual({
      result: 'ended',
      account: REFUNDED,
      effects: [end(7), refund, failedEvent('It broke.')],
    });
  });

  test('that runs out of time returns everything, and is told as failed unless the policy is silent', () => {
    const end = endOf('failed', 'failed (time limit)', { error: 'It took too long.', creditsRefunded: 7 });
    expect(ended(OUTCOMES['time-out'])).toEqual({
      result: 'ended',
      account: REFUNDED,
      effects: [end, refund, failedEvent('It took too long.')],
    });
    expect(ended(OUTCOMES['time-out'], { 'failed_event.on_timeout': 'silent' }).effects).toEqual([end, refund]);
    expect(ended(OUTCOMES.fail, { 'failed_event.on_timeout': 'silent' }).effects).toHaveLength(2);
  });

  test('that is cancelled is told to nobody, and returns its credits only under the policy', () => {
    const end = (creditsRefunded: number) =>
      endOf('cancelled', 'cancelled', { error: 'Nobody wants it.', creditsRefunded });
    expect(ended(OUTCOMES.cancel)).toEqual({ result: 'ended', account: FREED, effects: [end(0)] });
    expect(ended(OUTCOMES.cancel, { 'refund.on_cancel': 'full', 'refund.on_failure': 'none' })).toEqual({
      result: 'ended',
      account: REFUNDED,
      effects: [end(7), refund],
    });
  });

  test.each(FINAL_JOB_STATUSES)('that %s ends no more', (status) => {
    for (const outcome of Object.values(OUTCOMES))
      expect(decided(ending(outcome), { job: jobWith({ status }) })).toEqual({ result: 'already-final' });
  });

  test('that nobody knows ends in nothing', () => {
    expect(ending(OUTCOMES.fail).reads).toEqual({ jobId: 'job_1' });
    expect(decided(ending(OUTCOMES.fail))).toEqual({ result: 'unknown' });
  });

  test.each([
    ['w', 2, 'ended'],
    ['w', 1, 'lost'],
    ['w', 3, 'lost'],
    ['other', 2, 'lost'],
  ] as const)('is ended by a worker only while %s holds attempt %i', (owner, attempt, result) => {
    const verdict = decided(ending(OUTCOMES.succeed, { fence: { owner, attempt } }), {
      job: jobWith({ attempt: 2 }),
      jobOwner: 'w',
    });
    expect(verdict.result).toBe(result);
    if (result === 'lost') expect(verdict).toEqual({ result });
  });
});

describe('the states', () => {
  test('are those of the specification', () => {
    const ends = { succeed: 'succeeded', fail: 'failed', 'time-out': 'failed', cancel: 'cancelled' };
    expect(JOB_TRANSITIONS).toEqual({
      starting: { wait: 'queued', start: 'processing', ...ends },
      queued: { start: 'processing', ...ends },
      processing: { start: 'processing', ...ends },
      succeeded: {},
      failed: {},
      cancelled: {},
    });
    expect(nextStatus('queued', 'wait')).toBeUndefined();
  });
});

describe('a planning without a job', () => {
  const PLANNING = { jobId: 'job_1', userId: USER, key: 'key', credits: 2, at: AT - 60_000 };
  const failing = (policies: Partial<Policies> = {}, interrupted?: true) =>
    planningFailed({
      at: AT,
      rules: rulesWith({ policies }),
      jobId: 'job_1',
      refundId: 'led_1',
      interrupted,
    });
  const account = accountWith({ balance: 98, month: MONTH, monthSpent: 2 });
  const released = { kind: 'key-released', key: 'key' };
  const consumed = { kind: 'key-stored', key: { key: 'key', state: 'used', jobId: 'job_1', at: AT } };
  const returned = [
    {
      kind: 'ledger-entry',
      entry: { id: 'led_1', at: AT, kind: 'refund', amount: 2, balanceAfter: 100, jobId: 'job_1' },
    },
    { kind: 'planning-ended', jobId: 'job_1' },
  ];

  test.each([
    ['released', undefined, released],
    ['consumed', undefined, consumed],
    ['released', true, released],
    // Whoever asked was told to ask again, or nothing.
    ['consumed', true, released],
  ] as const)('returns its credits; its key is %s (interrupted: %s)', (policy, interrupted, effect) => {
    const decision = failing({ 'idempotency.plan_failed_key': policy }, interrupted);
    expect(decision.reads).toEqual({ planning: 'job_1' });
    expect(decided(decision, { account, planning: PLANNING })).toEqual({
      result: 'refunded',
      account: { ...account, balance: 100, monthSpent: 0 },
      effects: [...returned, effect],
    });
  });

  test.each([true, undefined] as const)('had no key to release (interrupted: %s)', (interrupted) => {
    const decision = failing({ 'idempotency.plan_failed_key': 'consumed' }, interrupted);
    expect(decided(decision, { account, planning: { ...PLANNING, key: null } }).effects).toEqual(returned);
  });

  test('that is over already returns nothing more', () => {
    expect(decided(failing(), { account })).toEqual({ result: 'over' });
  });
});
