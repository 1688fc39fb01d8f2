/**
 * What one attempt of a paid call means for money. Pure. *Refused*: a recognised error answer; nothing was charged. *Not
 * sent*: no connection was ever established. *Unknown*: it was sent and nothing readable came back. A duplicate answer
 * says that the key had arrived before.
 */
import { type Answer, type Call, readAnswer } from '../call/answer';
import type { Attempt } from '../call/attempt';
import { shapeError } from '../call/shape';
import { isErrorCode, type RenderAccepted, SERVICE_UNAVAILABLE } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import type { ApiError } from '../errors/api-error';
import { DuplicateRequestError } from '../errors/api-error-classes';
import type { VidError } from '../errors/vid-error';
import { readAccepted } from './read-accepted';

export type SendOutcome =
  | { readonly kind: 'accepted'; readonly accepted: RenderAccepted; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly error: VidError }
  | { readonly kind: 'not-sent'; readonly error: VidError }
  | { readonly kind: 'unknown'; readonly error: VidError }
  | { readonly kind: 'duplicate'; readonly error: DuplicateRequestError }
  | { readonly kind: 'aborted'; readonly error: AbortedError; readonly sent: boolean };

/** Redirects that only say where to send it instead. */
const POINTS_ELSEWHERE: readonly number[] = [301, 302, 307, 308];

/** Refusals whose body must be readable to be believed: a gateway's time-out, and the status that a repeat may have. */
const AMBIGUOUS_WHEN_UNREADABLE: readonly number[] = [402, 408, 425, 499];

const isRefusal = (error: ApiError, recognised: boolean): boolean => {
  if (error.status >= 500) return recognised && (isErrorCode(error.code) || error.code === SERVICE_UNAVAILABLE);
  return recognised || !AMBIGUOUS_WHEN_UNREADABLE.includes(error.status);
};

const ofAnswer = (call: Call, answer: Answer): SendOutcome => {
  const accepted = readAccepted(answer);
  if (accepted !== undefined) return { kind: 'accepted', accepted, answer };
  const reading = readAnswer(call, answer);
  if (reading.kind === 'unreadable') {
    return { kind: POINTS_ELSEWHERE.includes(answer.status) ? 'refused' : 'unknown', error: reading.error };
  }
  if (reading.kind === 'error') {
    const { error, recognised } = reading;
    if (DuplicateRequestError.is(error)) return { kind: 'duplicate', error };
    return { kind: isRefusal(error, recognised) ? 'refused' : 'unknown', error };
  }
  return { kind: 'unknown', error: shapeError(call, answer, ['job_id']) };
};

/** Sorts an attempt. */
export const sendOutcome = (call: Call, attempt: Attempt): SendOutcome => {
  // Ended here, by a middleware or for want of a key: nothing was sent.
  if (attempt.kind === 'stopped') return { kind: 'refused', error: attempt.error };
  if (attempt.kind === 'answer') return ofAnswer(call, attempt.answer);
  const { error, sent, partial } = attempt;
  // Once the id is there the render is known, whatever became of the rest of the answer.
  const accepted = partial && readAccepted(partial);
  if (partial && accepted) return { kind: 'accepted', accepted, answer: partial };
  if (AbortedError.is(error)) return { kind: 'aborted', error, sent };
  return { kind: sent ? 'unknown' : 'not-sent', error };
};
