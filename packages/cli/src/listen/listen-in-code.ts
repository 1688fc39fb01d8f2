import { CliError } from '../cli-error';
import { listen } from './listen';
import type { ListenOptions } from './listen-options';
import type { Listener } from './listener';

/**
 * Starts a listener; it receives when this resolves. Of an error that nobody catches only the message is seen, so that it says
 * what to do next as well.
 *
 * @throws CliError an option is wrong, there is no secret, the port is taken, or a webhook can't be registered
 */
export const listenInCode = async (options: ListenOptions = {}): Promise<Listener> => {
  try {
    return await listen(options);
  } catch (error) {
    if (!CliError.is(error) || error.next === undefined) throw error;
    const { exitCode, message, next, facts, problems } = error;
    throw new CliError(exitCode, `${message} ${next}`, { next, facts, problems, cause: error });
  }
};
