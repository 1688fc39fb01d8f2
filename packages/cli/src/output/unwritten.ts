import { VidError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { systemAdvice, systemWords } from '../system-error';

/** What the system says, also within an error of the client's that a download ended with. */
export const systemErrorIn = (error: unknown): NodeJS.ErrnoException | undefined => {
  const inner = VidError.is(error) && error.name === 'VidError' ? error.cause : error;
  return inner instanceof Error && 'syscall' in inner ? (inner as NodeJS.ErrnoException) : undefined;
};

/** What is written need not be there: its folder does. */
const whyOf = (cause: unknown): string =>
  (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'its folder does not exist (ENOENT)' : systemWords(cause);

/** The error for what can't be written; `place` is the file, where it has a name. */
export const unwrittenError = (what: string, place: string | undefined, cause: unknown): CliError =>
  new CliError(EXIT.unexpected, `${what} can't be written: ${whyOf(cause)}.`, {
    next: systemAdvice(cause, place, 'name another file'),
    cause,
  });

/** Tells what can't be written; errors of another kind stay what they are. */
export const unwritten =
  (what: string, place?: string) =>
  (error: unknown): never => {
    const cause = systemErrorIn(error);
    throw cause === undefined ? error : unwrittenError(what, place, cause);
  };
