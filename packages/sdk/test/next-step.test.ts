/** The rules that keep a render from being paid twice, one by one: what follows an attempt that was not accepted. */
import { describe, expect, it } from 'vitest';
import { AbortedError } from '../src/errors/aborted-error';
import {
  ConcurrencyLimitError,
  DuplicateRequestError,
  PlanFailedError,
  RateLimitError,
} from '../src/errors/api-error-classes';
import { VidError } from '../src/errors/vid-error';
import { type NextStep, nextStep, type Situation } from '../src/idempotency/next-step';
import type { SendOutcome } from '../src/idempotency/send-outcome';
import { retryPolicy } from '../src/retry/retry-options';

type NotAccepted = Exclude<SendOutcome, { kind: 'accepted' }>;
type Kind = NotAccepted['kind'];

const FACTS = { status: 429, headers: {}, body: {} } as never;
const RATE = new RateLimitError('x', FACTS);
const SLOTS = new ConcurrencyLimitError('x', FACTS);
const PLAN = new PlanFailedError('x', FACTS);
const OTHER = new VidError('x');

const POLICY = retryPolicy({ maxRetries: 2, minDelayMs: 500, maxDelayMs: 8000, budgetMs: 60_000 });
const SITUATION: Situation = {
  policy: POLICY,
  repeatRefused: false,
  waitsOut: false,
  rotates: false,
  maySend: false,
  refusedBefore: false,
  retries: 0,
  probes: 0,
  waitedMs: 0,
  askedMs: undefined,
  leftMs: undefined,
  random: 0.5,
};

const outcome = (kind: Kind, error: VidError): NotAccepted =>
  (kind === 'aborted' ? { kind, error, sent: true } : { kind, error }) as NotAccepted;
const fail = (as: (NextStep & { act: 'fail' })['as']): NextStep => ({ act: 'fail', as });
const probe = (delayMs: number): NextStep => ({ act: 'probe', delayMs });
const repeat = (delayMs: number): NextStep => ({ act: 'repeat', delayMs });

type Case = readonly [kind: Kind, error: VidError, situation: Partial<Situation>, step: NextStep];
const ABORTED = new AbortedError('x');
const DUPLICATE = new DuplicateRequestError('x', FACTS);

describe('what follows', () => {
  it.each<Case>([
    ['aborted', ABORTED, {}, fail('aborted')],
    ['aborted', ABORTED, { maySend: true, waitsOut: true, repeatRefused: true }, fail('aborted')],
    ['duplicate', DUPLICATE, {}, fail('duplicate')],
    ['duplicate', DUPLICATE, { rotates: true }, fail('duplicate')],
    ['duplicate', DUPLICATE, { refusedBefore: true }, fail('unknown')],
    ['duplicate', DUPLICATE, { refusedBefore: true, rotates: true }, { act: 'rotate' }],
    ['duplicate', DUPLICATE, { maySend: true }, fail('unknown')],
    ['duplicate', DUPLICATE, { maySend: true, refusedBefore: true, rotates: true }, fail('unknown')],
    ['duplicate', DUPLICATE, { maySend: true, askedMs: 10_000, probes: 4, retries: 2 }, probe(10_000)],
    ['duplicate', DUPLICATE, { maySend: true, askedMs: -1 }, probe(375)],
    ['duplicate', DUPLICATE, { maySend: true, askedMs: 10_000, waitedMs: 50_001 }, fail('unknown')],
    ['duplicate', DUPLICATE, { maySend: true, askedMs: 60_001 }, fail('unknown')],
    ['duplicate', DUPLICATE, { maySend: true, askedMs: 10_000, leftMs: 10_000 }, fail('unknown')],
    [
      'duplicate',
      DUPLICATE,
      { maySend: true, askedMs: 1, policy: retryPolicy({ ...POLICY, maxRetries: 0 }) },
      fail('unknown'),
    ],
    ['duplicate', DUPLICATE, { askedMs: 10_000 }, fail('duplicate')],
    ['not-sent', OTHER, {}, repeat(375)],
    ['not-sent', OTHER, { maySend: true }, repeat(375)],
    ['not-sent', OTHER, { retries: 2 }, fail('refused')],
    ['not-sent', OTHER, { retries: 2, maySend: true }, fail('unknown')],
    ['refused', RATE, { waitsOut: true }, { act: 'wait-out' }],
    ['refused', SLOTS, { waitsOut: true, maySend: true }, { act: 'wait-out' }],
    ['refused', PLAN, { waitsOut: true }, fail('refused')],
    ['refused', OTHER, { waitsOut: true, maySend: true }, probe(2000)],
    ['refused', OTHER, { maySend: true, probes: 4, askedMs: 5000, waitedMs: 20_000 }, probe(5000)],
    ['refused', OTHER, { maySend: true, probes: 1, askedMs: 5000, waitedMs: 55_001 }, fail('unknown')],
    ['refused', OTHER, { maySend: true, probes: 1 }, fail('unknown')],
    ['unknown', OTHER, { maySend: true, probes: 1, askedMs: 5000 }, fail('unknown')],
    ['refused', RATE, {}, fail('refused')],
    ['refused', RATE, { repeatRefused: true }, repeat(375)],
    ['refused', SLOTS, { repeatRefused: true }, repeat(375)],
    ['refused', PLAN, { repeatRefused: true }, repeat(375)],
    ['refused', OTHER, { repeatRefused: true }, fail('refused')],
    ['refused', RATE, { repeatRefused: true, retries: 2 }, fail('refused')],
    ['unknown', OTHER, { maySend: true }, probe(2000)],
    ['unknown', OTHER, { maySend: true, repeatRefused: true }, probe(2000)],
  ])('%s %s in %j', (kind, error, situation, step) => {
    expect(nextStep(outcome(kind, error), { ...SITUATION, ...situation })).toEqual(step);
  });
});

describe('a probe', () => {
  it.each<readonly [what: string, error: VidError, situation: Partial<Situation>, step: NextStep]>([
    ['comes after four times the least pause', OTHER, {}, probe(2000)],
    ['comes after the longest pause where that is less', OTHER, { policy: { ...POLICY, maxDelayMs: 700 } }, probe(700)],
    ['waits for as long as it was asked to', OTHER, { askedMs: 9000 }, probe(9000)],
    ['waits no less than its pause', OTHER, { askedMs: 10 }, probe(2000)],
    ['is not followed by another', OTHER, { probes: 1 }, fail('unknown')],
    ['is followed by another when a rate limit told it to wait', RATE, { probes: 1 }, probe(2000)],
    ['is followed by another when all slots were taken', SLOTS, { probes: 1 }, probe(2000)],
    ['is never followed by a third', RATE, { probes: 2 }, fail('unknown')],
    ['is not sent where nothing is sent again', OTHER, { policy: { ...POLICY, maxRetries: 0 } }, fail('unknown')],
    ['may take the whole budget', OTHER, { policy: { ...POLICY, budgetMs: 2000 } }, probe(2000)],
    ['may take no more than the budget', OTHER, { policy: { ...POLICY, budgetMs: 1999 } }, fail('unknown')],
    ['must come before the time is over', OTHER, { leftMs: 2001 }, probe(2000)],
    ['is too late when the time is over by then', OTHER, { leftMs: 2000 }, fail('unknown')],
  ])('%s', (_what, error, situation, step) => {
    expect(nextStep(outcome('unknown', error), { ...SITUATION, maySend: true, ...situation })).toEqual(step);
  });
});
