/** Sends an attempt through the layers around it. */
import { IDEMPOTENCY_KEY_HEADER } from '../contract/wire';
import { InvalidRequestError } from '../errors/invalid-request-error';
import type { Middleware, MiddlewareAnswer } from '../middleware/middleware';
import { runLayers, type Sent } from '../middleware/run-layers';
import { hideSecrets } from '../observe/secret-values';
import type { AnswerHead } from '../transport/transport';
import type { Attempt, FailedAttempts } from './attempt';
import type { Sending } from './sending';

const IDEMPOTENCY_KEY = IDEMPOTENCY_KEY_HEADER.toLowerCase();

const keyChanged = (what: string): InvalidRequestError =>
  new InvalidRequestError(`A middleware changed the ${IDEMPOTENCY_KEY_HEADER} of ${what}, so it was not sent`, {
    nextStep: 'Give the call its idempotencyKey.',
  });

export interface LayeredPorts {
  readonly layers: readonly Middleware[];
  readonly failures: FailedAttempts;
  /** Told what a layer threw after its call was decided. */
  readonly complain: (message: string) => void;
}

/** The answer as layers see it: some services echo what they were sent, credentials too. Worked out when it is looked at. */
const shown = <Raw extends AnswerHead>(answer: Raw, sending: Sending<Raw, unknown>): MiddlewareAnswer => ({
  status: answer.status,
  get headers() {
    return Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, hideSecrets(value)]));
  },
  get body() {
    const text = sending.bodyOf(answer);
    return text && hideSecrets(text);
  },
});

/** Sends it as the layers have changed it; never rejects. */
const send = async <Raw>(
  sending: Sending<Raw, unknown>,
  headers: Readonly<Record<string, string>>,
  failures: FailedAttempts,
): Promise<Attempt<Raw>> => {
  const { request } = sending;
  try {
    const changed = headers === request.headers ? request : { ...request, headers };
    return { kind: 'answer', answer: await sending.send(changed) };
  } catch (cause) {
    return failures.thrown(sending, cause);
  }
};

/** Never rejects. */
export const sendLayered = async <Raw extends AnswerHead>(
  sending: Sending<Raw, unknown>,
  { layers, failures, complain }: LayeredPorts,
): Promise<Attempt<Raw>> => {
  const { request, limits, facts } = sending;
  const { method, headers, body, cancellation } = request;
  let attempt: Attempt<Raw> | undefined;
  const ending = await runLayers({
    layers,
    request: { ...facts, method, headers, body, attempt: limits.attempt },
    cancellation,
    complain,
    send: async (changed): Promise<Sent> => {
      const { [IDEMPOTENCY_KEY]: key } = headers;
      attempt =
        changed[IDEMPOTENCY_KEY] === key
          ? await send(sending, changed, failures)
          : failures.stopped(sending, keyChanged(sending.what));
      if (attempt.kind !== 'answer') return { ok: false, error: attempt.error };
      return { ok: true, answer: shown(attempt.answer, sending) };
    },
  });
  if (ending.kind === 'sent') return attempt as Attempt<Raw>;
  if (ending.kind === 'cancelled') return failures.notBegun(sending);
  if (ending.kind === 'thrown') return failures.stopped(sending, ending.error);
  const { status, headers: given, body: text } = ending.answer;
  return { kind: 'answer', answer: sending.replace({ status, headers: given ?? {}, text: text ?? '' }) };
};
