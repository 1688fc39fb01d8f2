/**
 * The text behind `error.explain()`, loaded on demand. It works on untrusted input: it never throws, accepts nothing
 * and shows neither secret nor body. It is for the developer; nothing of it goes back to the sender.
 */
import type { ConfigCode, VerificationCode } from '../errors/codes';
import type { Attempt, ExplainHint } from '../errors/evidence';
import { TOLERANCE } from '../verify/read-options';
import {
  invalidPayloadFinding,
  missingBodyFinding,
  notJsonFinding,
  notTextFinding,
  parsedBodyFinding,
  tooLargeFinding,
} from './body-clues';
import { clockFinding, timestampFormFinding } from './clock-clues';
import { type Evidence, evidenceOf, type Finding } from './finding';
import { FOR_ALL, rawBodyFix } from './framework-fixes';
import { duplicateFinding, mismatchedHeaderFinding, missingHeaderFinding, signatureFormFinding } from './header-clues';
import { optionsFinding } from './options-clues';
import { type Failure, NO_CRYPTO, sayMistake } from './say-mistake';
import { missingSecretFinding, secretFinding } from './secret-clues';
import { mismatchFinding } from './signature-clues';

type Code = VerificationCode | ConfigCode;

interface Entry {
  /** What the code says, in full. */
  readonly meaning: string;
  readonly find: (evidence: Evidence) => Finding | Promise<Finding>;
}

const option = (meaning: string, fix: string): Entry => ({
  meaning,
  find: () => ({
    cause: 'The call was refused before it looked at the delivery, so that a slip here cannot let a forgery pass.',
    fix,
  }),
});

const CATALOGUE: Readonly<Record<Code, Entry>> = {
  timestamp_missing: {
    meaning: 'The X-Service-Timestamp header is missing.',
    find: (e) => missingHeaderFinding('timestamp', e),
  },
  timestamp_malformed: { meaning: 'X-Service-Timestamp is not a Unix time in seconds.', find: timestampFormFinding },
  timestamp_too_old: { meaning: 'The signature matches, but it is older than the tolerance.', find: clockFinding },
  timestamp_in_future: {
    meaning: 'The signature matches, but it lies further in the future than the tolerance.',
    find: clockFinding,
  },
  signature_missing: {
    meaning: 'The X-Service-Signature header is missing.',
    find: (e) => missingHeaderFinding('signature', e),
  },
  signature_malformed: {
    meaning: 'X-Service-Signature does not have the form of a signature.',
    find: signatureFormFinding,
  },
  signature_mismatch: { meaning: 'No secret matches the signature over these bytes.', find: mismatchFinding },
  header_duplicate: { meaning: 'A delivery header arrived more than once.', find: duplicateFinding },
  body_missing: { meaning: 'There is no body.', find: missingBodyFinding },
  body_already_parsed: { meaning: 'The body is not raw: a string or bytes were expected.', find: parsedBodyFinding },
  body_too_large: { meaning: 'The body is larger than maxBodyBytes.', find: tooLargeFinding },
  body_not_utf8: { meaning: 'The body is not valid UTF-8.', find: notTextFinding },
  body_not_json: { meaning: 'The body is not JSON.', find: notJsonFinding },
  payload_invalid: { meaning: 'The body is JSON, but not a delivery.', find: invalidPayloadFinding },
  header_body_mismatch: {
    meaning: 'An event or delivery header contradicts the signed body.',
    find: mismatchedHeaderFinding,
  },
  secret_missing: { meaning: 'No webhook secret was given.', find: ({ secret }) => missingSecretFinding(secret) },
  secret_invalid: {
    meaning: 'A webhook secret is 64 lowercase hex digits.',
    find: ({ secret }) => secretFinding(secret),
  },
  options_invalid: { meaning: 'The options are not an object of known names.', find: optionsFinding },
  tolerance_invalid: option(
    `toleranceSeconds is no number of ${TOLERANCE}.`,
    'Give seconds as a number, or leave it out for 300; to verify an old delivery, give `now` as the time of its arrival. NaN often comes from Number() of a variable that is not set.',
  ),
  clock_invalid: option(
    'now is not a function that returns finite Unix milliseconds.',
    'Give a function such as Date.now, not its result, and not a promise.',
  ),
  max_body_bytes_invalid: option(
    'maxBodyBytes is not a whole number above 0.',
    'Give bytes as a whole number, or leave it out for 1 MiB.',
  ),
  strict_headers_invalid: option(
    'strictHeaders is neither true nor false.',
    'Give a boolean; the text "false" is not one.',
  ),
  receiver_invalid: option(
    'The receiver is set up wrongly.',
    'onDelivery, onError and waitUntil are functions; a store has claim (answering claimed, in-progress or done), commit and release; answerAfterMs, maxEntries and keepSeconds are numbers that limit something.',
  ),
  signing_input_invalid: option(
    'This cannot be signed.',
    'Give a string without lone surrogates or bytes, and no other options than timestamp (whole Unix seconds), event and deliveryId (printable ASCII).',
  ),
  crypto_unavailable: option('This runtime has no crypto.subtle.', NO_CRYPTO),
};

/** What a wrong call got wrong is said in its message from now on. */
export const explainFailure = async (
  error: Failure & { readonly code: Code },
  attempt: Partial<Attempt> | undefined,
  hint?: ExplainHint,
): Promise<string> => {
  const given = { ...attempt, ...hint };
  const { meaning, find } = CATALOGUE[error.code];
  const { cause, fix } = await findingOf(find, given);
  sayMistake(error, given);
  return [`${error.code}: ${meaning}`, `Likely cause: ${cause}`, `Fix: ${fix ?? rawBodyFix(given.framework)}`].join(
    '\n',
  );
};

const findingOf = async (find: Entry['find'], attempt: Partial<Attempt>): Promise<Finding> => {
  try {
    return await find(evidenceOf(attempt));
  } catch {
    return {
      cause: 'The evidence is too unusual to say more: it throws when it is looked at, or is nested too deeply.',
      fix: `Pass the headers of the request, the secret and the options as plain values. ${FOR_ALL}`,
    };
  }
};
