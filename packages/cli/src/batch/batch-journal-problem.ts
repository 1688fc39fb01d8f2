import { dirname } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { systemAdvice, systemWords } from '../system-error';

/** What helps as well when the journal of a batch can't be kept where it is. */
export const JOURNAL_ELSEWHERE = 'name a file elsewhere with --journal';

/** Says that it can't be `read` or `written`; the runs before and the jobs that go on are in it. */
export const batchJournalProblem = (path: string, what: 'read' | 'written', cause: unknown): CliError =>
  new CliError(EXIT.unexpected, `The journal ${path} can't be ${what}: ${systemWords(cause)}.`, {
    next: `${systemAdvice(cause, what === 'read' ? path : dirname(path), JOURNAL_ELSEWHERE)} The same command goes on with what is in the journal, and another journal begins anew.`,
    cause,
  });
