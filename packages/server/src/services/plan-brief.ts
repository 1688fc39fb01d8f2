/**
 * Planning within its limit of 60 (virtual) seconds, after which the planner is stopped. A clock that stands still never
 * reaches it: the planner has limits of its own in real time. Specification: Time limits.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';
import type { Magic } from '../domain/magic-words';
import type { Clock, Work } from '../ports/clock';
import type { Plan, Planner, PlanRequest } from '../ports/planner';

export type Planned = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly why: string };

const TIMED_OUT = `no plan within ${TIME_LIMITS.planningSeconds} seconds`;

/** Plans, or says why there is no plan. */
export const planBrief = async (
  { planner, clock }: { readonly planner: Planner; readonly clock: Clock },
  request: PlanRequest,
  { account, magic, work }: { readonly account: string; readonly magic: Magic; readonly work: Work },
): Promise<Planned> => {
  if (magic.words.includes('plan_failed')) return { ok: false, why: 'the brief asked for it with [mock:plan_failed]' };
  const due = clock.now() + TIME_LIMITS.planningSeconds * 1000;
  if (magic.words.includes('plan_timeout')) {
    await clock.until(due, { work });
    return { ok: false, why: TIMED_OUT };
  }
  const limit = new AbortController();
  const over = new AbortController();
  const timeout = clock.until(due, { signal: over.signal }).then(
    (): Planned => {
      limit.abort(new Error(TIMED_OUT));
      return { ok: false, why: TIMED_OUT };
    },
    (): Planned => ({ ok: false, why: 'planning is over' }),
  );
  const planned = planner.plan(request, { account, signal: limit.signal }).then(
    (plan): Planned =>
      plan.scenes.length > 0 ? { ok: true, plan } : { ok: false, why: 'the planner found no scenes in the brief' },
    (error: unknown): Planned => ({ ok: false, why: error instanceof Error ? error.message : String(error) }),
  );
  const result = await Promise.race([planned, timeout]);
  over.abort(new Error('planning is over'));
  return result;
};
