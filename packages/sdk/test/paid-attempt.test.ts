/** Whether a render has left, and whether its answer is still to come: who leaves meanwhile is told accordingly. */
import { expect, it } from 'vitest';
import type { Caller } from '../src/call/caller';
import { PaidAttempt } from '../src/idempotency/paid-attempt';
import type { Cancellation, Progress } from '../src/transport/cancellation';
import { accepted } from './support/answers';
import { ManualClock } from './support/manual-clock';

const CALL = { method: 'POST', path: '/v1/render' };

/** An attempt on its way, with what its transport is told by. */
const start = (endsAt: number | undefined) => {
  const clock = new ManualClock();
  const given: { cancellation: Cancellation; timeoutMs: number; moreMs: () => number }[] = [];
  const wire = { attempt: (_call: unknown, limits: (typeof given)[0]) => given.push(limits) };
  const attempt = new PaidAttempt({ clock, wire } as unknown as Caller, () => endsAt);
  void attempt.send(CALL, undefined, 1);
  return { attempt, clock, given: given[0] as (typeof given)[0] };
};

const answer = (text: string): Progress['partial'] => ({ status: 202, headers: {}, text });
const WHOLE = JSON.stringify(accepted());

it.each<readonly [what: string, progress: Progress | undefined, hasLeft: boolean, isAwaited: boolean]>([
  ['before it began', undefined, false, false],
  ['before it left', { sent: false, partial: undefined }, false, false],
  ['when it has left', { sent: true, partial: undefined }, true, true],
  ['when what came names no job yet', { sent: true, partial: answer(WHOLE.slice(0, 8)) }, true, true],
  ['when what came names the job', { sent: true, partial: answer(WHOLE.slice(0, 40)) }, true, false],
  ['when all of it came', { sent: true, partial: answer(WHOLE) }, true, false],
])('%s', (_what, progress, hasLeft, isAwaited) => {
  const { attempt, given } = start(undefined);
  given.cancellation.progress = progress;
  expect([attempt.hasLeft, attempt.isAwaited]).toEqual([hasLeft, isAwaited]);
});

it.each([
  ['for as long as a render takes', undefined, 150_000],
  ['for as long as a render takes from the end of those who wait', 60_000, 210_000],
  ['no longer than that when they have left before', -150_001, 0],
])('is waited for %s', async (_what, endsAt, ms) => {
  const { clock, given } = start(endsAt);
  expect(given.timeoutMs).toBe(ms);
  await clock.advance(1000);
  expect(given.moreMs()).toBe(Math.max(0, ms - 1000));
});
