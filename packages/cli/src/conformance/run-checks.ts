/** Runs checks one after another, and tells of each what came of it. */
import type { Check, Need } from './check';
import { toCurl } from './curl';
import { Mismatch, NoAnswer, NotCheckable } from './judge';
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
}

/** Requests in a row that nobody answers, after which nobody is asked any more. */
const SILENT = 3;

const GONE = 'the service does not answer any more';

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

/** Whether anything at all answers. */
const answers = (stage: Stage): Promise<boolean> =>
  stage.fetch(stage.base).then(
    () => true,
    () => false,
  );

/** Resolves with the results of those that were run before the signal, in their order. */
export const runChecks = async (
  checks: readonly Check[],
  stage: Stage,
  { lacks, signal, onResult }: RunOptions,
): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = [];
  let silent = 0;
  let isGone = false;
  const outcome = async (check: Check): Promise<Outcome> => {
    if (isGone) return { status: 'not_checked', why: GONE };
    try {
      for (const need of check.needs) {
        const why = await lacks(need);
        if (why !== undefined) return { status: 'not_checked', why };
      }
      await check.run(stage);
      silent = 0;
      return { status: 'passed' };
    } catch (error) {
      if (signal.aborted) return { status: 'not_checked', why: 'the run was ended' };
      silent = error instanceof NoAnswer ? silent + 1 : 0;
      isGone = silent >= SILENT && !(await answers(stage));
      return outcomeOf(error, check.says, stage);
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
