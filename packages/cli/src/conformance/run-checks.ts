/** Runs checks one after another, and tells of each what came of it. */
import type { Check, Need } from './check';
import { toCurl } from './curl';
import { Mismatch, NoAnswer, NotCheckable } from './judge';
import { outageOf } from './outage';
import type { Stage } from './stage';

export interface CheckResult {
  readonly name: string;
  readonly section: string;
  readonly status: 'passed' | 'failed' | 'not_checked';
  readonly expected?: string;
  readonly got?: string;
  readonly curl?: string;
  /** Why it was not checked. */
  readonly why?: string;
}

export interface RunOptions {
  /** Why a need is not met; undefined where it is. */
  readonly lacks: (need: Need) => Promise<string | undefined>;
  readonly signal: AbortSignal;
  readonly onResult?: (result: CheckResult, check: Check) => void;
  /** Nobody answers any more, for this reason; the checks that are left are not checked. */
  readonly onGone?: (why: string) => void;
}

type Outcome = Omit<CheckResult, 'name' | 'section'>;

const outcomeOf = (error: unknown, says: string, stage: Stage): Outcome => {
  const { secrets } = stage;
  if (error instanceof NotCheckable) return { status: 'not_checked', why: secrets.without(error.message) };
  if (error instanceof NoAnswer)
    return { status: 'failed', expected: says, got: `no answer: ${secrets.without(error.message)}` };
  if (!(error instanceof Mismatch)) throw error;
  const { expected, got, exchange } = error;
  return {
    status: 'failed',
    expected: secrets.without(expected),
    got: secrets.without(got),
    ...(exchange === undefined ? {} : { curl: toCurl(exchange.request, secrets) }),
  };
};

/** Resolves with the results of those that were run before the signal, in their order. */
export const runChecks = async (
  checks: readonly Check[],
  stage: Stage,
  { lacks, signal, onResult, onGone }: RunOptions,
): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = [];
  let gone: string | undefined;
  const outcome = async (check: Check): Promise<Outcome> => {
    if (gone !== undefined) return { status: 'not_checked', why: gone };
    try {
      for (const need of check.needs) {
        const why = await lacks(need);
        if (why !== undefined) return { status: 'not_checked', why };
      }
      await check.run(stage);
      return { status: 'passed' };
    } catch (error) {
      if (signal.aborted) return { status: 'not_checked', why: 'the run was ended' };
      const outage = await outageOf(error, stage);
      if (outage === undefined) return outcomeOf(error, check.says, stage);
      const why = stage.secrets.without(outage.why);
      gone = outage.gone;
      if (gone !== undefined) onGone?.(why);
      return { status: 'not_checked', why };
    }
  };
  for (const check of checks) {
    const { name, section } = check;
    const result = { name, section, ...(await outcome(check)) };
    if (signal.aborted) break;
    results.push(result);
    onResult?.(result, check);
  }
  return results;
};
