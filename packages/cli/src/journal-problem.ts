import { dirname } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { systemAdvice, systemWords } from './system-error';

/** What helps as well when the journal of this machine's renders can't be kept where it is. */
export const ELSEWHERE = 'set VID_CONFIG_DIR to a folder that you may write to';

/** Says that the journal of renders can't be kept where the settings want it. */
export const journalProblem = (path: string, cause: unknown): CliError =>
  new CliError(
    EXIT.unexpected,
    `The renders of this machine are written down in ${path}, which can't be done: ${systemWords(cause)}. Nothing was sent.`,
    { next: systemAdvice(cause, dirname(path), ELSEWHERE), cause },
  );
