/** The errors of a paid call, each with whether it was charged, the key, and what to do next. */
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import {
  ConcurrencyLimitError,
  type DuplicateRequestError,
  PlanFailedError,
  RateLimitError,
  ServerError,
} from '../errors/api-error-classes';
import { isOfService } from '../errors/error-body';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { RenderOutcomeUnknownError } from '../errors/render-outcome-unknown-error';
import { type VidError, withFacts } from '../errors/vid-error';
import type { JournalEntry } from '../journal/journal';
import type { Recover } from '../types/recovered-render';
import { withRecover } from './with-recover';

/** Refusals after which the same request may be accepted. */
const mayPassLater = (error: VidError): boolean =>
  [RateLimitError, ConcurrencyLimitError, PlanFailedError, ServerError].some((kind) => kind.is(error));

/**
 * Nothing was charged: the service refused every attempt, or saw none. Whoever sends it again must take the same key, since
 * something on the way may have sent a copy that was accepted.
 */
export const notCharged = <E extends VidError>(error: E, key: string): E => {
  const again = mayPassLater(error)
    ? { nextStep: `${error.nextStep.replace(/\.$/, '')}; send it again with idempotencyKey '${key}'` }
    : {};
  return withFacts(error, { charged: 'no', idempotencyKey: key, ...again });
};

/** Where it may have arrived: how it can be gone on with. */
interface MayHaveArrived {
  /** Whether its answer is read all the same. */
  readonly isRead: boolean;
  readonly recover: Recover;
}

const STILL_READ = 'Its answer is still read: recover() on this error waits for it. ';

/** The caller stopped it; when something had been sent by then, nobody knows. */
export const abortedCall = <E extends VidError>(error: E, key: string, sent: MayHaveArrived | undefined): E => {
  if (sent === undefined) {
    const nextStep = 'Nothing was charged. When you send it again, use the same key.';
    return withFacts(error, { charged: 'no', idempotencyKey: key, nextStep });
  }
  const read = sent.isRead ? STILL_READ : '';
  return withRecover(
    withFacts(error, {
      charged: 'unknown',
      idempotencyKey: key,
      nextStep: `It may have arrived. ${read}Send the same request with idempotencyKey '${key}' to find out without paying twice.`,
    }),
    sent.recover,
  );
};

/** The first answer under this key was a duplicate. `isNew`: nobody sent the key before, as far as can be known. */
export const duplicateCall = (
  error: DuplicateRequestError,
  key: string,
  isNew: boolean,
  recover: Recover,
): DuplicateRequestError =>
  withRecover(
    withFacts(error, {
      idempotencyKey: key,
      charged: isNew ? 'unknown' : 'no',
      nextStep: `${
        isNew
          ? 'Something sent the request twice, or the key without this journal'
          : 'This call rendered nothing; an earlier one may have'
      }: a render may exist. Call recover() on this error. Use a new key only for another video.`,
    }),
    recover,
  );

/** The key is taken by another body. */
export const keyReused = (key: string): InvalidRequestError =>
  new InvalidRequestError(`The idempotency key '${key}' was used before with another request`, {
    idempotencyKey: key,
    problems: [{ path: 'idempotencyKey', message: 'belongs to another request', code: 'DUPLICATE_REQUEST' }],
    nextStep: 'Use one key for one video.',
  });

/** Facts of a render whose outcome nobody knows. */
export interface UnknownFacts {
  readonly key: string;
  readonly firstSentAt: number;
  readonly lastSentAt: number;
  readonly attempts: number;
  readonly arrived: boolean;
  /** Whether its answer is read all the same. */
  readonly isRead: boolean;
  /** Whether all that was answered before the duplicate was a refusal. */
  readonly onlyRefused: boolean;
  readonly mayHaveCost: string;
  readonly cause: VidError;
  readonly recover: Recover;
}

/** Whether something on the way answered in the place of the service. */
const isStranger = (error: VidError): boolean => ApiError.is(error) && !isOfService(error);

const whyUnknown = ({ arrived, isRead, onlyRefused, cause }: UnknownFacts): string => {
  if (isRead) return `its answer has not come in time (${cause.message})`;
  if (isStranger(cause)) return `what answered was hardly the service (${cause.message})`;
  if (!arrived) return `its answer was lost (${cause.message})`;
  return onlyRefused
    ? 'it was refused, and now the service has the key already: a copy may have been accepted'
    : 'its answer was lost, and the service says that it has the key already';
};

const LOOK_FOR_IT =
  'Hand verified deliveries to vid.webhooks.receive() and call recover() on this error where every sender of the account shares this journal, or pass acceptInferred. Another key is another charge.';

const nextStepOf = ({ isRead, onlyRefused, cause }: UnknownFacts): string => {
  if (isRead) return `${STILL_READ}Else: ${LOOK_FOR_IT}`;
  if (isStranger(cause)) return `Check baseUrl (or VID_BASE_URL) and what stands in between. ${LOOK_FOR_IT}`;
  return onlyRefused ? `${LOOK_FOR_IT} Where the service keeps keys that it refused: rotateRefusedKeys.` : LOOK_FOR_IT;
};

export const outcomeUnknown = (facts: UnknownFacts): RenderOutcomeUnknownError => {
  const { key, arrived, cause } = facts;
  const why = whyUnknown(facts);
  return new RenderOutcomeUnknownError(`The render with idempotency key '${key}' was sent, but ${why}`, {
    cause,
    idempotencyKey: key,
    firstSentAt: new Date(facts.firstSentAt),
    lastSentAt: new Date(facts.lastSentAt),
    attempts: facts.attempts,
    arrived,
    mayHaveCost: facts.mayHaveCost,
    recover: facts.recover,
    nextStep: nextStepOf(facts),
  });
};

/** Why a key that the journal holds without an outcome may have arrived. */
export const interrupted = ({ key, at }: JournalEntry): AbortedError =>
  new AbortedError(
    `An earlier call with idempotency key '${key}' at ${new Date(at).toISOString()} recorded no outcome`,
    {
      idempotencyKey: key,
      charged: 'unknown',
    },
  );
