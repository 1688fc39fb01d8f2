/** What ends the sending of many renders: a refusal that every further one would meet. */
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import { AccountSuspendedError, AuthenticationError, PlanUpgradeRequiredError } from '../errors/api-error-classes';
import { VidError, withFacts } from '../errors/vid-error';

/** Codes of refusals that every further render would meet as well. */
const EXHAUSTED: readonly unknown[] = ['NO_CREDITS', 'ABUSE_CAP_EXCEEDED', 'STORAGE_FULL', 'UPGRADE_REQUIRED'];

const meetsAll = (error: unknown): error is VidError =>
  AuthenticationError.is(error) ||
  PlanUpgradeRequiredError.is(error) ||
  AccountSuspendedError.is(error) ||
  (ApiError.is(error) && EXHAUSTED.includes(error.code));

/** What the rest gets instead of being sent, under no key; undefined where it may fare better. */
export const stopping = (error: unknown): VidError | undefined => {
  if (meetsAll(error)) {
    const same = Object.create(
      Object.getPrototypeOf(error) as object,
      Object.getOwnPropertyDescriptors(error),
    ) as VidError;
    return withFacts(same, { idempotencyKey: undefined });
  }
  const cause = VidError.is(error) ? error.cause : undefined;
  if (!meetsAll(cause)) return undefined;
  const { message, nextStep } = cause;
  return new AbortedError(`createMany sends nothing further: ${message}`, { cause, charged: 'no', nextStep });
};
