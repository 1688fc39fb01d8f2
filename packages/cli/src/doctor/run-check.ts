/** Runs one check so that nothing it does can stop the others: what it throws is a finding, and so is that it hangs. */
import { setTimeout } from 'node:timers/promises';
import { type Finding, problem } from './finding';
import { systemNext } from './system-next';

export interface Check {
  /** What its finding is called when it has none of its own. */
  readonly name: string;
  /** Milliseconds that it may take. */
  readonly limitMs: number;
  readonly run: () => readonly Finding[] | Promise<readonly Finding[]>;
}

export interface CheckRun {
  readonly findings: readonly Finding[];
  /** Something of it may still be waited for by the system. */
  readonly hangs: boolean;
}

const REPORT = 'vid doctor --debug --report, and open an issue with the file';
const MORE_TIME = 'allow more with --timeout, or leave it out';

/** `cut` resolves when the time of the whole command is up. */
export const runCheck = async ({ name, limitMs, run }: Check, cut?: Promise<unknown>): Promise<CheckRun> => {
  const over = new AbortController();
  const atCut = cut?.then(() => ({
    findings: [problem(name, 'it was not done when the time was up', MORE_TIME)],
    hangs: true,
  }));
  const late = setTimeout(limitMs, undefined, { signal: over.signal }).then(
    () => ({
      findings: [
        problem(name, `it was not done within ${limitMs / 1000} s`, `try again when less runs here; else ${REPORT}`),
      ],
      hangs: true,
    }),
    () => ({ findings: [], hangs: false }),
  );
  const done = (async (): Promise<CheckRun> => {
    try {
      return { findings: await run(), hangs: false };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return {
        findings: [problem(name, `it can't be checked: ${detail}`, systemNext(detail) ?? REPORT)],
        hangs: false,
      };
    }
  })();
  try {
    return await Promise.race([done, late, ...(atCut === undefined ? [] : [atCut])]);
  } finally {
    over.abort();
  }
};
