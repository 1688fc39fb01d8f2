/**
 * What one attempt of a paid call means for money. Pure. *Refused*: an error answer of the service itself; nothing was
 * charged. *Not sent*: no connection was ever established. *Unknown*: it was sent and nothing came back that is the
 * service's own, such as the page of a gateway, which may have given up after the service accepted. A duplicate answer says
 * that the key had arrived before.
 */
import { type Answer, type Call, readAnswer } from '../call/answer';
import type { Attempt } from '../call/attempt';
import { shapeError } from '../call/shape';
import { isErrorCode, type RenderAccepted, SERVICE_UNAVAILABLE } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import type { ApiError } from '../errors/api-error';
import { DuplicateRequestError } from '../errors/api-error-classes';
import type { VidError } from '../errors/vid-error';
import { BEGAN, readAccepted, readMisplaced } from './read-accepted';

export type SendOutcome =
  | { readonly kind: 'accepted'; readonly accepted: RenderAccepted; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly error: VidError }
  | { readonly kind: 'not-sent'; readonly error: VidError }
  | { readonly kind: 'unknown'; readonly error: VidError }
  | { readonly kind: 'duplicate'; readonly error: DuplicateRequestError }
  | { readonly kind: 'aborted'; readonly error: AbortedError; readonly sent: boolean };

/** Redirects that only say where to send it instead; after 302 and 303 something was done, or somebody is to log in. */
const POINTS_ELSEWHERE: readonly number[] = [301, 307, 308];

/** Statuses with which what is on the way gives up waiting for the service. */
const GAVE_UP: readonly number[] = [408, 499];

/** Of its failures, and of what others say in its form, only those that it names were refusals. */
const isRefusal = ({ status, code }: ApiError): boolean =>
  (status < 500 && !GAVE_UP.includes(status)) || isErrorCode(code) || code === SERVICE_UNAVAILABLE;

const ofAnswer = (call: Call, answer: Answer): SendOutcome => {
  const accepted = readAccepted(answer);
  if (accepted !== undefined) return { kind: 'accepted', accepted, answer };
  const reading = readAnswer(call, answer);
  const inferred = readMisplaced(answer);
  if (reading.kind === 'error' && reading.recognised) {
    const { error } = reading;
    if (DuplicateRequestError.is(error)) return { kind: 'duplicate', error };
    // What began a job was paid for, whatever is written beside it but a code of the service.
    const began = inferred?.status === BEGAN && !isErrorCode(error.code);
    if (isRefusal(error) && !began) return { kind: 'refused', error };
  }
  if (inferred !== undefined) return { kind: 'accepted', accepted: inferred, answer };
  if (reading.kind === 'success') return { kind: 'unknown', error: shapeError(call, answer, ['job_id']) };
  const isElsewhere = reading.kind === 'unreadable' && POINTS_ELSEWHERE.includes(answer.status);
  return { kind: isElsewhere ? 'refused' : 'unknown', error: reading.error };
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
