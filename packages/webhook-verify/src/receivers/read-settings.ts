/** The settings of a receiver, or an error whose stack begins with the line of the user that made it. */
import { stackAt } from '../errors/stack-at';
import { callerOf } from './caller';
import { type ReceiverOptions, type ReceiverSettings, readReceiverOptions } from './receiver-options';
import { logAtOnce } from './report-error';
import { notAnswered, notCalled } from './setup-mistake';

/**
 * `entry` is what the user called.
 *
 * @throws {WebhookConfigError} an option is wrong
 * @throws {Error} a request came in place of options: its cause says so, and so does the console
 */
export const readSettings = <Request>(
  options: ReceiverOptions<Request, readonly unknown[]>,
  { entry, isBuilt }: { readonly entry: (options: never) => unknown; readonly isBuilt?: boolean | undefined },
): ReceiverSettings<Request> => {
  const caller = callerOf([options]);
  const uncalled = caller && notCalled(caller, options);
  try {
    if (uncalled) throw notAnswered(uncalled);
    return readReceiverOptions(options, isBuilt);
  } catch (error) {
    // On the error itself: that is what Bun shows of one that nobody catches.
    stackAt(error, entry);
    // Frameworks answer with the message of what is thrown during a request, so the console alone is told of this one.
    if (uncalled) logAtOnce(uncalled.message);
    throw error;
  }
};
