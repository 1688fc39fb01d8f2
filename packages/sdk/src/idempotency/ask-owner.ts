/** What the service says of whose things are. A service that does not say holds nothing up for long. */
import type { Caller } from '../call/caller';
import { ForbiddenError, NotFoundError } from '../errors/api-error-classes';
import { retrieveAccount } from '../resources/account';
import { retrieveJob } from '../resources/jobs';

/** A render waits for this once, before it is sent. */
const ONE_SHORT_LOOK = { timeoutMs: 5000, maxRetries: 0 };

/** The id of the API key's account; undefined when the service does not say. */
export const askUserId = async (caller: Caller): Promise<string | undefined> => {
  try {
    const { data } = await retrieveAccount(caller, ONE_SHORT_LOOK);
    return data.user_id;
  } catch (error) {
    caller.wire.observer.log('info', `Renders are journalled under the API key, not the account: ${String(error)}`);
    return undefined;
  }
};

/** Whether a job is the account's, another's, or of nobody who can be told. */
export const ownerOfJob = async (caller: Caller, jobId: string): Promise<'ours' | 'another' | 'untold'> => {
  try {
    await retrieveJob(caller, jobId, ONE_SHORT_LOOK);
    return 'ours';
  } catch (error) {
    return NotFoundError.is(error) || ForbiddenError.is(error) ? 'another' : 'untold';
  }
};
