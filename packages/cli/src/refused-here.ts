/** A request that the server inside this process refused, as one at a terminal may hear it: nothing went over any wire. */
import type { ApiError } from '@vid/sdk';
import { CliError } from './cli-error';
import { describeError } from './describe-error';
import { inOneLine } from './terminal-text';

/** The reason alone, without the call that was not made. */
const reasonOf = ({ message, method, path, status }: ApiError): string =>
  inOneLine(message.replace(`${method} ${path} was answered with ${status}`, '').replace(/^:? /, ''));

export const refusedHere = async (error: ApiError): Promise<CliError> => {
  const { exitCode, next, facts } = await describeError(error);
  const { idempotency_key: _key, status: _status, ...rest } = facts;
  return new CliError(exitCode, `The request is refused: ${reasonOf(error)} Nothing was sent.`, {
    ...(next === undefined ? {} : { next: next.replace(/;? send it again with --idempotency-key \S+/, '') }),
    facts: rest,
    cause: error,
  });
};
