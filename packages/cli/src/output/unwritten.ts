import { VidError } from '@vid/sdk';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';

/** What the system says, also within an error of the client's that a download ended with. */
export const systemErrorIn = (error: unknown): NodeJS.ErrnoException | undefined => {
  const inner = VidError.is(error) && error.name === 'VidError' ? error.cause : error;
  return inner instanceof Error && 'syscall' in inner ? (inner as NodeJS.ErrnoException) : undefined;
};

/** Tells what can't be written; errors of another kind stay what they are. */
export const unwritten =
  (what: string) =>
  (error: unknown): never => {
    const cause = systemErrorIn(error);
    if (cause === undefined) throw error;
    throw new CliError(EXIT.unexpected, `${what} can't be written: ${cause.message.replace(/ '.*'$/, '')}.`, {
      next: 'Make room, or name another file.',
      cause,
    });
  };
