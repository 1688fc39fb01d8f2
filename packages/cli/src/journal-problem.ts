import { dirname } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

/** Says that the journal of renders can't be kept where the settings want it. */
export const journalProblem = (path: string, cause: unknown): CliError =>
  new CliError(
    EXIT.unexpected,
    `The renders of this machine are written down in ${path}, which can't be done: ${(cause as Error).message}. Nothing was sent.`,
    { next: `Make ${dirname(path)} a folder that you may write to, or set VID_CONFIG_DIR to another one.`, cause },
  );
